import { fieldsById } from "#shared/intake/field-rules.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { AMENITY_PHRASES } from "#writer/rules/lexicon/amenity-phrases.ts";
import { isDenied } from "#writer/rules/proof/mentions/find-mentions.ts";
import { PhraseIndex } from "#writer/text/phrase-index.ts";
import type { Token } from "#writer/text/read-text.ts";
import { type FoundAnswer, isAboutPlaces, type ListingText, type Piece, quoted } from "./listing-pieces.ts";
import { LOOKALIKES, OPTION_PHRASES } from "./option-phrases.ts";

type Option = { field: string; option: string; isStatement: boolean; mayBeElsewhere: boolean };

const VIEWS: Record<string, string> = {
  "view-sea": "Sea view",
  "view-lake": "Lake view",
  "view-river": "River view",
  "view-beach": "Beach view",
  "view-mountain": "Mountain view",
  "view-valley": "Valley view",
  "view-city": "City skyline view",
  "view-garden": "Garden view",
  "view-courtyard": "Courtyard view",
  "view-park": "Park view",
  "view-vineyard": "Vineyard view",
  "view-golf": "Golf course view",
};

// What goes without saying: who has a heated pool has a pool.
const amenity = (option: string) => [{ field: "amenities", option }];
const IMPLIED: Record<string, { field: string; option: string }[]> = {
  kitchen_kind: amenity("Kitchen"),
  cooled_rooms: amenity("Air conditioning"),
  "laundry_place In unit": amenity("Washer"),
  patio_kind: amenity("Patio or balcony"),
  patio_access: amenity("Patio or balcony"),
  backyard_access: amenity("Backyard"),
  backyard_fence: amenity("Backyard"),
  pool_access: amenity("Pool"),
  pool_setting: amenity("Pool"),
  pool_heated: amenity("Pool"),
  hot_tub_access: amenity("Hot tub"),
  sauna_access: amenity("Sauna"),
  grill_fuel: amenity("BBQ grill"),
  streaming: amenity("TV"),
  workspace_features: amenity("Dedicated workspace"),
  "amenities Breakfast": [{ field: "breakfast", option: "Included" }],
};
// Named beside restaurants and parks, these are still the home's; a patio, a pool or an oven may be the restaurant's.
const OF_A_HOME = new Set(
  "Wifi,Kitchen,Washer,Dryer,Air conditioning,Heating,TV,Private entrance,In unit,Full kitchen,Free street parking,Free parking on premises,Yes".split(
    ",",
  ),
);

const OPTIONS = new PhraseIndex<Option[]>();

function learnOptions(): void {
  const byPhrase = new Map<string, Option[]>();
  const learn = (phrase: string, option: Option) => byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), option]);
  for (const line of OPTION_PHRASES.trim().split("\n")) {
    const [field = "", option = "", phrases = ""] = line.replace(/^[~=]/, "").split(" | ");
    const marks = { isStatement: line.startsWith("="), mayBeElsewhere: line.startsWith("~") };
    for (const phrase of phrases.split(", ")) learn(phrase, { field, option, ...marks });
  }
  for (const [concept, option] of Object.entries(VIEWS)) {
    const phrases = AMENITY_PHRASES[concept as keyof typeof AMENITY_PHRASES] ?? "";
    for (const phrase of phrases.split(", ").filter((words) => words.includes("view")))
      learn(phrase, { field: "views", option, isStatement: false, mayBeElsewhere: true });
  }
  for (const phrase of LOOKALIKES.split(/,\s+/)) OPTIONS.add(phrase, []);
  for (const [phrase, options] of byPhrase) OPTIONS.add(phrase, options);
}
learnOptions();

// Everything that the form offers as an option and the listing says is there.
export function readOptions(listing: ListingText): FoundAnswer[] {
  const { tokens, pieces } = listing;
  const fields = fieldsById(INTAKE_SECTIONS);
  const found: FoundAnswer[] = [];
  const known = new Set<string>();
  const around = pieces.map((piece) => isAboutPlaces(piece));
  for (const { entry, first, last } of OPTIONS.matches(tokens)) {
    const piece = pieces[tokens[first]?.sentence ?? 0];
    if (!piece || isAboutSomethingElse(listing, piece, first)) continue;
    for (const { field, option, isStatement, mayBeElsewhere } of entry) {
      if (isStatement ? isTurnedRound(tokens, first) : isDenied(tokens, first, last)) {
        if (!isStatement) found.push(...absenceOf(listing, { option, first, last }));
        continue;
      }
      const isOutside = around[tokens[first]?.sentence ?? 0] && !OF_A_HOME.has(option) && !isStatement;
      if (field === "extra_beds" && IN_A_BEDROOM.test(piece.words)) continue;
      if (isOutside || isElsewhere(tokens, { first, last, mayBeElsewhere })) continue;
      const span = quoted(listing, beside(listing, first, last));
      for (const said of [{ field, option }, ...(IMPLIED[field] ?? []), ...(IMPLIED[`${field} ${option}`] ?? [])]) {
        const isList = fields.get(said.field)?.type === "checkbox";
        const key = isList ? `${said.field} ${said.option}` : said.field;
        if (known.has(key)) continue;
        known.add(key);
        found.push({ field: said.field, value: isList ? [said.option] : said.option, ...span });
      }
    }
  }
  return found;
}

