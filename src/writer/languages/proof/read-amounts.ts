import { NUMBER_WORDS } from "../vocabulary/number-words.ts";
import { type AnyLanguage, plain } from "../vocabulary/read-vocabulary.ts";
import { idsIn, type SentenceReading, type Token } from "./read-sentence.ts";

// A number, or a time of day in minutes, with the thing that it counts.
// "Les deux" may also be said for "both", and then needs no number on the other side.
export type Amount = { value: string; words: string; of: Set<number>; isOptional?: boolean };

const LOOSE: Partial<Record<AnyLanguage, string[]>> = {
  fr: ["les deux", "entre deux"],
  it: ["tutti e due", "tutte e due"],
  es: ["los dos", "las dos"],
  pt: ["os dois", "as duas"],
};

const LATER = new Set("pm p tarde noche soir abends nachmittags pomeriggio sera noite".split(" "));
const EARLIER = new Set("am a manana matin morgens mattina mattino manha madrugada".split(" "));
const CLOCK = new Set("uhr h hs hrs heures horas ore".split(" "));
// A year counts nothing.
const YEAR = /^1\d{3}$|^20\d\d$/;
// What follows one of these is not what the number counts: "it takes six with the sofa bed".
const BEGINS_ANOTHER_NOUN = new Set(
  "with for in on at from to con para en a avec pour dans sur mit fur im am auf bei per su nel nella com em no na num numa".split(
    " ",
  ),
);
const FARTHEST_NOUN = 4;

export function readAmounts(reading: SentenceReading, language: AnyLanguage): Amount[] {
  const { tokens } = reading;
  const amounts: Amount[] = [];
  for (const [at, { word, raw, isFirst }] of tokens.entries()) {
    const named = NUMBER_WORDS.get(language)?.get(word);
    const isCapital = /^\p{Lu}/u.test(raw) && !isFirst && language !== "de";
    if (named !== undefined && !(isCapital && language !== "en") && !isOtherWord(tokens, at)) {
      const value = clockValue(reading, at, { hours: named }) ?? String(named);
      // "Two" inside a title may count or be a part of a name; "twice" may be said without a number.
      const isOptional = isCapital || word === "twice" || isLoose(reading, word, language);
      amounts.push({ value, words: raw, of: countedAfter(reading, at), isOptional });
      continue;
    }
    if (!/^\d/.test(word) || isMinutesOfClock(tokens, at)) continue;
    const value = clockOf(reading, at) ?? decimal(word, language);
    amounts.push({ value, words: raw, of: YEAR.test(value) ? new Set() : countedAfter(reading, at) });
  }
  for (const [word, minutes] of [
    ["noon", 720],
    ["midday", 720],
    ["mediodia", 720],
    ["midi", 720],
    ["mittags", 720],
    ["mezzogiorno", 720],
    ["midnight", 1440],
    ["medianoche", 1440],
    ["minuit", 1440],
    ["mitternacht", 1440],
    ["mezzanotte", 1440],
  ] as const)
    if (tokens.some((token) => token.word === word))
      amounts.push({ value: `at ${minutes}`, words: word, of: new Set() });
  return amounts;
}

// The 30 of "16 h 30" is told with its hour.
function isMinutesOfClock(tokens: Token[], at: number): boolean {
  const [hour, unit] = [tokens[at - 2]?.word ?? "", tokens[at - 1]?.word ?? ""];
  return /^\d{1,2}$/.test(hour) && CLOCK.has(unit) && /^[0-5]\d$/.test(tokens[at]?.word ?? "");
}

// "Segunda-feira" is a Monday, "un quarto d'ora" no fourth, and "achten" at the end of a sentence a verb.
function isOtherWord(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.word === "feira") return true;
  if (tokens[at]?.word === "quarto" && next?.word === "d" && tokens[at + 2]?.word === "ora") return true;
  return tokens[at]?.raw === "achten" && !(next?.clause === tokens[at]?.clause && /^\p{Lu}/u.test(next?.raw ?? ""));
}

