import { expect, test } from "vitest";
import { effectsOf } from "./voice-effects.ts";

const nothing = { name: "", tone: null, wordsToUse: [], wordsToAvoid: [], signOff: "" };

test("an empty voice changes nothing but says what is usual", () => {
  expect(effectsOf(nothing)).toEqual(["Without a tone, descriptions are written warm."]);
});

test("each part of a voice says what it changes", () => {
  const effects = effectsOf({
    name: "Lakeside Stays",
    tone: "plain",
    wordsToUse: ["cosy"],
    wordsToAvoid: ["cheap", "deal"],
    signOff: "See you at the lake.",
  });
  expect(effects).toEqual([
    expect.stringContaining("Your host is Lakeside Stays."),
    expect.stringContaining("Facts first"),
    expect.stringContaining("“cosy” is chosen"),
    expect.stringContaining("No sentence contains “cheap” or “deal”"),
    expect.stringContaining("“See you at the lake.”"),
  ]);
});
