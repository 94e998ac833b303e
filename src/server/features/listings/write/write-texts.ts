import { createHash } from "node:crypto";
import { AppError } from "#server/domain/app-error.ts";
import { formOf } from "#server/domain/orders.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { addressOf, isGuestCountKnown } from "#shared/property-facts.ts";
import { tellAhead } from "#writer/ahead/tell-ahead.ts";
import type { Understanding } from "#writer/ask/wish.ts";
import { sectionOf } from "#writer/compose/compose-sections.ts";
import {
  type BrandVoice,
  contentOfSections,
  type Description,
  factsUnder,
  type Section,
  type WritingOptions,
} from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import { descriptionOf, NothingKnownError, PropertyInput, prepareWriting } from "#writer/write-description.ts";
import { writeEmbedded } from "#writer/write-embedded.ts";

const LONGEST_WRITING_MS = 120_000;

export type FactName = Pick<Fact, "key" | "value">;

export type WritingRequest = {
  property: PropertyData;
  options: WritingOptions;
  signal?: AbortSignal;
  // What pictures showed, beside what was said.
  seen?: NewFact[];
  // For another version: what to put forward, and what not to tell.
  stress?: FactName[];
  leaveOut?: FactName[];
  // Whether the text begins with the opening that the buyer read before paying, whichever writer writes the rest.
  keepsOpening?: boolean;
};
export type WriteDescription = (request: WritingRequest) => Promise<Description>;

// The embedded writer depends on no outside service: it remains when everything else has failed.
export type Writers = {
  write: WriteDescription;
  writeEmbedded: WriteDescription;
  // Whether a language model writes.
  hasModel?: boolean;
  // Reads what the rules for requests in plain words leave open; absent where there is no language model.
  readWishes?: (reading: WishReading) => Promise<Understanding>;
};

export type WishReading = { words: string[]; home: Description };

type Work = {
  orderId: string;
  // What the order is for: see seedOfSubject.
  subject: string;
  customerId: string;
  propertyData: PropertyData;
  platforms: ListingPlatform[];
  isEmbeddedOnly: boolean;
};

export type See = (propertyData: PropertyData) => Promise<NewFact[]>;
type FindBrand = (customerId: string) => Promise<BrandVoice | undefined>;

export function bindWriteTexts(
  writers: Writers,
  see: See = async () => [],
  findBrand: FindBrand = async () => undefined,
) {
  return async ({
    orderId,
    subject,
    customerId,
    propertyData,
    platforms,
    isEmbeddedOnly,
  }: Work): Promise<Description[]> => {
    const signal = AbortSignal.timeout(LONGEST_WRITING_MS);
    const property = propertyFor(propertyData);
    const seen = await see(propertyData).catch((error: unknown) => {
      // Pictures that cannot be reached are waited for, but not for ever.
      if (!isEmbeddedOnly) throw error;
      return [];
    });
    const brand = await findBrand(customerId);
    const texts: Description[] = [];
    for (const platform of platforms) {
      const options = {
        platform,
        seed: formOf(subject) ? seedOfSubject(subject) : seedOf(orderId),
        ...(brand && { brand }),
      };
      const text = isEmbeddedOnly
        ? await writeWhatever(writers, { property, options, seen })
        : await writers.write({ property, options, seen, signal, keepsOpening: formOf(subject) !== null });
      texts.push(text);
    }
    return texts;
  };
}

// A detail that the writer cannot handle must not cost the buyer the whole description.
async function writeWhatever(writers: Writers, request: WritingRequest): Promise<Description> {
  try {
    return await writers.writeEmbedded(request);
  } catch {
    return writers.writeEmbedded({ options: request.options, property: essentialsOf(request.property) });
  }
}

// The text that is bought is the one whose beginning was shown.
export function seedOfSubject(subject: string): number {
  const form = formOf(subject);
  return seedOf(form ? `${form.kind}:${form.id}` : subject);
}

// The same thing gets the same text, however often its writing is begun.
function seedOf(name: string): number {
  return createHash("sha256").update(name).digest().readUInt32BE();
}

const PLACES = new Map(INTAKE_SECTIONS.flatMap(({ fields }) => fields.map(({ id }) => id)).map((id, at) => [id, at]));

// The express form cannot tell "no pets" from "not asked", and sends one guest for an empty field: neither is a fact.
export function propertyFor(data: PropertyData): PropertyData {
  const ordered = inOrderOfTheForm(data);
  if (ordered["formType"] !== "express") return ordered;
  const { petFriendly, maxGuests, ...known } = ordered;
  return {
    ...known,
    ...(petFriendly === true && { petFriendly }),
    ...(isGuestCountKnown(data) && { maxGuests }),
  };
}

// The same answers are the same facts in the same order, however a database or a browser orders them: so the text that
// was shown before payment is the one that is delivered.
function inOrderOfTheForm(data: PropertyData): PropertyData {
  const entries = Object.entries(data).toSorted(
    ([one], [other]) => placeInForm(one) - placeInForm(other) || (one < other ? -1 : Number(one > other)),
  );
  return Object.fromEntries(entries);
}