export function isNumber({ word }: Token, language: AnyLanguage): boolean {
  return /^\d/.test(word) || isNumberWord(word, language);
}

export function isNumberWord(word: string, language: AnyLanguage): boolean {
  return NUMBER_WORDS.get(language)?.has(word) ?? false;
}

function isLoose({ text }: SentenceReading, word: string, language: AnyLanguage): boolean {
  const words = plain(text);
  return (LOOSE[language] ?? []).some((phrase) => phrase.endsWith(word) && words.includes(phrase));
}

function decimal(word: string, language: AnyLanguage): string {
  const thousands = language === "en" ? /,(?=\d{3}(?:\D|$))/g : /\.(?=\d{3}(?:\D|$))/g;
  return word.replaceAll(thousands, "").replaceAll(",", ".");
}

function clockOf(reading: SentenceReading, at: number): string | null {
  const { tokens } = reading;
  const parts = /^(\d{1,2})[:.]([0-5]\d)$/.exec(tokens[at]?.word ?? "");
  if (parts) return clockValue(reading, at, { hours: Number(parts[1]), minutes: Number(parts[2]) });
  return clockValue(reading, at, { hours: Number(tokens[at]?.word) });
}

type Clock = { hours: number; minutes?: number };

// "4 pm", "16 Uhr", "16:00", "16 h 30", "4 de la tarde" are one moment.
function clockValue(reading: SentenceReading, at: number, { hours, minutes }: Clock): string | null {
  const { tokens } = reading;
  const [next, third, fourth] = [1, 2, 3].map((place) => tokens[at + place]?.word ?? "");
  const isArticle = ["de", "du", "da", "del", "di", "in"].includes(next ?? "");
  const day = isArticle ? [third, fourth] : [next];
  const isLater = day.some((word) => LATER.has(word ?? ""));
  const isEarlier =
    !isArticle && next === "a" ? third === "m" : day.some((word) => word !== "a" && EARLIER.has(word ?? ""));
  const isClock = minutes !== undefined || CLOCK.has(next ?? "") || isLater || isEarlier;
  if (!isClock || !Number.isInteger(hours) || hours > 24 || /^(?:hours?|hrs)$/.test(next ?? "")) return null;
  if (CLOCK.has(next ?? "") && isDuration(reading, at)) return null;
  const full = isLater && hours < 12 ? hours + 12 : isEarlier && hours === 12 ? 0 : hours;
  const after = CLOCK.has(next ?? "") && /^\d{2}$/.test(third ?? "") ? Number(third) : (minutes ?? 0);
  return `at ${full * 60 + after}`;
}

// "dos horas", "2 heures de route": no time of day, unless a word before says so.
function isDuration({ tokens }: SentenceReading, at: number): boolean {
  const before = tokens[at - 1]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  return (
    ["horas", "heures", "ore"].includes(next) &&
    !["las", "des", "a", "as", "alle", "dalle", "le", "desde", "hasta", "ate", "das"].includes(before)
  );
}

// The next things of the same clause, unless another number stands between. "Two double bedrooms" are both.
function countedAfter({ mentions, tokens }: SentenceReading, at: number): Set<number> {
  if (tokens[at - 1]?.isName || tokens[at + 1]?.isName) return new Set();
  const things = mentions.filter(({ rows }) => rows.some(({ kind }) => kind === "thing"));
  const next = things.find(
    ({ first, clause }) => first > at && first <= at + FARTHEST_NOUN && clause === tokens[at]?.clause,
  );
  // "Le tram 28", "line 4": a number may also follow what it belongs to.
  const before = things.filter(({ last }) => last === at - 1);
  const isCrossed = tokens
    .slice(at + 1, next?.first)
    .some(({ word }) => /^\d/.test(word) || BEGINS_ANOTHER_NOUN.has(word));
  if (!next || isCrossed) return idsIn(before, ["thing"]);
  const beside = things.filter(({ first }) => first > next.last && first <= next.last + 2);
  return idsIn([...before, next, ...beside.slice(0, 1)], ["thing"]);
}
