import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { drafts } from "#server/db/schema/intake.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { watchDraft } from "#tests/support/app/draft-stream.ts";
import { openSharedLink, revokeLink, shareLink, startDraft } from "#tests/support/app/drafts.ts";
import { signUp } from "#tests/support/app/members.ts";
import { createTestApp, createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { answerTo } from "#tests/support/samples/random-form.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "1000" } });
const browser = () => createTestBrowser(current().app);

async function secondApp() {
  const second = await createTestApp({ database: current().database });
  onTestFinished(() => second.close());
  return second.app;
}

const isThird = ({ version }: { version: number }) => version === 3;
const isManagers = ({ role }: { role: string }) => role === "manager";

async function startShared() {
  const [creator, owner] = [browser(), browser()];
  const id = await startDraft(creator);
  await openSharedLink(owner, { from: creator, id, role: "owner" });
  return { creator, owner, id };
}

test("a save through one server is heard through another, by those who may see it", async () => {
  const { creator, owner, id } = await startShared();
  const other = await secondApp();
  const [ofOwner, ofManager] = await Promise.all([
    watchDraft(other, owner, `${id}/events?role=owner`),
    watchDraft(other, creator, `${id}/events?role=manager`),
  ]);
  expect(ofOwner.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(ofOwner.headers.get("content-encoding")).toBeNull();
  expect(await ofOwner.until("hello")).toEqual({ type: "hello", version: 1 });
  await ofManager.until("hello");

  const form_data = { neighborhood: "Sagene", floor: null, manager_notes: "Pays late" };
  await creator.put(`/api/intake/${id}`, { form_data: { floor: 2 } });
  await creator.put(`/api/intake/${id}`, { form_data, clientId: "tab-1" });
  const saved = { type: "saved", version: 3, updated_at: expect.any(String), clientId: "tab-1" };
  expect(await ofManager.until("saved", isThird)).toEqual({ ...saved, values: form_data });
  expect(await ofOwner.until("saved", isThird)).toEqual({ ...saved, values: { neighborhood: "Sagene", floor: null } });
  expect(ofOwner.text()).not.toContain("Pays late");
});

test("a client is not told what it did itself", async () => {
  const { creator, id } = await startShared();
  const own = await watchDraft(current().app, creator, `${id}/events?clientId=tab-1`);
  const tab = await watchDraft(current().app, creator, `${id}/events?clientId=tab-2`);
  await Promise.all([own.until("hello"), tab.until("hello")]);
  await creator.post(`/api/intake/${id}/presence`, { fieldId: "floor", clientId: "tab-1" });
  await creator.put(`/api/intake/${id}`, { form_data: { floor: 1 }, clientId: "tab-1" });
  await creator.put(`/api/intake/${id}`, { form_data: { floor: 2 }, clientId: "tab-2" });
  await own.until("saved", ({ version }) => version === 3);
  expect(own.events.map(({ type }) => type)).toEqual(["hello", "saved"]);
  await tab.until("presence");
  await tab.until("saved", ({ version }) => version === 2);
});

test("who is in which field is told, stored nowhere, and says nothing of closed fields", async () => {
  const { creator, owner, id } = await startShared();
  const [ofOwner, ofManager] = await Promise.all([
    watchDraft(current().app, owner, `${id}/events`),
    watchDraft(current().app, creator, `${id}/events`),
  ]);
  await Promise.all([ofOwner.until("hello"), ofManager.until("hello")]);
  const before = (await creator.get(`/api/intake/${id}`)).json();
  const mark = (who: typeof owner, fieldId: string | null) =>
    who.post(`/api/intake/${id}/presence`, { fieldId, clientId: "tab-1" });
  await mark(owner, "story");
  expect(await ofManager.until("presence")).toEqual({
    type: "presence",
    clientId: "tab-1",
    role: "owner",
    fieldId: "story",
  });
  await mark(creator, "manager_notes");
  expect(await ofManager.until("presence", isManagers)).toMatchObject({ fieldId: "manager_notes" });
  expect(await ofOwner.until("presence", isManagers)).toMatchObject({ fieldId: null });
  expect((await mark(owner, "manager_notes")).json()).toMatchObject({ field: "fieldId" });
  expect((await mark(owner, null)).statusCode).toBe(200);
  expect((await creator.get(`/api/intake/${id}`)).json()).toEqual(before);
});

test("a revoked link ends the streams of those who came by it, at once, and no others", async () => {
  const { creator, owner, id } = await startShared();
  const other = await secondApp();
  const [ofOwner, ofManager] = await Promise.all([
    watchDraft(other, owner, `${id}/events`),
    watchDraft(other, creator, `${id}/events`),
  ]);
  await Promise.all([ofOwner.until("hello"), ofManager.until("hello")]);
  await revokeLink(creator, id, "owner");
  await creator.put(`/api/intake/${id}`, { form_data: { neighborhood: "Sagene" } });
  await eventually(() => ofOwner.isEnded(), "the owner's stream ends");
  expect(ofOwner.events.map(({ type }) => type)).toEqual(["hello", "revoked"]);
  await ofManager.until("saved");
  expect(ofManager.isEnded()).toBe(false);
  expect((await watchDraft(other, owner, `${id}/events`)).status).toBe(404);
});

test("a deleted draft says so and ends its streams", async () => {
  const { creator, owner, id } = await startShared();
  const stream = await watchDraft(current().app, owner, `${id}/events`);
  await stream.until("hello");
  await creator.delete(`/api/intake/${id}?role=manager`);
  await eventually(() => stream.isEnded(), "the stream ends");
  expect(stream.events.at(-1)).toEqual({ type: "deleted" });
});

test("an owner hears that sections were closed, and nothing more of them", async () => {
  const { creator, owner, id } = await startShared();
  const stream = await watchDraft(current().app, owner, `${id}/events`);
  await stream.until("hello");
  await creator.put(`/api/intake/${id}/owner-permissions`, { sections: ["story"] });
  expect(await stream.until("permissions")).toEqual({ type: "permissions", sections: ["story"] });
  await creator.put(`/api/intake/${id}`, { form_data: { neighborhood: "Sagene", story: "Built in 1910" } });
  expect(await stream.until("saved")).toMatchObject({ values: { story: "Built in 1910" } });
  expect(stream.text()).not.toContain("Sagene");
});

test("completing is told", async () => {
  const { creator, owner, id } = await startShared();
  const stream = await watchDraft(current().app, creator, `${id}/events`);
  await stream.until("hello");
  await owner.post("/api/intake/mark-complete", { draftId: id, ownerData: {} });
  expect(await stream.until("completed")).toMatchObject({ completedBy: "the owner" });
});

test("a save of every field at once is heard whole", async () => {
  const { creator, id } = await startShared();
  const stream = await watchDraft(current().app, creator, `${id}/events`);
  await stream.until("hello");
  const fields = INTAKE_SECTIONS.flatMap((section) => section.fields).filter(
    ({ id: fieldId, roles }) => fieldId !== "address" && (roles?.includes("manager") ?? true),
  );
  const form_data = Object.fromEntries(fields.map((field) => [field.id, fc.sample(answerTo(field), 1)[0]]));
  const answer = await creator.put(`/api/intake/${id}`, { form_data, clientId: "\u{1F3E0}".repeat(32) });
  expect(answer.statusCode).toBe(200);
  expect((await stream.until("saved")).values).toEqual(form_data);
});

test("after its connection to the database broke, a server hears again and says where the draft stands", async () => {
  const { creator, owner, id } = await startShared();
  const { db } = current().database;
  const stream = await watchDraft(current().app, owner, `${id}/events`);
  await stream.until("hello");
  // Unheard: no notice is sent of it. It stands before the break, since the server may be listening again at once.
  await db.update(drafts).set({ version: 7 }).where(eq(drafts.id, id));
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`);
  await stream.until("hello", ({ version }) => version === 7);
  await creator.put(`/api/intake/${id}`, { form_data: { neighborhood: "Sagene" } });
  expect(await stream.until("saved", ({ version }) => version === 8)).toMatchObject({
    values: { neighborhood: "Sagene" },
  });
});

test("a guest who signs in is let go without a word, and connects again as the account", async () => {
  const { creator, owner, id } = await startShared();
  await signUp(current().app, "late@example.com");
  const stream = await watchDraft(current().app, owner, `${id}/events`);
  await stream.until("hello");
  await owner.post("/api/login", { email: "late@example.com", password: "difference engine" });
  await creator.put(`/api/intake/${id}`, { form_data: { neighborhood: "Sagene" } });
  await eventually(() => stream.isEnded(), "the guest's stream ends");
  expect(stream.events.map(({ type }) => type)).toEqual(["hello"]);
  expect(await (await watchDraft(current().app, owner, `${id}/events`)).until("hello")).toMatchObject({ version: 2 });
});

test("a first call with a link's token may be the stream itself", async () => {
  const { creator, id } = await startShared();
  const token = await shareLink(creator, id, "owner");
  const stream = await watchDraft(current().app, browser(), `${id}/events?token=${token}`);
  await stream.until("hello");
  expect(stream.headers.getSetCookie().join()).toContain("visitor=");
  expect((await watchDraft(current().app, browser(), `${id}/events`)).status).toBe(404);
});

test("any number of streams holds one connection to the database, and one customer has a bounded number", async () => {
  const { creator, id } = await startShared();
  const { app, database, close } = await createTestApp();
  onTestFinished(close);
  const who = createTestBrowser(app);
  const draft = await startDraft(who);
  for (let count = 0; count < 20; count += 1) {
    await (await watchDraft(app, who, `${draft}/events`)).until("hello");
  }
  const { pool } = database;
  await eventually(() => pool.totalCount - pool.idleCount === 1, "only the listening connection is in use");
  const refused = await watchDraft(app, who, `${draft}/events`);
  expect(refused.status).toBe(429);
  // Another customer still gets a stream.
  expect((await watchDraft(current().app, creator, `${id}/events`)).status).toBe(200);
});

test("a quiet stream is kept alive, and ends when the server stops", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, close } = await createTestApp({ database: current().database });
  const who = createTestBrowser(app);
  const stream = await watchDraft(app, who, `${await startDraft(who)}/events`);
  await stream.until("hello");
  expect(stream.text()).not.toContain("\n:\n");
  vi.advanceTimersByTime(15_000);
  await eventually(() => stream.text().includes("\n:\n"), "a comment comes");
  await close();
  await eventually(() => stream.isEnded(), "the stream ends");
});
