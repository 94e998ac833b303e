import { readFileSync } from "node:fs";
import type { Fact } from "#writer/ledger/fact.ts";
import { type FieldRule, isTeaserField, isTitleField } from "#writer/rules/platform-fields.ts";
import { leansOnLast, sentencesIn } from "#writer/text/sentences-in.ts";
import type { Weighed } from "../choose-sentences.ts";
import { type AboutWhat, likeness } from "./about-what.ts";
import { type Read, readLine, traitsOf } from "./traits.ts";

export type Draft = { field: FieldRule; sentences: Weighed[] };

// What each trait says for striking a sentence out, learned from sentences of which readers said whether the text is better
// without them (scripts/strike-out/train.ts).
const FILE = new URL("./weights.json", import.meta.url);

type Pencil = { bias: number; weights: Record<string, number> };

let pencil: { bias: number; weights: Map<string, number> } | undefined;

// A text of fewer sentences needs all it has.
const FEWEST_LINES = 12;
const MOST_STRUCK = 0.25;
// How likely it has to be: readers liked texts less in which twice as much was struck out.
const BOUND = 0.3;
// What may be done, paid or used alone is not for taste to leave out.
const MUST_STAY = /^(?:pets|pet_rules|house_rules|parking_notes|rule\..*|absent|stairs|shared-.*|check_.*|brand\..*)$/;
const FEWEST_WORDS = 40;
const IDENTITY = 10;

type Unit = Read & { field: FieldRule; sentence: Weighed; hasTerms: boolean };

// Without the sentences that an editor would strike out: said before, empty, garbled or too dull to tell.
export function strikeOut(drafts: Draft[], facts: Fact[]): Draft[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  let units = unitsOf(drafts, byId);
  const told = units.filter(({ line }) => !line.isTitle).length;
  if (told < FEWEST_LINES) return drafts;
  const gone: AboutWhat[] = [];
  for (let left = Math.floor(told * MOST_STRUCK); left > 0; left -= 1) {
    const next = leastMissed(units, gone);
    if (next === null) break;
    gone.push(next.about);
    units = without(units, next);
  }
  return drafts.map((draft) => (isTeaser(draft) ? draft : { ...draft, sentences: leftOf(draft.sentences, units) }));
}

function isTeaser({ field }: Draft): boolean {
  return isTeaserField(field.heading);
}

// Where a thing is named, its season, its price and who else uses it must be said somewhere.
function isOnTerms({ qualifiers: { isSeasonal, access, cost } }: Fact): boolean {
  return isSeasonal === true || access === "shared" || cost === "paid";
}

// Fields that hold a whole text: its paragraphs are what fields are elsewhere.
const ROOMY_CHARS = 2000;

// Title 0, opening 1, then one number for each field or paragraph.
function unitsOf(drafts: Draft[], byId: Map<string, Fact>): Unit[] {
  let section = 0;
  return drafts
    .filter((draft) => !isTeaser(draft))
    .flatMap(({ field, sentences }) => {
      const isTitle = isTitleField(field.heading);
      const isWhole = field.heading !== "The space" && field.maxChars >= ROOMY_CHARS;
      return sentences.flatMap((sentence, at) => {
        if (!isTitle && (at === 0 || (isWhole && sentence.opensParagraph))) section += 1;
        const facts = sentence.facts.flatMap((id) => byId.get(id) ?? []);
        const fields = new Set(facts.map(({ field: asked, key }) => asked ?? key));
        const hasTerms = facts.some(isOnTerms);
        const { weight, isVerbatim } = sentence;
        const line = { section: isTitle ? 0 : section, isTitle, fields: [...fields].toSorted(), isVerbatim, weight };
        return sentencesIn(sentence.text).map((text) => ({
          ...readLine({ ...line, text }),
          field,
          sentence,
          hasTerms,
        }));
      });
    });
}

