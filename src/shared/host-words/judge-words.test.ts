import { describe, expect, it } from "vitest";
import { HARMLESS, REFUSED } from "./host-sentences.test-support.ts";
import { judgeWords } from "./judge-words.ts";
import { MORE_HARMLESS, MORE_REFUSED } from "./more-sentences.test-support.ts";
import { UNSEEN_HARMLESS, UNSEEN_REFUSED } from "./unseen-sentences.test-support.ts";

const verdict = (sentence: string) => {
  const rule = judgeWords(sentence);
  return rule === "one-sex" ? "fair-housing" : rule;
};

describe("sentences that the rules were tuned on", () => {
  it.each([...REFUSED, ...MORE_REFUSED])("%s", (sentence, rule) => expect(verdict(sentence)).toBe(rule));
  it.each([...HARMLESS, ...MORE_HARMLESS])("%s", (sentence) => expect(verdict(sentence)).toBeNull());
});

describe("sentences written apart", () => {
  it("are refused", () => {
    const missed = UNSEEN_REFUSED.filter(([sentence, rule]) => verdict(sentence) !== rule);
    expect(missed.map(([sentence]) => [sentence, verdict(sentence)])).toEqual([]);
  });
  it("are left alone", () => {
    expect(UNSEEN_HARMLESS.filter((sentence) => verdict(sentence)).map((s) => [s, verdict(s)])).toEqual([]);
  });
});
