import { addDays, addMonths, type Day, dayOf, lastOfMonth, monthOf, yearOf } from "./calendar.ts";
import { type Home, type Moment, momentAt, type Token, tokensOf } from "./read-moments.ts";

// Things that many homes have for a part of the year only, as they are called in texts.
const THINGS =
  /\b(?:pool|hot tub|ski lifts?|gondola|chairlift|slopes|ski trails?|ice rink|beach bar|beach club|kayaks?|canoes?|paddleboards?|boat|dock|ferry|water park|outdoor shower|rooftop|roof terrace|sauna|fire pit|tennis court|mini golf|golf course|farmers market|air conditioning|restaurant)\b/gi;

const STATE =
  /\b(?:open|opens|opened|available|runs?|running|operates?|operating|filled|in use|usable|heated|closed|closes|shut|seasonal|season|drained)\b/i;

// "until": it held until a day. "planned": it speaks of something to come. "then": it is told from the day it was said.
export type Lapse = { words: string; lastDay: Day; kind: "until" | "planned" | "then" };

export type Said = Home & { saidOn: Day };

const UNTIL = new Set(["until", "till", "til", "'til", "through", "thru", "ends", "ending"]);
const FROM = new Set(["from", "starting", "beginning", "since", "between"]);
const TO = new Set(["to", "until", "till", "through", "thru", "-", "–", "—", "and"]);
const YEARLY =
  /\b(?:each|every) (?:year|summer|winter|spring|fall|autumn|season)|\b(?:annually|yearly|usually|typically|always|normally|seasonally|warm|blooms?|flowers?|ripe|snow)\b/i;
const PAST =
  /\b(?:since|was|were|built|renovated|remodel+ed|refurbished|updated|upgraded|opened|finished|completed|installed|added|replaced|redone|repainted|painted|restored|converted|rebuilt|bought|moved|dates?|dating|established|founded|est|awarded|voted|featured|won|winner|named|designed|reopened|started|began|launched|refreshed|redecorated|overhauled|been|changed|declared)\b/i;
