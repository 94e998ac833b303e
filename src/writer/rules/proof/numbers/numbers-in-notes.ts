import { baseForms } from "../../../text/word-forms.ts";
import type { LedgerProof, ProvingFact } from "../ledger-proof.ts";
import { isGrammar, wordsOfFact } from "../ledger-words.ts";
import type { SectionReading } from "../section-reading.ts";
import { type NumberMention, readNumbers } from "./read-numbers.ts";

type Asked = { number: NumberMention; proof: LedgerProof };

// Numbers that a note tells of the very thing they stand beside, or that count nothing.
export function isToldNumber(reading: SectionReading, { number, proof }: Asked): boolean {
  return (
    isCountingNothing(reading, number) ||
    isToldNearby(reading, { number, proof }) ||
    isLevels(reading, { number, proof }) ||
    isDormitory(reading, { number, proof }) ||
    isRest(reading, { number, proof }) ||
    isDifference(reading, { number, proof }) ||
    isSleepers(reading, { number, proof }) ||
    isSitting(reading, { number, proof })
  );
}

// "A train or two", "go out for one".
function isCountingNothing({ read }: SectionReading, { value, first, last }: NumberMention): boolean {
  const [before = "", earlier = ""] = [read.tokens[first - 1]?.word, read.tokens[first - 3]?.word];
  if (before === "or" && value === 2 && /^(a|an)$/.test(earlier)) return true;
  return (
    value === 1 &&
    !read.tokens[last + 1]?.isJoined &&
    /^(for|the|this|that|another|each|every|with|into|from|like)$/.test(before)
  );
}

const WINDOW = 7;
const UNITS =
  /^(min|mins|minute|walk|drive|m|km|mile|meter|metre|foot|car|hour|block|bike|guest|sleep|bed|bedroom|bathroom|bath|room|people|person|home|house|apartment|day|night|week|have|has)$/;
const DISTANCES =
  /^(minutes?|mins?|miles?|kilomet(?:er|re)s?|km|meters?|metres?|m|blocks?|hours?|yards?|acres?|hectares?)$/;

// "The bunk room sleeps six", of a note that says so: the number and a word close to it stand in one note.
function isToldNearby({ read, mentionAt }: SectionReading, { number, proof }: Asked): boolean {
  const { sentence } = read.tokens[number.first] ?? {};
  const counted = mentionAt[number.last + 1]?.claim.kind;
  if (DISTANCES.test(read.tokens[number.last + 1]?.word ?? "") || counted === "bed" || counted === "count")
    return false;
  const around = read.tokens
    .slice(Math.max(0, number.first - WINDOW), number.last + 1 + WINDOW)
    .filter((token) => token.sentence === sentence && !isGrammar(token.word) && readNumbers([token]).length === 0);
  const names = around.flatMap(({ word }) => baseForms(word)).filter((form) => !UNITS.test(form));
  return proof.facts.some(
    (fact) =>
      fact.fact.field !== undefined &&
      !fact.isNearby &&
      isNumberOf(fact, number, read.tokens[number.first - 1]?.word ?? "") &&
      names.some((name) => wordsOfFact(fact).has(name)),
  );
}

const AFTERNOON = 12;

function isNumberOf({ reading, fact }: ProvingFact, { value }: NumberMention, before: string): boolean {
  if (reading.numbers.includes(value)) return true;
  if (before === "past") return [`${value}.30`, `${value}:30`].some((time) => String(fact.value).includes(time));
  return (
    /^(at|from|to|until|till|by|before|after|between|and|past)$/.test(before) &&
    reading.numbers.includes(value + AFTERNOON)
  );
}

function isLevels({ read }: SectionReading, { number, proof }: Asked): boolean {
  return (
    /^(floors|levels|stories|storeys)$/.test(read.tokens[number.last + 1]?.word ?? "") &&
    number.value === proof.numberOf("levels")
  );
}

function isDormitory({ read }: SectionReading, { number, proof }: Asked): boolean {
  const [before, earlier = ""] = [read.tokens[number.first - 1]?.word, read.tokens[number.first - 2]?.word];
  return before === "of" && /^(dorm|dormitory|room)$/.test(earlier) && number.value === proof.numberOf("beds");
}

// "Next to five others", of a rack for six; "the other three bedrooms", of four; "six more", where four of ten were named.
function isRest({ read }: SectionReading, { number, proof }: Asked): boolean {
  const [before, after] = [read.tokens[number.first - 1]?.word ?? "", read.tokens[number.last + 1]?.word ?? ""];
  if (before !== "other" && !/^(others|other|more|left|remaining)$/.test(after)) return false;
  const { sentence } = read.tokens[number.first] ?? {};
  const inSentence = read.tokens.filter((token) => token.sentence === sentence);
  const named = readNumbers(inSentence).map(({ value }) => value);
  const wholes = new Set(
    proof.facts.flatMap(({ fact, reading, isNearby }) =>
      isNearby ? [] : [...reading.numbers, ...(typeof fact.value === "number" ? [fact.value] : [])],
    ),
  );
  return [1, ...named].some((part) => wholes.has(number.value + part));
}

// "The beach five minutes more", of twenty and fifteen.
function isDifference({ read }: SectionReading, { number, proof }: Asked): boolean {
  const after = read.tokens.slice(number.last + 1, number.last + 3).map(({ word }) => word);
  if (!after.some((word) => /^(more|further|longer|less)$/.test(word))) return false;
  const near = proof.facts.filter(({ isNearby }) => isNearby).flatMap(({ reading }) => reading.numbers);
  return near.some((one) => near.includes(one + number.value));
}

// "Two sleep in the bedroom": some of those who may stay.
function isSleepers({ read }: SectionReading, { number, proof }: Asked): boolean {
  const [next = "", before = ""] = [read.tokens[number.last + 1]?.word, read.tokens[number.first - 1]?.word];
  const { sentence } = read.tokens[number.first] ?? {};
  const isSleeping = read.tokens.some((token) => token.sentence === sentence && token.word === "sleep");
  const isMeant = next === "sleep" || (isSleeping && before === "and" && /^(on|in|behind|below|above)$/.test(next));
  return isMeant && number.value <= (proof.numberOf("guests") ?? 0);
}

// "Twenty can sit down to dinner".
function isSitting({ read }: SectionReading, { number, proof }: Asked): boolean {
  const after = read.tokens.slice(number.last + 1, number.last + 4).map(({ word }) => word);
  return (
    after.some((word) => /^(sit|sits|seated|dine|eat)$/.test(word)) &&
    proof.facts.some(({ fact }) => fact.key === "amenity.dining-table" && fact.qualifiers.count === number.value)
  );
}
