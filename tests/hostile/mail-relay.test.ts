import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import { users } from "#server/db/schema/accounts.ts";
import { listingTexts } from "#server/db/schema/listings.ts";
import { embeddedWriters } from "#server/features/listings/write/write-texts.ts";
import { openSharedLink, startDraft } from "#tests/support/app/drafts.ts";
import { mailsTo, signUp } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { testServerUntilTestEnds } from "#tests/support/app/test-server.ts";

const current = useTestApp({ env: { PUBLIC_URL: "https://stayscribe.example" } });
const db = () => current().database.db;
const LURE = "Account suspended, log in at http://evil.example";

async function aManager(email: string, isVerified: boolean) {
  const manager = await signUp(current().app, email);
  await db().update(users).set({ emailVerified: isVerified }).where(eq(users.email, email));
  return manager;
}

async function complete(manager: Awaited<ReturnType<typeof aManager>>, address: string): Promise<void> {
  const owner = createTestBrowser(current().app);
  const draftId = await startDraft(manager, address);
  await openSharedLink(owner, { from: manager, id: draftId, role: "owner" });
  const answer = await owner.post("/api/intake/mark-complete", { draftId, ownerData: {} });
  expect(answer.statusCode).toBe(200);
}

const notices = async (email: string) =>
  (await mailsTo(db(), email)).filter(({ subject }) => subject.startsWith("Complete"));

test("a notice is not sent to an unconfirmed address", async () => {
  await complete(await aManager("victim@example.com", false), LURE);
  expect(await notices("victim@example.com")).toEqual([]);
});

test("a notice holds no word of the form in its subject, no link and no second line of an address", async () => {
  await complete(await aManager("manager@example.com", true), LURE);
  await complete(await aManager("other@example.com", true), "12 Pine Road\r\nBcc: victim@example.com\u2028Oslo");
  const [first, second] = [...(await notices("manager@example.com")), ...(await notices("other@example.com"))];
  expect(first?.subject).toBe("Complete: the owner's part of a form");
  expect(first?.text).not.toContain("evil");
  expect(second?.subject).toBe(first?.subject);
  expect(second?.text).not.toMatch(/^Bcc/m);
});

test("one address gets so many notices a day, and completing goes on working", async () => {
  const manager = await aManager("busy@example.com", true);
  for (let at = 0; at < 23; at++) await complete(manager, `${at} Pine Road, Oslo`);
  expect(await notices("busy@example.com")).toHaveLength(20);
});

test("a subject with a line break is no mail at all", async () => {
  for (const subject of ["Hello\r\nBcc: victim@example.com", "Hello\u2028you", "x".repeat(300)]) {
    await expect(postMail(db(), { to: "a@example.com", subject, text: "x" })).rejects.toThrow();
  }
  for (const to of ["a@example.com, b@example.com", "a@example.com\r\nBcc: b@example.com"]) {
    await expect(postMail(db(), { to, subject: "Hello", text: "x" })).rejects.toThrow();
  }
});

const mails = async (server: Awaited<ReturnType<typeof testServerUntilTestEnds>>) => {
  const held = await server.database.db.execute<{ payload: { to: string; subject: string; text: string } }>(sql`
    select job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id and task.identifier = 'send-mail'`);
  return held.rows.map(({ payload }) => payload);
};

// Mails wait for ever, so that the test can read them.
async function serverThatHoldsMails() {
  const server = await testServerUntilTestEnds({ writers: embeddedWriters });
  await server.database.db.execute(sql`
    create function hold_mails() returns trigger language plpgsql as $$
    begin
      if exists (select from graphile_worker._private_tasks where id = new.task_id and identifier = 'send-mail')
      then new.run_at := now() + interval '1 year'; end if;
      return new;
    end $$`);
  await server.database.db.execute(sql`
    create trigger hold_mails before insert on graphile_worker._private_jobs
      for each row execute function hold_mails()`);
  return server;
}

test("receipts hold one plain line of an address, and one address gets few receipts for free orders", async () => {
  const server = await serverThatHoldsMails();
  const email = "receiver@example.com";
  for (let at = 0; at < 8; at++) {
    const buyer = server.browser();
    const address = at === 0 ? `${LURE}\n\nYour bank, Oslo` : `${at} Pine Road\nDear customer\u2028call us, Oslo`;
    const propertyData = { address, bedrooms: 2 };
    const { paymentIntentId } = await buyer.quote({ propertyData, email, promoCode: "ALPHA100" });
    await buyer.post("/api/generate-guest-description", { propertyData, paymentIntentId, paymentData: null });
  }
  const sent = (await mails(server)).filter(({ to }) => to === email);
  expect(sent).toHaveLength(5);
  for (const { subject, text } of sent) {
    expect(subject).toBe("Your free Stayscribe order");
    expect(text).not.toMatch(/evil|^Dear|^Your bank|^call/m);
  }
});

test("one caller names only so many addresses for receipts", async () => {
  const server = await serverThatHoldsMails();
  const buyer = server.browser();
  const statuses: number[] = [];
  for (let at = 0; at < 62; at++) {
    const body = { propertyData: { address: "1 Pine Road, Oslo", bedrooms: 2 }, email: `v${at}@example.com` };
    statuses.push((await buyer.post("/api/create-payment-intent", body)).status);
  }
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(60)).toEqual([429, 429]);
});

test.for([LURE, "Log in at evil dot example", "See evil[.]example", "See evil\u3002example", "ana at gmail dot com"])(
  "a shared text with %s in it is refused",
  async (lure) => {
    const server = await serverThatHoldsMails();
    const buyer = server.browser();
    const propertyData = { address: "5 Lake View, Kelowna, BC", bedrooms: 3, story: lure };
    const { paymentIntentId } = await buyer.quote({ propertyData, promoCode: "ALPHA100" });
    type Delivered = { content: string; listingId: string };
    const asked = { propertyData, paymentIntentId, paymentData: null };
    const { body } = await buyer.post<Delivered>("/api/generate-guest-description", asked);
    expect(body.content).not.toMatch(/evil|gmail/);
    const share = (description: string) =>
      buyer.post("/api/share-description", { email: "friend@example.com", propertyAddress: "", description });
    expect((await share(body.content)).status).toBe(200);

    // A text from before host's words were judged.
    const text = `A cabin by the lake. ${lure}.`;
    const [row] = await server.database.db.select().from(listingTexts);
    const description = {
      ...row?.description,
      sections: [{ heading: "Summary", text, sentences: [{ text, facts: [] }] }],
    };
    await server.database.db
      .update(listingTexts)
      .set({ description: description as typeof listingTexts.$inferInsert.description });
    expect(await share(text)).toMatchObject({ status: 400, body: { field: "description" } });
    const sent = await mails(server);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([["friend@example.com", "Property description"]]);
  },
);
