import { describe, expect, it, test } from "vitest";
import { readsAsSentence } from "./reads-as-sentence.ts";

describe("what reads as a sentence", () => {
  it.each([
    "There is a walled garden with a bench at the back.",
    "The kitchen is new, with an oak table and two stools.",
    "We live on the top floor, so we may run into you.",
    "The harbour is a 10-minute walk away, and the bus stops at the corner.",
    "The Anchor, the oldest pub in town (1652), is round the corner.",
    "Ask us any time for tips.",
    "Please don't let the cat out.",
    "Shops, cafes and a park are a short way off.",
    "It is a small house, but cosy.",
    "You have the whole second floor, with a view over the river and the hills.",
    "If you like to walk, start at the weir.",
    "Doors open to the lawn.",
  ])("%s", (sentence) => {
    expect(readsAsSentence(sentence)).toBe(true);
  });
});

describe("what does not", () => {
  it.each([
    "Locks from inside has a closet.",
    "There are oak floors and high ceilings and gets a lot of sun.",
    "Central trains about are a 5-minute walk away.",
    "The Minster, with I walked there a few times, is under 3 miles away.",
    "The house is but cosy.",
    "The offices is minutes away.",
    "Every is 20 minutes away.",
    "A store is or a short ride away.",
    "",
  ])("%s", (sentence) => {
    expect(readsAsSentence(sentence)).toBe(false);
  });
});

test("a long sentence is not read, and takes no longer for it", () => {
  expect(readsAsSentence(`There is ${"a table and ".repeat(200)}a chair.`)).toBe(false);
});
