import { expect, it } from "vitest";
import { asTyped } from "./as-typed.ts";

it.each([
  ["we're proud to be part of this community, and humbled", "We're proud to be part of this community, and humbled."],
  [
    "I know DC really well, been living here 6+ years, ask me for tips",
    "I know DC really well, been living here 6+ years, ask me for tips.",
  ],
  ["be careful, don't walk there by yourself", "Be careful, don't walk there by yourself."],
  ["i'm next door", "I'm next door."],
])("%s", (note, told) => {
  expect(asTyped(note)).toBe(told);
});

it.each([
  "big on coffee",
  "no need for the car really",
  "we - upstairs",
  "you walk to the",
  "being quiet",
  "we love = coffee",
])("%s is no sentence", (note) => {
  expect(asTyped(note)).toBeNull();
});
