import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import {
  type BrandVoice,
  contentOfSections,
  type Description,
  type Platform,
  type Section,
  type UnusedNote,
  type WritingOptions,
} from "#writer/description.ts";
import { isReadField } from "#writer/ledger/intake/intake-facts.ts";
import { readHomeKind } from "#writer/ledger/intake/read-home.ts";
import { readPlace } from "#writer/ledger/place/read-place.ts";
import { silencedSentences, unusedNotes } from "./compose/compose-sections.ts";
import { buildLedger } from "./ledger/build-ledger.ts";
import type { Ledger } from "./ledger/fact.ts";
import type { NewFact } from "./ledger/ledger-builder.ts";
import { PropertyInput } from "./ledger/property-input.ts";
import type { LeftOut } from "./rules/finding.ts";
import { streetNames } from "./rules/policy/check-policy.ts";
import { HostWordsScreen } from "./rules/policy/screen-host-words.ts";
import { avoidedIn, avoidedWords } from "./rules/style/avoided-words.ts";
import { writeEmbedded } from "./write-embedded.ts";

const FIELDS = INTAKE_SECTIONS.flatMap(({ fields }) => fields);

const OPTIONS = new Set(FIELDS.flatMap(({ options }) => options ?? []));

const PARAGRAPHS = new Set([
  ...FIELDS.filter(({ type }) => type === "paragraph").map(({ id }) => id),
  "notes",
  "description",
  "stairs",
  "said_at_revision",
]);

const SEVERAL = /[.!?]\s|[\n\r\u2028\u2029]/;

const MOMENT = /^\d{4}-\d\d-\d\d$|^\d{1,2}:\d\d$/;

const ADDRESSES = new Set(["address", "property_address"]);

// A signature on a page of the host's own may say how to reach the host.
const OWN_PAGES: ReadonlySet<Platform> = new Set(["website", "social", "marketing"]);

export { PropertyInput };

export type DescriptionRequest = { property: PropertyInput; options: WritingOptions; seen?: NewFact[] | undefined };

export class NothingKnownError extends Error {
  override name = "NothingKnownError";
}

// Facts in, a proven description out.
export function describeProperty({ property, options, seen }: DescriptionRequest): Description {
  const prepared = prepareWriting({ property, options, seen });
  return descriptionOf({ ...prepared, ...writeEmbedded(prepared.ledger, prepared.options) });
}

export type Prepared = { ledger: Ledger; options: WritingOptions; leftOut: LeftOut[] };

// What a writer may know: the host's words are judged first, so that no later step sees refused ones.
export function prepareWriting({ property: given, options: wanted, seen = [] }: DescriptionRequest): Prepared {
  const { platform, brand: voice, ...rest } = wanted;
  const { property, brand, leftOut } = screenProperty({ property: given, brand: voice, platform });
  const options = { ...rest, platform, ...(brand && { brand }) };
  const ledger = buildLedger(property, [...seen, ...brandFacts(brand)]);
  if (ledger.facts.some(isWritable)) return { ledger, options, leftOut };
  throw new NothingKnownError("There is nothing to write about: give at least a place, a kind of home or its rooms.");
}

type Parts = Prepared & { sections: Section[]; findings: Description["findings"] };

export function descriptionOf({ ledger, options, leftOut, sections, findings }: Parts): Description {
  const content = contentOfSections(sections);
  const untold = unusedNotes(ledger, sections);
  const isNamed = untold.some(({ field }) => field === "best_thing");
  const unused = isNamed ? untold : [...untold, ...refusedOpening(ledger, sections)];
  const all = [...leftOut, ...leftOutByBrand(ledger, options, sections)];
  return { platform: options.platform, content, sections, ...ledger, findings, leftOut: all, unused };
}

// What guests mention first opens the text, unless a check refused it.
function refusedOpening({ facts }: Ledger, sections: Section[]): UnusedNote[] {
  const stated = new Set(sections.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.facts)));
  const best = facts.filter(({ field, isConfirmed }) => field === "best_thing" && isConfirmed);
  return best.some(({ id }) => stated.has(id))
    ? []
    : best.map(({ value }) => ({ field: "best_thing", words: String(value) }));
}

// What a brand says of itself is known because it says so.
function brandFacts(brand: BrandVoice | undefined): NewFact[] {
  const said = [
    { key: "brand.name", value: brand?.name?.trim() ?? "" },
    { key: "brand.sign-off", value: brand?.signOff?.trim() ?? "" },
  ];
  return said.filter(({ value }) => value !== "").map((fact) => ({ ...fact, source: "form" as const }));
}

