import { expect, it } from "vitest";
import { keptVector, type Linear, linearOf, theRoom } from "./arithmetic.ts";
import { readThrough, WIDTH } from "./attention.ts";

const COUNT = 5;
const HEAD = 32;

function numbers(length: number, of: (at: number) => number): Float32Array {
  return Float32Array.from({ length }, (_, at) => of(at));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

// A matrix and a bias of zeros.
function nothing(rows: number, columns: number): Linear {
  const values = new Int8Array(rows * columns);
  return linearOf({ rows, columns, values, scales: new Float32Array(rows) }, new Float32Array(rows));
}

it("each piece takes of all others as much as they answer its question, head by head", () => {
  const { run, wide, given, shares } = theRoom();
  const asked = numbers(COUNT * 3 * WIDTH, (at) => Math.sin(at * 0.37) * 2);
  wide.set(asked);
  run.attend(wide.byteOffset, COUNT, given.byteOffset, shares.byteOffset);
  const part = (piece: number, which: number, at: number) => asked[(piece * 3 + which) * WIDTH + at] ?? 0;
  for (let piece = 0; piece < COUNT; piece += 1) {
    for (const head of [0, 7 * HEAD, WIDTH - HEAD]) {
      const places = Array.from({ length: HEAD }, (_, at) => head + at);
      const others = Array.from({ length: COUNT }, (_, other) => other);
      const powers = others.map((other) =>
        Math.exp(sum(places.map((at) => part(piece, 0, at) * part(other, 1, at))) / Math.sqrt(HEAD)),
      );
      for (const at of places) {
        const taken = sum(others.map((other) => (powers[other] ?? 0) * part(other, 2, at))) / sum(powers);
        expect(given[piece * WIDTH + at]).toBeCloseTo(taken, 4);
      }
    }
  }
});

it("the bend is a number times the share of a normal distribution below it", () => {
  const { run, wide } = theRoom();
  const known: [number, number][] = [
    [-20, 0],
    [-3, -0.00405],
    [-1, -0.158655],
    [0, 0],
    [0.5, 0.345731],
    [1, 0.841345],
    [3, 2.99595],
    [20, 20],
  ];
  wide.set(known.map(([value]) => value));
  run.bend(wide.byteOffset, known.length * Float32Array.BYTES_PER_ELEMENT);
  for (const [at, [, bent]] of known.entries()) expect(wide[at]).toBeCloseTo(bent, 5);
});

it("what is read at a piece has the mean and the spread that the last levelling sets", () => {
  const plain = { weight: keptVector(new Float32Array(WIDTH).fill(1)), bias: keptVector(new Float32Array(WIDTH)) };
  const last = {
    weight: keptVector(new Float32Array(WIDTH).fill(3)),
    bias: keptVector(new Float32Array(WIDTH).fill(2)),
  };
  const layer = {
    asked: nothing(3 * WIDTH, WIDTH),
    answered: nothing(WIDTH, WIDTH),
    first: plain,
    up: nothing(4 * WIDTH, WIDTH),
    down: nothing(WIDTH, 4 * WIDTH),
    second: last,
  };
  const text = numbers(COUNT * WIDTH, (at) => Math.cos(at) * 5 + 1);
  const read = readThrough(text, { begin: plain, layers: [layer] });
  for (let from = 0; from < read.length; from += WIDTH) {
    const own = [...read.subarray(from, from + WIDTH)];
    const mean = sum(own) / WIDTH;
    expect(mean).toBeCloseTo(2, 3);
    expect(sum(own.map((value) => (value - mean) ** 2)) / WIDTH).toBeCloseTo(9, 2);
  }
});
