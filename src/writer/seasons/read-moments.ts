import { ownValue } from "#shared/own-value.ts";
import { type Day, dayOf, type Hemisphere, HOLIDAYS, lastOfMonth, type Season, seasonOf } from "./calendar.ts";

export type Token = { text: string; word: string; start: number; end: number };

// Words, numbers with their slashes, and the dashes of a range. Longer texts than a field are not read.
const TOKENS = /[\p{L}\d]+(?:['’./-][\p{L}\d]+)*|[–—-]|[,;:()]/gu;
const LONGEST_READ = 4000;

export function tokensOf(text: string): Token[] {
  return Array.from(text.slice(0, LONGEST_READ).matchAll(TOKENS)).flatMap((match) =>
    splitDashes(match[0], match.index),
  );
}

// "May-September" and "mid-October" are several words; "2026-09-30" is one.
function splitDashes(text: string, start: number): Token[] {
  if (!text.includes("-") || /^\d{4}-\d{1,2}-\d{1,2}$/.test(text)) return [tokenAt(text, start)];
  const parts: Token[] = [];
  let at = start;
  for (const part of text.split("-")) {
    if (parts.length > 0) parts.push(tokenAt("-", at - 1));
    parts.push(tokenAt(part, at));
    at += part.length + 1;
  }
  return parts.filter(({ text: words }) => words !== "");
}

function tokenAt(text: string, start: number): Token {
  return { text, word: text.toLowerCase().replaceAll("’", "'"), start, end: start + text.length };
}

const MONTHS: Record<string, number> = {};
for (const [at, names] of [
  "january jan",
  "february feb",
  "march mar",
  "april apr",
  "may",
  "june jun",
  "july jul",
  "august aug",
  "september sept sep",
  "october oct",
  "november nov",
  "december dec",
].entries()) {
  for (const name of names.split(" ")) MONTHS[name] = at + 1;
}

const SEASON_NAMES: Record<string, Season> = {
  spring: "spring",
  summer: "summer",
  autumn: "autumn",
  fall: "autumn",
  winter: "winter",
  springtime: "spring",
  summertime: "summer",
  wintertime: "winter",
};

export type Home = { hemisphere: Hemisphere | null; isMonthFirst: boolean | null };

// A stretch of the calendar as it is written. Without a year it comes back every year.
export type Moment = {
  kind: "day" | "month" | "season" | "holiday" | "year";
  year: number | null;
  // The stretch in a given year.
  in: (year: number) => { first: Day; last: Day };
  // The tokens it takes.
  next: number;
};

const PARTS: Record<string, [number, number]> = { early: [1, 10], mid: [11, 20], late: [21, 31], middle: [11, 20] };

// The moment that begins at a token, or null. "May" and "March" count as months only when they are written so.
export function momentAt(tokens: readonly Token[], at: number, home: Home): Moment | null {
  let place = at;
  while (["the", "of"].includes(tokens[place]?.word ?? "")) place++;
  const part = partAt(tokens, place);
  if (part) {
    const rest = momentAt(tokens, part.next, home);
    return rest && narrowed(rest, part.name);
  }
  return (
    numericAt(tokens, place, home) ??
    dayBeforeMonth(tokens, place) ??
    monthAt(tokens, place) ??
    holidayAt(tokens, place) ??
    seasonAt(tokens, place, home) ??
    yearAt(tokens, place)
  );
}

function partAt(tokens: readonly Token[], at: number): { name: string; next: number } | null {
  const word = tokens[at]?.word ?? "";
  const following = tokens[at + 1]?.word ?? "";
  if (["early", "mid", "late"].includes(word)) return { name: word, next: following === "-" ? at + 2 : at + 1 };
  const isOf = ["of", "in"].includes(following);
  if (isOf && ["end", "middle", "beginning", "start"].includes(word)) return { name: word, next: at + 2 };
  return null;
}

function narrowed(moment: Moment, name: string): Moment | null {
  const part = ownValue(PARTS, name);
  if (name === "end") return { ...moment, in: (year) => ({ first: moment.in(year).last, last: moment.in(year).last }) };
  if (name === "beginning" || name === "start")
    return { ...moment, in: (year) => ({ first: moment.in(year).first, last: moment.in(year).first }) };
  if (!part || moment.kind !== "month") return moment;
  return {
    ...moment,
    kind: "day",
    in: (year) => {
      const { first, last } = moment.in(year);
      const stretch = `${first.slice(0, 8)}${String(part[1]).padStart(2, "0")}`;
      return {
        first: `${first.slice(0, 8)}${String(part[0]).padStart(2, "0")}`,
        last: stretch < last ? stretch : last,
      };
    },
  };
}

function yearNumber(token: Token | undefined): number | null {
  return token && /^20\d\d$/.test(token.word) ? Number(token.word) : null;
}

// A year that belongs to what stands before it: "September 2026", "September, 2026", "summer of 2026".
function yearFrom(tokens: readonly Token[], at: number): { year: number | null; next: number } {
  const isLinked = [",", "of"].includes(tokens[at]?.word ?? "");
  const year = yearNumber(tokens[isLinked ? at + 1 : at]);
  return year === null ? { year, next: at } : { year, next: isLinked ? at + 2 : at + 1 };
}

function dayNumber(token: Token | undefined): number | null {
  const match = token && /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token.word);
  const day = match ? Number(match[1]) : 0;
  return day >= 1 && day <= 31 ? day : null;
}

function monthNumber(token: Token | undefined): number | null {
  if (!token) return null;
  const isWritten = /^\p{Lu}/u.test(token.text) || !["may", "march", "mar", "dec", "jan", "sep"].includes(token.word);
  return isWritten ? (ownValue(MONTHS, token.word) ?? null) : null;
}

function oneDay(month: number, day: number): Moment["in"] {
  return (year) => ({ first: dayOf(year, month, day), last: dayOf(year, month, day) });
}

function dayBeforeMonth(tokens: readonly Token[], at: number): Moment | null {
  const day = dayNumber(tokens[at]);
  if (day === null) return null;
  const place = tokens[at + 1]?.word === "of" ? at + 2 : at + 1;
  const month = monthNumber(tokens[place]);
  if (month === null) return null;
  const { year, next } = yearFrom(tokens, place + 1);
  return { kind: "day", year, in: oneDay(month, day), next };
}

function monthAt(tokens: readonly Token[], at: number): Moment | null {
  const month = monthNumber(tokens[at]);
  if (month === null) return null;
  const day = dayNumber(tokens[at + 1]);
  if (day !== null) {
    const { year, next } = yearFrom(tokens, at + 2);
    return { kind: "day", year, in: oneDay(month, day), next };
  }
  const { year, next } = yearFrom(tokens, at + 1);
  return { kind: "month", year, in: (one) => ({ first: dayOf(one, month, 1), last: lastOfMonth(one, month) }), next };
}

// Where either number could be the month, the later of the two days.
function numericAt(tokens: readonly Token[], at: number, { isMonthFirst }: Home): Moment | null {
  const word = tokens[at]?.word ?? "";
  const iso = /^(20\d\d)-(\d{1,2})-(\d{1,2})$/.exec(word);
  if (iso) return exactly([[Number(iso[2]), Number(iso[3])]], Number(iso[1]), at);
  const match = /^(\d{1,2})[./](\d{1,2})[./]((?:20)?\d\d)$/.exec(word);
  if (!match) return null;
  const [one, other] = [Number(match[1]), Number(match[2])];
  const year = Number(match[3]?.padStart(4, "20"));
  if (isMonthFirst === true && one <= 12) return exactly([[one, other]], year, at);
  if (isMonthFirst === false && other <= 12) return exactly([[other, one]], year, at);
  return exactly(
    [
      [one, other],
      [other, one],
    ],
    year,
    at,
  );
}

function exactly(candidates: [number, number][], year: number, at: number): Moment | null {
  const days = candidates
    .filter(([month, day]) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
    .map(([month, day]) => dayOf(year, month, day));
  const latest = days.toSorted().at(-1);
  return latest ? { kind: "day", year, in: () => ({ first: latest, last: latest }), next: at + 1 } : null;
}

function holidayAt(tokens: readonly Token[], at: number): Moment | null {
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(at, at + length);
    const holiday = ownValue(HOLIDAYS, words.map(({ word }) => word).join(" "));
    if (!holiday || words.length < length) continue;
    const { year, next } = yearFrom(tokens, at + length);
    return { kind: "holiday", year, in: (one) => ({ first: holiday(one), last: holiday(one) }), next };
  }
  return null;
}

function seasonAt(tokens: readonly Token[], at: number, { hemisphere }: Home): Moment | null {
  const early = yearNumber(tokens[at]);
  const place = early === null ? at : at + 1;
  const season = ownValue(SEASON_NAMES, tokens[place]?.word ?? "");
  if (!season || !hemisphere || isPartOfName(tokens, place)) return null;
  const { year, next } = early === null ? yearFrom(tokens, place + 1) : { year: early, next: place + 1 };
  return { kind: "season", year, in: (one) => seasonOf(season, hemisphere, one), next };
}

const NOT_SEASONS = new Set([
  "water",
  "waters",
  "mattress",
  "mattresses",
  "asleep",
  "street",
  "lake",
  "garden",
  "hill",
]);

// "Spring Street", "a spring mattress", "you fall asleep".
function isPartOfName(tokens: readonly Token[], at: number): boolean {
  const following = tokens[at + 1];
  if (!following) return false;
  const isName = /^\p{Lu}/u.test(following.text) && /^\p{Lu}/u.test(tokens[at]?.text ?? "");
  return isName || NOT_SEASONS.has(following.word);
}

function yearAt(tokens: readonly Token[], at: number): Moment | null {
  const year = yearNumber(tokens[at]);
  if (year === null) return null;
  return { kind: "year", year, in: () => ({ first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) }), next: at + 1 };
}
