import { expect, it } from "vitest";
import { PhraseIndex } from "./phrase-index.ts";
import { readText } from "./read-text.ts";

const sentencesOf = (text: string) => readText(text).sentences.map(({ start, end }) => text.slice(start, end));

it("cuts sentences at their ends and nowhere else", () => {
  expect(sentencesOf("Doors open at 3 p.m. in winter. St. Louis has 2.5 baths. Fine.")).toEqual([
    "Doors open at 3 p.m. in winter.",
    "St. Louis has 2.5 baths.",
    "Fine.",
  ]);
  expect(sentencesOf("One\nTwo")).toEqual(["One", "Two"]);
});

it("reads words without case, accents or possession, and numbers whole", () => {
  expect(readText("Café's 1,200 sq ft, 22:00, two-bedroom").tokens.map(({ word }) => word)).toEqual([
    "cafe",
    "1,200",
    "sq",
    "ft",
    "22:00",
    "two",
    "bedroom",
  ]);
});

it("matches the longest phrase over spaces and hyphens, not over commas, in the plural too", () => {
  const index = new PhraseIndex<string>();
  index.add("hot tub", "tub");
  index.add("hot", "heat");
  index.add("balcony", "balcony");
  const found = (text: string) => index.matches(readText(text).tokens).map(({ entry }) => entry);
  expect(found("a hot-tub, hot tubs")).toEqual(["tub", "tub"]);
  expect(found("hot, tub")).toEqual(["heat"]);
  expect(found("balconies")).toEqual(["balcony"]);
});
