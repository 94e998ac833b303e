import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Tx } from "#server/db/connect.ts";
import { draftLinks, drafts } from "#server/db/schema/intake.ts";
import type { IntakeSection } from "#shared/intake/intake-field.ts";
import { openSharedLink, revokeLink, shareLink, startDraft, type TestBrowser } from "#tests/support/app/drafts.ts";
import { signUp } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { eventually } from "#tests/support/eventually.ts";

const current = useTestApp();
const browser = () => createTestBrowser(current().app);

// A creator with a draft, and one guest by each link.
async function startShared() {
  const [creator, manager, owner] = [browser(), browser(), browser()];
  const id = await startDraft(creator);
  await openSharedLink(manager, { from: creator, id, role: "manager" });
  await openSharedLink(owner, { from: creator, id, role: "owner" });
  return { creator, manager, owner, id };
}

const CALLS = {
  read: (who: TestBrowser, id: string) => who.get(`/api/intake/${id}`),
  "read as a manager": (who: TestBrowser, id: string) => who.get(`/api/intake/${id}?role=manager`),
  save: (who: TestBrowser, id: string) => who.put(`/api/intake/${id}`, { form_data: { neighborhood: "Sagene" } }),
  "read the schema": (who: TestBrowser, id: string) => who.get(`/api/intake/${id}/schema`),
  "read the manager's schema": (who: TestBrowser, id: string) => who.get(`/api/intake/${id}/schema?role=manager`),
  "read the permissions": (who: TestBrowser, id: string) => who.get(`/api/intake/${id}/owner-permissions`),
  "set the permissions": (who: TestBrowser, id: string) =>
    who.put(`/api/intake/${id}/owner-permissions`, { sections: ["basics"] }),
  share: (who: TestBrowser, id: string) => who.get(`/api/intake/${id}/share?role=owner`),
  "list the links": (who: TestBrowser, id: string) => who.get(`/api/intake/${id}/links`),
  "be seen": (who: TestBrowser, id: string) =>
    who.post(`/api/intake/${id}/presence`, { fieldId: "address", clientId: "a" }),
  complete: (who: TestBrowser, id: string) => who.post("/api/intake/mark-complete", { draftId: id, ownerData: {} }),
  delete: (who: TestBrowser, id: string) => who.delete(`/api/intake/${id}`),
};
type Call = keyof typeof CALLS;

const FOR_MANAGERS: Call[] = [
  "read as a manager",
  "read the manager's schema",
  "set the permissions",
  "share",
  "list the links",
  "delete",
];

async function statuses(who: TestBrowser, id: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, call] of Object.entries(CALLS)) found[name] = (await call(who, id)).statusCode;
  return found;
}
const allOf = (status: number) => Object.fromEntries(Object.keys(CALLS).map((call) => [call, status]));

test.for(["creator", "manager"] as const)("the %s may do everything", async (who) => {
  const shared = await startShared();
  expect(await statuses(shared[who], shared.id)).toEqual(allOf(200));
});

test("an owner may read and fill in, and is forbidden the rest", async () => {
  const { owner, id } = await startShared();
  const forbidden = Object.fromEntries(FOR_MANAGERS.map((call) => [call, 403]));
  expect(await statuses(owner, id)).toEqual({ ...allOf(200), ...forbidden });
  expect((await CALLS.delete(owner, id)).json()).toEqual({
    message: "You don't have permission to delete this draft.",
  });
  expect((await CALLS.read(owner, id)).json()).toMatchObject({ role: "owner", roles: ["owner"] });
});

test("for a foreign guest, a signed-in stranger and a browser without a cookie the draft does not exist", async () => {
  const { creator, id } = await startShared();
  const foreigner = browser();
  await startDraft(foreigner);
  const stranger = await signUp(current().app, "stranger@example.com");
  for (const who of [foreigner, stranger, browser()]) expect(await statuses(who, id)).toEqual(allOf(404));
  expect(await statuses(creator, crypto.randomUUID())).toEqual(allOf(404));
  expect(await statuses(creator, "not-an-id")).toEqual(allOf(404));
  expect((await creator.get(`/api/intake/${id}`)).json()).toMatchObject({
    form_data: { address: "12 Pine Road, Oslo" },
  });
});

test.for(["owner", "manager"] as const)(
  "a revoked %s's link takes away what it gave, and opens nothing",
  async (role) => {
    const shared = await startShared();
    const token = await shareLink(shared.creator, shared.id, role);
    await revokeLink(shared.creator, shared.id, role);
    expect(await statuses(shared[role], shared.id)).toEqual(allOf(404));
    expect((await browser().get(`/api/intake/${shared.id}?token=${token}`)).statusCode).toBe(404);
    const other = role === "owner" ? shared.manager : shared.owner;
    expect((await CALLS.read(other, shared.id)).statusCode).toBe(200);
    // The next link is another one.
    expect(await shareLink(shared.creator, shared.id, role)).not.toBe(token);
  },
);

