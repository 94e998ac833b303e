import { readFileSync } from "node:fs";

// The arithmetic of a small recurrent network: it reads a note's words in both directions, then chooses what stands
// before each of them.
export type Matrix = { rows: number; columns: number; values: Float32Array };

export type Gru = { input: Matrix; state: Matrix; inputBias: Float32Array; stateBias: Float32Array };

type AddProduct = (
  ...places: [matrix: number, rowBytes: number, rows: number, vector: number, length: number, into: number]
) => void;

// Its types come with those of a browser, which the writer does not have.
type Assembly = {
  Memory: new (pages: { initial: number; maximum: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
};

const { WebAssembly: assembly } = globalThis as unknown as { WebAssembly: Assembly };

// Room for the numbers of every matrix, for one vector, and for the product of both.
type Room = { buffer: ArrayBuffer; taken: number; vector: Float32Array; into: Float32Array; add: AddProduct };

const BYTES = Float32Array.BYTES_PER_ELEMENT;
const LONGEST = 4096;
// Of 64 kB each: room for four million numbers, of which the network has fewer.
const PAGES = 256;

let room: Room | undefined;

function theRoom(): Room {
  if (room) return room;
  const memory = new assembly.Memory({ initial: PAGES, maximum: PAGES });
  const compiled = new assembly.Module(readFileSync(new URL("./product.wasm", import.meta.url)));
  const { exports } = new assembly.Instance(compiled, { numbers: { memory } });
  const { buffer } = memory;
  room = {
    buffer,
    taken: 2 * LONGEST * BYTES,
    vector: new Float32Array(buffer, 0, LONGEST),
    into: new Float32Array(buffer, LONGEST * BYTES, LONGEST),
    add: exports["addProduct"] as AddProduct,
  };
  return room;
}

// A matrix of zeros whose products can be made.
export function emptyMatrix(rows: number, columns: number): Matrix {
  const kept = theRoom();
  const values = new Float32Array(kept.buffer, kept.taken, rows * columns);
  kept.taken += rows * columns * BYTES;
  return { rows, columns, values };
}

// The product of a matrix and a vector, added to what `into` holds. A shorter vector meets the first columns, or the
// last ones.
export function addProduct(
  { rows, columns, values }: Matrix,
  vector: Float32Array,
  { into, atEnd = false }: { into: Float32Array; atEnd?: boolean },
): void {
  const kept = theRoom();
  const from = atEnd ? columns - vector.length : 0;
  kept.vector.set(vector);
  kept.into.set(into);
  const first = values.byteOffset + from * BYTES;
  kept.add(first, columns * BYTES, rows, kept.vector.byteOffset, vector.length, kept.into.byteOffset);
  into.set(kept.into.subarray(0, rows));
}

// One step of a gated recurrent unit; `read` is what the input's matrix and bias made of the input.
export function gruStep(gru: Gru, read: Float32Array, state: Float32Array): Float32Array {
  const size = state.length;
  const kept = gru.stateBias.slice();
  addProduct(gru.state, state, { into: kept });
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
    addProduct(gru.input, input, { into: read });
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
