import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import type { checkEdit, FieldEdit } from "#shared/contract/listings/listing-edit.ts";
import { RevisionWish } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { fieldsById } from "#shared/intake/field-rules.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import type { Description } from "#writer/description.ts";
import { plainTyping } from "#writer/edit/edit-text.ts";
import { type JudgedEdit, judgeEdit } from "#writer/edit/judge-edit.ts";
import { amenityFacts } from "#writer/ledger/amenities/parse-amenity.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { carryFacts, identityOf } from "#writer/revise/carry-facts.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { fieldsOf } from "#writer/rules/platform-fields.ts";
import { prepareWriting } from "#writer/write-description.ts";
import { deliverable } from "#writer/write-embedded.ts";
import { applyChanges, changedFields } from "../facts/apply-changes.ts";
import type { FactDeps } from "../facts/change-facts.ts";
import { findOpenListing } from "../read/read-listing.ts";
import { addVersion, findTextsWithVersions, type Listing, type TextWithVersions } from "../store.ts";
import { digestible, propertyFor } from "../write/write-texts.ts";

const LISTED = fieldsById(INTAKE_SECTIONS).get("amenities")?.options ?? [];

type Place = { customerId: CustomerId | null; id: string };

const MOST_NOTES = 300;
const EDITED_MEANWHILE =
  "This text was changed meanwhile, in another tab or by another step. What you typed is kept: apply it to the newer version.";
const NOT_PASSING = "Not saved yet: something in the text has to be settled first. What you typed is kept.";

export async function checkFieldEdit(
  deps: FactDeps,
  place: Place,
  edit: FieldEdit,
): Promise<AnswerGivenBy<typeof checkEdit>> {
  const { judged } = await planEdit(deps, place, edit);
  return { findings: judged.findings };
}

// The same check as while typing. Adds a version, unless nothing changed.
export async function saveFieldEdit(deps: FactDeps, place: Place, edit: FieldEdit): Promise<void> {
  const plan = await planEdit(deps, place, edit);
  const { text, description } = plan;
  if (description.content === text.content && text.version >= edit.version) return;
  if (text.version !== edit.version) throw new AppError("conflict", EDITED_MEANWHILE);
  const blocking = plan.judged.findings.find(({ severity }) => severity === "block");
  if (blocking)
    throw new AppError("bad_request", `${NOT_PASSING} “${blocking.words.slice(0, 80)}”: ${blocking.suggestion}`);
  // A stored text must pass the checks unchanged, or a sentence would be dropped later without notice.
  if (deliverable(description) !== description) throw new AppError("bad_request", NOT_PASSING);
  await deps.db.transaction((tx) => keep(tx, plan, edit));
}

type Plan = {
  listing: Listing;
  text: TextWithVersions;
  texts: TextWithVersions[];
  propertyData: PropertyData;
  ledger: Ledger;
  judged: JudgedEdit;
  description: Description;
};

async function planEdit(deps: FactDeps, { customerId, id }: Place, edit: FieldEdit): Promise<Plan> {
  const listing = await findOpenListing(deps.db, customerId, id);
  const texts = await findTextsWithVersions(deps.db, listing.id);
  const text = texts.find(({ platform }) => platform === edit.platform);
  if (!text) throw new AppError("not_found");
  if (!fieldsOf(text.platform).some(({ heading }) => heading === edit.heading))
    throw new AppError("bad_request", "This platform has no such field.");
  const before = text.description;
  const { things, sentences } = edit.confirmed;
  const standing = sentences.filter((sentence) => plainTyping(edit.text).includes(sentence));
  const others = texts.filter((one) => one !== text);
  const former = unsaidNow(listing, { before, edit, others });
  const withThings = confirmedDetails(listing.propertyData, { things, sentences: [], reworded: former });
  const ledger = ledgerFor(before, listing.propertyData, withThings);
  const judged = judgeEdit({ before, edit, ledger, confirmed: standing });
  const reworded = new Set([...former].filter((sentence) => isReworded(sentence, judged, standing)));
  const propertyData = confirmedDetails(listing.propertyData, { things, sentences: standing, reworded });
  const full = ledgerFor(before, listing.propertyData, propertyData);
  const { description } = judgeEdit({ before, edit, ledger: full, confirmed: standing }).edited;
  return { listing, text, texts, propertyData, ledger: full, judged, description };
}

type Texts = { before: Description; edit: FieldEdit; others: TextWithVersions[] };

// Sentences that the host confirmed before and that no text contains any more: the typed text may contradict them.
function unsaidNow({ propertyData }: Listing, { before, edit, others }: Texts): Set<string> {
  const rest = before.sections.filter(({ heading }) => heading !== edit.heading).map(({ text }) => text);
  const said = [edit.text, ...rest, ...others.map(({ content }) => content)].join("\n");
  return new Set(linesOf(propertyData["said_at_revision"]).filter((sentence) => !said.includes(sentence)));
}

