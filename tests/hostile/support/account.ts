import { randomBytes } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { credentials, users } from "#server/db/schema/accounts.ts";
import { type Client, createClient } from "./client.ts";

export type Account = { userId: string; sessionId: string; email: string; password: string; firstName: string };

export async function register(client: Client, email = createEmail()): Promise<Account> {
  const password = `pass word ${randomBytes(6).toString("hex")}`;
  const firstName = `Ada${randomBytes(4).toString("hex")}`;
  const body = { email, password, firstName, lastName: "Lovelace" };
  const { user } = await client.post<{ user: { id: string } }>("/api/register", body);
  return { userId: user.id, sessionId: await sessionOf(client), email, password, firstName };
}

export async function signInAgain(client: Client, account: Account): Promise<Account> {
  const { email, password } = account;
  await client.post("/api/login", { email, password });
  return { ...account, sessionId: await sessionOf(client) };
}

// A browser whose session was signed out, and that still sends its cookies.
export async function signedOut(url: string, account: Account): Promise<Client> {
  const client = createClient(url);
  await client.post("/api/login", { email: account.email, password: account.password });
  const kept = new Map(client.cookies);
  await client.post("/api/logout");
  return createClient(url, kept);
}

// As if it had never been changed.
export async function restorePassword(db: Db, { userId, password }: Account): Promise<void> {
  const hash = await hashPassword(password);
  await db.update(credentials).set({ password: hash }).where(eq(credentials.userId, userId));
}

// As if the mailed link had been followed.
export async function proveEmail(db: Db, { userId }: Account): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

export function createEmail(): string {
  return `ada-${randomBytes(6).toString("hex")}@stayscribe.example`;
}

async function sessionOf(client: Client): Promise<string> {
  const { sessions } = await client.get<{ sessions: { id: string; current: boolean }[] }>("/api/account/sessions");
  return sessions.find(({ current }) => current)?.id ?? "";
}
