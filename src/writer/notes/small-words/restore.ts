import { sentencesIn } from "#writer/text/sentences-in.ts";
import { readsAsSentence } from "../grammar/reads-as-sentence.ts";
import { joined, readBothWays, rowOf } from "./network/arithmetic.ts";
import { type Model, theModel, UNKNOWN } from "./network/model.ts";
import { type Judgment, judge, type Telling } from "./network/proofreader.ts";
import {
  AT_END,
  AT_FIELD,
  HOME,
  ONE_NOTE,
  type Slotted,
  slotsOfTold,
  slotted,
  type Tagged,
  tagged,
  UNTOLD,
  WHOLE_FIELD,
  written,
} from "./slots.ts";
import {
  type Asking,
  fittingAt,
  isUnfinished,
  isVerbTag,
  LEAST,
  logChance,
  logOfAlike,
  type Path,
  scoresAfter,
  sharedPart,
  stepsOf,
  WIDTH,
} from "./steps.ts";

// A note with its small words back, and what the proofreader thinks of it.
export type Restored = { text: string } & Judgment;

// A note as the network has read it, once for both questions.
export type ReadNote = { typed: Slotted; tags: string[]; read: Float32Array[]; asking: Asking };

// Null where a note has marks that words alone cannot carry.
export function readForSmallWords(note: string, asking: Asking): ReadNote | null {
  const typed = slotted(note);
  if (!typed || typed.words.length === 0) return null;
  const words = tagged(typed);
  return {
    typed,
    tags: words.map(({ tag }) => tag),
    read: readWords(theModel(), { words, slots: typed.slots }, asking),
    asking,
  };
}

// How sure the network has to be of all places together, and that small words are all the note lacks. What falls below
// is given up before the proofreader is asked.
export type Bounds = { total: number; tellable: number };
const LEAST_SURE: Bounds = { total: -3, tellable: -1.5 };

// The ways to tell a note, the one that reads best first; none where no sentence is found in it.
export function restoreSmallWords(note: ReadNote, least = LEAST_SURE): Restored[] {
  const { typed, tags, read, asking } = note;
  const model = theModel();
  const { state, none, tellable } = beginning(model, note);
  if (tellable < least.tellable) return [];
  const begin = { slots: [], last: none, state, logs: [], sures: [], score: 0, sure: 0 };
  let paths: Path[] = [{ ...begin, hasVerb: false, isGoingOn: false, isOfThing: false }];
  for (let at = 1; at < read.length; at += 1) {
    const place = {
      shared: sharedPart(model, read, at),
      fitting: fittingAt(model, typed.slots[at - 1], asking),
      isVerb: isVerbTag(tags[at - 1] ?? "") && !isUnfinished(typed.words, at - 1),
      isAuxiliary: tags[at - 1] === "auxiliary",
      isEnd: typed.slots[at - 1]?.includes(".") === true,
    };
    const sorted = paths
      .flatMap((path) => stepsOf(model, path, place))
      .filter(({ sure }) => sure >= least.total)
      .toSorted((one, other) => other.score - one.score);
    // Those with a verb and those without are kept apart, so that a sentence is found where there is one.
    paths = [true, false].flatMap((has) => likely(sorted.filter(({ hasVerb }) => hasVerb === has)));
    if (paths.length === 0) return [];
  }
  return paths
    .filter(({ hasVerb }) => hasVerb)
    .map(({ slots, logs, sures }) => {
      const text = written({ words: typed.words, slots });
      const { isWhole } = asking;
      return {
        text,
        ...judge({ read, typed: typed.slots, slots, logs, sures, tellable, isWhole, isRead: isRead(text) }),
      };
    })
    .toSorted((one, other) => readingOf(other) - readingOf(one));
}

// How well a telling reads: from 1, surely good, to -1, surely broken.
export function readingOf({ good, broken }: Judgment): number {
  return good - broken;
}

// What the proofreader thinks of a sentence that others made of the note; null where it does not have the note's words in
// their order.
export function judgmentOf(told: string, note: ReadNote): Judgment | null {
  const slots = slotsOfTold(told, note.typed.words);
  return slots && judge(tellingOf(slots, note));
}

// How likely the network finds what was put at each place.
export function tellingOf(slots: string[], note: ReadNote): Telling {
  const { typed, read, asking } = note;
  const model = theModel();
  const { none, tellable, ...begun } = beginning(model, note);
  let { state } = begun;
  let last = none;
  const logs: number[] = [];
  const sures: number[] = [];
  for (let at = 1; at < read.length; at += 1) {
    const step = scoresAfter(model, { last, state }, sharedPart(model, read, at));
    const put = model.labels.indexOf(slots[at - 1] ?? "");
    const fitting = fittingAt(model, typed.slots[at - 1], asking);
    const log = fitting.includes(put) ? Math.max(LEAST, logChance(step.scores, fitting, put)) : LEAST;
    logs.push(log);
    sures.push(log === LEAST ? LEAST : logOfAlike(model, step.scores, { fitting, at: put, log }));
    state = step.state;
    last = put < 0 ? none : put;
  }
  const text = written({ words: typed.words, slots });
  return { read, typed: typed.slots, slots, logs, sures, tellable, isWhole: asking.isWhole, isRead: isRead(text) };
}

function isRead(text: string): boolean {
  return sentencesIn(text.replaceAll(HOME, "home")).every(readsAsSentence);
}

// Where every telling begins, and how sure the network is that small words are all the note lacks: 0 is certain.
function beginning(model: Model, { read }: ReadNote): { state: Float32Array; none: number; tellable: number } {
  const start = new Float32Array(model.chooser.state.columns);
  const first = scoresAfter(model, { last: model.labels.length, state: start }, sharedPart(model, read, 0));
  const [none, untold] = [model.labels.indexOf(""), model.labels.indexOf(UNTOLD)];
  return { state: first.state, none, tellable: logChance(first.scores, [none, untold], none) };
}

// What is far behind never catches up.
const FARTHEST_BEHIND = 6;

function likely(sorted: Path[]): Path[] {
  const best = sorted[0]?.score ?? 0;
  return sorted.slice(0, WIDTH).filter(({ score }) => score > best - FARTHEST_BEHIND);
}

type Words = { words: Tagged[]; slots: string[] };

function readWords(
  { numberOf, embeddings, layers }: Model,
  { words, slots }: Words,
  { field, isWhole }: Asking,
): Float32Array[] {
  const vectorOf = ({ small, tag, isCapital }: Tagged, slot: string) =>
    joined([
      rowOf(embeddings.words, numberOf.words.get(small) ?? UNKNOWN),
      rowOf(embeddings.endings, numberOf.endings.get(small.slice(-3)) ?? UNKNOWN),
      rowOf(embeddings.kinds, numberOf.kinds.get(tag) ?? UNKNOWN),
      rowOf(embeddings.typed, numberOf.typed.get(slot) ?? UNKNOWN),
      Float32Array.of(isCapital ? 1 : 0),
    ]);
  let read = [
    vectorOf({ small: `<${field}>`, tag: isWhole ? WHOLE_FIELD : ONE_NOTE, isCapital: false }, AT_FIELD),
    ...words.map((word, at) => vectorOf(word, slots[at] ?? "")),
    vectorOf({ small: "<end>", tag: ONE_NOTE, isCapital: false }, AT_END),
  ];
  for (const [forward, backward] of layers) read = readBothWays(forward, backward, read);
  return read;
}