// Only if other words for it are confirmed as well; a sentence that was merely removed may still be true.
function isReworded(former: string, { edited }: JudgedEdit, standing: string[]): boolean {
  return edited.aligned.sentences.some(
    ({ isKept, was, sentence }) => !isKept && was?.text === former && standing.includes(sentence.text),
  );
}

// The facts of the text, or with what was confirmed since; each keeps its id.
function ledgerFor(description: Description, before: PropertyData, after: PropertyData): Ledger {
  const { facts, contradictions, platform } = description;
  if (before === after) return { facts, contradictions };
  const seen = facts.filter(isSeen).map(({ id: _renumbered, ...fact }) => fact);
  const { ledger } = prepareWriting({ property: digestible(propertyFor(after)), options: { platform }, seen });
  const brand = facts.filter(({ key }) => key.startsWith("brand."));
  const numbered = brand.map((fact, at) => ({ ...fact, id: `brand${at}` }));
  return carryFacts(facts, { ...ledger, facts: [...ledger.facts, ...numbered] }).ledger;
}

function isSeen({ source }: Fact): boolean {
  return source === "photo" || source === "floor plan";
}

async function keep(tx: Tx, { listing, text, texts, propertyData, ledger, description }: Plan, { heading }: FieldEdit) {
  const [row] = await tx.select().from(listings).where(eq(listings.id, listing.id)).for("update");
  const present = await tx.select().from(listingTexts).where(eq(listingTexts.listingId, listing.id)).for("update");
  const isAsRead =
    row !== undefined &&
    isDeepStrictEqual(row.propertyData, listing.propertyData) &&
    present.some((one) => one.id === text.id && one.version === text.version && one.content === text.content);
  if (!isAsRead) throw new AppError("conflict", EDITED_MEANWHILE);
  const fields = changedFields(listing.propertyData, propertyData);
  if (fields.length > 0) {
    const known = new Set(text.description.facts.map(identityOf));
    const facts = ledger.facts.map(identityOf).filter((name) => !known.has(name));
    const note = { at: new Date().toISOString(), fields, facts };
    const factChanges = [...row.factChanges, note].slice(-MOST_NOTES);
    await tx.update(listings).set({ propertyData, factChanges }).where(eq(listings.id, listing.id));
    for (const other of texts.filter(({ id }) => id !== text.id))
      await tellOther(tx, other, { before: listing.propertyData, after: propertyData });
  }
  const former = text.versions.find(({ number }) => number === text.version)?.wish;
  const wish = { ...RevisionWish.parse(former ?? {}), edited: [heading] };
  await addVersion(tx, text.id, { description, wish });
}

type Details = { before: PropertyData; after: PropertyData };

// The other platforms' texts know the new fact without a changed word, so that their next version may tell it.
async function tellOther(tx: Tx, other: TextWithVersions, { before, after }: Details): Promise<void> {
  const { description } = other;
  const ledger = ledgerFor(description, before, after);
  const held = new Set(ledger.facts.map(({ id }) => id));
  const isSound =
    description.facts.every(({ id }) => held.has(id)) &&
    checkSections({ platform: other.platform, sections: description.sections, ledger }).every(
      ({ severity }) => severity !== "block",
    );
  if (isSound)
    await tx
      .update(listingTexts)
      .set({ description: { ...description, ...ledger } })
      .where(eq(listingTexts.id, other.id));
}

type Confirmed = {
  things: string[];
  sentences: string[];
  // Confirmed before, and reworded now.
  reworded?: ReadonlySet<string>;
};

// A home's details with what its host has confirmed: things in the form's lists, sentences in a field of their own.
function confirmedDetails(data: PropertyData, { things, sentences, reworded = new Set() }: Confirmed): PropertyData {
  const said = linesOf(data["said_at_revision"]).filter((line) => !reworded.has(line));
  const fresh = sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && !said.includes(sentence));
  if (things.length === 0 && fresh.length === 0 && reworded.size === 0) return data;
  const told =
    fresh.length > 0 || reworded.size > 0
      ? { ...data, said_at_revision: [...said, ...new Set(fresh)].join("\n") }
      : data;
  return applyChanges(told, { counts: {}, added: things.map(asListed), removed: [], answers: {} });
}

// The form's own box for it, where it has one: "jacuzzi" is its hot tub.
function asListed(thing: string): string {
  const key = amenityFacts(thing)[0]?.key;
  if (key === undefined || key === "amenity.other") return thing;
  const named = LISTED.filter((option) => !/ or /.test(option) && amenityFacts(option)[0]?.key === key);
  return named.length === 1 && amenityFacts(thing).length === 1 ? (named[0] ?? thing) : thing;
}

function linesOf(value: unknown): string[] {
  return typeof value === "string" ? value.split("\n").filter((line) => line !== "") : [];
}
