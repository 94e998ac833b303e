import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { sessions } from "#server/db/schema/accounts.ts";
import { watchDraft } from "#tests/support/app/draft-stream.ts";
import { openSharedLink, revokeLink, startDraft } from "#tests/support/app/drafts.ts";
import { PASSWORD, resetToken, signIn, signUp } from "#tests/support/app/members.ts";
import { createTestApp, createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { eventually } from "#tests/support/eventually.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "1000" } });

async function secondApp() {
  const second = await createTestApp({ database: current().database });
  onTestFinished(() => second.close());
  return second.app;
}

// A member at two browsers, both looking at a draft, through a server other than the one that is told.
async function watchTwice(email: string) {
  const { app } = current();
  const here = await signUp(app, email);
  const there = await signIn(app, email);
  const id = await startDraft(here);
  const other = await secondApp();
  const [ofHere, ofThere] = await Promise.all([
    watchDraft(other, here, `${id}/events`),
    watchDraft(other, there, `${id}/events`),
  ]);
  await Promise.all([ofHere.until("hello"), ofThere.until("hello")]);
  return { here, there, id, ofHere, ofThere };
}

async function resetPassword(email: string): Promise<void> {
  const browser = createTestBrowser(current().app);
  const token = await resetToken(current(), email);
  expect((await browser.post("/api/reset-password-confirm", { token, password: "a new one" })).statusCode).toBe(200);
}

test("signing out ends the streams of that session at once, on every server, and no others", async () => {
  const { there, here, id, ofHere, ofThere } = await watchTwice("signs-out@example.com");
  await there.post("/api/logout");
  await eventually(() => ofThere.isEnded(), "the stream of the session ends");
  await here.put(`/api/intake/${id}`, { form_data: { neighborhood: "Sagene" } });
  await ofHere.until("saved");
  expect(ofHere.isEnded()).toBe(false);
  expect(ofThere.text()).not.toContain("Sagene");
});

test("ending all other sessions, one of them, or changing the password ends their streams", async () => {
  for (const [index, end] of [
    (browser: Awaited<ReturnType<typeof signUp>>) => browser.post("/api/account/sessions/end-others"),
    (browser: Awaited<ReturnType<typeof signUp>>) =>
      browser.post("/api/account/password", { currentPassword: PASSWORD, newPassword: "a new password" }),
  ].entries()) {
    const { here, ofHere, ofThere } = await watchTwice(`ends-${index}@example.com`);
    expect((await end(here)).statusCode).toBe(200);
    await eventually(() => ofThere.isEnded(), "the stream of the other session ends");
    expect(ofHere.isEnded()).toBe(false);
  }
});

test("a reset password and a deleted account end every stream", async () => {
  const reset = await watchTwice("stream-reset@example.com");
  await resetPassword("stream-reset@example.com");
  await eventually(() => reset.ofHere.isEnded() && reset.ofThere.isEnded(), "both streams end");

  const deleted = await watchTwice("stream-deleted@example.com");
  expect((await deleted.here.post("/api/account/delete", { password: PASSWORD })).statusCode).toBe(200);
  await eventually(() => deleted.ofHere.isEnded() && deleted.ofThere.isEnded(), "both streams end");
});

test("a session that ended while a server could not hear has no stream left", async () => {
  const { ofHere, ofThere, there } = await watchTwice("unheard@example.com");
  const { db } = current().database;
  const token = decodeURIComponent(there.cookies.get("stayscribe.session_token") ?? "").split(".")[0] ?? "";
  // In one statement: the listening connections break, so the notice about the ended session is lost.
  await db.execute(sql`alter table sessions disable trigger user`);
  await db.delete(sessions).where(sql`${sessions.token} = ${token}`);
  await db.execute(sql`alter table sessions enable trigger user`);
  expect(ofThere.isEnded()).toBe(false);
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`);
  await eventually(() => ofThere.isEnded(), "the stream of the ended session ends");
  expect(ofHere.isEnded()).toBe(false);
});

test("a revoked share link ends the streams of a member who came by it", async () => {
  const { app } = current();
  const creator = createTestBrowser(app);
  const id = await startDraft(creator);
  const member = await signUp(app, "by-link@example.com");
  await openSharedLink(member, { from: creator, id, role: "owner" });
  const stream = await watchDraft(await secondApp(), member, `${id}/events`);
  await stream.until("hello");
  await revokeLink(creator, id, "owner");
  await eventually(() => stream.isEnded(), "the member's stream ends");
  expect(stream.events.at(-1)).toEqual({ type: "revoked" });
});
