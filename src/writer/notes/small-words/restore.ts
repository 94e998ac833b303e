import { withArticle } from "#writer/text/word-forms.ts";
import { type Model, theModel, UNKNOWN } from "./model.ts";
import { addProduct, gruStep, joined, readBothWays, rowOf } from "./network.ts";
import { canBecome, type Slotted, slotted, type Tagged, tagged } from "./slots.ts";

const WIDTH = 3;

// A note with its small words back, and how sure each of them is: 0 is certain, and the lowest is the weakest place.
export type Restored = { text: string; mean: number; worst: number };

type Path = { slots: string[]; last: number; state: Float32Array; score: number; worst: number; hasVerb: boolean };

// Null where a note has marks that words alone cannot carry, or no sentence is found in it.
export function restoreSmallWords(note: string, field: string): Restored | null {
  const typed = slotted(note);
  if (!typed || typed.words.length === 0) return null;
  const model = theModel();
  const words = tagged(typed);
  const read = readWords(model, words, typed.slots, field);
  const start = new Float32Array(model.chooser.state.columns);
  let paths: Path[] = [{ slots: [], last: model.labels.length, state: start, score: 0, worst: 0, hasVerb: false }];
  for (const at of read.keys()) {
    const place = {
      shared: sharedPart(model, read, at),
      fitting: fittingAt(model, typed.slots, at),
      isVerb: IS_VERB.test(words[at - 1]?.tag ?? ""),
    };
    const sorted = paths
      .flatMap((path) => stepsOf(model, path, place))
      .toSorted((one, other) => other.score - one.score);
    // Those with a verb and those without are kept apart, so that a sentence is found where there is one.
    paths = [true, false].flatMap((has) => likely(sorted.filter(({ hasVerb }) => hasVerb === has)));
  }
  const found = paths.find(({ hasVerb }) => hasVerb);
  if (!found) return null;
  const slots = found.slots.slice(1);
  return { text: written({ words: typed.words, slots }), mean: found.score / typed.words.length, worst: found.worst };
}

// What is far behind never catches up.
const FARTHEST_BEHIND = 4;

function likely(sorted: Path[]): Path[] {
  const best = sorted[0]?.score ?? 0;
  return sorted.slice(0, WIDTH).filter(({ score }) => score > best - FARTHEST_BEHIND);
}

const IS_VERB = /^(?:auxiliary|verb-(?:s|base))$/;
const PUT_VERB = /\b(?:is|are|was|were|has|have|will|can|do|does)\b/;

function readWords(model: Model, words: Tagged[], typed: string[], field: string): Float32Array[] {
  const { numberOf, embeddings } = model;
  const vector = (small: string, kind: string, slot: string, capital: number) =>
    joined([
      rowOf(embeddings.words, numberOf.words.get(small) ?? UNKNOWN),
      rowOf(embeddings.endings, numberOf.endings.get(small.slice(-3)) ?? UNKNOWN),
      rowOf(embeddings.kinds, numberOf.kinds.get(kind) ?? UNKNOWN),
      rowOf(embeddings.typed, numberOf.typed.get(slot) ?? UNKNOWN),
      Float32Array.of(capital),
    ]);
  let read = [
    vector(`<${field}>`, "^", "", 0),
    ...words.map(({ small, tag, isCapital }, at) => vector(small, tag, typed[at] ?? "", isCapital ? 1 : 0)),
    vector("<end>", "^", "", 0),
  ];
  for (const [forward, backward] of model.layers) read = readBothWays(forward, backward, read);
  return read;
}

// What the words before and after a place say of it, whatever was put before.
function sharedPart({ chooser }: Model, read: Float32Array[], at: number): Float32Array {
  const here = read[at] as Float32Array;
  const shared = chooser.inputBias.slice();
  addProduct(chooser.input, joined([read[at - 1] ?? new Float32Array(here.length), here]), shared);
  return shared;
}

type Place = { shared: Float32Array; fitting: number[]; isVerb: boolean };

function stepsOf(model: Model, path: Path, { shared, fitting, isVerb }: Place): Path[] {
  const read = shared.slice();
  const label = rowOf(model.embeddings.labels, path.last);
  addProduct(model.chooser.input, label, read, model.chooser.input.columns - label.length);
  const state = gruStep(model.chooser, read, path.state);
  const scores = model.outBias.slice();
  addProduct(model.out, state, scores);
  return mostLikely(scores, fitting).flatMap(({ at, log }) => {
    const put = model.labels[at] ?? "";
    const ends = put.includes(".");
    if (ends && !path.hasVerb) return [];
    const hasVerb = (path.hasVerb && !ends) || isVerb || PUT_VERB.test(put);
    const slots = [...path.slots, put];
    return [{ slots, last: at, state, score: path.score + log, worst: Math.min(path.worst, log), hasVerb }];
  });
}

// The likeliest of those that fit, each with the logarithm of its chance among them.
function mostLikely(scores: Float32Array, fitting: number[]): { at: number; log: number }[] {
  const most = fitting.reduce((best, at) => Math.max(best, scores[at] as number), Number.NEGATIVE_INFINITY);
  const sum = fitting.reduce((total, at) => total + Math.exp((scores[at] as number) - most), 0);
  return fitting
    .map((at) => ({ at, log: (scores[at] as number) - most - Math.log(sum) }))
    .toSorted((one, other) => other.log - one.log)
    .slice(0, WIDTH);
}

// What may be put at a place, by what was typed there. Remembered, since the same few are asked for in every note.
const remembered = new Map<string, number[]>();
const MOST_REMEMBERED = 500;

function fittingAt({ labels }: Model, typed: string[], at: number): number[] {
  // Before the field nothing stands, and behind the last word little does: "a short walk away".
  if (at === 0) return [labels.indexOf("")];
  const own = typed[at - 1];
  if (own === undefined) return [...labels.keys()].filter((index) => /^(?:away|there|)$/.test(labels[index] ?? ""));
  const known = remembered.get(own);
  if (known) return known;
  const found = [...labels.keys()].filter((index) => canBecome(own, labels[index] ?? ""));
  if (remembered.size < MOST_REMEMBERED) remembered.set(own, found);
  return found;
}

function written({ words, slots }: Slotted): string {
  let text = "";
  for (const [at, word] of words.entries()) {
    const tokens = (slots[at] ?? "").split(" ").filter((token) => token !== "");
    for (const [place, token] of tokens.entries()) {
      const next = tokens[place + 1] ?? word;
      if (/^[,.]$/.test(token)) text += token;
      else text += ` ${token === "a" ? (withArticle(next).split(" ")[0] ?? "a") : token}`;
    }
    text += ` ${word}`;
  }
  const last = slots[words.length] ?? "";
  if (last !== "") text += ` ${last}`;
  const begun = text
    .trim()
    .replace(/(^|\. )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  return `${begun}.`;
}