function isWritable({ key, isConfirmed }: Ledger["facts"][number]): boolean {
  return (
    isConfirmed &&
    !key.startsWith("brand.") &&
    key !== "place.street" &&
    key !== "place.country" &&
    key !== "place.region"
  );
}

// What a text does not say because no wording of it is free of the words that the brand avoids.
function leftOutByBrand(ledger: Ledger, options: WritingOptions, sections: Section[]): LeftOut[] {
  const avoided = options.brand?.wordsToAvoid ?? [];
  if (avoided.length === 0) return [];
  const index = avoidedWords(avoided);
  const stated = new Set(sections.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts)));
  const byId = new Map(ledger.facts.map((fact) => [fact.id, fact]));
  const entries = silencedSentences(ledger, options)
    .filter(({ facts }) => facts.some((id) => !stated.has(id)))
    .map(({ text, facts }) => ({
      field: facts.map((id) => byId.get(id)?.field).find((field) => field !== undefined) ?? "words to avoid",
      words: text,
      rule: "style.brand-avoids",
      why: `It has “${avoidedIn(index, text) ?? avoided[0]}”, which your brand voice avoids.`,
      advice: "Say it in other words, or take the word off the list.",
      source: "your brand voice",
    }));
  return [...new Map(entries.map((entry) => [entry.words, entry])).values()];
}

type Screened = { property: PropertyInput; brand: BrandVoice | undefined; leftOut: LeftOut[] };

type Asked = { property: PropertyInput; brand: BrandVoice | undefined; platform: Platform };

// All words of a host's own, judged before anything reads them.
function screenProperty({ property, brand, platform }: Asked): Screened {
  const address = property.address ?? property.property_address ?? "";
  const { city, regions, street, otherCity } = readPlace(address);
  const names = [city, otherCity, ...regions, property.town, property.neighborhood].filter(
    (name) => typeof name === "string" && name !== "",
  );
  const isShared = /room/.test(readHomeKind(property.property_type, property.room_type).scope ?? "");
  const screen = new HostWordsScreen({
    platform,
    streets: street.flatMap(streetNames),
    names: names.map(String),
    isShared,
  });
  const entries = Object.entries(property).map(([field, value]) => [field, screenField(screen, field, value)] as const);
  return {
    property: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    brand: brand && screenBrand(screen, brand, platform),
    leftOut: screen.leftOut,
  };
}

function screenField(screen: HostWordsScreen, field: string, value: unknown): unknown {
  if (ADDRESSES.has(field)) return typeof value === "string" ? screenAddress(screen, field, value) : value;
  if (!isReadField(field)) return value;
  if (typeof value === "string" && (PARAGRAPHS.has(field) || SEVERAL.test(value))) {
    return screen.text(field, value) || undefined;
  }
  return screenValue(screen, field, value);
}

// Lists and rooms keep their shape without the words that were refused.
function screenValue(screen: HostWordsScreen, field: string, value: unknown): unknown {
  if (typeof value === "string")
    return OPTIONS.has(value) || MOMENT.test(value) ? value : (screen.line(field, value) ?? undefined);
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => screenValue(screen, field, entry)).filter((entry) => entry !== undefined);
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, screenValue(screen, field, entry)] as const);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

// The street is in an address by right; what has no place in one is judged part by part.
function screenAddress(screen: HostWordsScreen, field: string, address: string): string | undefined {
  const parts = address.split(/,|\n/).map((part) => screen.line(field, part.trim(), "address"));
  return parts.filter((part) => part !== null && part !== "").join(", ") || undefined;
}

function screenBrand(screen: HostWordsScreen, brand: BrandVoice, platform: Platform): BrandVoice {
  const judge = (field: string, words: string) =>
    screen.line(field, words, OWN_PAGES.has(platform) ? "signature" : "words");
  const { name, signOff, wordsToUse, ...rest } = brand;
  const kept = { name: name && judge("brand name", name), signOff: signOff && judge("brand sign-off", signOff) };
  return {
    ...rest,
    ...(kept.name && { name: kept.name }),
    ...(kept.signOff && { signOff: kept.signOff }),
    ...(wordsToUse && { wordsToUse: wordsToUse.filter((word) => judge("brand words", word) !== null) }),
  };
}
