import { type Model, theModel, UNKNOWN } from "./model.ts";
import { addProduct, gruStep, joined, readBothWays, rowOf } from "./network.ts";
import {
  AT_END,
  AT_FIELD,
  canBecome,
  fitsField,
  HOME,
  MAY_END,
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

// How many ways to go on are kept at each place.
const WIDTH = 3;

// A note with its small words back, and how sure of them the network is: 0 is certain. `total`: of all places together,
// `worst`: of the weakest. `tellable`: how sure it is, in the same way, that small words are all the note lacks.
export type Restored = { text: string; total: number; worst: number; tellable: number };

type Path = {
  slots: string[];
  last: number;
  state: Float32Array;
  score: number;
  // The same, with equally good wordings counted as one.
  sure: number;
  worst: number;
  hasVerb: boolean;
  // After a sentence with a verb, a comma was put where the host typed a full stop.
  isGoingOn: boolean;
  // The sentence begins with a thing, so that what follows is said of it: "The light and the view".
  isOfThing: boolean;
};

// The question that a note answers; `isWhole`: all its notes are told as one paragraph.
export type Asking = { field: string; isWhole: boolean };

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

// How sure one must be; what falls below is given up.
export type Bounds = { total: number; worst: number; tellable: number };

// Null where no sentence is found in the note, or none that is so sure.
export function restoreSmallWords({ typed, tags, read, asking }: ReadNote, least: Bounds): Restored | null {
  const model = theModel();
  const start = new Float32Array(model.chooser.state.columns);
  const first = scoresAfter(model, { last: model.labels.length, state: start }, sharedPart(model, read, 0));
  const [none, untold] = [model.labels.indexOf(""), model.labels.indexOf(UNTOLD)];
  const tellable = logChance(first.scores, [none, untold], none);
  if (tellable < least.tellable) return null;
  const begin = { slots: [], last: none, state: first.state, score: 0, sure: 0, worst: 0 };
  let paths: Path[] = [{ ...begin, hasVerb: false, isGoingOn: false, isOfThing: false }];
  for (let at = 1; at < read.length; at += 1) {
    const place = {
      shared: sharedPart(model, read, at),
      fitting: fittingAt(model, typed.slots[at - 1], asking),
      isVerb: IS_VERB.test(tags[at - 1] ?? "") && !isUnfinished(typed.words, at - 1),
      isAuxiliary: tags[at - 1] === "auxiliary",
      isEnd: typed.slots[at - 1]?.includes(".") === true,
    };
    const sorted = paths
      .flatMap((path) => stepsOf(model, path, place))
      .toSorted((one, other) => other.score - one.score);
    // Those with a verb and those without are kept apart, so that a sentence is found where there is one.
    paths = [true, false].flatMap((has) => likely(sorted.filter(({ hasVerb }) => hasVerb === has)));
    if (paths.every(({ sure, worst }) => worst < least.worst || sure < least.total)) return null;
  }
  const found = paths.find(({ hasVerb }) => hasVerb);
  if (!found) return null;
  const { slots, sure, worst } = found;
  return { text: written({ words: typed.words, slots }), total: sure, worst, tellable };
}

// The logarithm of how likely the small words of a sentence are that others made of the note; null where it does not
// have the note's words in their order.
export function likelihoodOf(told: string, { typed, read, asking }: ReadNote): number | null {
  const slots = slotsOfTold(told, typed.words);
  if (!slots) return null;
  const model = theModel();
  const start = new Float32Array(model.chooser.state.columns);
  let { state } = scoresAfter(model, { last: model.labels.length, state: start }, sharedPart(model, read, 0));
  let last = model.labels.indexOf("");
  let total = 0;
  for (let at = 1; at < read.length; at += 1) {
    const step = scoresAfter(model, { last, state }, sharedPart(model, read, at));
    const put = model.labels.indexOf(slots[at - 1] ?? "");
    const fitting = fittingAt(model, typed.slots[at - 1], asking);
    total += fitting.includes(put) ? Math.max(LEAST, logChance(step.scores, fitting, put)) : LEAST;
    state = step.state;
    last = put < 0 ? model.labels.indexOf("") : put;
  }
  return total;
}

// What the network does not know counts as this unlikely.
const LEAST = -8;

// What is far behind never catches up.
const FARTHEST_BEHIND = 4;

function likely(sorted: Path[]): Path[] {
  const best = sorted[0]?.score ?? 0;
  return sorted.slice(0, WIDTH).filter(({ score }) => score > best - FARTHEST_BEHIND);
}

const IS_VERB = /^(?:auxiliary|verb-(?:s|base))$/;
const PUT_VERB =
  /\b(?:is|are|was|were|has|have|will|can|do|does|comes?|sits?|stands?|goes?|gets?|takes?|find|use|reach|cook|sleep|stay)\b/;

// "A patio to eat on" and "a paid lot" have no verb yet.
function isUnfinished(words: string[], at: number): boolean {
  return words[at - 1] === "to" || /(?:ed|^paid|^built|^set|^kept|^made|^left)$/.test(words[at] ?? "");
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

// What the words before and after a place say of it, whatever was put before.
function sharedPart({ chooser }: Model, read: Float32Array[], at: number): Float32Array {
  const here = read[at] as Float32Array;
  const shared = chooser.inputBias.slice();
  addProduct(chooser.input, joined([read[at - 1] ?? new Float32Array(here.length), here]), { into: shared });
  return shared;
}

type Place = { shared: Float32Array; fitting: number[]; isVerb: boolean; isAuxiliary: boolean; isEnd: boolean };

// Two sentences with nothing but a comma between them: "The shop is near, it is cheap."
const CLAUSE =
  "(?:it|there|you|we|they|this|the (?:<home>|kitchen|bathrooms?|bedrooms?|area|neighborhood)|parking) (?:is|are|was|has|have|can|will|gets?|find|comes?|sits?|goes)\\b";
const SPLICE = new RegExp(`^, ${CLAUSE}`);
const SECOND_CLAUSE = new RegExp(`^,? ?(?:and|while) ${CLAUSE}`);
const OF_THING = /^(?:the|an?|your|our|this|these|its)\b/;
// "The desk and wifi, and the centre is near": what stood before a full stop needs a verb of its own.
const AND = /^,? ?and\b/;
const JOINS = /\.|\b(?:and|with|which|where|while|that|who|or|as|for)\b/;

function stepsOf(model: Model, path: Path, place: Place): Path[] {
  const { shared, fitting, isVerb } = place;
  const { scores, state } = scoresAfter(model, path, shared);
  return mostLikely(scores, fitting).flatMap(({ at, log }) => {
    const put = model.labels[at] ?? "";
    const ends = put.includes(".");
    if (ends && !path.hasVerb) return [];
    if ((path.hasVerb || path.isOfThing) && SPLICE.test(put)) return [];
    if (!path.hasVerb && (SECOND_CLAUSE.test(put) || (place.isEnd && AND.test(put)))) return [];
    const isVerbHere = place.isAuxiliary || PUT_VERB.test(put);
    if (path.isGoingOn && isVerbHere && !JOINS.test(put)) return [];
    const isGoingOn = JOINS.test(put) ? false : path.isGoingOn || (place.isEnd && path.hasVerb);
    const hasVerb = (path.hasVerb && !ends) || isVerb || PUT_VERB.test(put);
    const isBegun = path.slots.length > 0 && !ends;
    const isOfThing = isBegun ? path.isOfThing : OF_THING.test(put.replace(/^.*\. /, ""));
    const slots = [...path.slots, put];
    const sureness = log === 0 ? 0 : logOfAlike(model, scores, { fitting, at, log });
    const { score, sure, worst } = path;
    return [
      {
        slots,
        last: at,
        state,
        score: score + log,
        sure: sure + sureness,
        worst: Math.min(worst, sureness),
        hasVerb,
        isGoingOn,
        isOfThing,
      },
    ];
  });
}

// "It is quiet" and "The area is quiet" are as good as each other: that both are likely makes neither doubtful.
function logOfAlike(
  model: Model,
  scores: Float32Array,
  { fitting, at, log }: { fitting: number[]; at: number; log: number },
): number {
  const kind = kindsOf(model)[at];
  if (kind === "") return log;
  let sum = 0;
  for (const other of fitting)
    if (kindsOf(model)[other] === kind) sum += Math.exp((scores[other] as number) - (scores[at] as number));
  return log + Math.log(sum);
}

const SUBJECTS = "(?:it|this|you|we|the (?:area|kitchen|bathroom|bedroom|parking))";
const IS = new RegExp(`^((?:\\.|,? ?and|,)? ?)${SUBJECTS} (?:is|are)\\b`);
const HAS = new RegExp(`^((?:\\.|,? ?and|,)? ?)(?:there (?:is|are)|${SUBJECTS} (?:has|have))\\b`);

let kinds: string[] | undefined;

// How a label begins a clause, whatever its subject and conjunction; empty for labels that begin none.
function kindsOf({ labels }: Model): string[] {
  kinds ??= labels.map((label) => {
    const kind = IS.test(label) ? label.replace(IS, "is") : HAS.test(label) ? label.replace(HAS, "has") : "";
    return kind === "" ? "" : `${/^[.,]|^and/.test(label) ? "then " : ""}${kind}`;
  });
  return kinds;
}

// What the network thinks of everything that may be put, after what was put before.
function scoresAfter(
  model: Model,
  { last, state }: Pick<Path, "last" | "state">,
  shared: Float32Array,
): { scores: Float32Array; state: Float32Array } {
  const read = shared.slice();
  const label = rowOf(model.embeddings.labels, last);
  addProduct(model.chooser.input, label, { into: read, atEnd: true });
  const next = gruStep(model.chooser, read, state);
  const scores = model.outBias.slice();
  addProduct(model.out, next, { into: scores });
  return { scores, state: next };
}

function logChance(scores: Float32Array, fitting: number[], put: number): number {
  let sum = 0;
  for (const at of fitting) sum += Math.exp((scores[at] as number) - (scores[put] as number));
  return -Math.log(sum);
}

// The likeliest of those that fit, each with the logarithm of its chance among them.
function mostLikely(scores: Float32Array, fitting: number[]): { at: number; log: number }[] {
  const best: number[] = [];
  for (const at of fitting) {
    const score = scores[at] as number;
    if (best.length === WIDTH && score <= (scores[best[WIDTH - 1] as number] as number)) continue;
    if (best.length === WIDTH) best.pop();
    let place = best.length;
    while (place > 0 && (scores[best[place - 1] as number] as number) < score) place -= 1;
    best.splice(place, 0, at);
  }
  const [first] = best;
  if (first === undefined) return [];
  const ofFirst = logChance(scores, fitting, first);
  return best.map((at) => ({ at, log: ofFirst + (scores[at] as number) - (scores[first] as number) }));
}

// What may be put at a place, by what was typed there. Remembered, since the same few are asked for in every note.
const remembered = new Map<string, number[]>();
const MOST_REMEMBERED = 2000;

function fittingAt({ labels }: Model, typed: string | undefined, { field, isWhole }: Asking): number[] {
  const key = [typed ?? AT_END, field, isWhole].join("\n");
  const known = remembered.get(key);
  if (known) return known;
  const fits = (label: string) =>
    typed === undefined ? MAY_END.test(label) : label !== UNTOLD && canBecome(typed, label);
  const found = [...labels.keys()].filter((index) => {
    const label = labels[index] ?? "";
    return fits(label) && fitsField(label, field) && (isWhole || !label.includes(HOME));
  });
  if (remembered.size < MOST_REMEMBERED) remembered.set(key, found);
  return found;
}
