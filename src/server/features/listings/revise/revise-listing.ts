import { randomInt } from "node:crypto";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { type Beginning, RevisionWish } from "#shared/contract/listings/listings.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { type BrandVoice, contentOfSections, type Description, withFactIds } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { withOtherBeginning } from "#writer/opening.ts";
import { carryFacts } from "#writer/revise/carry-facts.ts";
import { keepLocked } from "#writer/revise/keep-locked.ts";
import { deliverable } from "#writer/write-embedded.ts";
import { isChoice } from "../read/evidence.ts";
import { findOpenListing } from "../read/read-listing.ts";
import { withFactsPutForward } from "../read/untold-facts.ts";
import { optionalHeadings } from "../read/written-description.ts";
import {
  addVersion,
  findTextsWithVersions,
  findVersion,
  findVersionReading,
  type Listing,
  type ListingText,
  restoreText,
} from "../store.ts";
import { propertyFor, type Writers, type WritingRequest } from "../write/write-texts.ts";
import { refuseTooMany, writersFor } from "./revision-limits.ts";

const LONGEST_WRITING_MS = 45_000;
const LARGEST_SEED = 2 ** 31;
const MOST_ATTEMPTS = 12;

export type RevisionDeps = {
  db: Db;
  writers: Writers;
  findBrand: (customerId: string) => Promise<BrandVoice | undefined>;
};
export type Place = { customerId: CustomerId | null; id: string; platform: ListingPlatform };

// The same facts, the same checks, other words. The version before stays and can be brought back.
export async function reviseListing(deps: RevisionDeps, place: Place, wish: RevisionWish): Promise<void> {
  const { listing, text } = await findOwnText(deps.db, place);
  refuseForeignWishes(text, wish);
  await refuseTooMany(deps.db, listing);
  const { writers, isModelSpent } = await writersFor(deps.db, deps.writers, listing);
  const description = await writeRevision({ ...deps, writers }, { listing, text, wish });
  const asked = { ...wish, ...(isModelSpent && { isModelSpent }) };
  await addVersion(deps.db, text.id, { description, wish: asked });
}

// Written again, with every locked sentence where it stood and every fact that is put forward told, if it can be.
export async function writeRevision(deps: RevisionDeps, revision: Revision): Promise<Description> {
  const { text, wish } = revision;
  const written = withoutSections(await writeAgain(deps, revision), wish);
  const { stress, leaveOut, tone } = wish;
  const options = { platform: text.platform, ...(tone && { tone }) };
  return withFactsPutForward(keepLocked(text.description, written), { stress, leaveOut, options });
}

export async function restoreVersion(db: Db, place: Place, number: number): Promise<void> {
  const { text } = await findOwnText(db, place);
  const version = await findVersion(db, text.id, number);
  if (!version) throw new AppError("not_found");
  await restoreText(db, version);
}

// What was chosen before is brought back. A repeat, or a text with one beginning, changes nothing.
export async function chooseBeginning(db: Db, place: Place, beginning: Beginning): Promise<void> {
  const { text } = await findOwnText(db, place);
  if (text.description.otherBeginning?.kind !== beginning) return;
  const description = deliverable(withOtherBeginning(text.description));
  const former = await findVersionReading(db, text.id, description.content);
  if (former) await restoreText(db, former);
  else await addVersion(db, text.id, { description, wish: { ...RevisionWish.parse({}), beginning } });
}

export async function findOwnText(db: Db, { customerId, id, platform }: Place) {
  const listing = await findOpenListing(db, customerId, id);
  const text = (await findTextsWithVersions(db, listing.id)).find((candidate) => candidate.platform === platform);
  if (!text) throw new AppError("not_found");
  return { listing, text };
}

export function refuseForeignWishes({ description, platform }: ListingText, wish: RevisionWish): void {
  const choices = new Set(description.facts.filter(isChoice).map(({ id }) => id));
  const headings = new Set(optionalHeadings(platform));
  const isKnown =
    [...wish.stress, ...wish.leaveOut].every((id) => choices.has(id)) &&
    wish.leaveOutSections.every((heading) => headings.has(heading));
  if (!isKnown) throw new AppError("bad_request", "Please choose from what is known about this home.");
}

export type Revision = { listing: Listing; text: ListingText; wish: RevisionWish };

export async function writeAgain({ writers, findBrand }: RevisionDeps, { listing, text, wish }: Revision) {
  const brand = await findBrand(listing.customerId);
  const { facts } = text.description;
  const { tone, length } = wish;
  const voice = { ...(brand && { brand }), ...(tone && { tone }), ...(length && { length }) };
  const request = (): WritingRequest => ({
    property: propertyFor(listing.propertyData),
    options: { platform: text.platform, seed: randomInt(LARGEST_SEED), ...voice },
    seen: facts.filter(({ source }) => source === "photo" || source === "floor plan").map(asSeen),
    stress: facts.filter(({ id }) => wish.stress.includes(id)),
    leaveOut: facts.filter(({ id }) => wish.leaveOut.includes(id)),
  });
  const shortfall = ({ content }: Description) => shortfallOf(content, { before: text.content, length });
  let written = await writeOrFallBack(writers, request());
  // A host who asks for other words, or for fewer, should get them; a home with three facts may have no others.
  for (let attempt = 1; shortfall(written) > 0 && attempt < MOST_ATTEMPTS; attempt++) {
    const other = await writers.writeEmbedded(request());
    if (shortfall(other) < shortfall(written)) written = other;
  }
  return withFactsNamedAsIn(text.description, written);
}

// Sentences that stay, and earlier wishes, name facts by their ids.
function withFactsNamedAsIn(
  former: Description,
  { otherBeginning: _ofAnotherText, ...written }: Description,
): Description {
  const { ledger } = carryFacts(former.facts, written);
  const ids = new Map(written.facts.map(({ id }, at) => [id, ledger.facts[at]?.id ?? id]));
  const sections = written.sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((one) => withFactIds(one, (id) => ids.get(id) ?? id)),
  }));
  return { ...written, ...ledger, sections };
}

export function asSeen({ id: _numberedAnew, ...fact }: Fact): NewFact {
  return fact;
}

// A model that is slow, broken or over its spending limit does not prevent a revision.
export async function writeOrFallBack(
  { write, writeEmbedded }: Writers,
  request: WritingRequest,
): Promise<Description> {
  const signal = AbortSignal.timeout(LONGEST_WRITING_MS);
  return write({ ...request, signal }).catch(() => writeEmbedded(request));
}

function withoutSections(description: Description, { leaveOutSections }: RevisionWish): Description {
  const sections = description.sections.filter(({ heading }) => !leaveOutSections.includes(heading));
  const content = contentOfSections(sections);
  return leaveOutSections.length === 0 ? description : { ...description, sections, content };
}

type Asked = { before: string; length: RevisionWish["length"] };

// How far a text is from what was asked for: not at all where its words are new and, where fewer or more of them were
// wished for, it has got shorter or longer.
export function shortfallOf(content: string, { before, length }: Asked): number {
  if (content === before) return Number.POSITIVE_INFINITY;
  const grownBy = content.length - before.length;
  if (length === "short") return Math.max(0, grownBy + 1);
  if (length === "long") return Math.max(0, 1 - grownBy);
  return 0;
}
