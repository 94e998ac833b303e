import { isWithinDailyMails } from "#server/adapters/mail/limit-mails.ts";
import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CustomerId } from "#server/http/customers.ts";
import { countHit } from "#server/http/rate-limit-store.ts";
import type { ReceivedBy } from "#shared/contract/endpoint.ts";
import type { shareDescription as contract } from "#shared/contract/share.ts";
import { hasLink } from "#shared/policy/find-links.ts";
import { shareEmail } from "./share-email.ts";
import { type ShareableText, type SharedPart, splitSharedText } from "./split-shared-text.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MAILS_PER_CUSTOMER = 30;
const MAILS_PER_ADDRESS = 5;

export type ShareableListing = { address: string | null; texts: ShareableText[] };

export type SharingParts = {
  db: Db;
  // The listings the caller may read now: the one named, or all.
  findShareable: (customerId: CustomerId, listingId: string | null) => Promise<ShareableListing[]>;
};

type Sharing = ReceivedBy<typeof contract>["body"];

// The server is no way to mail strangers whatever one likes: only what the caller bought goes out, and not often.
export async function shareDescription(
  { db, findShareable }: SharingParts,
  customerId: CustomerId | null,
  { email, description, listingId }: Sharing,
): Promise<void> {
  if (!customerId) throw new AppError("not_found", "This description is not one of yours.");
  const listings = await findShareable(customerId, listingId ?? null);
  const found = listings
    .map(({ address, texts }) => ({ address, parts: splitSharedText(description, texts) }))
    .find(({ parts }) => parts !== null);
  if (!found?.parts) throw new AppError("not_found", "This description is not one of yours.");
  refuseLinks(found.parts);
  await refuseTooMany(db, `share customer ${customerId}`, MAILS_PER_CUSTOMER);
  if (!(await isWithinDailyMails(db, { kind: "share", to: email, max: MAILS_PER_ADDRESS }))) throw tooMany();
  await postMail(db, { to: email, ...shareEmail(found.address, found.parts) });
}

async function refuseTooMany(db: Db, key: string, max: number): Promise<void> {
  const { current } = await countHit(db, key, DAY_MS);
  if (current > max) throw tooMany();
}

function tooMany(): AppError {
  return new AppError("rate_limited", "Too many descriptions were sent today. Please try tomorrow.");
}

// A mail of ours must lead nobody to a page that somebody else chose.
function refuseLinks(parts: SharedPart[]): void {
  if (!parts.some(({ text }) => hasLink(text))) return;
  const message = "This text holds a link or an e-mail address, which we do not send on. Please take it out first.";
  throw new AppError("bad_request", message, { field: "description" });
}