function placeInForm(name: string): number {
  return PLACES.get(name) ?? PLACES.size;
}

const COUNTS = ["bedrooms", "bathrooms", "maxGuests"];
const LONGEST_ADDRESS = 500;

// What is plain enough for any writer.
function essentialsOf(data: PropertyData): PropertyData {
  const counts = COUNTS.map((name) => [name, countIn(data[name])] as const);
  const address = addressOf(data);
  return {
    ...Object.fromEntries(counts.filter(([, count]) => count > 0 && count <= 50)),
    ...(address !== null && { address: address.slice(0, LONGEST_ADDRESS) }),
  };
}

function countIn(value: unknown): number {
  return typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
}

const MOST_WORDS = 20;

const IN_TITLE = 8;

const IN_OPENING = 3;

const CANDIDATES_WITH_STRESS = 12;

const write: WriteDescription = async (request) => {
  const { options, stress = [] } = request;
  await tellAhead({ property: digestible(request.property), options, seen: request.seen });
  if (stress.length === 0) return describe(request);
  // The composer weighs facts itself, so several texts are written and the one that stresses the wished facts most is
  // taken.
  const first = options.seed ?? 0;
  const texts = Array.from({ length: CANDIDATES_WITH_STRESS }, (_, place) =>
    describe({ ...request, options: withWords({ ...options, seed: first + place }, stress) }),
  );
  return texts.reduce((best, text) => (prominence(text, stress) > prominence(best, stress) ? text : best));
};

export const embeddedWriters: Writers = { write, writeEmbedded: write };

function describe({ property, options, seen, leaveOut = [] }: WritingRequest): Description {
  const prepared = prepareWriting({ property: digestible(property), options, seen });
  const written = writeEmbedded(without(prepared.ledger, leaveOut), prepared.options);
  // All that is known stays beside the text: the next version may tell it again.
  return descriptionOf({ ...prepared, ...written });
}

// A detail of the wrong type is left out, so that the buyer still gets the rest.
export function digestible(property: PropertyData): PropertyInput {
  const read = PropertyInput.safeParse(property);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  return PropertyInput.parse(Object.fromEntries(Object.entries(property).filter(([name]) => !wrong.has(name))));
}

function isOneOf(names: FactName[], { key, value }: Fact): boolean {
  return names.some((name) => name.key === key && name.value === value);
}

function without(ledger: Ledger, leaveOut: FactName[]): Ledger {
  if (leaveOut.length === 0) return ledger;
  const facts = ledger.facts.filter((fact) => !isOneOf(leaveOut, fact));
  const ids = new Set(facts.map(({ id }) => id));
  return { facts, contradictions: ledger.contradictions.filter((one) => one.facts.every((id) => ids.has(id))) };
}

// A writer prefers wordings with the brand's words; what is stressed is heard the same way.
export function withWords(options: WritingOptions, stress: FactName[]): WritingOptions {
  const words = stress.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  if (words.length === 0) return options;
  const wordsToUse = [...(options.brand?.wordsToUse ?? []), ...words].slice(0, MOST_WORDS);
  return { ...options, brand: { ...options.brand, wordsToUse } };
}

// How early and how often a text speaks of some facts.
function prominence({ sections, facts }: Description, stress: FactName[]): number {
  const ids = new Set(facts.filter((fact) => isOneOf(stress, fact)).map(({ id }) => id));
  const tells = ({ sentences }: Section) =>
    sentences.flatMap((sentence) => sentence.facts).filter((id) => ids.has(id)).length;
  return sections.reduce((sum, section, place) => {
    const weight = isTitleField(section.heading) ? IN_TITLE : place < 2 ? IN_OPENING : 1;
    return sum + weight * tells(section);
  }, 0);
}

type Texts = { description: Description; instead: Description };

// For a text that was written without knowing the wish: what would be left without a sentence is taken from another
// that knew it.
export function withoutSentencesAbout(leaveOut: FactName[], { description, instead }: Texts): Description {
  const ids = new Set(description.facts.filter((fact) => isOneOf(leaveOut, fact)).map(({ id }) => id));
  const sections = description.sections.flatMap((section) => {
    const kept = section.sentences.filter((sentence) => !factsUnder(sentence).some((id) => ids.has(id)));
    if (kept.length === section.sentences.length) return [section];
    if (kept.length > 0) return [sectionOf(section.heading, kept)];
    return instead.sections.filter(({ heading }) => heading === section.heading);
  });
  const content = contentOfSections(sections);
  return { ...description, sections, content };
}

// The writer is tried before the price is named, so that no buyer pays for a description that cannot be written.
export async function refuseUnwritable(propertyData: PropertyData, [platform]: ListingPlatform[]): Promise<void> {
  try {
    const property = propertyFor(propertyData);
    await embeddedWriters.writeEmbedded({ property, options: { platform: platform ?? "airbnb" } });
  } catch (error) {
    if (!(error instanceof NothingKnownError)) throw error;
    throw new AppError("bad_request", error.message);
  }
}
