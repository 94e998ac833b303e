import { readFileSync } from "node:fs";
import { emptyMatrix, type Gru, type Matrix } from "./arithmetic.ts";

// Trained by scripts/small-words/train.py; docs/decisions tells on what.
const FILE = new URL("./small-words.bin", import.meta.url);

type Tensors = { name: string; shape: number[] }[];
type Header = {
  words: string[];
  endings: string[];
  kinds: string[];
  typed: string[];
  labels: string[];
};

export type Model = {
  // What may stand before a word.
  labels: string[];
  numberOf: Record<"words" | "endings" | "kinds" | "typed", Map<string, number>>;
  embeddings: Record<"words" | "endings" | "kinds" | "typed" | "labels", Matrix>;
  layers: [forward: Gru, backward: Gru][];
  chooser: Gru;
  out: Matrix;
  outBias: Float32Array;
};

let model: Model | undefined;

// Read at the first note, and kept.
export function theModel(): Model {
  model ??= readModel();
  return model;
}

function readModel(): Model {
  const { header, tensor, gru } = readTensors<Header>(FILE);
  const { words, endings, kinds, typed, labels } = header;
  return {
    labels,
    numberOf: { words: numbered(words), endings: numbered(endings), kinds: numbered(kinds), typed: numbered(typed) },
    embeddings: {
      words: tensor("word.weight"),
      endings: tensor("suf.weight"),
      kinds: tensor("tag.weight"),
      typed: tensor("typed.weight"),
      labels: tensor("lab.weight"),
    },
    layers: [
      [gru("enc", "l0"), gru("enc", "l0_reverse")],
      [gru("enc", "l1"), gru("enc", "l1_reverse")],
    ],
    chooser: gru("dec", "l0"),
    out: tensor("out.weight"),
    outBias: tensor("out.bias").values,
  };
}

export type Weights<Lists> = {
  header: Lists;
  tensor: (name: string) => Matrix;
  gru: (name: string, ending: string) => Gru;
};

// A length, a description of so many bytes, and every matrix as one scale a row and one byte a number.
export function readTensors<Lists>(address: URL): Weights<Lists> {
  const file = readFileSync(address);
  const end = 4 + file.readUInt32LE(0);
  const header = JSON.parse(file.toString("utf8", 4, end)) as Lists & { tensors: Tensors };
  const tensors = new Map<string, Matrix>();
  let at = end;
  for (const { name, shape } of header.tensors) {
    const [rows = 1, columns = 1] = shape;
    const matrix = emptyMatrix(rows, columns);
    for (let row = 0; row < rows; row += 1) {
      const scale = file.readFloatLE(at + 4 * row);
      const start = at + 4 * rows + row * columns;
      for (let column = 0; column < columns; column += 1)
        matrix.values[row * columns + column] = scale * file.readInt8(start + column);
    }
    tensors.set(name, matrix);
    at += 4 * rows + rows * columns;
  }
  const tensor = (name: string): Matrix => {
    const found = tensors.get(name);
    if (!found) throw new Error(`${address.pathname} has no ${name}`);
    return found;
  };
  const gru = (name: string, ending: string): Gru => ({
    input: tensor(`${name}.weight_ih_${ending}`),
    state: tensor(`${name}.weight_hh_${ending}`),
    inputBias: tensor(`${name}.bias_ih_${ending}`).values,
    stateBias: tensor(`${name}.bias_hh_${ending}`).values,
  });
  return { header, tensor, gru };
}

// Of each list, number 0 is no word and 1 one that is not known.
const FIRST = 2;
export const UNKNOWN = 1;

function numbered(list: string[]): Map<string, number> {
  return new Map(list.map((text, index) => [text, index + FIRST]));
}
