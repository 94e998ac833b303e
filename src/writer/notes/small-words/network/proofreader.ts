import { addProduct, type Gru, joined, type Matrix, readBothWays, rowOf } from "./arithmetic/arithmetic.ts";
import { theListener } from "./listener.ts";
import { readWeights } from "./weights.ts";

// A small network that judges what was made of a note as a copy editor would. Trained by
// scripts/small-words/training/train-proofreader.py on tellings that people judged.
const FILE = new URL("./weights/proofreader.bin", import.meta.url);

// How likely a careful reader is to call a telling good, and broken; what is neither is stiff.
export type Judgment = { good: number; broken: number };

// A telling, place by place: what the listener heard there, what was put, and how likely it finds that, without and with
// equally good wordings counted as one.
export type Telling = {
  heard: Float32Array[];
  typed: string[];
  slots: string[];
  logs: number[];
  sures: number[];
  tellable: number;
  isWhole: boolean;
  // Whether the grammar can read it.
  isRead: boolean;
};

type Network = {
  labels: Matrix;
  narrow: Matrix;
  narrowBias: Float32Array;
  layer: [forward: Gru, backward: Gru];
  hidden: Matrix;
  hiddenBias: Float32Array;
  out: Matrix;
  outBias: Float32Array;
};

let network: Network | undefined;

function theNetwork(): Network {
  if (network) return network;
  const { tensor, vector, gru } = readWeights(FILE);
  network = {
    labels: tensor("lab.weight"),
    narrow: tensor("inp.weight"),
    narrowBias: vector("inp.bias"),
    layer: [gru("g", "l0"), gru("g", "l0_reverse")],
    hidden: tensor("out.0.weight"),
    hiddenBias: vector("out.0.bias"),
    out: tensor("out.3.weight"),
    outBias: vector("out.3.bias"),
  };
  return network;
}

// What is less likely counts as this unlikely.
const LEAST = -8;

export function judge(telling: Telling): Judgment {
  const { labels, narrow, narrowBias, layer, hidden, hiddenBias, out, outBias } = theNetwork();
  const { heard, slots, logs, sures } = telling;
  const inputs = slots.map((slot, at) => {
    const doubts = Float32Array.of(Math.max(LEAST, logs[at] ?? LEAST) / 3, Math.max(LEAST, sures[at] ?? LEAST) / 3);
    const given = joined([heard[at + 1] as Float32Array, rowOf(labels, numberOf(slot)), doubts]);
    return withoutNegatives(product(narrow, given, narrowBias));
  });
  const places = readBothWays(...layer, inputs);
  const seen = joined([meanOf(places), mostOf(places), asNumbers(telling)]);
  return asJudgment(product(out, withoutNegatives(product(hidden, seen, hiddenBias)), outBias));
}

// What a network thinks of good, stiff and broken, as chances.
export function asJudgment(scores: Float32Array): Judgment {
  const most = Math.max(...scores);
  const shares = Array.from(scores, (score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  const [good = 0, , broken = 0] = shares;
  return { good: good / sum, broken: broken / sum };
}

let numbers: Map<string, number> | undefined;

// After the labels stand the beginning of a sentence and what is no label.
function numberOf(slot: string): number {
  const { labels } = theListener().chooser;
  numbers ??= new Map(labels.map((label, at) => [label, at]));
  return numbers.get(slot) ?? labels.length + 1;
}

function product(matrix: Matrix, vector: Float32Array, bias: Float32Array): Float32Array {
  const into = bias.slice();
  addProduct(matrix, vector, into);
  return into;
}

export function withoutNegatives(vector: Float32Array): Float32Array {
  return vector.map((value) => Math.max(0, value));
}

export function meanOf(places: Float32Array[]): Float32Array {
  const sum = new Float32Array(places[0]?.length ?? 0);
  for (const place of places) for (const [at, value] of place.entries()) sum[at] = (sum[at] as number) + value;
  return sum.map((value) => value / places.length);
}

export function mostOf(places: Float32Array[]): Float32Array {
  const most = new Float32Array(places[0]?.length ?? 0).fill(Number.NEGATIVE_INFINITY);
  for (const place of places)
    for (const [at, value] of place.entries()) if (value > (most[at] as number)) most[at] = value;
  return most;
}

// The telling as a whole, in the order and scale of the training.
function asNumbers({ typed, slots, logs, sures, tellable, isWhole, isRead }: Telling): Float32Array {
  const words = slots.length - 1;
  return Float32Array.of(
    sumOf(sures) / 4,
    Math.min(...sures) / 2,
    tellable / 2,
    words / 20,
    stops(slots),
    isWhole ? 1 : 0,
    (sumOf(logs) / Math.max(1, words)) * 2,
    stops(typed),
    isRead ? 1 : 0,
  );
}

function sumOf(all: number[]): number {
  return all.reduce((sum, each) => sum + each, 0);
}

function stops(all: string[]): number {
  return all.filter((slot) => slot.includes(".")).length / 3;
}
