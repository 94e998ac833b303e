import { expect, it } from "vitest";
import { isSound } from "./is-sound.ts";

it.each([
  "The orchard looks over the harbour.",
  "There is an open-plan lounge and lots of light.",
  "The barn is modern, with oak floors and a long table.",
  "The ferry is a few minutes away, and the pier is round the corner.",
  "We live next door, so we may say hello.",
])("prints: %s", (sentence) => {
  expect(isSound(sentence)).toBe(true);
});

it.each([
  "The pier has next to us.",
  "The barn is in the lane, with set in an orchard.",
  "There is terrace.",
  "There are the view.",
  "There is chic, spacious.",
  "The kitchen has a gourmet kitchen.",
  "The ferry is 2 minutes away away.",
  "The barn is 9 ft ceilings.",
  "There is a pier has a fine feel.",
  "There are me and my two boys.",
  "It is a super convenient to town.",
  "The barn is near the",
])("refuses: %s", (sentence) => {
  expect(isSound(sentence)).toBe(false);
});
