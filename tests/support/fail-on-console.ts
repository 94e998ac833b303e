import { format } from "node:util";
import { afterEach, beforeEach, expect } from "vitest";

const complaints: string[] = [];

// What a test did not expect on the console is a defect that nobody looked at.
beforeEach(() => {
  complaints.length = 0;
  for (const level of ["warn", "error"] as const) {
    console[level] = (...args: unknown[]) => complaints.push(`console.${level}: ${format(...args)}`);
  }
});

afterEach(() => {
  expect(complaints, "nothing unexpected on the console").toEqual([]);
});