test("a customer who opened both links keeps the right of the one that is left", async () => {
  const { creator, owner, id } = await startShared();
  await openSharedLink(owner, { from: creator, id, role: "manager" });
  expect((await CALLS.read(owner, id)).json()).toMatchObject({ role: "manager" });
  await revokeLink(creator, id, "manager");
  expect((await CALLS.read(owner, id)).json()).toMatchObject({ role: "owner", roles: ["owner"] });
  expect((await CALLS["read as a manager"](owner, id)).statusCode).toBe(403);
});

test("every call takes a link's token, and then the cookie suffices", async () => {
  const { creator, id } = await startShared();
  const token = await shareLink(creator, id, "manager");
  const paths = ["", "/schema", "/owner-permissions", "/share", "/links"];
  for (const path of paths) {
    const guest = browser();
    expect((await guest.get(`/api/intake/${id}${path}?token=${token}`)).statusCode).toBe(200);
    expect((await guest.get(`/api/intake/${id}${path}`)).statusCode).toBe(200);
  }
  const saver = browser();
  const saved = await saver.put(`/api/intake/${id}?token=${token}`, { form_data: { floor: 3 } });
  expect(saved.statusCode).toBe(200);
  const completer = browser();
  const body = { draftId: id, ownerData: {} };
  expect((await completer.post(`/api/intake/mark-complete?token=${token}`, body)).statusCode).toBe(200);
});

test("a token opens its own draft alone, and a wrong one creates no guest", async () => {
  const { creator, id } = await startShared();
  const token = await shareLink(creator, id, "manager");
  const other = await startDraft(creator, "3 Other Road");
  const guest = browser();
  expect((await guest.get(`/api/intake/${other}?token=${token}`)).statusCode).toBe(404);
  expect((await guest.get(`/api/intake/${id}?token=${token}x`)).statusCode).toBe(404);
  expect((await guest.get(`/api/intake/not-an-id?token=${token}`)).statusCode).toBe(404);
  expect(guest.cookies.size).toBe(0);
});

test("a token that is no longer good does not take away what the caller holds anyway", async () => {
  const { creator, owner, id } = await startShared();
  expect((await owner.get(`/api/intake/${id}?token=nonsense`)).statusCode).toBe(200);
  const token = await shareLink(creator, id, "owner");
  expect((await creator.get(`/api/intake/${id}?token=${token}`)).json()).toMatchObject({ role: "manager" });
  const links = (await creator.get(`/api/intake/${id}/links`)).json();
  expect(links).toEqual(expect.arrayContaining([expect.objectContaining({ role: "owner", people: 1 })]));
});

test("the database knows a token by its hash alone, and a link stays the same until it is revoked", async () => {
  const { creator, id } = await startShared();
  const url = (await creator.get(`/api/intake/${id}/share`)).json<{ url: string }>().url;
  const token = await shareLink(creator, id, "owner");
  expect(new URL(url).pathname).toBe(`/intake/${id}/form`);
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ mode: "deep", role: "owner", token });
  const stored = await current().database.db.execute("select * from draft_links");
  expect(JSON.stringify(stored.rows)).not.toContain(token);
  expect(token.length).toBeGreaterThanOrEqual(43);
});

test("rights that a guest holds move to the account, also when the account holds one already", async () => {
  const { creator, id } = await startShared();
  const member = await signUp(current().app, "two-browsers@example.com");
  await openSharedLink(member, { from: creator, id, role: "owner" });
  const guest = browser();
  await openSharedLink(guest, { from: creator, id, role: "owner" });
  await openSharedLink(guest, { from: creator, id, role: "manager" });
  await guest.post("/api/login", { email: "two-browsers@example.com", password: "difference engine" });
  for (const who of [guest, member]) {
    expect((await CALLS.read(who, id)).json()).toMatchObject({ role: "manager", roles: ["owner", "manager"] });
  }
});

const fieldsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { sections: IntakeSection[] }).sections.flatMap(({ fields }) => fields.map(({ id }) => id));

test("what only managers see is neither sent to an owner nor taken from one", async () => {
  const { creator, owner, id } = await startShared();
  const save = { form_data: { manager_notes: "Pays late", neighborhood: "Sagene" } };
  expect((await creator.put(`/api/intake/${id}`, save)).statusCode).toBe(200);
  const read = await owner.get(`/api/intake/${id}`);
  expect(read.json()).toMatchObject({ form_data: { address: "12 Pine Road, Oslo", neighborhood: "Sagene" } });
  expect(read.body).not.toContain("Pays late");
  expect(fieldsOf(await owner.get(`/api/intake/${id}/schema`))).not.toContain("manager_notes");

  const refused = await owner.put(`/api/intake/${id}`, { form_data: { neighborhood: "Torshov", manager_notes: "x" } });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ field: "manager_notes" });
  expect((await creator.get(`/api/intake/${id}`)).json()).toMatchObject({ form_data: save.form_data, version: 2 });
  // A manager who looks as an owner is bound like one.
  expect((await creator.get(`/api/intake/${id}?role=owner`)).body).not.toContain("Pays late");
  expect((await creator.put(`/api/intake/${id}?role=owner`, save)).statusCode).toBe(403);
});

