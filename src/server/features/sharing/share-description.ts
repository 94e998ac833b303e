import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isWithinDailyMails, refuseBeyond } from "#server/domain/rate-limit-counters.ts";
import { escapeHtml, plainLine } from "#server/domain/safe-text.ts";
import type { ReceivedBy } from "#shared/contract/endpoint.ts";
import type { shareDescription as contract } from "#shared/contract/mails.ts";
import { hasLink } from "#shared/host-words/find-links.ts";

// Nothing that a customer wrote is in the line that a mailbox shows first.
const SUBJECT = "Property description";

const FOOTER = "Somebody who bought this description on Stayscribe sent it to you. We keep no list with your address.";

const HEAD = "margin:28px 0 6px;font-size:18px;line-height:1.3;color:#0e4a3c";

const TEXT = "margin:0 0 12px;font-size:16px;line-height:1.6;color:#14211d";

const DAY_MS = 24 * 60 * 60 * 1000;
const MAILS_PER_CUSTOMER = 30;
const MAILS_PER_ADDRESS = 5;
const TOO_MANY = "Too many descriptions were sent today. Please try tomorrow.";

export type ShareableListing = { address: string | null; texts: ShareableText[] };

export type SharingDeps = {
  db: Db;
  // The listings the caller may read now: the one named, or all.
  findShareable: (customerId: CustomerId, listingId: string | null) => Promise<ShareableListing[]>;
};

type Sharing = ReceivedBy<typeof contract>["body"];

// The server must not be usable to mail arbitrary text to other people: only what the caller bought goes out, and with
// a limit.
export async function shareDescription(
  { db, findShareable }: SharingDeps,
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
  const limit = { key: `share customer ${customerId}`, windowMs: DAY_MS, max: MAILS_PER_CUSTOMER };
  await refuseBeyond(db, [limit], { message: TOO_MANY });
  const isWithin = await isWithinDailyMails(db, { kind: "share", to: email, max: MAILS_PER_ADDRESS });
  if (!isWithin) throw new AppError("rate_limited", TOO_MANY);
  await postMail(db, { to: email, ...shareEmail(found.address, found.parts) });
}

// Our mails must not lead a reader to a page that another person chose.
function refuseLinks(parts: SharedPart[]): void {
  if (!parts.some(({ text }) => hasLink(text))) return;
  const message = "This text holds a link or an e-mail address, which we do not send on. Please take it out first.";
  throw new AppError("bad_request", message, { field: "description" });
}

type ShareEmail = { subject: string; text: string; html: string };

// Only our own words and the stored text are in it, and every line of it is made harmless.
function shareEmail(address: string | null, parts: SharedPart[]): ShareEmail {
  const place = plainLine(address);
  const title = place ? `${SUBJECT}: ${place}` : SUBJECT;
  const groups = byPlatform(parts);
  return {
    subject: SUBJECT,
    text: `${[title, ...groups.map((group) => groupText(group, groups.length > 1)), FOOTER].join("\n\n")}\n`,
    html: page(title, groups.map((group) => groupHtml(group, groups.length > 1)).join("\n")),
  };
}

type Group = { platform: string | null; parts: SharedPart[] };

function byPlatform(parts: SharedPart[]): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && last.platform === part.platform) last.parts.push(part);
    else groups.push({ platform: part.platform, parts: [part] });
  }
  return groups;
}

function groupText({ platform, parts }: Group, isNamed: boolean): string {
  const sections = parts.map(({ heading, text }) => [heading?.toUpperCase(), text].filter(Boolean).join("\n"));
  return [...(isNamed && platform ? [`== ${platform} ==`] : []), ...sections].join("\n\n");
}

function groupHtml({ platform, parts }: Group, isNamed: boolean): string {
  const level = isNamed ? "h3" : "h2";
  const sections = parts.map(({ heading, text }) => {
    const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p style="${TEXT}">${lines(paragraph)}</p>`);
    const head = heading ? `<${level} style="${HEAD}">${escapeHtml(heading)}</${level}>` : "";
    return head + paragraphs.join("");
  });
  return (isNamed && platform ? `<h2 style="${HEAD}">${escapeHtml(platform)}</h2>` : "") + sections.join("\n");
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f7f4;font-family:system-ui,-apple-system,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:28px;background:#fff;border:1px solid #dfe3dc;border-radius:16px">
<h1 style="margin:0;font-size:22px;line-height:1.25;color:#14211d">${escapeHtml(title)}</h1>
${body}
<p style="margin:28px 0 0;padding-top:14px;border-top:1px solid #dfe3dc;font-size:14px;line-height:1.5;color:#45524c">${FOOTER}</p>
</div></body></html>
`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

type ShareableSection = { heading: string; text: string };

type ShareableText = { platform: string; sections: ShareableSection[] };

type SharedPart = { platform: string | null; heading: string | null; text: string };

type Piece = { words: string; part: SharedPart | null };

// The caller's text taken apart into whole sections of texts that are the caller's own, or null if anything else is in
// it. What goes out is then our own wording of it, never the caller's.
function splitSharedText(description: string, texts: ShareableText[]): SharedPart[] | null {
  const pieces = texts
    .flatMap(piecesOf)
    .filter(({ words }) => words !== "")
    .toSorted((one, other) => other.words.length - one.words.length);
  const parts: SharedPart[] = [];
  let rest = normalised(description);
  while (rest !== "") {
    const next = pieces.find(({ words }) => rest === words || rest.startsWith(`${words} `));
    if (!next) return null;
    if (next.part) parts.push(next.part);
    rest = rest.slice(next.words.length).trimStart();
  }
  return parts.length > 0 ? parts : null;
}

function piecesOf({ platform, sections }: ShareableText): Piece[] {
  return [
    { words: normalised(platform), part: null },
    ...sections.flatMap(({ heading, text }) => {
      const words = normalised(text);
      return [
        { words: normalised(heading), part: null },
        { words: `${normalised(heading)} ${words}`, part: { platform, heading, text } },
        { words, part: { platform, heading, text } },
      ];
    }),
  ];
}

// As a page may show it or a person paste it: without the marks of bold headings, on any number of lines.
function normalised(text: string): string {
  return text.replaceAll("**", "").replaceAll(/\s+/gu, " ").trim();
}
