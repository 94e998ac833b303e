import { expect, it } from "vitest";
import type { Lead } from "../message.ts";
import { inPlainTurns } from "./plain-lead.ts";

function lead(text: string): Lead {
  return {
    kind: "guests mention",
    messages: [{ facts: ["f1"], weight: 12, variants: [text] }] as unknown as Lead["messages"],
    after: [],
    short: [],
  };
}

it.each([
  [
    "This is a room beside the canal, can walk to everything central.",
    "This is a room beside the canal, and you can walk to everything central.",
  ],
  ["The flat is walking distance to the centre.", "The flat is within walking distance of the centre."],
  ["The flat is within walking distance to the centre.", "The flat is within walking distance to the centre."],
  ["This room in Gorgie is big and how central.", "This room in Gorgie is big and central."],
  [
    "You are one block from the park. How clean and stylish it is.",
    "You are one block from the park. It is clean and stylish.",
  ],
  [
    "This flat in Leith is close to everything, plus the pool.",
    "This flat in Leith is close to everything and has the pool.",
  ],
  ["You have the whole house by the harbour.", "You have the whole house by the harbour."],
  ["You have a hot tub.", "You have a hot tub."],
])("%s", (typed, said) => {
  expect(inPlainTurns(lead(typed)).messages[0]?.variants).toEqual([said]);
});

it.each([
  ["You have the history, an 1886 cottage.", "The highlight is the history, an 1886 cottage."],
  [
    "You have the views from level 31, and the sea is close.",
    "The highlights are the views from level 31, and the sea is close.",
  ],
  ["You have all the plants and art.", "The highlights are all the plants and art."],
])("what nobody has is named as the best of it: %s", (typed, said) => {
  expect(inPlainTurns(lead(typed)).messages[0]?.variants[0]).toBe(said);
});
