import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { createWorkerMails } from "#server/features/accounts/account-services.ts";
import { bindSendResetLink } from "#server/features/accounts/sign-in/reset-password.ts";
import { createTestBrowser, type TestApp } from "./test-app.ts";

export const ADMIN_EMAIL = "boss@stayscribe.example";

export const PASSWORD = "difference engine";

// A browser that has just created an account.
export async function signUp(app: FastifyInstance, email: string) {
  const browser = createTestBrowser(app);
  const answer = await browser.post("/api/register", registration(email));
  if (answer.statusCode !== 200) throw new Error(`registering was answered ${answer.statusCode}: ${answer.body}`);
  return Object.assign(browser, { id: answer.json<{ user: { id: string } }>().user.id });
}

export function registration(email: string) {
  return { email, password: PASSWORD, firstName: "Ada", lastName: "Lovelace" };
}

export async function signIn(app: FastifyInstance, email: string, password = PASSWORD) {
  const browser = createTestBrowser(app);
  const answer = await browser.post("/api/login", { email, password });
  return Object.assign(browser, { answer });
}

const PostedMail = z.object({ to: z.string(), replyTo: z.string().optional(), subject: z.string(), text: z.string() });
type PostedMail = z.infer<typeof PostedMail>;

// Mails as they wait for the worker, oldest first.
export async function mailsTo(db: Db, email: string): Promise<PostedMail[]> {
  const found = await jobsOf(db, "send-mail");
  return found.map(({ payload }) => PostedMail.parse(payload)).filter(({ to }) => to === email);
}

// The path of the newest mailed link whose path begins like this.
export async function mailedLink(db: Db, email: string, beginning: string): Promise<string> {
  const links = (await mailsTo(db, email)).flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
  const paths = links.map((link) => link.replace(/^https?:\/\/[^/]+/, ""));
  const link = paths.findLast((path) => path.startsWith(beginning));
  if (!link) throw new Error(`no link that begins with ${beginning} was mailed to ${email}`);
  return link;
}

export function tokenIn(link: string): string {
  return new URL(link, "http://localhost").searchParams.get("token") ?? "";
}

type Browser = Pick<ReturnType<typeof createTestBrowser>, "post">;

// What the page behind a confirmation link does when its button is pressed.
export function confirmEmail(browser: Browser, link: string, password?: string) {
  return browser.post("/api/verify-email", { token: tokenIn(link), ...(password !== undefined && { password }) });
}

// What the worker would do with the wishes for a new password.
export async function sendResetLinks({ config, database: { db } }: TestApp): Promise<void> {
  const mails = createWorkerMails({ config, ownUrl: async () => "http://localhost" });
  const task = bindSendResetLink({ db, mails });
  for (const { id, payload } of await jobsOf(db, task.name)) {
    await task.run(payload);
    await db.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
  }
}

// The token of a link for a new password, as the mailbox gets it.
export async function resetToken(testApp: TestApp, email: string): Promise<string> {
  await createTestBrowser(testApp.app).post("/api/reset-password", { email });
  await sendResetLinks(testApp);
  return tokenIn(await mailedLink(testApp.database.db, email, "/reset-password?token="));
}

export async function jobsOf(db: Db, name: string): Promise<{ id: string; payload: unknown }[]> {
  const found = await db.execute<{ id: string; payload: unknown }>(sql`
    select job.id, job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id and task.identifier = ${name} order by job.id`);
  return found.rows;
}

// Opens a link like a mail scanner does before the owner reads the mail.
export async function scanLink(app: FastifyInstance, link: string): Promise<void> {
  const token = tokenIn(link);
  for (const url of [link, `/api/verify-email?token=${token}`, `/reset-password?token=${token}`]) {
    for (const method of ["HEAD", "GET"] as const) await app.inject({ method, url });
  }
  // Some of them press every button too.
  for (const url of ["/api/verify-email", "/api/verify-email/check"]) {
    await app.inject({ method: "POST", url, payload: { token } });
  }
}

// A browser that is signed in as the admin.
export async function signUpAdmin({ app, database: { db } }: TestApp) {
  const browser = await signUp(app, ADMIN_EMAIL);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, browser.id));
  return browser;
}
