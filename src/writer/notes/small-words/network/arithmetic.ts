import { readFileSync } from "node:fs";

// The arithmetic of small networks, in WebAssembly: a matrix and a vector of four bytes a number, and a matrix of one
// byte a number and many vectors.
export type Matrix = { rows: number; columns: number; values: Float32Array };

// One byte a number, and a scale for each row.
export type SmallMatrix = { rows: number; columns: number; values: Int8Array; scales: Float32Array };

export type Linear = { matrix: SmallMatrix; bias: Float32Array };

export type Gru = { input: Matrix; state: Matrix; inputBias: Float32Array; stateBias: Float32Array };

type AddProduct = (
  ...places: [matrix: number, rowBytes: number, rows: number, vector: number, length: number, into: number]
) => void;

type Products = (
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

type InSteps = (from: number, columns: number, into: number) => number;

// Its types come with those of a browser, which the writer does not have.
type Assembly = {
  Memory: new (pages: { initial: number; maximum: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
};

const { WebAssembly: assembly } = globalThis as unknown as { WebAssembly: Assembly };

const BYTES = Float32Array.BYTES_PER_ELEMENT;
const LONGEST = 4096;
// So many vectors of so many numbers at most are multiplied at once.
export const MOST_VECTORS = 128;
const WIDEST = 1536;
// Of 64 kB each: room for the numbers of every matrix and what they are multiplied with.
const PAGES = 512;

// Room for the numbers of every matrix, for vectors, and for their products.
type Room = {
  buffer: ArrayBuffer;
  taken: number;
  vector: Float32Array;
  into: Float32Array;
  vectors: Int16Array;
  vectorScales: Float32Array;
  biases: Float32Array;
  made: Float32Array;
  addTo: AddProduct;
  given: Float32Array;
  inSteps: InSteps;
  multiply: Products;
};

let room: Room | undefined;

function theRoom(): Room {
  if (room) return room;
  const memory = new assembly.Memory({ initial: PAGES, maximum: PAGES });
  const compiled = new assembly.Module(readFileSync(new URL("./product.wasm", import.meta.url)));
  const { exports } = new assembly.Instance(compiled, { numbers: { memory } });
  const { buffer } = memory;
  let taken = 0;
  const place = (bytes: number) => {
    taken += bytes;
    return taken - bytes;
  };
  const vector = new Float32Array(buffer, place(LONGEST * BYTES), LONGEST);
  const into = new Float32Array(buffer, place(LONGEST * BYTES), LONGEST);
  const vectors = new Int16Array(buffer, place(MOST_VECTORS * WIDEST * 2), MOST_VECTORS * WIDEST);
  const vectorScales = new Float32Array(buffer, place(MOST_VECTORS * BYTES), MOST_VECTORS);
  const biases = new Float32Array(buffer, place(WIDEST * BYTES), WIDEST);
  const made = new Float32Array(buffer, place(MOST_VECTORS * WIDEST * BYTES), MOST_VECTORS * WIDEST);
  const given = new Float32Array(buffer, place(MOST_VECTORS * WIDEST * BYTES), MOST_VECTORS * WIDEST);
  const inSteps = exports["inSteps"] as InSteps;
  const addTo = exports["addProduct"] as AddProduct;
  const multiply = exports["products"] as Products;
  const views = { vector, into, given, vectors, vectorScales, biases, made };
  room = { buffer, taken, ...views, addTo, inSteps, multiply };
  return room;
}

// A matrix of zeros whose products can be made.
export function emptyMatrix(rows: number, columns: number): Matrix {
  const kept = theRoom();
  const values = new Float32Array(kept.buffer, kept.taken, rows * columns);
  kept.taken += rows * columns * BYTES;
  return { rows, columns, values };
}

// The same of one byte a number; rows come in twos and columns in eights.
export function smallMatrix(given: SmallMatrix): SmallMatrix {
  const kept = theRoom();
  const { rows, columns } = given;
  const scales = new Float32Array(kept.buffer, kept.taken, rows);
  scales.set(given.scales);
  kept.taken += rows * BYTES;
  const values = new Int8Array(kept.buffer, kept.taken, rows * columns);
  values.set(given.values);
  kept.taken += rows * columns;
  return { rows, columns, values, scales };
}

// The product of a matrix and a vector, added to what `into` holds.
export function addProduct({ rows, columns, values }: Matrix, vector: Float32Array, into: Float32Array): void {
  const kept = theRoom();
  kept.vector.set(vector);
  kept.into.set(into);
  kept.addTo(values.byteOffset, columns * BYTES, rows, kept.vector.byteOffset, vector.length, kept.into.byteOffset);
  into.set(kept.into.subarray(0, rows));
}

// The products of a matrix and each of the vectors, which stand one after the other, plus a bias.
export function products({ matrix, bias }: Linear, vectors: Float32Array): Float32Array {
  const { rows, columns, values, scales } = matrix;
  const kept = theRoom();
  const count = vectors.length / columns;
  const padded = count + ((4 - (count % 4)) % 4);
  kept.given.set(vectors);
  for (let at = 0; at < count; at += 1) {
    const from = kept.given.byteOffset + at * columns * BYTES;
    kept.vectorScales[at] = kept.inSteps(from, columns, kept.vectors.byteOffset + at * columns * 2);
  }
  kept.biases.set(bias);
  kept.multiply(
    values.byteOffset,
    rows,
    columns,
    kept.vectors.byteOffset,
    padded,
    scales.byteOffset,
    kept.vectorScales.byteOffset,
    kept.biases.byteOffset,
    kept.made.byteOffset,
  );
  return kept.made.slice(0, count * rows);
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
