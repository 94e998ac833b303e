import { addDays, type Day, yearOf } from "./calendar.ts";
import { type Home, type Moment, momentAt, type Token, tokensOf } from "./read-moments.ts";

// A part of every year in which a thing is there, or is not.
export type Window = { thing: string; state: "open" | "heated" | "closed"; start: Moment; end: Moment };

// Things that many homes have for a part of the year only, as they are called in texts.
const THINGS =
  /\b(?:pool|hot tub|ski lifts?|gondola|chairlift|slopes|ski trails?|ice rink|beach bar|beach club|kayaks?|canoes?|paddleboards?|boat|dock|ferry|water park|outdoor shower|rooftop|roof terrace|sauna|fire pit|tennis court|mini golf|golf course|farmers market|air conditioning|restaurant)\b/gi;
const STATE =
  /\b(?:open|opens|opened|available|runs?|running|operates?|operating|filled|in use|usable|heated|closed|closes|shut|seasonal|season|drained)\b/i;
const TO = new Set(["to", "until", "till", "through", "thru", "-", "–", "—", "and"]);

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