// The form's option says "in the living room": a sofa bed that stands elsewhere is none.
const IN_A_BEDROOM = /^(?!.*\b(?:living|lounge|sitting|family|great|common)\b).*\b(?:bed)?room\b/i;

const ABSENT: Record<string, string> = { Kitchen: "Kitchen for guests" };
const MISSED = new Set(fieldsById(INTAKE_SECTIONS).get("not_available")?.options ?? []);

// "No TV" is an answer too, where the form asks what guests may miss.
function absenceOf(listing: ListingText, { option, first, last }: Mentioned): FoundAnswer[] {
  const missed = ABSENT[option] ?? option;
  const isPlain = listing.tokens
    .slice(Math.max(0, first - 2), first)
    .some(({ word }) => word === "no" || word === "without");
  if (!MISSED.has(missed) || !isPlain) return [];
  return [{ field: "not_available", value: [missed], ...quoted(listing, beside(listing, first, last)) }];
}

type Mentioned = { option: string; first: number; last: number };

const SPAN_OF_CUES = 6;
const NEAR_BEFORE = new Set(
  "near nearby close minutes minute min mins blocks block miles mile km from next opposite public local".split(" "),
);
const NEAR_AFTER = new Set("away nearby close minutes minute min mins blocks block miles mile km near".split(" "));
const NOT_NOW = new Set("soon closed broken removed previously formerly planned upcoming construction".split(" "));
const BRING = new Set("bring bringing forget own".split(" "));

// "Pool 5 minutes away", "near the beach", "bring your own towels", "gym coming soon".
function isElsewhere(tokens: readonly Token[], at: { first: number; last: number; mayBeElsewhere: boolean }): boolean {
  const before = clauseWords(tokens, at.first, -1);
  const after = clauseWords(tokens, at.last, 1);
  if (before.slice(0, 4).some((word) => BRING.has(word) && word !== "own") || before[0] === "if" || before[1] === "if")
    return true;
  if (before.slice(0, 3).includes("bring") || after.slice(0, 4).some((word) => NOT_NOW.has(word))) return true;
  if (!at.mayBeElsewhere) return false;
  return before.some((word) => NEAR_BEFORE.has(word)) || after.some((word) => NEAR_AFTER.has(word));
}

// The words beside a mention up to the end of its clause, nearest first.
function clauseWords(tokens: readonly Token[], from: number, step: 1 | -1): string[] {
  const words: string[] = [];
  const sentence = tokens[from]?.sentence;
  for (let at = from + step; words.length < SPAN_OF_CUES; at += step) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence) break;
    if (step === 1 && token.opensClause) break;
    if (step === 1 && (token.word === "and" || token.word === "with") && words.length === 0) break;
    words.push(token.word);
    if (step === -1 && token.opensClause) break;
  }
  return words;
}

// "Do not need to worry that there are no pets": rare enough to be left to the host.
function isTurnedRound(tokens: readonly Token[], first: number): boolean {
  const before = tokens[first - 1];
  return (
    before !== undefined &&
    before.sentence === tokens[first]?.sentence &&
    /^(not|isn't|aren't|never)$/.test(before.word)
  );
}

const OTHER_HOMES =
  /\b(?:other|another|separate|next) (?:airbnb|listing|apartment|unit|house|room|property)|\bour other\b/i;

// A question, the listing of another home, or a proper name such as "Hell's Kitchen".
function isAboutSomethingElse({ tokens, text }: ListingText, piece: Piece, first: number): boolean {
  if (text.charAt(piece.end - 1) === "?" || OTHER_HOMES.test(piece.words.slice(0, 400))) return true;
  if (piece.topic === "title" || piece.isBullet || piece.isHeading) return false;
  const [before, token, after] = [tokens[first - 1], tokens[first], tokens[first + 1]];
  if (!token || !isCapitalised(token.raw) || token.word === "wi") return false;
  const isPart = (other: Token | undefined, joined: Token | undefined) =>
    other !== undefined && joined?.isJoined === true && other.sentence === token.sentence && isCapitalised(other.raw);
  return first > piece.first && (isPart(before, token) || isPart(after, after));
}

function isCapitalised(raw: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(raw);
}

const MOST_BESIDE = 3;

// The words with a few beside them, so that a reader sees what is meant.
function beside({ tokens }: ListingText, first: number, last: number): { start: number; end: number } {
  let [from, to] = [first, last];
  const sentence = tokens[first]?.sentence;
  while (
    from > 0 &&
    first - from < MOST_BESIDE &&
    !tokens[from]?.opensClause &&
    tokens[from - 1]?.sentence === sentence
  )
    from -= 1;
  while (to - last < MOST_BESIDE && tokens[to + 1]?.sentence === sentence && !tokens[to + 1]?.opensClause) to += 1;
  return { start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 };
}
