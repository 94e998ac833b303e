import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/accounts.ts";
import { signUp } from "./members.ts";
import type { TestApp } from "./test-app.ts";

export const ADMIN_EMAIL = "boss@stayscribe.example";

// A browser that is signed in as the admin.
export async function signUpAdmin({ app, database: { db } }: TestApp) {
  const browser = await signUp(app, ADMIN_EMAIL);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, browser.id));
  return browser;
}
