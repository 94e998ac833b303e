import { expect, test } from "vitest";
import { checkAvoided, checkWords, effectsOf, typedVoiceOf, voiceOf, wordsIn } from "./typed-voice.ts";

test("words stand between commas or on lines, each once", () => {
  expect(wordsIn("cosy, retreat\n hideaway ;, Cosy,")).toEqual(["cosy", "retreat", "hideaway"]);
  expect(wordsIn("  ")).toEqual([]);
});

test("what was saved is what the form shows, and the other way round", () => {
  const voice = {
    name: "Lakeside Stays",
    tone: "refined" as const,
    wordsToUse: ["cosy", "by the water"],
    wordsToAvoid: [],
    signOff: "See you at the lake.",
  };
  expect(voiceOf(typedVoiceOf(voice))).toEqual(voice);
  expect(voiceOf(typedVoiceOf({ ...voice, tone: null })).tone).toBeNull();
});

test("too many, too long, and wanted as well as avoided are told", () => {
  expect(checkWords(Array.from({ length: 20 }, (_, place) => `word ${place}`).join(","))).toBe(true);
  expect(checkWords(Array.from({ length: 21 }, (_, place) => `word ${place}`).join(","))).toContain("these are 21");
  expect(checkWords("a".repeat(41))).toContain("is too long");
  expect(checkAvoided("Cosy", "cosy")).toContain("also among the words to use");
  expect(checkAvoided("cheap", "cosy")).toBe(true);
});

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
