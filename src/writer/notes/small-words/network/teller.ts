import { AT_END, AT_FIELD, ONE_NOTE, type Tagged, WHOLE_FIELD } from "../slots.ts";
import { type Linear, MOST_VECTORS, products, rowsOf, type SmallMatrix } from "./arithmetic.ts";
import { type Layer, type Levelling, level, lookAround, WIDTH } from "./attention.ts";
import { type Chooser, readChooser } from "./choose.ts";
import { numbered, readWeights, UNKNOWN, type Weights } from "./weights.ts";

// The network that tells a note: MiniLM's encoder, which knew English before, reads it with what stands around each word,
// and a chooser puts what is missing. Trained by scripts/small-words/train-teller.py; docs/decisions tells on what.
const FILE = new URL("./weights/teller.bin", import.meta.url);

type Header = { pieces: string[]; kinds: string[]; typed: string[]; labels: string[] };

export type Teller = {
  // The pieces that words are made of, each with its number.
  pieces: Map<string, number>;
  numberOf: Record<"kinds" | "typed", Map<string, number>>;
  // One row of numbers for each piece, each place in the note, either question, and so on.
  embeddings: Record<"pieces" | "places" | "asked" | "kinds" | "typed" | "capitals", SmallMatrix>;
  begin: Levelling;
  layers: Layer[];
  join: Linear;
  chooser: Chooser;
};

let kept: Teller | undefined;

// Read at the first note, and kept.
export function theTeller(): Teller {
  kept ??= readTeller();
  return kept;
}

function readTeller(): Teller {
  const weights = readWeights<Header>(FILE);
  const { header, stored, linear } = weights;
  const count = header.tensors.filter(({ name }) => name.endsWith("qkv.weight")).length;
  return {
    pieces: new Map(header.pieces.map((piece, index) => [piece, index])),
    numberOf: { kinds: numbered(header.kinds), typed: numbered(header.typed) },
    embeddings: {
      pieces: stored("enc.emb.weight"),
      places: stored("enc.pos.weight"),
      asked: stored("enc.typ.weight"),
      kinds: stored("tag.weight"),
      typed: stored("typed.weight"),
      capitals: stored("cap.weight"),
    },
    begin: levelling(weights, "enc.ln"),
    layers: Array.from({ length: count }, (_, at) => readLayer(weights, `enc.layers.${at}`)),
    join: linear("join.weight", "join.bias"),
    chooser: readChooser(weights),
  };
}

function readLayer(weights: Weights<Header>, name: string): Layer {
  const linear = (part: string) => weights.linear(`${name}.${part}.weight`, `${name}.${part}.bias`);
  return {
    asked: linear("qkv"),
    answered: linear("att"),
    first: levelling(weights, `${name}.ln1`),
    up: linear("up"),
    down: linear("down"),
    second: levelling(weights, `${name}.ln2`),
  };
}

function levelling({ vector }: Weights<Header>, name: string): Levelling {
  return { weight: vector(`${name}.weight`), bias: vector(`${name}.bias`) };
}

type Words = { words: Tagged[]; slots: string[] };
type Asking = { field: string; isWhole: boolean };

// What stands before the first word and behind the last one.
function around(tag: string): Tagged {
  return { small: "", tag, isCapital: false };
}

// What the network reads at the field, at each word and behind the last one. Null where a note has too many words.
export function readWords({ words, slots }: Words, { field, isWhole }: Asking): Float32Array[] | null {
  const teller = theTeller();
  const { pieces, first } = piecesOf(teller, { words, slots, field });
  if (pieces.length > MOST_VECTORS) return null;
  const seen = throughLayers(teller, pieces, isWhole);
  const all = [around(isWhole ? WHOLE_FIELD : ONE_NOTE), ...words, around(ONE_NOTE)];
  const typed = [AT_FIELD, ...slots.slice(0, words.length), AT_END];
  const { kinds, typed: ofTyped, capitals } = teller.embeddings;
  const read = new Float32Array(all.length * WIDTH);
  for (const [at, { tag, isCapital }] of all.entries()) {
    const start = (first[at] ?? 0) * WIDTH;
    const from = at * WIDTH;
    read.set(seen.subarray(start, start + WIDTH), from);
    addRow(kinds, teller.numberOf.kinds.get(tag) ?? UNKNOWN, { into: read, from });
    addRow(ofTyped, teller.numberOf.typed.get(typed[at] ?? "") ?? UNKNOWN, { into: read, from });
    addRow(capitals, isCapital ? 1 : 0, { into: read, from });
  }
  return rowsOf(products(teller.join, read).map(Math.tanh), teller.join.matrix.rows);
}

// The field's name, the note as it was typed, and where each of its words begins.
function piecesOf(
  { pieces }: Teller,
  { words, slots, field }: Words & { field: string },
): { pieces: { at: number; isNote: boolean }[]; first: number[] } {
  const stop = numberOf(pieces, "[SEP]");
  const all = [numberOf(pieces, "[CLS]"), ...wordPieces(pieces, field.replaceAll("_", " ")), stop];
  const named = all.length;
  const first = [0];
  for (const [at, { small }] of words.entries()) {
    all.push(...wordPieces(pieces, slots[at] ?? ""));
    first.push(all.length);
    const own = wordPieces(pieces, small);
    all.push(...(own.length > 0 ? own : [numberOf(pieces, "[UNK]")]));
  }
  first.push(all.length);
  all.push(stop);
  return { pieces: all.map((at, place) => ({ at, isNote: place >= named })), first };
}

const WORDS_AND_MARKS = /[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}\s]/gu;
const LONGEST_WORD = 100;

// The longest known piece that a word begins with, then the longest that goes on, and so forth.
export function wordPieces(known: Map<string, number>, text: string): number[] {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
  return (plain.match(WORDS_AND_MARKS) ?? []).flatMap((word) => {
    const found: number[] = [];
    let at = 0;
    while (at < word.length && word.length <= LONGEST_WORD) {
      let end = word.length;
      while (end > at && !known.has((at > 0 ? "##" : "") + word.slice(at, end))) end -= 1;
      if (end === at) return [numberOf(known, "[UNK]")];
      found.push(known.get((at > 0 ? "##" : "") + word.slice(at, end)) as number);
      at = end;
    }
    return found.length > 0 ? found : [numberOf(known, "[UNK]")];
  });
}

function numberOf(known: Map<string, number>, piece: string): number {
  return known.get(piece) ?? 0;
}

function throughLayers(teller: Teller, pieces: { at: number; isNote: boolean }[], isWhole: boolean): Float32Array {
  const { embeddings, begin, layers } = teller;
  const seen = new Float32Array(pieces.length * WIDTH);
  for (const [place, { at, isNote }] of pieces.entries()) {
    const from = place * WIDTH;
    addRow(embeddings.pieces, at, { into: seen, from });
    addRow(embeddings.places, place, { into: seen, from });
    addRow(embeddings.asked, isNote && isWhole ? 1 : 0, { into: seen, from });
  }
  level(seen, begin);
  for (const layer of layers) lookAround(seen, layer);
  return seen;
}

function addRow(
  { columns, values, scales }: SmallMatrix,
  row: number,
  { into, from }: { into: Float32Array; from: number },
): void {
  const scale = scales[row] as number;
  for (let at = 0; at < columns; at += 1)
    into[from + at] = (into[from + at] as number) + scale * (values[row * columns + at] as number);
}
