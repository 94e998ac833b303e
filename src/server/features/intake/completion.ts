import type { Db, Tx } from "#server/db/connect.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { findPerson, type StoredDraft } from "./store.ts";

type Completed = Pick<StoredDraft, "customerId" | "completedAt" | "completedBy">;

// Who completed a draft, by the account's name where there is one.
export async function completerOf(db: Db | Tx, draft: Completed): Promise<string | null> {
  if (!draft.completedAt) return null;
  const person = draft.completedBy ? await findPerson(db, draft.completedBy) : null;
  return nameCompleter(draft, person?.name ?? null);
}

export function nameCompleter({ customerId, completedBy }: Completed, accountName: string | null): string {
  const name = accountName?.trim();
  if (name) return name;
  return completedBy === customerId ? intakeMessages.theManager : intakeMessages.theOwner;
}
