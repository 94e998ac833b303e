import { AppError } from "#server/domain/app-error.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { sectionOf } from "#writer/compose/compose-sections.ts";
import {
  contentOfSections,
  type Description,
  factsUnder,
  type Section,
  type WritingOptions,
} from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import { descriptionOf, NothingKnownError, PropertyInput, prepareWriting } from "#writer/write-description.ts";
import { writeEmbedded } from "#writer/write-embedded.ts";
import { propertyFor } from "./property-for-writer.ts";
import type { FactName, WriteDescription, Writers, WritingRequest } from "./write-texts.ts";

const MOST_WORDS = 20;

const IN_TITLE = 8;

const IN_OPENING = 3;

const CANDIDATES_WITH_STRESS = 12;

const write: WriteDescription = async (request) => {
  const { options, stress = [] } = request;
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
