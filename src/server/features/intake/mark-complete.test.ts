import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/accounts.ts";
import { openSharedLink, startDraft } from "#tests/support/app/drafts.ts";
import { mailsTo, signUp } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp({ env: { PUBLIC_URL: "https://stayscribe.example" } });
const browser = () => createTestBrowser(current().app);
async function aVerifiedManager(email: string) {
  const manager = await signUp(current().app, email);
  await current().database.db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  return manager;
}
const noticesTo = async (email: string) =>
  (await mailsTo(current().database.db, email)).filter(({ subject }) => subject.startsWith("Complete")).length;
const complete = (who: ReturnType<typeof browser>, draftId: string) =>
  who.post("/api/intake/mark-complete", { draftId, ownerData: { address: "ignored", anything: [1] } });

test("completing is recorded, shown in the draft and the list, and mailed to the manager", async () => {
  const manager = await aVerifiedManager("manager@example.com");
  const owner = browser();
  const id = await startDraft(manager, "12 Pine Road,\n Oslo");
  await openSharedLink(owner, { from: manager, id, role: "owner" });
  const answer = await complete(owner, id);
  const completion = { completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), completedBy: "the owner" };
  expect(answer.json()).toEqual({ success: true, ...completion });
  expect((await manager.get(`/api/intake/${id}`)).json()).toMatchObject({
    ...completion,
    form_data: { address: "12 Pine Road, Oslo" },
  });
  expect((await manager.get("/api/intake")).json()).toEqual([expect.objectContaining(completion)]);

  const mails = await mailsTo(current().database.db, "manager@example.com");
  const [mail, ...more] = mails.filter(({ subject }) => subject.startsWith("Complete:"));
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Complete: the owner's part of a form");
  expect(mail?.text).toContain("12 Pine Road, Oslo");
  expect(mail?.text).toContain(`https://stayscribe.example/intake/${id}/form?mode=deep&role=manager`);
});

test("the mail to the manager says that there are wishes for the text, and not which", async () => {
  const manager = await aVerifiedManager("wishes@example.com");
  const owner = browser();
  const id = await startDraft(manager);
  await openSharedLink(owner, { from: manager, id, role: "owner" });
  await owner.put(`/api/intake/${id}`, { form_data: { wording_wishes: "Please never say cosy." } });
  await complete(owner, id);
  const mails = await mailsTo(current().database.db, "wishes@example.com");
  const mail = mails.find(({ subject }) => subject.startsWith("Complete:"));
  expect(mail?.text).toContain("wishes for the text");
  expect(mail?.text).not.toContain("cosy");
});

test("completing what was completed mails nothing again, until something changed", async () => {
  const manager = await aVerifiedManager("twice@example.com");
  const owner = browser();
  const id = await startDraft(manager);
  await openSharedLink(owner, { from: manager, id, role: "owner" });
  const first = (await complete(owner, id)).json<{ completedAt: string }>();
  const [again, atOnce] = await Promise.all([complete(owner, id), complete(manager, id)]);
  expect([again.json(), atOnce.json()]).toEqual([first, first]);
  expect(await noticesTo("twice@example.com")).toBe(1);
  await owner.put(`/api/intake/${id}`, { form_data: { floor: 2 } });
  expect((await complete(owner, id)).json<{ completedAt: string }>().completedAt > first.completedAt).toBe(true);
  expect(await noticesTo("twice@example.com")).toBe(2);
});

test("who completed is named by the account, also one made afterwards", async () => {
  const creator = browser();
  const owner = browser();
  const id = await startDraft(creator);
  await openSharedLink(owner, { from: creator, id, role: "owner" });
  expect((await complete(owner, id)).json()).toMatchObject({ completedBy: "the owner" });
  const registration = { email: "late@example.com", password: "difference engine", firstName: "Ann", lastName: "Berg" };
  await owner.post("/api/register", registration);
  expect((await creator.get(`/api/intake/${id}`)).json()).toMatchObject({ completedBy: "Ann Berg" });
  expect((await creator.get("/api/intake")).json()).toMatchObject([{ completedBy: "Ann Berg" }]);

  const own = await startDraft(creator, "3 Other Road");
  expect((await complete(creator, own)).json()).toMatchObject({ completedBy: "the manager" });
});

test("a draft cannot be completed without a right to it", async () => {
  const id = await startDraft(browser());
  for (const draftId of [id, "not-an-id", crypto.randomUUID()]) {
    expect((await complete(browser(), draftId)).statusCode).toBe(404);
  }
  expect((await browser().post("/api/intake/mark-complete", {})).json()).toMatchObject({ field: "draftId" });
});
