import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { type FactChangeNote, listingTextVersions } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import { findingMarks } from "#server/db/schema/uploads.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import { formOf } from "#server/domain/orders.ts";
import { storedPictures } from "#server/domain/pictures/see-property.ts";
import { findingId } from "#server/domain/pictures/seen-things.ts";
import { escapeHtml } from "#server/domain/safe-text.ts";
import type { Description } from "#writer/description.ts";
import type { Fact, FactSource } from "#writer/ledger/fact.ts";
import { identityOf } from "#writer/revise/carry-facts.ts";
import { groupOf, wordsFor } from "../read/evidence.ts";
import type { Listing, ListingText } from "../store.ts";

export type FactSheet = {
  title: string;
  platform: string;
  description: Description;
  version: number;
  writtenAt: Date;
  host: { customerId: string; name: string | null };
  confirmations: Confirmations;
  // What the host said of the home after the delivery.
  factChanges: FactChangeNote[];
};

const SOURCES: Record<FactSource, string> = {
  form: "Form",
  manager: "Form",
  "legacy form": "Form",
  owner: "Form, the owner's answer",
  "amenity list": "Form, amenity list",
  address: "Form, address",
  photo: "Photo",
  "floor plan": "Floor plan",
};

const UNKNOWN = "Not stored";

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2.5rem auto;padding:0 1rem;color:#222}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}
.sheet{overflow-x:auto}table{width:100%;min-width:46rem;border-collapse:collapse;table-layout:fixed}
th:first-child{width:28%}th:nth-child(4){width:12.5rem}th:last-child{width:6rem}
th,td{padding:.4rem .75rem .4rem 0;border-bottom:1px solid #ccc;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{font-size:.8125rem;color:#444}tr{break-inside:avoid}
@media print{body{margin:0;max-width:none;font-size:11pt}h2{break-after:avoid}.sheet{overflow:visible}table{min-width:0}}
@page{margin:18mm}`;

// The page has one style sheet and nothing else that a browser would have to load or run.
export const FACT_SHEET_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

// Who confirmed what, and when: what is not kept is said to be unknown, never guessed.
export function factSheetFile(sheet: FactSheet): string {
  const { title, platform, description, version, writtenAt } = sheet;
  const facts = description.facts.filter(({ key }) => !key.startsWith("brand."));
  const groups = Map.groupBy(
    facts.filter(({ isConfirmed }) => isConfirmed),
    groupOf,
  );
  const open = facts.filter(({ isConfirmed }) => !isConfirmed);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(`Fact sheet: ${title}`)}</title><style>${STYLE}</style></head>
<body><main><h1>Fact sheet: ${escapeHtml(title)}</h1>
<p>The facts behind the ${escapeHtml(platform)} description, version ${version}, written ${moment(writtenAt)}.</p>
<p>When an answer of the form was typed is not stored: "by" is the time at which the description was written with it.</p>
${[...groups]
  .map(([group, known]) =>
    table(
      group,
      known.map((fact) => row(fact, sheet)),
    ),
  )
  .join("\n")}
${open.length > 0 ? `<h2>Not confirmed</h2>\n<p>Seen in a picture, or said in two ways. No sentence rests on these.</p>\n<ul>${open.map(openFact).join("")}</ul>` : ""}
</main></body></html>
`;
}

function table(group: string, rows: string[]): string {
  return `<h2>${escapeHtml(group)}</h2>
<div class="sheet" role="region" tabindex="0" aria-label="${escapeHtml(group)}"><table><thead><tr><th scope="col">Fact</th><th scope="col">Source</th><th scope="col">Confirmed by</th><th scope="col">When</th><th scope="col">In the text</th></tr></thead>
<tbody>${rows.join("\n")}</tbody></table></div>`;
}

function row(fact: Fact, sheet: FactSheet): string {
  const saidAt = sheet.factChanges.findLast(({ facts }) => facts.includes(identityOf(fact)))?.at;
  const { by, when } = confirmedBy(fact, sheet, saidAt);
  const isTold = sheet.description.sections.some(({ sentences }) =>
    sentences.some(({ facts }) => facts.includes(fact.id)),
  );
  const cells = [wordsFor(fact), saidAt ? "Said at a revision" : sourceOf(fact), by, when, isTold ? "Yes" : "No"];
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`;
}

function sourceOf({ source, index, isSaid }: Fact): string {
  const isPicture = source === "photo" || source === "floor plan";
  const name = isPicture && index !== undefined ? `${SOURCES[source]} ${index}` : SOURCES[source];
  return isSaid ? `${name}, said by a person` : name;
}

function confirmedBy(fact: Fact, { host, writtenAt, confirmations }: FactSheet, saidAt: string | undefined) {
  const theHost = host.name === null ? "The host" : `The host, ${host.name}`;
  if (saidAt) return { by: theHost, when: moment(new Date(saidAt)) };
  if (fact.source === "owner") return { by: "The owner", when: `By ${moment(writtenAt)}` };
  if (fact.source !== "photo" && fact.source !== "floor plan") return { by: theHost, when: `By ${moment(writtenAt)}` };
  const mark = confirmations(fact);
  if (!mark) return { by: UNKNOWN, when: `By ${moment(writtenAt)}` };
  const other = mark.by === null ? "An account that was deleted" : "Another person with access to the form";
  return { by: mark.by === host.customerId ? theHost : other, when: moment(mark.at) };
}

function openFact(fact: Fact): string {
  return `<li>${escapeHtml(`${wordsFor(fact)} (${sourceOf(fact)})`)}</li>`;
}

function moment(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

// What a person said to a picture, as it is kept. Who is null for an account that was deleted.
type Confirmation = { by: string | null; at: Date };

type Confirmations = (fact: Fact) => Confirmation | null;

// The marks of the form that the order is for; a form that was deleted has taken its marks along.
export async function findConfirmations(db: Db, { orderId, propertyData }: Listing): Promise<Confirmations> {
  const { photos, plans } = storedPictures(propertyData);
  const pictures = [...photos, ...plans].filter((name) => name !== "");
  const [order] = await db.select({ subject: orders.subject }).from(orders).where(eq(orders.id, orderId));
  const form = formOf(order?.subject ?? "");
  if (pictures.length === 0 || !form || !isUuid(form.id)) return () => null;
  const ofForm = eq(form.kind === "draft" ? findingMarks.draftId : findingMarks.expressJobId, form.id);
  const rows = await db
    .select()
    .from(findingMarks)
    .where(and(ofForm, eq(findingMarks.state, "confirmed"), inArray(findingMarks.picture, pictures)));
  const marks = new Map(
    rows.map((mark) => [`${mark.picture}/${mark.finding}`, { by: mark.markedBy, at: mark.markedAt }]),
  );
  return (fact) => {
    const picture = (fact.source === "photo" ? photos : plans)[(fact.index ?? 1) - 1] ?? "";
    return marks.get(findingId(picture, fact)) ?? null;
  };
}

export async function findName(db: Db, customerId: string): Promise<string | null> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, customerId));
  return user?.name.trim() || null;
}

// When the text as it is now was written: by then its facts were known.
export async function findWrittenAt(db: Db, listing: Listing, { id, version }: ListingText): Promise<Date> {
  const isIt = and(eq(listingTextVersions.textId, id), eq(listingTextVersions.number, version));
  const [written] = await db.select({ at: listingTextVersions.createdAt }).from(listingTextVersions).where(isIt);
  return written?.at ?? listing.createdAt;
}