const TO_COME =
  /\b(?:will|opening|reopening|coming|planned|expected|scheduled|due|going to|arriving|launching|'ll)\b|’ll\b/i;
const WORKS =
  /\b(?:opening|reopening|coming|planned|expected|scheduled|due|launching) |\bwill be (?:finished|completed|ready|installed|renovated|replaced|added|built|rebuilt|remodel+ed)\b/i;
const WE_WILL = /\b(?:we|i|there)(?: will|['’]ll)\b|\bwill (?:have|be|get|open|add|install)\b/i;

// Every statement of a sentence that holds only for a time, judged from the day it was said.
export function lapsesIn(text: string, said: Said): Lapse[] {
  if (
    !/\d|\b(?:until|till?|through|thru|from|starting|beginning|opening|coming|this|next|last|past|in|on|by|ends|ending|for|ago)\b/i.test(
      text,
    )
  )
    return [];
  const tokens = tokensOf(text);
  const found: Lapse[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const read = relativeAt(tokens, at, said) ?? calendarAt(tokens, at, { said, text });
    if (!read) continue;
    const words = text.slice(tokens[at]?.start, tokens[read.next - 1]?.end);
    if (read.lapse) found.push({ ...read.lapse, words });
    at = read.next - 1;
  }
  return found;
}

// What was read: a statement without a lapse holds for good, or comes back every year.
type Read = { lapse: Omit<Lapse, "words"> | null; next: number };
type Sentence = { said: Said; text: string };

function calendarAt(tokens: readonly Token[], at: number, sentence: Sentence): Read | null {
  const { said, text } = sentence;
  const word = tokens[at]?.word ?? "";
  const isUntil = UNTIL.has(word) && !isFrom(tokens[at - 1]);
  const isIntroduced = isUntil || FROM.has(word) || ["in", "on", "by", "for", "as"].includes(word);
  const begin = isIntroduced ? at + (word === "as" && tokens[at + 1]?.word === "of" ? 2 : 1) : at;
  const isLinked = FROM.has(word) && ["in", "on"].includes(tokens[begin]?.word ?? "");
  const moment = momentAt(tokens, isLinked ? begin + 1 : begin, said);
  if (!moment) return null;
  const range = rangeFrom(tokens, moment, said);
  if (range) {
    const year = range.end.year;
    return { lapse: year === null || PAST.test(text) ? null : until(range.end.in(year).last), next: range.next };
  }
  const isNew = tokens[at - 1]?.word === "new";
  return { lapse: lapseOf(moment, { word, isUntil, isNew }, sentence), next: moment.next };
}

function isFrom(token: Token | undefined): boolean {
  return token !== undefined && ["go", "goes", "walk", "runs", "drive"].includes(token.word);
}

const until = (lastDay: Day): Read["lapse"] => ({ lastDay, kind: "until" });
const planned = (lastDay: Day): Read["lapse"] => ({ lastDay, kind: "planned" });

type Introduced = { word: string; isUntil: boolean; isNew: boolean };

function lapseOf(moment: Moment, { word, isUntil, isNew }: Introduced, { said, text }: Sentence): Read["lapse"] {
  const { first, last } = inItsYear(moment, said.saidOn);
  if (isUntil) return moment.year === null && YEARLY.test(text) ? null : until(last);
  if (FROM.has(word) || word === "as") {
    const isToCome = moment.year === null ? WE_WILL.test(text) && !YEARLY.test(text) : TO_COME.test(text);
    return isToCome && word !== "since" && !PAST.test(text) ? planned(addDays(first, -1)) : null;
  }
  if (moment.year === null) return WORKS.test(text) && !YEARLY.test(text) && word !== "" ? plannedIn(word, last) : null;
  if (TO_COME.test(text) && !PAST.test(text)) return planned(last);
  if (moment.kind === "year") return word === "for" || isNew ? until(last) : null;
  return PAST.test(text) ? null : until(last);
}

function plannedIn(word: string, last: Day): Read["lapse"] {
  return ["in", "on", "by"].includes(word) ? planned(last) : null;
}

// Without a year the next one that has not ended when it was said.
function inItsYear(moment: Moment, saidOn: Day): { first: Day; last: Day } {
  if (moment.year !== null) return moment.in(moment.year);
  const year = yearOf(saidOn);
  const stretches = [year - 1, year, year + 1].map(moment.in);
  return stretches.find(({ last }) => last >= saidOn) ?? moment.in(year + 1);
}

type Range = { end: Moment; next: number };

// "May to September", "from 1 June until 5 July 2026".
function rangeFrom(tokens: readonly Token[], start: Moment, home: Home): Range | null {
  if (!TO.has(tokens[start.next]?.word ?? "")) return null;
  const end = momentAt(tokens, start.next + 1, home);
  return end && end.kind !== "year" ? { end, next: end.next } : null;
}

const NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

function numberAt(token: Token | undefined): number {
  const word = token?.word ?? "";
  if (word === "a" || word === "an") return 1;
  if (word === "few" || word === "couple") return 3;
  return /^\d{1,2}$/.test(word) ? Number(word) : Math.max(0, NUMBERS.indexOf(word));
}

const LONGEST_DRIFT_YEARS = 5;

function relativeAt(tokens: readonly Token[], at: number, said: Said): Read | null {
  const word = tokens[at]?.word ?? "";
  const then = (lastDay: Day | null, length: number): Read | null =>
    lastDay === null ? null : { lapse: { lastDay, kind: "then" }, next: at + length };
  if (["this", "next", "last", "upcoming"].includes(word)) return then(...relativeTo(tokens, at, said));
  const following = tokens[at + 1]?.word ?? "";
  if (["coming", "opening"].includes(word) && following === "soon")
    return { lapse: { lastDay: addMonths(said.saidOn, 6), kind: "planned" }, next: at + 2 };
  const unit = following.replace(/s$/, "");
  const count = numberAt(tokens[at]);
  if (count > 0 && tokens[at + 2]?.word === "ago") {
    if (unit === "week") return then(addMonths(said.saidOn, 1), 3);
    if (unit === "month") return then(addMonths(said.saidOn, 6), 3);
    if (unit === "year" && count <= LONGEST_DRIFT_YEARS) return then(addMonths(said.saidOn, 12), 3);
  }
  return null;
}

// The last day on which "this month", "next summer" or "last year" still names the same time.
function relativeTo(
  tokens: readonly Token[],
  at: number,
  { saidOn, hemisphere, isMonthFirst }: Said,
): [Day | null, number] {
  const which = tokens[at]?.word ?? "";
  const what = tokens[at + 1]?.word.replace(/'s$/, "") ?? "";
  const year = yearOf(saidOn);
  if (what === "year") return [dayOf(year, 12, 31), 2];
  if (what === "month") return [lastOfMonth(year, monthOf(saidOn)), 2];
  if (what === "week" || what === "weekend") return [addDays(saidOn, 7), 2];
  if (what === "season" && which !== "last") return [addMonths(saidOn, 6), 2];
  const inFew = which === "next" && numberAt(tokens[at + 1]) > 0 ? (tokens[at + 2]?.word ?? "") : "";
  if (/^months?$/.test(inFew)) return [addMonths(saidOn, Math.max(numberAt(tokens[at + 1]), 1)), 3];
  if (/^weeks?$/.test(inFew)) return [addDays(saidOn, 7 * Math.max(numberAt(tokens[at + 1]), 1)), 3];
  const moment = momentAt(tokens, at + 1, { hemisphere, isMonthFirst });
  if (!moment || moment.year !== null || !["season", "month", "holiday"].includes(moment.kind)) return [null, 0];
  const stretch = inItsYear(moment, saidOn);
  const length = moment.next - at;
  if (which === "last") return [stretch.last, length];
  // "Painted this spring", said in July.
  const isBehind = which === "this" && stretch.first > saidOn && moment.in(year).last < saidOn;
  if (isBehind && tokens.some(({ word }) => PAST.test(word))) return [dayOf(year, 12, 31), length];
  if (which === "next") {
    // Said within a summer, the next one is that of the year after.
    const isWithin = stretch.first <= saidOn;
    return [addDays(isWithin ? inItsYear(moment, addDays(stretch.last, 1)).first : stretch.first, -1), length];
  }
  return [stretch.last, length];
}

// A part of every year in which a thing is there, or is not.
export type Window = { thing: string; state: "open" | "heated" | "closed"; start: Moment; end: Moment };

// "The pool is open May to September", "the ski lift runs in winter". Years make it another kind of statement.
export function windowsIn(text: string, home: Home): Window[] {
  const tokens = tokensOf(text);
  const windows: Window[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const read = stretchAt(tokens, at, home);
    if (!read) continue;
    const thing = thingBefore(text, tokens[at]?.start ?? 0);
    const isSaid = read.isRange || STATE.test(text);
    if (thing && isSaid) windows.push({ thing, state: stateOf(text), start: read.start, end: read.end });
    at = read.end.next - 1;
  }
  return windows;
}

type Stretch = { start: Moment; end: Moment; isRange: boolean };

function stretchAt(tokens: readonly Token[], at: number, home: Home): Stretch | null {
  const start = momentAt(tokens, at, home);
  if (!start || start.year !== null) return null;
  const end = TO.has(tokens[start.next]?.word ?? "") ? momentAt(tokens, start.next + 1, home) : null;
  if (end) return end.year === null ? { start, end, isRange: true } : null;
  const isWithin = ["in", "during", "the"].includes(tokens[at - 1]?.word ?? "");
  return isWithin && (start.kind === "season" || start.kind === "month") ? { start, end: start, isRange: false } : null;
}

// The one that stands nearest before it, or else the first of the sentence.
function thingBefore(text: string, place: number): string | null {
  const all = Array.from(text.matchAll(THINGS));
  const nearest = all.findLast(({ index }) => index < place) ?? all[0];
  return nearest?.[0].toLowerCase() ?? null;
}

function stateOf(text: string): Window["state"] {
  if (/\b(?:closed|closes|shut|drained|not (?:open|available))\b/i.test(text)) return "closed";
  return /\bheated\b/i.test(text) ? "heated" : "open";
}

// Null while it is there; otherwise the day from which it is there again.
export function awayUntil({ state, start, end }: Window, today: Day): Day | null {
  const year = yearOf(today);
  const stretches = [year - 1, year, year + 1].map((one) => {
    const { first } = start.in(one);
    const { last } = end.in(one);
    return { first, last: last >= first ? last : end.in(one + 1).last };
  });
  const present = stretches.find(({ first, last }) => first <= today && today <= last);
  if (state !== "closed") return present ? null : (stretches.find(({ first }) => first > today)?.first ?? null);
  return present ? addDays(present.last, 1) : null;
}
