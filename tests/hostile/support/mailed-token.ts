import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { jobsOf } from "#tests/support/app/members.ts";
import type { FreshDatabase } from "#tests/support/database/fresh-database.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { Account } from "./account.ts";
import type { Client } from "./client.ts";

// The calls that need one; mails of this kind are limited.
export const NEEDS_MAILED_TOKEN = new Set(["checkEmailLink", "confirmEmail"]);

type Asked = { client: Client; account: Account; database: FreshDatabase; outboxDir: string };

// Asks for another link to confirm the address, and takes the token out of the mail.
export async function mailedToken({ client, account, database, outboxDir }: Asked): Promise<string> {
  const before = new Set(mailsIn(outboxDir));
  await client.tryCall({ method: "POST", path: "/api/account/verify-email" });
  await eventually(async () => (await jobsOf(database.db, "send-mail")).length === 0, "all mails are written");
  const added = mailsIn(outboxDir).filter((file) => !before.has(file));
  for (const file of added) {
    const { to, text = "" } = await PostalMime.parse(readFileSync(join(outboxDir, file)));
    const token = /[?&#]token=([\w.-]+)/.exec(text)?.[1];
    if (token && to?.some(({ address }) => address === account.email)) return token;
  }
  // An address that is confirmed already gets no other link.
  return "no-token-was-mailed";
}

function mailsIn(outboxDir: string): string[] {
  return readdirSync(outboxDir).filter((name) => name.endsWith(".eml"));
}
