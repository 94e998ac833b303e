import fc from "fast-check";
import { expect, test } from "vitest";
import type { Teaser } from "#shared/contract/listings/listings.ts";
import { changedWords, gainBetween } from "./text-change.ts";

const newWords = (before: string, after: string) =>
  changedWords(before, after)
    .filter(({ isNew }) => isNew)
    .map(({ text }) => text.trim());

test("only the words that are new are marked", () => {
  expect(newWords("A house in Bend for four.", "A cabin in Bend with a sauna for four.")).toEqual([
    "cabin",
    "with",
    "a",
    "sauna",
  ]);
  expect(newWords("The same.", "The same.")).toEqual([]);
  expect(newWords("", "All new")).toEqual(["All", "new"]);
});

test("marked or not, the words are the whole text", () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 30 }), fc.lorem({ maxCount: 30 }), (before, after) => {
      const words = changedWords(before, after);
      expect(words.map(({ text }) => text).join("")).toBe(after);
    }),
  );
});

const fact = (label: string) => ({
  id: label,
  label,
  group: "The home",
  source: "form" as const,
  imageUrl: null,
  isSaid: false,
});

function teaser(opening: string, labels: string[], rest: Teaser["rest"] = []): Teaser {
  const evidence = [{ part: "opening" as const, sentence: opening, facts: labels.map(fact) }];
  return { title: "A house", opening, rest, evidence };
}

test("a gain is said in the words of the text itself", () => {
  const before = teaser("A house in Bend.", ["Bend"]);
  const after = teaser("A house in Bend with a sauna.", ["Bend", "sauna"]);
  expect(gainBetween(before, after, "what there is")).toBe("The opening now says: “A house in Bend with a sauna.”");
});

test("what stands in the rest is said by its heading and by what the question adds, never in its words", () => {
  const before = teaser("A house in Bend.", ["Bend"]);
  const after = teaser("A house in Bend.", ["Bend"], [{ heading: "The space", characters: 80 }]);
  expect(gainBetween(before, after, "who sleeps where")).toBe("“The space” now tells who sleeps where.");
  expect(gainBetween(after, after, "who sleeps where")).toBeNull();
});

test("the same facts in other words are no gain", () => {
  const before = teaser("A house in Bend.", ["Bend"]);
  expect(gainBetween(before, teaser("In Bend, a house.", ["Bend"]), null)).toBe("The opening has been reworded.");
});
