import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import type { FactChanges, previewFacts } from "#shared/contract/listings/listing-facts.ts";
import { RevisionWish } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { identityOf } from "#writer/revise/carry-facts.ts";
import { type RevisedText, reviseFacts } from "#writer/revise/revise-facts.ts";
import { NothingKnownError } from "#writer/write-description.ts";
import { wordsFor } from "../read/evidence.ts";
import { findOpenListing } from "../read/read-listing.ts";
import { untoldFacts } from "../read/untold-facts.ts";
import type { RewriteDeps } from "../revise/rewrite-listing.ts";
import { addVersion, findTextsWithVersions, type Listing, setText, type TextWithVersions } from "../store.ts";
import { digestible, propertyFor } from "../write/write-texts.ts";
import { applyChanges, changedFields, withLaterFacts } from "./apply-changes.ts";

export type FactDeps = Pick<RewriteDeps, "db" | "findBrand" | "readForm">;
type Wanted = { changes: FactChanges; isFromForm: boolean };
type Seen = { platform: string; version: number }[];

const MOST_NOTES = 300;
const NOTHING_LEFT = "Nothing would be left to write about. Please keep at least a place, a kind of home or its rooms.";
const CHANGED_MEANWHILE = "This description was changed meanwhile. Please look at what would change once more.";
const LOCKED_AND_FALSE = "A sentence that you locked would no longer be true. Unlock it, or leave the fact as it was.";

// What would change, without changing it.
export async function previewFactChange(
  deps: FactDeps,
  place: { customerId: CustomerId | null; id: string },
  wanted: Wanted,
): Promise<AnswerGivenBy<typeof previewFacts>> {
  const { texts } = await planChange(deps, place, wanted);
  return {
    texts: texts.map(({ text, revised }) => ({
      platform: text.platform,
      version: text.version,
      changes: revised.changes,
      locked: revised.locked,
      untold: untoldNews(revised),
    })),
    news: newsOf(texts),
  };
}

// The same writing as in the preview: no model takes part, so what was shown is what is kept.
export async function changeFacts(
  deps: FactDeps,
  place: { customerId: CustomerId | null; id: string },
  { seen, ...wanted }: Wanted & { seen: Seen },
): Promise<void> {
  const plan = await planChange(deps, place, wanted);
  const { listing, propertyData, texts } = plan;
  // A repeat of the same call changes nothing more.
  if (isDeepStrictEqual(propertyData, listing.propertyData) && texts.every(isUnchanged)) return;
  if (!texts.every(({ text }) => seen.some(({ platform, version }) => isSame(text, platform, version))))
    throw new AppError("conflict", CHANGED_MEANWHILE);
  if (texts.some(({ revised }) => revised.locked.some(({ isFalse }) => isFalse)))
    throw new AppError("conflict", LOCKED_AND_FALSE);
  await deps.db.transaction((tx) => keep(tx, plan));
}

type Planned = { text: TextWithVersions; wish: RevisionWish; revised: RevisedText };
type Plan = { listing: Listing; propertyData: PropertyData; fields: string[]; texts: Planned[] };

async function planChange(
  { db, findBrand, readForm }: FactDeps,
  { customerId, id }: { customerId: CustomerId | null; id: string },
  { changes, isFromForm }: Wanted,
): Promise<Plan> {
  const listing = await findOpenListing(db, customerId, id);
  const form = isFromForm && customerId ? await readForm(customerId, listing.orderId) : null;
  const known = form ? withLaterFacts(form, listing) : listing.propertyData;
  const propertyData = applyChanges(known, changes);
  const property = digestible(propertyFor(propertyData));
  const brand = await findBrand(listing.customerId);
  const texts = await findTextsWithVersions(db, listing.id);
  const planned = texts.map((text) => {
    const wish = wishOf(text);
    const { tone, length, leaveOut, leaveOutSections } = wish;
    const options = { ...(brand && { brand }), ...(tone && { tone }), ...(length && { length }) };
    const revised = reviseOrRefuse({
      before: text.description,
      property,
      options,
      leaveOut: new Set(leaveOut),
      leaveOutSections,
    });
    return { text, wish, revised };
  });
  return { listing, propertyData, fields: changedFields(known, propertyData), texts: planned };
}

function reviseOrRefuse(change: Parameters<typeof reviseFacts>[0]): RevisedText {
  try {
    return reviseFacts(change);
  } catch (error) {
    if (error instanceof NothingKnownError) throw new AppError("bad_request", NOTHING_LEFT);
    throw error;
  }
}

// Saves every text or none, and only if none has changed since it was read.
async function keep(tx: Tx, { listing, propertyData, fields, texts }: Plan): Promise<void> {
  const [row] = await tx.select().from(listings).where(eq(listings.id, listing.id)).for("update");
  const present = await tx.select().from(listingTexts).where(eq(listingTexts.listingId, listing.id)).for("update");
  const isAsRead =
    row !== undefined &&
    isDeepStrictEqual(row.propertyData, listing.propertyData) &&
    texts.every(({ text }) => present.some((one) => one.id === text.id && one.version === text.version));
  if (!isAsRead) throw new AppError("conflict", CHANGED_MEANWHILE);
  const facts = [...new Set(texts.flatMap(({ revised }) => revised.fresh.map(identityOf)))];
  const note = { at: new Date().toISOString(), fields, facts };
  const factChanges = [...row.factChanges, ...(fields.length > 0 ? [note] : [])].slice(-MOST_NOTES);
  await tx.update(listings).set({ propertyData, factChanges }).where(eq(listings.id, listing.id));
  for (const { text, wish, revised } of texts) {
    const { description } = revised;
    const changed = wordsOf(revised);
    if (description.content !== text.content)
      await addVersion(tx, text.id, { description, wish: { ...wish, ...(changed.length > 0 && { changed }) } });
    // The same words on other facts are no other version.
    else await setText(tx, text, { description, content: text.content, version: text.version });
  }
}

function isUnchanged({ text, revised }: Planned): boolean {
  return revised.description.content === text.content;
}

function isSame(text: TextWithVersions, platform: string, version: number): boolean {
  return text.platform === platform && text.version === version;
}

// What the present version was asked to be, which the next one still is.
function wishOf({ version, versions }: TextWithVersions): RevisionWish {
  const wish = versions.find(({ number }) => number === version)?.wish;
  return RevisionWish.parse(wish ?? {});
}

const LONGEST_WORDS = 80;
const MOST_WORDS = 5;

// The parts of an address are one change, which its town names.
function isWorthNaming({ key, isConfirmed }: RevisedText["fresh"][number]): boolean {
  return isConfirmed && (!key.startsWith("place.") || key === "place.city");
}

function wordsOf({ fresh, lost }: RevisedText): string[] {
  const words = [
    ...fresh.filter(isWorthNaming).map(wordsFor),
    ...lost.filter(isWorthNaming).map((fact) => `without ${wordsFor(fact)}`),
  ];
  return [...new Set(words.map((name) => name.slice(0, LONGEST_WORDS)))].slice(0, MOST_WORDS);
}

function newsOf(texts: Planned[]): string[] {
  return [...new Set(texts.flatMap(({ revised }) => revised.fresh.filter(isWorthNaming).map(wordsFor)))];
}

function untoldNews({ description, untold }: RevisedText): { label: string; why: string }[] {
  const labels = new Set(untold.filter(isWorthNaming).map(wordsFor));
  return untoldFacts(description)
    .filter(({ label }) => labels.has(label))
    .map(({ label, why }) => ({ label, why }));
}
