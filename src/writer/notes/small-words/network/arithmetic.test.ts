import { describe, expect, it } from "vitest";
import { addProduct, emptyMatrix, type Matrix } from "./arithmetic.ts";

function filled(rows: number, columns: number): Matrix {
  const matrix = emptyMatrix(rows, columns);
  for (const at of matrix.values.keys()) matrix.values[at] = Math.sin(at);
  return matrix;
}

function vectorOf(length: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => Math.cos(at));
}

// Written out by the definition, number by number.
function byDefinition({ rows, columns, values }: Matrix, vector: Float32Array, from: number): number[] {
  return Array.from({ length: rows }, (_, row) => {
    let sum = 0;
    for (const [at, number] of vector.entries()) sum += (values[row * columns + from + at] ?? 0) * number;
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
    addProduct(matrix, vectorOf(columns), { into });
    expectClose(into, byDefinition(matrix, vectorOf(columns), 0));
  });

  it("is added to what is there", () => {
    const matrix = filled(3, 10);
    const into = Float32Array.of(1, 2, 3);
    addProduct(matrix, vectorOf(10), { into });
    expectClose(
      into,
      byDefinition(matrix, vectorOf(10), 0).map((sum, at) => sum + at + 1),
    );
  });

  it("meets the first columns, or the last ones, where the vector is shorter", () => {
    const matrix = filled(4, 21);
    const first = new Float32Array(4);
    const last = new Float32Array(4);
    addProduct(matrix, vectorOf(6), { into: first });
    addProduct(matrix, vectorOf(6), { into: last, atEnd: true });
    expectClose(first, byDefinition(matrix, vectorOf(6), 0));
    expectClose(last, byDefinition(matrix, vectorOf(6), 15));
  });

  it("leaves other matrices alone", () => {
    const before = filled(2, 12);
    const kept = before.values.slice();
    const matrix = filled(6, 12);
    addProduct(matrix, vectorOf(12), { into: new Float32Array(6) });
    expect(before.values).toEqual(kept);
  });
});
