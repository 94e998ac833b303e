import { keptVector, MOST_VECTORS, type SmallMatrix } from "./arithmetic/arithmetic.ts";
import { type Layer, type Levelling, readThrough, WIDTH } from "./arithmetic/attention.ts";
import type { Weights } from "./weights.ts";

// What reads a text piece by piece, each piece with all others in view: the encoder of MiniLM.

export const MOST_PIECES = MOST_VECTORS;

// The pieces that words are made of, each with its number and its row of numbers.
export type Pieces = { numbers: Map<string, number>; rows: SmallMatrix };

export type Encoder = {
  pieces: Pieces;
  // One row of numbers for each place in the text, and for either kind of piece.
  places: SmallMatrix;
  marks: SmallMatrix;
  begin: Levelling;
  layers: Layer[];
};

export type Piece = { at: number; isMarked: boolean };

export function readEncoder<Lists>(weights: Weights<Lists>, pieces: Pieces): Encoder {
  const { header, stored } = weights;
  const count = header.tensors.filter(({ name }) => name.endsWith("qkv.weight")).length;
  return {
    pieces,
    places: stored("enc.pos.weight"),
    marks: stored("enc.typ.weight"),
    begin: levelling(weights, "enc.ln"),
    layers: Array.from({ length: count }, (_, at) => readLayer(weights, `enc.layers.${at}`)),
  };
}

function readLayer<Lists>(weights: Weights<Lists>, name: string): Layer {
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

function levelling<Lists>({ vector }: Weights<Lists>, name: string): Levelling {
  return { weight: keptVector(vector(`${name}.weight`)), bias: keptVector(vector(`${name}.bias`)) };
}

// What is read at each piece, one after the other.
export function encode({ pieces, places, marks, begin, layers }: Encoder, text: Piece[]): Float32Array {
  const given = new Float32Array(text.length * WIDTH);
  for (const [place, { at, isMarked }] of text.entries()) {
    const from = place * WIDTH;
    addRow(pieces.rows, at, { into: given, from });
    addRow(places, place, { into: given, from });
    addRow(marks, isMarked ? 1 : 0, { into: given, from });
  }
  return readThrough(given, { begin, layers });
}

export function addRow(
  { columns, values, scales }: SmallMatrix,
  row: number,
  { into, from }: { into: Float32Array; from: number },
): void {
  const scale = scales[row] as number;
  for (let at = 0; at < columns; at += 1)
    into[from + at] = (into[from + at] as number) + scale * (values[row * columns + at] as number);
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

export function numberOf(known: Map<string, number>, piece: string): number {
  return known.get(piece) ?? 0;
}
