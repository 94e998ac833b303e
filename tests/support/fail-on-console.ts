import { format } from "node:util";
import { afterEach, beforeEach, expect } from "vitest";

const complaints: string[] = [];

// An unexpected message on the console is an undetected defect, so it fails the test.
beforeEach(() => {
  complaints.length = 0;
  for (const level of ["warn", "error"] as const) {
    console[level] = (...args: unknown[]) => complaints.push(`console.${level}: ${format(...args)}`);
  }
});

afterEach(() => {
  expect(complaints, "nothing unexpected on the console").toEqual([]);
});
