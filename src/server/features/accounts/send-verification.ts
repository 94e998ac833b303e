import { AppError } from "#server/http/app-error.ts";
import { countHit } from "#server/http/rate-limit-store.ts";
import type { CurrentUser } from "#shared/contract/accounts.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { createEmailLink, lockUser } from "./email-links.ts";
import type { AccountParts } from "./sign-in.ts";

const HOUR_MS = 60 * 60 * 1000;
const MAILS_PER_HOUR = 5;

type Parts = Pick<AccountParts, "db" | "mails">;

// Only posted: a mail server that is down costs nobody the account.
export async function mailVerificationLink(parts: Parts, { id, email }: { id: string; email: string }): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (user?.email !== email) return;
    const token = await createEmailLink(tx, { userId: id, email, purpose: "confirm" });
    await parts.mails.sendVerificationLink(tx, email, token);
  });
}

export async function sendVerificationAgain(parts: Parts, user: CurrentUser): Promise<string> {
  if (user.emailVerified) throw new AppError("conflict", accountMessages.alreadyVerified);
  await refuseManyMails(parts, user.id);
  await mailVerificationLink(parts, user);
  return accountMessages.verificationSent;
}

// A mailbox must not be filled in somebody else's name.
export async function refuseManyMails({ db }: Pick<Parts, "db">, userId: string): Promise<void> {
  const { current } = await countHit(db, `mails for ${userId}`, HOUR_MS);
  if (current > MAILS_PER_HOUR) throw new AppError("rate_limited", accountMessages.tooManyMails);
}