test("a section closed to owners is neither sent nor taken, until it is opened again", async () => {
  const { creator, owner, id } = await startShared();
  await creator.put(`/api/intake/${id}`, { form_data: { neighborhood: "Sagene", story: "Built in 1910" } });
  const all = (await owner.get(`/api/intake/${id}/owner-permissions`)).json<{ sections: string[] }>().sections;
  expect(all.length).toBeGreaterThan(10);
  const restrict = (sections: string[]) =>
    creator.put(`/api/intake/${id}/owner-permissions?role=manager`, { sections });
  expect((await restrict(["story"])).json()).toEqual({ sections: ["story"] });

  const read = (await owner.get(`/api/intake/${id}`)).json();
  expect(read).toMatchObject({ form_data: { story: "Built in 1910" }, hasAddress: true });
  expect(Object.keys(read.form_data)).toEqual(["story"]);
  expect((await owner.get(`/api/intake/${id}/schema`)).json().sections).toHaveLength(1);
  expect((await owner.put(`/api/intake/${id}`, { form_data: { neighborhood: "x" } })).statusCode).toBe(403);
  expect((await owner.put(`/api/intake/${id}`, { form_data: { property_address: "x" } })).statusCode).toBe(403);
  expect((await owner.put(`/api/intake/${id}`, { form_data: { story: "Built in 1911" } })).statusCode).toBe(200);
  expect((await owner.get(`/api/intake/${id}/owner-permissions`)).json()).toEqual({ sections: ["story"] });
  expect((await creator.get(`/api/intake/${id}`)).json()).toMatchObject({ form_data: { neighborhood: "Sagene" } });

  expect((await restrict(["story", "cellar"])).json()).toMatchObject({ field: "sections" });
  expect((await restrict([])).json()).toEqual({ sections: [] });
  expect((await owner.get(`/api/intake/${id}`)).json()).toMatchObject({ form_data: {} });
  expect((await restrict(all)).json()).toEqual({ sections: all });
  expect((await owner.get(`/api/intake/${id}`)).json()).toMatchObject({ form_data: { neighborhood: "Sagene" } });
});

test("a link is revoked only by a manager of its own draft", async () => {
  const { creator, owner, id } = await startShared();
  const [link] = (await creator.get(`/api/intake/${id}/links`)).json<{ id: string }[]>();
  const otherDraft = await startDraft(creator, "3 Other Road");
  expect((await owner.delete(`/api/intake/${id}/links/${link?.id}`)).statusCode).toBe(403);
  expect((await creator.delete(`/api/intake/${otherDraft}/links/${link?.id}`)).statusCode).toBe(404);
  expect((await creator.delete(`/api/intake/${id}/links/nonsense`)).statusCode).toBe(404);
  expect((await creator.get(`/api/intake/${id}/links`)).json()).toHaveLength(2);
});

test("a manager by link can buy the description, an owner cannot take the draft", async () => {
  const { manager, owner, id } = await startShared();
  expect((await manager.post("/api/create-payment-intent", { draftId: id })).statusCode).toBe(200);
  expect((await owner.post("/api/create-payment-intent", { draftId: id })).statusCode).toBe(404);
});

test("a save that comes while its right is being taken away is refused", async () => {
  const { creator, owner, id } = await startShared();
  const { db } = current().database;
  const isWaiting = async () => {
    const waiting = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'`);
    return waiting.rows.length > 0;
  };
  const takeAway = async (change: (tx: Tx) => Promise<unknown>) => {
    const saving = Promise.withResolvers<number>();
    await db.transaction(async (tx) => {
      await tx.select().from(drafts).where(eq(drafts.id, id)).for("no key update");
      const save = owner.put(`/api/intake/${id}`, { form_data: { neighborhood: "Sagene" } });
      save.then(({ statusCode }) => saving.resolve(statusCode), saving.reject);
      await eventually(isWaiting, "the save waits for the draft");
      await change(tx);
    });
    return saving.promise;
  };
  expect(
    await takeAway((tx) =>
      tx
        .update(drafts)
        .set({ ownerSections: ["story"] })
        .where(eq(drafts.id, id)),
    ),
  ).toBe(403);
  expect(await takeAway((tx) => tx.delete(draftLinks).where(eq(draftLinks.draftId, id)))).toBe(404);
  expect(await takeAway((tx) => tx.delete(drafts).where(eq(drafts.id, id)))).toBe(404);
  expect((await CALLS.read(creator, id)).statusCode).toBe(404);
});
