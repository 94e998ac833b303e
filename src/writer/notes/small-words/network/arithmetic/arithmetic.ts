import { readFileSync } from "node:fs";

// The arithmetic of small networks, in WebAssembly (arithmetic.wat): a matrix and a vector of four bytes a number, and a
// matrix of one byte a number and many vectors.
export type Matrix = { rows: number; columns: number; values: Float32Array };

// One byte a number, and a scale for each row.
export type SmallMatrix = { rows: number; columns: number; values: Int8Array; scales: Float32Array };

// Both stand where WebAssembly finds them.
export type Linear = { matrix: SmallMatrix; bias: Float32Array };

export type Gru = { input: Matrix; state: Matrix; inputBias: Float32Array; stateBias: Float32Array };

// What arithmetic.wat exports; every number is a place in bytes or a count.
type Exports = {
  addProduct: (
    ...places: [matrix: number, rowBytes: number, rows: number, vector: number, length: number, into: number]
  ) => void;
  products: (
    ...places: [
      matrix: number,
      rows: number,
      columns: number,
      vectors: number,
      count: number,
      rowScales: number,
      vectorScales: number,
      biases: number,
      into: number,
    ]
  ) => void;
  inSteps: (...places: [from: number, count: number, columns: number, into: number, scales: number]) => void;
  attend: (...places: [asked: number, count: number, into: number, shares: number]) => void;
  add: (into: number, more: number, bytes: number) => void;
  level: (...places: [from: number, count: number, bytes: number, weights: number, biases: number]) => void;
  bend: (from: number, bytes: number) => void;
};

// Its types come with those of a browser, which the writer does not have.
type Assembly = {
  Memory: new (pages: { initial: number; maximum: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Exports };
};

const { WebAssembly: assembly } = globalThis as unknown as { WebAssembly: Assembly };

const BYTES = Float32Array.BYTES_PER_ELEMENT;
const LONGEST = 4096;
// So many vectors of so many numbers at most are multiplied at once.
export const MOST_VECTORS = 128;
const WIDEST = 1536;
// Of 64 kB each: room for the numbers of every matrix and what they are multiplied with.
const PAGES = 512;

// Room for the numbers of every matrix, for vectors, and for what is made of them.
type Room = {
  buffer: ArrayBuffer;
  taken: number;
  vector: Float32Array;
  into: Float32Array;
  steps: Int16Array;
  scales: Float32Array;
  given: Float32Array;
  made: Float32Array;
  wide: Float32Array;
  // What is read at each piece of a text.
  seen: Float32Array;
  shares: Float32Array;
  run: Exports;
};

let room: Room | undefined;

export function theRoom(): Room {
  if (room) return room;
  const memory = new assembly.Memory({ initial: PAGES, maximum: PAGES });
  const compiled = new assembly.Module(readFileSync(new URL("./arithmetic.wasm", import.meta.url)));
  const { exports: run } = new assembly.Instance(compiled, { numbers: { memory } });
  const { buffer } = memory;
  let taken = 0;
  const numbers = (count: number) => {
    const kept = new Float32Array(buffer, taken, count);
    taken += count * BYTES;
    return kept;
  };
  const vector = numbers(LONGEST);
  const into = numbers(LONGEST);
  const steps = new Int16Array(buffer, taken, MOST_VECTORS * WIDEST);
  taken += MOST_VECTORS * WIDEST * 2;
  const scales = numbers(MOST_VECTORS);
  const given = numbers(MOST_VECTORS * WIDEST);
  const made = numbers(MOST_VECTORS * WIDEST);
  const wide = numbers(MOST_VECTORS * WIDEST);
  const seen = numbers(MOST_VECTORS * WIDEST);
  // Behind the last number there is room for three more, since they are made in fours.
  const shares = numbers(MOST_VECTORS + 4);
  room = { buffer, taken, vector, into, steps, scales, given, made, wide, seen, shares, run };
  return room;
}

// A matrix of zeros whose products can be made.
export function emptyMatrix(rows: number, columns: number): Matrix {
  const kept = theRoom();
  const values = new Float32Array(kept.buffer, kept.taken, rows * columns);
  kept.taken += rows * columns * BYTES;
  return { rows, columns, values };
}

// A vector that stands where WebAssembly finds it.
export function keptVector(given: Float32Array): Float32Array {
  const kept = theRoom();
  const values = new Float32Array(kept.buffer, kept.taken, given.length);
  kept.taken += values.byteLength;
  values.set(given);
  return values;
}

const EIGHT = 8;

// A matrix of one byte a number and a bias, kept for `products`; rows come in twos and columns in eights. Of two rows the
// eights stand in turn.
export function linearOf({ rows, columns, values: given, scales }: SmallMatrix, bias: Float32Array): Linear {
  const kept = theRoom();
  const [ownScales, ownBias] = [keptVector(scales), keptVector(bias)];
  const values = new Int8Array(kept.buffer, kept.taken, rows * columns);
  kept.taken += rows * columns;
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < columns; at += EIGHT) {
      const from = row * columns + at;
      const into = (row - (row % 2)) * columns + 2 * at + (row % 2) * EIGHT;
      values.set(given.subarray(from, from + EIGHT), into);
    }
  return { matrix: { rows, columns, values, scales: ownScales }, bias: ownBias };
}

