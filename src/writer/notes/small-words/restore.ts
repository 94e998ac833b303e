import { sentencesIn } from "#writer/text/sentences-in.ts";
import { readsAsSentence } from "../grammar/reads-as-sentence.ts";
import { beginningOf, type Choice, type Chooser, choicesAfter, sharedParts } from "./network/choose.ts";
import { hear, theListener } from "./network/listener.ts";
import { type Judgment, judge, type Telling } from "./network/proofreader.ts";
import { judgeText } from "./network/reader.ts";
import { readWords, theTeller } from "./network/teller.ts";
import { HOME, type Slotted, slotsOfTold, slotted, type Tagged, tagged, UNTOLD, written } from "./slots.ts";
import {
  type Asking,
  fittingAt,
  isUnfinished,
  isVerbTag,
  LEAST,
  logChance,
  logOfAlike,
  type Path,
  stepsOf,
  WIDTH,
} from "./steps.ts";

// A note with its small words back, and what the proofreader thinks of it.
export type Restored = { text: string } & Judgment;

// A note as the listener has heard it, once for all that is made of it.
export type ReadNote = { typed: Slotted; words: Tagged[]; heard: Float32Array[]; asking: Asking };

// Null where a note has marks that words alone cannot carry.
export function readForSmallWords(note: string, asking: Asking): ReadNote | null {
  const typed = slotted(note);
  if (!typed || typed.words.length === 0) return null;
  const words = tagged(typed);
  return { typed, words, heard: hear({ words, slots: typed.slots }, asking), asking };
}

// How sure the teller has to be of all places together, and that small words are all the note lacks. What falls below is
// given up before the proofreader is asked.
export type Bounds = { total: number; tellable: number };
const LEAST_SURE: Bounds = { total: -5, tellable: -2.5 };

// The ways to tell a note, the one that reads best first; none where no sentence is found in it.
export function restoreSmallWords(note: ReadNote, least = LEAST_SURE): Restored[] {
  const ways = waysToTell(note, least).map(({ slots }) => slots);
  const proofread = tellingsOf(ways, note)
    .map((telling) => ({ text: written({ words: note.typed.words, slots: telling.slots }), ...judge(telling) }))
    .toSorted(bestFirst)
    .slice(0, MOST_READ);
  const read: Restored[] = [];
  for (const restored of proofread) {
    // However well it reads, it cannot be liked better than the best before it.
    if (read.some((other) => readingOf(other) >= (readingOf(restored) + 1) / 2)) break;
    read.push({ text: restored.text, ...alsoRead(restored, restored.text, note.asking) });
  }
  return [...read.toSorted(bestFirst), ...proofread.slice(read.length)];
}

// Reading a sentence takes as long as telling a note: only the likeliest ways are read.
const MOST_READ = 4;
// What the proofreader likes this little cannot read well any more, whatever the reader thinks.
const HOPELESS = -0.5;

function bestFirst(one: Judgment, other: Judgment): number {
  return readingOf(other) - readingOf(one);
}

// The proofreader knows how the sentence was made, and the reader does not: what both think is surer than either alone.
function alsoRead(proofread: Judgment, text: string, { field }: Asking): Judgment {
  const read = readingOf(proofread) < HOPELESS ? null : judgeText(text, field);
  if (!read) return proofread;
  return { good: (proofread.good + read.good) / 2, broken: (proofread.broken + read.broken) / 2 };
}

