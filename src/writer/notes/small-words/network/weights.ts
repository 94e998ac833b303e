import { readFileSync } from "node:fs";
import {
  emptyMatrix,
  type Gru,
  type Linear,
  linearOf,
  type Matrix,
  type SmallMatrix,
} from "./arithmetic/arithmetic.ts";

type Tensors = { name: string; shape: number[] }[];

export type Weights<Lists> = {
  header: Lists & { tensors: Tensors };
  // Numbers of one byte, as they stand in the file.
  stored: (name: string) => SmallMatrix;
  // Numbers of four bytes, to be multiplied with one vector.
  tensor: (name: string) => Matrix;
  vector: (name: string) => Float32Array;
  // Numbers of one byte, to be multiplied with many vectors.
  linear: (weight: string, bias: string) => Linear;
  gru: (name: string, ending: string) => Gru;
};

// A length, a description of so many bytes, and every matrix as one scale a row and one byte a number.
export function readWeights<Lists>(address: URL): Weights<Lists> {
  const file = readFileSync(address);
  const end = 4 + file.readUInt32LE(0);
  const header = JSON.parse(file.toString("utf8", 4, end)) as Lists & { tensors: Tensors };
  const found = new Map<string, SmallMatrix>();
  let at = end;
  for (const { name, shape } of header.tensors) {
    const [rows = 1, columns = 1] = shape;
    const scales = Float32Array.from({ length: rows }, (_, row) => file.readFloatLE(at + 4 * row));
    at += 4 * rows;
    found.set(name, {
      rows,
      columns,
      scales,
      values: new Int8Array(file.buffer, file.byteOffset + at, rows * columns),
    });
    at += rows * columns;
  }
  const stored = (name: string): SmallMatrix => {
    const matrix = found.get(name);
    if (!matrix) throw new Error(`${address.pathname} has no ${name}`);
    return matrix;
  };
  const vector = (name: string) => inFull(stored(name), new Float32Array(stored(name).rows));
  const tensor = (name: string) => fullMatrix(stored(name));
  return {
    header,
    stored,
    tensor,
    vector,
    linear: (weight, bias) => linearOf(stored(weight), vector(bias)),
    gru: (name, ending) => ({
      input: tensor(`${name}.weight_ih_${ending}`),
      state: tensor(`${name}.weight_hh_${ending}`),
      inputBias: vector(`${name}.bias_ih_${ending}`),
      stateBias: vector(`${name}.bias_hh_${ending}`),
    }),
  };
}

export function fullMatrix(small: SmallMatrix): Matrix {
  const matrix = emptyMatrix(small.rows, small.columns);
  inFull(small, matrix.values);
  return matrix;
}

function inFull({ rows, columns, values, scales }: SmallMatrix, into: Float32Array): Float32Array {
  for (let row = 0; row < rows; row += 1)
    for (let place = row * columns; place < (row + 1) * columns; place += 1)
      into[place] = (scales[row] as number) * (values[place] as number);
  return into;
}

// Some columns of a matrix.
export function columnsOf({ rows, columns, values, scales }: SmallMatrix, from: number, to = columns): SmallMatrix {
  const part = new Int8Array(rows * (to - from));
  for (let row = 0; row < rows; row += 1)
    part.set(values.subarray(row * columns + from, row * columns + to), row * (to - from));
  return { rows, columns: to - from, values: part, scales };
}

// Of each list, number 0 is no word and 1 one that is not known.
const FIRST = 2;
export const UNKNOWN = 1;

export function numbered(list: string[]): Map<string, number> {
  return new Map(list.map((text, index) => [text, index + FIRST]));
}
