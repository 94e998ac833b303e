import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeLandingSample } from "../../scripts/generate/landing-sample.ts";

const FILE = join(import.meta.dirname, "../../src/web/features/landing/sample-description.json");

test("the sample on the landing page is what the writer writes today", () => {
  expect(JSON.parse(readFileSync(FILE, "utf8"))).toEqual(writeLandingSample());
});
