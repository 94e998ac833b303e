import { eq } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { emailLinks, users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/domain/app-error.ts";
import { refuseBeyond } from "#server/domain/rate-limit-counters.ts";
import { isUniqueViolation } from "#server/process/errors.ts";
import type { CurrentUser, EmailLinkState } from "#shared/contract/account/accounts.ts";
import { accountMessages } from "#shared/messages/accounts.ts";
import { findPasswordHash, requireOwnPassword } from "../sign-in/own-password.ts";
import type { AccountDeps } from "../sign-in/sign-in.ts";
import type { AccountMails } from "./account-mails.ts";
import {
  createEmailLink,
  type EmailLink,
  endEmailLinks,
  findEmailLink,
  lockEmailLink,
  lockUser,
  type StoredUser,
} from "./email-links.ts";

const HOUR_MS = 60 * 60 * 1000;

const MAILS_PER_HOUR = 5;

type Deps = { db: Db; mails: AccountMails };

// The caller who opens a link: the account that is signed in there, if any, and the caller's address.
type Caller = { userId: string | null; ip: string };
type Confirmation = { token: string; password?: string | undefined; caller: Caller };

const DEAD_LINK: EmailLinkState = { state: "dead", email: null, isChange: false, proof: "session" };

// What the link's page has to ask for. Reading it changes nothing.
export async function checkEmailLink(db: Db, token: string, { userId }: Caller): Promise<EmailLinkState> {
  const found = await findLinkAndUser(db, token);
  if (!found) return DEAD_LINK;
  const { link, user } = found;
  const shown = { email: link.email, isChange: user.email !== link.email };
  if (link.usedAt) return isConfirmed(found) ? { ...shown, state: "used", proof: "session" } : DEAD_LINK;
  if (userId === user.id) return { ...shown, state: "ready", proof: "session" };
  const hasPassword = (await findPasswordHash(db, user.id)) !== null;
  return { ...shown, state: "ready", proof: hasPassword ? "password" : "sign-in" };
}

// Proves an address, and makes it the account's when it is a new one. The mailbox alone is not enough: its owner may
// not be the person who registered the address, or a scanner may open every link and press every button.
export async function confirmEmail(deps: Deps, { token, password, caller }: Confirmation): Promise<string> {
  const found = await findLinkAndUser(deps.db, token);
  if (!found) throw deadLink();
  await requireAccount(deps.db, found.user, { password, caller });
  try {
    return await deps.db.transaction((tx) => useLink(tx, deps.mails, token));
  } catch (error) {
    // Another account took the address in the meantime.
    if (isUniqueViolation(error)) throw deadLink();
    throw error;
  }
}

type Proof = Omit<Confirmation, "token">;

async function requireAccount(db: Db, { id, email }: StoredUser, { password, caller }: Proof): Promise<void> {
  if (caller.userId === id) return;
  if ((await findPasswordHash(db, id)) === null) throw new AppError("forbidden", accountMessages.confirmBySigningIn);
  if (!password) throw new AppError("forbidden", accountMessages.confirmByPassword, { field: "password" });
  await requireOwnPassword(db, { user: { id, email }, ip: caller.ip, password });
}

async function useLink(tx: Tx, mails: AccountMails, token: string): Promise<string> {
  const held = await lockEmailLink(tx, token, "confirm");
  if (!held) throw deadLink();
  const { link, user } = held;
  if (isConfirmed(held)) return link.email;
  const isChange = user.email !== link.email;
  if (link.usedAt || (isChange && (await isTaken(tx, link.email)))) throw deadLink();
  await takeAddress(tx, link);
  if (isChange) await mails.tellOldAddress(tx, { oldEmail: user.email, newEmail: link.email });
  return link.email;
}

// The used link stays, to say the same again when the page is loaded again. It changes nothing any more.
async function takeAddress(tx: Tx, link: EmailLink): Promise<void> {
  const { userId, email } = link;
  await tx.update(users).set({ email, emailVerified: true, updatedAt: new Date() }).where(eq(users.id, userId));
  await endEmailLinks(tx, userId);
  await tx.insert(emailLinks).values({ ...link, usedAt: new Date() });
}

type LinkAndUser = { link: EmailLink; user: StoredUser };

async function findLinkAndUser(db: Db, token: string): Promise<LinkAndUser | null> {
  const link = await findEmailLink(db, token, "confirm");
  const [user] = link ? await db.select().from(users).where(eq(users.id, link.userId)) : [];
  return link && user ? { link, user } : null;
}

function isConfirmed({ link, user }: LinkAndUser): boolean {
  return link.usedAt !== null && user.email === link.email && user.emailVerified;
}

async function isTaken(tx: Tx, email: string): Promise<boolean> {
  const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return other !== undefined;
}

function deadLink(): AppError {
  return new AppError("bad_request", accountMessages.confirmationLinkDead, { field: "token" });
}

type Posting = Pick<AccountDeps, "db" | "mails">;

// Only enqueued: the account is created even while the mail server is down.
export async function mailVerificationLink(deps: Posting, { id, email }: { id: string; email: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (user?.email !== email) return;
    const token = await createEmailLink(tx, { userId: id, email, purpose: "confirm" });
    await deps.mails.sendVerificationLink(tx, email, token);
  });
}

export async function sendVerificationAgain(deps: Posting, user: CurrentUser): Promise<string> {
  if (user.emailVerified) throw new AppError("conflict", accountMessages.alreadyVerified);
  await refuseManyMails(deps, user.id);
  await mailVerificationLink(deps, user);
  return accountMessages.verificationSent;
}

// Limits how many mails one account can send to another person's mailbox.
export async function refuseManyMails({ db }: Pick<Posting, "db">, userId: string): Promise<void> {
  const limit = { key: `mails for ${userId}`, windowMs: HOUR_MS, max: MAILS_PER_HOUR };
  await refuseBeyond(db, [limit], { message: accountMessages.tooManyMails });
}