// The product of a matrix and a vector, added to what `into` holds.
export function addProduct({ rows, columns, values }: Matrix, vector: Float32Array, into: Float32Array): void {
  const kept = theRoom();
  kept.vector.set(vector);
  kept.into.set(into);
  kept.run.addProduct(
    values.byteOffset,
    columns * BYTES,
    rows,
    kept.vector.byteOffset,
    vector.length,
    kept.into.byteOffset,
  );
  into.set(kept.into.subarray(0, rows));
}

// The products of a matrix and each of the vectors, which stand one after the other, plus a bias.
export function products(linear: Linear, vectors: Float32Array): Float32Array {
  const { given, made } = theRoom();
  const { rows, columns } = linear.matrix;
  const count = vectors.length / columns;
  given.set(vectors);
  multiply(linear, count, { from: given, into: made });
  return made.slice(0, count * rows);
}

// The same of vectors that stand where WebAssembly finds them.
export function multiply(
  { matrix, bias }: Linear,
  count: number,
  { from, into }: { from: Float32Array; into: Float32Array },
): void {
  const { rows, columns, values, scales } = matrix;
  const { run, steps, scales: ofVectors } = theRoom();
  run.inSteps(from.byteOffset, count, columns, steps.byteOffset, ofVectors.byteOffset);
  run.products(
    values.byteOffset,
    rows,
    columns,
    steps.byteOffset,
    count,
    scales.byteOffset,
    ofVectors.byteOffset,
    bias.byteOffset,
    into.byteOffset,
  );
}

// Vectors that stand one after the other.
export function rowsOf(vectors: Float32Array, length: number): Float32Array[] {
  return Array.from({ length: vectors.length / length }, (_, at) => vectors.subarray(at * length, (at + 1) * length));
}

// One step of a gated recurrent unit; `read` is what the input's matrix and bias made of the input.
function gruStep(gru: Gru, read: Float32Array, state: Float32Array): Float32Array {
  const kept = gru.stateBias.slice();
  addProduct(gru.state, state, kept);
  return nextState(read, kept, state);
}

// The same where the product of the state is known already.
export function nextState(read: Float32Array, kept: Float32Array, state: Float32Array): Float32Array {
  const size = state.length;
  const next = new Float32Array(size);
  for (let at = 0; at < size; at += 1) {
    const reset = sigmoid((read[at] as number) + (kept[at] as number));
    const hold = sigmoid((read[size + at] as number) + (kept[size + at] as number));
    const fresh = Math.tanh((read[2 * size + at] as number) + reset * (kept[2 * size + at] as number));
    next[at] = (1 - hold) * fresh + hold * (state[at] as number);
  }
  return next;
}

// A sequence read from the left and from the right, and both readings of each place beside each other.
export function readBothWays(forward: Gru, backward: Gru, inputs: Float32Array[]): Float32Array[] {
  const ahead = readOneWay(forward, inputs);
  const back = readOneWay(backward, inputs.toReversed()).toReversed();
  return inputs.map((_, at) => joined([ahead[at] as Float32Array, back[at] as Float32Array]));
}

function readOneWay(gru: Gru, inputs: Float32Array[]): Float32Array[] {
  let state: Float32Array = new Float32Array(gru.state.columns);
  return inputs.map((input) => {
    const read = gru.inputBias.slice();
    addProduct(gru.input, input, read);
    state = gruStep(gru, read, state);
    return state;
  });
}

export function joined(parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function rowOf({ columns, values }: Matrix, row: number): Float32Array {
  return values.subarray(row * columns, (row + 1) * columns);
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
