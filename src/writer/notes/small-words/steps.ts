import { type Choice, type Chooser, choicesAfter } from "./network/choose.ts";
import { AT_END, canBecome, fitsField, HOME, MAY_END, UNTOLD } from "./slots.ts";

// The question that a note answers; `isWhole`: all its notes are told as one paragraph.
export type Asking = { field: string; isWhole: boolean };

// How many ways to go on are kept at each place.
export const WIDTH = 4;

// One way to tell a note, as far as it has come.
export type Path = {
  slots: string[];
  last: number;
  state: Float32Array;
  // Of what was put at all places, the logarithm of how likely it is, and the same with equally good wordings counted as
  // one.
  score: number;
  sure: number;
  hasVerb: boolean;
  // After a sentence with a verb, a comma was put where the host typed a full stop.
  isGoingOn: boolean;
  // The sentence begins with a thing, so that what follows is said of it: "The light and the view".
  isOfThing: boolean;
};

export function isVerbTag(tag: string): boolean {
  return /^(?:auxiliary|verb-(?:s|base))$/.test(tag);
}

// What the network does not know counts as this unlikely.
export const LEAST = -8;

const PUT_VERB =
  /\b(?:is|are|was|were|has|have|will|can|do|does|comes?|sits?|stands?|goes?|gets?|takes?|find|use|reach|cook|sleep|stay)\b/;

// "A patio to eat on" and "a paid lot" have no verb yet.
export function isUnfinished(words: string[], at: number): boolean {
  return words[at - 1] === "to" || /(?:ed|^paid|^built|^set|^kept|^made|^left)$/.test(words[at] ?? "");
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

// Every way on from every path.
export function stepsOf(chooser: Chooser, paths: Path[], place: Place): Path[] {
  const choices = choicesAfter(chooser, paths, place.shared);
  return paths.flatMap((path, at) => stepsFrom(chooser, path, { ...place, ...(choices[at] as Choice) }));
}

function stepsFrom(chooser: Chooser, path: Path, place: Place & Choice): Path[] {
  const { fitting, isVerb, scores, state } = place;
  return mostLikely(scores, fitting).flatMap(({ at, log }) => {
    const put = chooser.labels[at] ?? "";
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
    const sureness = log === 0 ? 0 : logOfAlike(chooser, scores, { fitting, at, log });
    return [
      {
        slots,
        last: at,
        state,
        score: path.score + log,
        sure: path.sure + sureness,
        hasVerb,
        isGoingOn,
        isOfThing,
      },
    ];
  });
}

// "It is quiet" and "The area is quiet" are as good as each other: that both are likely makes neither doubtful.
export function logOfAlike(
  chooser: Chooser,
  scores: Float32Array,
  { fitting, at, log }: { fitting: number[]; at: number; log: number },
): number {
  const kind = kindsOf(chooser)[at];
  if (kind === "") return log;
  let sum = 0;
  for (const other of fitting)
    if (kindsOf(chooser)[other] === kind) sum += Math.exp((scores[other] as number) - (scores[at] as number));
  return log + Math.log(sum);
}

const SUBJECTS = "(?:it|this|you|we|the (?:area|kitchen|bathroom|bedroom|parking))";
const IS = new RegExp(`^((?:\\.|,? ?and|,)? ?)${SUBJECTS} (?:is|are)\\b`);
const HAS = new RegExp(`^((?:\\.|,? ?and|,)? ?)(?:there (?:is|are)|${SUBJECTS} (?:has|have))\\b`);

let kinds: string[] | undefined;

// How a label begins a clause, whatever its subject and conjunction; empty for labels that begin none.
function kindsOf({ labels }: Chooser): string[] {
  kinds ??= labels.map((label) => {
    const kind = IS.test(label) ? label.replace(IS, "is") : HAS.test(label) ? label.replace(HAS, "has") : "";
    return kind === "" ? "" : `${/^[.,]|^and/.test(label) ? "then " : ""}${kind}`;
  });
  return kinds;
}

export function logChance(scores: Float32Array, fitting: number[], put: number): number {
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

export function fittingAt({ labels }: Chooser, typed: string | undefined, { field, isWhole }: Asking): number[] {
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
