import { plainWords } from "../../text/word-forms.ts";
import type { Qualifiers } from "../fact.ts";
import type { NewFact } from "../ledger-builder.ts";
import { type AmenityConcept, amenityConceptOf } from "./amenity-concepts.ts";

export type ParsedAmenity = { concept: AmenityConcept | null; value: string; qualifiers: Qualifiers };

// Their brands have names of many words: "Bath & Body Works conditioner" has no bath in it.
const NAMED_BY_BRAND = new Set<AmenityConcept>([
  "shampoo",
  "conditioner",
  "body-soap",
  "shower-gel",
  "refrigerator",
  "oven",
  "stove",
  "sound-system",
]);
const PLACES = ["in unit", "in building", "on premises", "off premises", "street", "nearby"];

// One line of an amenity list, as platforms export it or people type it. A line that names two known things, such as
// "washer and dryer", gives both; an unknown one is kept in its own words.
export function parseAmenity(line: string): ParsedAmenity[] {
  const known = parsedLines.get(line);
  if (known) return known;
  const parsed = parseLine(line);
  if (parsedLines.size >= MOST_REMEMBERED) parsedLines.clear();
  if (line.length <= LONGEST_REMEMBERED) parsedLines.set(line, parsed);
  return parsed;
}

// Lists repeat each other: most lines of a new home have been read before.
const parsedLines = new Map<string, ParsedAmenity[]>();
const MOST_REMEMBERED = 5000;
const LONGEST_REMEMBERED = 120;

function parseLine(line: string): ParsedAmenity[] {
  const value = plainWords(line);
  if (isEmptyAnswer(value)) return [];
  const concept = isStatement(value) ? null : amenityConceptOf(value);
  if (!concept) return [{ concept: null, value: line.normalize("NFKC").replace(/\s+/g, " ").trim(), qualifiers: {} }];
  const parts = value.includes(":") || NAMED_BY_BRAND.has(concept) ? [] : knownPartsOf(value);
  const parsed = parts.length > 1 ? parts : [{ concept, value }];
  return parsed.map((part) => ({ ...part, qualifiers: qualifiersOf(part.value, value) }));
}

// A whole sentence in a list of names is a remark of the host, not an amenity.
function isStatement(value: string): boolean {
  return value.length > 120 || value.split(" ").length > 18 || /\b(ignore|disregard|write|instructions?)\b/.test(value);
}

function isEmptyAnswer(value: string): boolean {
  return /^(other|none|n\/a|no|-)?$/.test(value);
}

function knownPartsOf(value: string): { concept: AmenityConcept; value: string }[] {
  const parts: { concept: AmenityConcept; value: string }[] = [];
  // "sea view terrace" is a view and a terrace.
  const head = (value.split(/ - | \(/)[0] ?? value).replace(/\b(views?) (?=terrace|balcony|deck|patio|porch)/, "$1, ");
  for (const words of head.split(/,| with | and | & | \+ /)) {
    const concept = amenityConceptOf(words.trim());
    if (concept && !parts.some((part) => part.concept === concept)) parts.push({ concept, value: words.trim() });
  }
  return parts;
}

function qualifiersOf(part: string, line: string): Qualifiers {
  const qualifiers: Qualifiers = {};
  if (/\bprivate\b/.test(part) && !/private (entrance|living)/.test(part)) qualifiers.access = "private";
  if (/\b(shared|communal|common)\b/.test(line)) qualifiers.access = "shared";
  if (/\b(indoor|heated indoor)\b/.test(part)) qualifiers.setting = "indoor";
  if (/\b(outdoor|outside)\b/.test(part)) qualifiers.setting = "outdoor";
  if (/\b(free|complimentary)\b/.test(line) && !/barrier|step.free/.test(line)) qualifiers.cost = "free";
  if (/\bpaid\b|\bextra cost\b/.test(line)) qualifiers.cost = "paid";
  if (/\bseasonal/.test(line)) qualifiers.isSeasonal = true;
  if (/\bupon request\b|\bon request\b/.test(line)) qualifiers.isOnRequest = true;
  if (/\bfenced\b/.test(line)) qualifiers.isFenced = !/not fully fenced|unfenced/.test(line);
  const where = PLACES.find((place) => line.includes(place));
  if (where) qualifiers.where = where;
  const spaces = /(?<!\d)(\d+) spaces?/.exec(line)?.[1];
  if (spaces) qualifiers.count = Number(spaces);
  const size = /\b(\d+(?:\.\d+)?)[ -]?("|”|inch|in\b|mbps|gbps)/.exec(line);
  if (size) qualifiers.size = `${size[1]} ${unitOf(size[2])}`;
  const kinds = kindsOf(line);
  if (kinds.length > 0) qualifiers.kinds = kinds;
  return qualifiers;
}

function unitOf(written = ""): string {
  if (written === "mbps") return "Mbps";
  return written === "gbps" ? "Gbps" : "inch";
}

// "Coffee maker: Nespresso, french press", "HDTV with Netflix, Roku", "pool - heated, rooftop".
function kindsOf(line: string): string[] {
  const start = /: | with | - /.exec(line);
  const detail = start ? line.slice(start.index + start[0].length) : "";
  const withoutClauses = detail.replace(/available[^,]*,?|open [^,]*,?|always at the listing|for ages.*/g, "");
  return withoutClauses
    .split(/,| and /)
    .map((kind) => kind.trim())
    .filter(
      (kind) => kind !== "" && !/^(in (unit|building)|\d+ spaces?|(not )?fully fenced|\d+ [mg]bps|aux)$/.test(kind),
    );
}

export type SaidFact = Pick<NewFact, "key" | "value" | "qualifiers" | "field">;

// What one line of an amenity list says. Some lines are rules.
export function amenityFacts(line: string): SaidFact[] {
  return parseAmenity(line).map(({ concept, value, qualifiers }) => {
    if (concept === "pets") return { key: "pets", value: true };
    if (concept === "no-pets") return { key: "rule.no-pets", value: true };
    if (concept === "no-smoking") return { key: "rule.no-smoking", value: true };
    if (concept === "no-events") return { key: "rule.no-parties", value: true };
    return concept ? { key: `amenity.${concept}`, value, qualifiers } : { key: "amenity.other", value };
  });
}