function waysToTell({ typed, words, asking }: ReadNote, least: Bounds): Path[] {
  const { chooser } = theTeller();
  const read = readWords({ words, slots: typed.slots }, asking);
  const shared = read ? sharedParts(chooser, read) : [];
  const { states, none, tellable } = begun(chooser, shared, 1);
  const [state] = states;
  if (!state || tellable < least.tellable) return [];
  const begin = { slots: [], last: none, state, score: 0, sure: 0 };
  let paths: Path[] = [{ ...begin, hasVerb: false, isGoingOn: false, isOfThing: false }];
  for (const [at, ofPlace] of shared.slice(1).entries()) {
    const tag = words[at]?.tag ?? "";
    const place = {
      shared: ofPlace,
      fitting: fittingAt(chooser, typed.slots[at], asking),
      isVerb: isVerbTag(tag) && !isUnfinished(typed.words, at),
      isAuxiliary: tag === "auxiliary",
      isEnd: typed.slots[at]?.includes(".") === true,
    };
    const sorted = stepsOf(chooser, paths, place)
      .filter(({ sure }) => sure >= least.total)
      .toSorted((one, other) => other.score - one.score);
    // Those with a verb and those without are kept apart, so that a sentence is found where there is one.
    paths = [true, false].flatMap((has) => likely(sorted.filter(({ hasVerb }) => hasVerb === has)));
    if (paths.length === 0) return [];
  }
  return paths.filter(({ hasVerb }) => hasVerb);
}

// How well a telling reads: from 1, surely good, to -1, surely broken.
export function readingOf({ good, broken }: Judgment): number {
  return good - broken;
}

// What the proofreader thinks of a sentence that others made of the note; null where it does not have the note's words in
// their order.
export function judgmentOf(told: string, note: ReadNote): Judgment | null {
  const slots = slotsOfTold(told, note.typed.words);
  const [telling] = slots ? tellingsOf([slots], note) : [];
  return telling ? alsoRead(judge(telling), told, note.asking) : null;
}

// How likely the listener finds what was put at each place, of several ways at once.
export function tellingsOf(ways: string[][], { typed, heard, asking }: ReadNote): Telling[] {
  const { chooser } = theListener();
  const shared = sharedParts(chooser, heard);
  const { states, none, tellable } = begun(chooser, shared, ways.length);
  let kept = states.map((state) => ({ state, last: none }));
  const tellings = ways.map((slots) => {
    const isRead = readsWell(written({ words: typed.words, slots }));
    const given = { heard, typed: typed.slots, slots, tellable, isWhole: asking.isWhole, isRead };
    return { ...given, logs: [] as number[], sures: [] as number[] };
  });
  for (const [at, ofPlace] of shared.slice(1).entries()) {
    const fitting = fittingAt(chooser, typed.slots[at], asking);
    const choices = choicesAfter(chooser, kept, ofPlace);
    kept = tellings.map(({ slots, logs, sures }, way) => {
      const { scores, state } = choices[way] as Choice;
      const put = chooser.labels.indexOf(slots[at] ?? "");
      const log = fitting.includes(put) ? Math.max(LEAST, logChance(scores, fitting, put)) : LEAST;
      logs.push(log);
      sures.push(log === LEAST ? LEAST : logOfAlike(chooser, scores, { fitting, at: put, log }));
      return { state, last: put < 0 ? none : put };
    });
  }
  return tellings;
}

function readsWell(text: string): boolean {
  return sentencesIn(text.replaceAll(HOME, "home")).every(readsAsSentence);
}

// Where all ways begin, and how sure a network is that small words are all the note lacks: 0 is certain.
function begun(chooser: Chooser, shared: Float32Array[], ways: number) {
  const [none, untold] = [chooser.labels.indexOf(""), chooser.labels.indexOf(UNTOLD)];
  const [first] = shared;
  const [choice] = first ? choicesAfter(chooser, [beginningOf(chooser)], first) : [];
  if (!choice) return { states: [], none, tellable: LEAST };
  const states = Array.from({ length: ways }, () => choice.state);
  return { states, none, tellable: logChance(choice.scores, [none, untold], none) };
}

// What is far behind never catches up.
const FARTHEST_BEHIND = 6;

function likely(sorted: Path[]): Path[] {
  const best = sorted[0]?.score ?? 0;
  return sorted.slice(0, WIDTH).filter(({ score }) => score > best - FARTHEST_BEHIND);
}
