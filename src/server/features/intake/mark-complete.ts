import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Db, Tx } from "#server/db/connect.ts";
import {
  type Asked,
  findPerson,
  keepCompletion,
  openForChange,
  type StoredDraft,
} from "#server/domain/drafts/draft-access.ts";
import { isWithinDailyMails } from "#server/domain/rate-limit-counters.ts";
import { plainLine } from "#server/domain/safe-text.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { paths } from "#shared/page-paths.ts";
import { addressOf, wishesIn } from "#shared/property-facts.ts";
import { publishNotice } from "./live/notices.ts";

const MAILS_PER_DAY = 20;

type Completion = { completedAt: Date; completedBy: string };
type Completing = Asked & { publicUrl: string };

// What the owner filled in is in the draft already: the form saved it field by field.
export async function markComplete(db: Db, { publicUrl, ...asked }: Completing): Promise<Completion> {
  return db.transaction(async (tx) => {
    const { draft, customerId } = await openForChange(tx, asked);
    const isKnown = draft.completedAt !== null && draft.completedVersion === draft.version;
    const completed = isKnown ? draft : await keepCompletion(tx, draft, customerId);
    const completion = { completedAt: completed.completedAt, completedBy: await completerOf(tx, completed) };
    if (!isComplete(completion)) throw new Error("the completion was not stored");
    if (!isKnown) {
      await publishNotice(tx, { type: "completed", draftId: draft.id });
      await tellManager(tx, completed, { ...completion, publicUrl });
    }
    return completion;
  });
}

function isComplete(given: { completedAt: Date | null; completedBy: string | null }): given is Completion {
  return given.completedAt !== null && given.completedBy !== null;
}

type News = { completedBy: string; publicUrl: string };

// A creator without an account left no address, and an unconfirmed address may be another person's. The mail quotes the
// form only as far as it cannot mislead its reader.
async function tellManager(tx: Tx, draft: StoredDraft, { completedBy, publicUrl }: News): Promise<void> {
  const manager = await findPerson(tx, draft.customerId);
  if (!manager?.emailVerified) return;
  if (!(await isWithinDailyMails(tx, { kind: "completion", to: manager.email, max: MAILS_PER_DAY }))) return;
  const address = plainLine(addressOf(draft.formData)) ?? intakeMessages.unnamedProperty;
  const form = `${publicUrl}${paths.intakeForm.replace("$id", draft.id)}?mode=${draft.mode}&role=manager`;
  const { subject, lines } = intakeMessages.completionMail({
    address,
    completedBy: plainLine(completedBy) ?? "somebody",
    form,
    hasWishes: wishesIn(draft.formData) !== null,
  });
  await postMail(tx, { to: manager.email, subject, text: `${lines.join("\n")}\n` });
}

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