// Which sentence to strike out next, or none.
function leastMissed(units: Unit[], gone: AboutWhat[]): Unit | null {
  const likely = traitsOf(units)
    .map((traits, at) => ({ at, chance: traits ? chanceOf(traits) : 0 }))
    .filter(({ chance }) => chance > BOUND)
    .toSorted((one, other) => other.chance - one.chance);
  const next = likely.find(({ at }) => mayGo(units, at) && !isLastOf(units, { at, gone }));
  return next ? (units[next.at] ?? null) : null;
}

// What the home is, what a guest must be told, what the next sentence leans on and what the field is too short without stay.
function mayGo(units: Unit[], at: number): boolean {
  const { sentence, field, line, hasTerms } = units[at] as Unit;
  if (hasTerms || sentence.isDisclosure || (!sentence.isVerbatim && sentence.weight >= IDENTITY)) return false;
  if (line.fields.some((each) => MUST_STAY.test(each))) return false;
  if (line.section === 1 && units[at - 1]?.line.section !== 1) return false;
  const left = units
    .filter((unit) => unit.field === field && unit !== units[at])
    .map((unit) => unit.line.text)
    .join(" ");
  if (left.length < field.minChars) return false;
  if (field.heading === "The space" && left.split(" ").length < FEWEST_WORDS) return false;
  const next = units[at + 1]?.line;
  return !next || next.section !== line.section || !leansOnLast(next.text) || named(line.text, next.text) !== null;
}

// Of two sentences that say the same one stays: "bike share is close", "there is a bike share for the rest".
function isLastOf(units: Unit[], { at, gone }: { at: number; gone: AboutWhat[] }): boolean {
  const own = (units[at] as Unit).about;
  const most = (others: AboutWhat[]) => Math.max(0, ...others.map((other) => likeness(own, other)));
  return most(gone) > Math.max(LIKE, most(units.filter((_, place) => place !== at).map(({ about }) => about)));
}

const LIKE = 0.3;

const SUBJECT = /^The \p{L}{1,30}(?= (?:is|has|was|comes|gets|looks|sits|sleeps) )/u;
const SAME = /^(?:It|They|This|That) /;

// The next sentence where this one is gone: "It is bright" of the apartment is "The apartment is bright".
function named(gone: string, next: string): string | null {
  const [subject] = SUBJECT.exec(gone) ?? [];
  if (subject && next.startsWith("It ")) return `${subject} ${next.slice(3)}`;
  const [pronoun] = SAME.exec(next) ?? [];
  return pronoun && gone.startsWith(pronoun) ? next : null;
}

function without(units: Unit[], gone: Unit): Unit[] {
  const next = units[units.indexOf(gone) + 1];
  const leans = next !== undefined && next.line.section === gone.line.section && leansOnLast(next.line.text);
  const text = leans ? named(gone.line.text, next.line.text) : null;
  return units.flatMap((unit) => {
    if (unit === gone) return [];
    return unit === next && text !== null ? [{ ...unit, ...readLine({ ...unit.line, text }) }] : [unit];
  });
}

// A paragraph goes on with the next of its sentences.
function leftOf(sentences: Weighed[], units: Unit[]): Weighed[] {
  let opens = false;
  return sentences.flatMap((sentence) => {
    opens ||= sentence.opensParagraph === true;
    const own = units.filter((unit) => unit.sentence === sentence);
    if (own.length === 0) return [];
    const kept = {
      ...sentence,
      text: own.map(({ line }) => line.text).join(" "),
      ...(opens && { opensParagraph: true }),
    };
    opens = false;
    return [kept];
  });
}

function chanceOf(traits: Map<string, number>): number {
  const { bias, weights } = thePencil();
  let score = bias;
  for (const [name, value] of traits) score += (weights.get(name) ?? 0) * value;
  return 1 / (1 + Math.exp(-score));
}

function thePencil(): { bias: number; weights: Map<string, number> } {
  if (pencil) return pencil;
  const { bias, weights } = JSON.parse(readFileSync(FILE, "utf8")) as Pencil;
  pencil = { bias, weights: new Map(Object.entries(weights)) };
  return pencil;
}
