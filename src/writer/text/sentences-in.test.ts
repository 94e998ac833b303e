import { expect, test } from "vitest";
import { sentencesIn } from "./sentences-in.ts";

test("a saint's name ends no sentence", () => {
  expect(sentencesIn("St. Mark's and Mt. Coot-tha are near. There is a bus.")).toEqual([
    "St. Mark's and Mt. Coot-tha are near.",
    "There is a bus.",
  ]);
});
