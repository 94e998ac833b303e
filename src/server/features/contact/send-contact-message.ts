import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import { countHit, isWithinDailyMails } from "#server/domain/rate-limit-counters.ts";
import type { ReceivedBy } from "#shared/contract/endpoint.ts";
import type { sendContactMessage as contract } from "#shared/contract/mails.ts";
import { oneLine } from "#shared/typed-text.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MESSAGES_PER_CALLER = 40;
// For all callers together: in a mailbox full of noise no message is read.
const MESSAGES_A_DAY = 500;
const LONGEST_SUBJECT = 120;

export type ContactDeps = { db: Db; contactEmail: string };
type Message = ReceivedBy<typeof contract>["body"];

// To the operator alone, whatever the message says; a reply goes to its author.
export async function sendContactMessage(deps: ContactDeps, caller: string, message: Message): Promise<void> {
  const { db, contactEmail } = deps;
  const { current } = await countHit(db, `contact ${caller}`, DAY_MS);
  const isWithin = await isWithinDailyMails(db, { kind: "contact", to: contactEmail, max: MESSAGES_A_DAY });
  if (current > MESSAGES_PER_CALLER || !isWithin) {
    throw new AppError("rate_limited", "Many messages were sent today. Please try again tomorrow.");
  }
  const subject = `Contact form: ${oneLine(message.subject).slice(0, LONGEST_SUBJECT)}`;
  await postMail(db, { to: contactEmail, replyTo: message.email, subject, text: textOf(message) });
}

function textOf({ name, email, subject, message }: Message): string {
  const head = [`From: ${oneLine(name)} <${email}>`, `Subject: ${oneLine(subject)}`];
  return `${head.join("\n")}\n\n${message}\n`;
}
