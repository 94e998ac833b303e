import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#server/db/schema/accounts.ts";
import { mailsTo, PASSWORD, registration, resetToken, signUp } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "1000" } });

test("asking for a new address does not tell whether an account has it", async () => {
  const { app, database } = current();
  await signUp(app, "taken@example.com");
  const before = (await mailsTo(database.db, "taken@example.com")).length;
  const browser = await signUp(app, "curious@example.com");
  const pendingAfter = async (email: string) => {
    const answer = await browser.post("/api/account/email", { email, password: PASSWORD });
    return [answer.json<unknown>(), (await browser.get("/api/account")).json<{ pendingEmail: string }>().pendingEmail];
  };
  const [answerForFree, pendingFree] = await pendingAfter("nobodys@example.com");
  const [answerForTaken, pendingTaken] = await pendingAfter("taken@example.com");
  expect(answerForTaken).toEqual(answerForFree);
  expect([pendingFree, pendingTaken]).toEqual(["nobodys@example.com", "taken@example.com"]);
  expect(await mailsTo(database.db, "taken@example.com")).toHaveLength(before);
});

test("whether an address is registered cannot be asked without limit", async () => {
  const { app } = current();
  await signUp(app, "asked-about@example.com");
  for (const email of ["asked-about@example.com", "never-there@example.com"]) {
    const statuses = new Set<number>();
    for (let time = 0; time < 12; time++) {
      const answer = await createTestBrowser(app).post("/api/register", registration(email));
      statuses.add(answer.statusCode);
      if (answer.statusCode === 429) break;
    }
    expect(statuses).toContain(429);
  }
});

test("a caller who signs in with the old password while a new one is set is left with no session", async () => {
  const { app, database } = current();
  const email = "resets-in-time@example.com";
  const { id } = await signUp(app, email);
  const token = await resetToken(current(), email);
  const browsers = Array.from({ length: 4 }, () => createTestBrowser(app));
  const thefts = browsers.map((browser) => browser.post("/api/login", { email, password: PASSWORD }));
  const reset = createTestBrowser(app).post("/api/reset-password-confirm", { token, password: "a new password" });
  const [answer] = await Promise.all([reset, ...thefts]);
  expect(answer.statusCode).toBe(200);
  expect(await database.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  for (const browser of browsers) expect((await browser.get("/api/auth/user")).statusCode).toBe(401);
});
