import { expect, test } from "vitest";
import { describeProperty } from "#writer/write-description.ts";
import { alignSentences } from "./align-sentences.ts";
import { judgeEdit } from "./judge-edit.ts";

const HOME = {
  address: "5 Lake Road, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Wifi", "Shared pool", "Indoor fireplace", "Kayak"],
};
const before = describeProperty({ property: HOME, options: { platform: "airbnb", seed: 1 } });
const space = before.sections.find(({ heading }) => heading === "The space")?.text ?? "";

function found(sentence: string) {
  const edit = { heading: "The space", text: `${space} ${sentence}` };
  return judgeEdit({ before, edit, ledger: before, confirmed: [] }).findings;
}

const blocked = (sentence: string) => found(sentence).filter(({ severity }) => severity === "block");

test.each([
  "It is a lovely, quiet and spacious place!",
  "Is this the right place for you? We think so.",
  "Sit by the fire and listen to the rain.",
  "Wake up slowly and enjoy the morning.",
  "Perfect for families.",
])("what a host may say as they like is advice at most: %s", (sentence) => {
  expect(blocked(sentence)).toEqual([]);
});

test.each([
  ["The beach is 5 minutes away.", "beach", "words"],
  ["You must be 25 to book.", "25", "words"],
  ["There is a mountain view.", "mountain view", "thing"],
  ["We have no TV.", "TV", "words"],
  ["We have a helipad.", "helipad", "thing"],
  ["Whistler is an hour away.", "an hour", "words"],
])("what no fact says is named and can be confirmed: %s", (sentence, words, kind) => {
  const [finding] = blocked(sentence);
  expect(finding).toMatchObject({ words, confirm: { kind } });
  expect(`${space} ${sentence}`.slice(finding?.start, finding?.end)).toBe(words);
});

test.each(["There are four bedrooms.", "Sleeps 8.", "The cabin has a private pool.", "It's a villa."])(
  "what the facts say otherwise can only be taken back, or the fact changed: %s",
  (sentence) => {
    for (const { confirm, isAgainstFact } of blocked(sentence)) {
      expect(confirm).toBeNull();
      expect(isAgainstFact).toBe(true);
    }
    expect(blocked(sentence)).not.toEqual([]);
  },
);

const LINES = ["The home is on Main St.", "It has a porch.", "Come and see."].map((text, at) => ({
  text,
  facts: [`f${at}`],
  ...(at === 2 && { opensParagraph: true, isLocked: true }),
}));

test("sentences that were not touched are the same, wherever line breaks and new ones come", () => {
  const typed = "The home is on Main St. It has a porch.\nA new one.\n\nCome and see.";
  const { sentences, gone } = alignSentences(LINES, typed, false);
  expect(gone).toEqual([]);
  expect(sentences.filter(({ isKept }) => isKept).map(({ sentence }) => sentence)).toEqual(LINES);
  expect(sentences[2]?.sentence).toEqual({ text: "A new one.", facts: [], isByHost: true, opensLine: true });
});

test("an edited sentence stands for the one it was, and keeps its lock", () => {
  const { sentences, gone } = alignSentences(LINES, "The home is on Main St. Come and see us soon.", false);
  expect(gone.map(({ text }) => text)).toEqual(["It has a porch."]);
  expect(sentences[1]).toMatchObject({ was: LINES[2], sentence: { isLocked: true, isByHost: true } });
});
