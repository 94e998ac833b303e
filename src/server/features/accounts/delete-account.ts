import { AppError } from "#server/http/app-error.ts";
import type { CurrentUser } from "#shared/contract/accounts.ts";
import { accountDeletion, accountMessages } from "#shared/messages/accounts.ts";
import { eraseAccount, findOpenOrders, lockOrderStates } from "./erase-account.ts";
import { findPasswordHash, requireOwnPassword } from "./own-password.ts";
import type { AccountParts } from "./sign-in.ts";
import { forgetGuessesAt } from "./slow-guessing.ts";

export type DeletionParts = {
  // Ends an order that nobody paid, once the card provider has promised that nobody can any more.
  abandonOrder: (orderId: string, reason: string) => Promise<void>;
  filesOfPhoto: (name: string) => string[];
};

type Parts = Pick<AccountParts, "db" | "mails"> & DeletionParts;

type Wish = { user: CurrentUser; ip: string; password?: string | undefined; email?: string | undefined };

const ON_ITS_WAY = new Set(["paid", "free", "generating", "failed"]);

export async function deleteAccount(parts: Parts, wish: Wish): Promise<void> {
  const { db, mails } = parts;
  const { user } = wish;
  await requireOwner(parts, wish);
  for (const id of await findOpenOrders(db, user.id)) await parts.abandonOrder(id, "its buyer deleted the account");
  await db.transaction(async (tx) => {
    const states = await lockOrderStates(tx, user.id);
    if (states.some((state) => ON_ITS_WAY.has(state))) {
      throw new AppError("conflict", accountMessages.deletionWaitsForOrder);
    }
    if (states.includes("open")) throw new AppError("conflict", accountMessages.deletionWaitsForPayment);
    await eraseAccount(tx, user.id, parts.filesOfPhoto);
    await forgetGuessesAt(tx, user.email);
    await mails.tellOfDeletion(tx, user.email, accountDeletion.kept);
  });
}

async function requireOwner({ db }: Parts, { user, ip, password, email }: Wish): Promise<void> {
  const hasPassword = (await findPasswordHash(db, user.id)) !== null;
  if (hasPassword) await requireOwnPassword(db, { user, ip, password: password ?? "" });
  else if (email?.toLowerCase() !== user.email) throw new AppError("bad_request", accountMessages.emailNotYours);
}
