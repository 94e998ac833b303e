import { describe, expect, it } from "vitest";
import { addProduct, emptyMatrix, linearOf, type Matrix, products, rowsOf } from "./arithmetic.ts";

function filled(rows: number, columns: number): Matrix {
  const matrix = emptyMatrix(rows, columns);
  for (const at of matrix.values.keys()) matrix.values[at] = Math.sin(at);
  return matrix;
}

function vectorOf(length: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => Math.cos(at));
}

// Written out by the definition, number by number.
function byDefinition({ rows, columns, values }: Matrix, vector: Float32Array): number[] {
  return Array.from({ length: rows }, (_, row) => {
    let sum = 0;
    for (const [at, number] of vector.entries()) sum += (values[row * columns + at] ?? 0) * number;
    return sum;
  });
}

function expectClose(found: Float32Array, wanted: number[]): void {
  expect(found).toHaveLength(wanted.length);
  for (const [at, number] of wanted.entries()) expect(found[at]).toBeCloseTo(number, 4);
}

describe("the product of a matrix and a vector", () => {
  it.each([1, 3, 4, 7, 8, 9, 16, 33, 129])("is right for %i columns", (columns) => {
    const matrix = filled(5, columns);
    const into = new Float32Array(5);
    addProduct(matrix, vectorOf(columns), into);
    expectClose(into, byDefinition(matrix, vectorOf(columns)));
  });

  it("is added to what is there", () => {
    const matrix = filled(3, 10);
    const into = Float32Array.of(1, 2, 3);
    addProduct(matrix, vectorOf(10), into);
    expectClose(
      into,
      byDefinition(matrix, vectorOf(10)).map((sum, at) => sum + at + 1),
    );
  });

  it("leaves other matrices alone", () => {
    const before = filled(2, 12);
    const kept = before.values.slice();
    const matrix = filled(6, 12);
    addProduct(matrix, vectorOf(12), new Float32Array(6));
    expect(before.values).toEqual(kept);
  });
});

describe("the products of a matrix of one byte a number and many vectors", () => {
  const ROWS = 6;

  it.each([
    [1, 8],
    [3, 16],
    [4, 384],
    [9, 1536],
  ])("are right for %i vectors of %i numbers", (count, columns) => {
    const values = Int8Array.from({ length: ROWS * columns }, (_, at) => ((at * 37) % 255) - 127);
    const scales = Float32Array.from({ length: ROWS }, (_, row) => 0.01 * (row + 1));
    const bias = Float32Array.from({ length: ROWS }, (_, row) => row - 2);
    const linear = linearOf({ rows: ROWS, columns, values, scales }, bias);
    const vectors = Float32Array.from({ length: count * columns }, (_, at) => Math.sin(at) * (1 + (at % 3)));
    const found = products(linear, vectors);
    expect(found).toHaveLength(count * ROWS);
    for (const [at, vector] of rowsOf(vectors, columns).entries()) {
      for (let row = 0; row < ROWS; row += 1) {
        const own = Array.from(vector, (number, place) => number * (values[row * columns + place] ?? 0));
        const sum = own.reduce((total, each) => total + each, 0) * (scales[row] ?? 0) + (bias[row] ?? 0);
        // A number of a vector is one of 4095 steps.
        const most = own.reduce((total, each) => total + Math.abs(each), 0) * (scales[row] ?? 0);
        expect(Math.abs((found[at * ROWS + row] ?? 0) - sum)).toBeLessThan(most / 500);
      }
    }
  });

  it("are the bias alone for a vector of zeros", () => {
    const matrix = { rows: 2, columns: 8, values: new Int8Array(16).fill(127), scales: Float32Array.of(1, 1) };
    expect([...products(linearOf(matrix, Float32Array.of(3, -4)), new Float32Array(8))]).toEqual([3, -4]);
  });
});
