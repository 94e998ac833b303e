import { expect, test } from "vitest";
import { passwordAdvice } from "./password-advice.ts";

test.for([
  ["", "12 or more are safer"],
  ["abcd", "2 more to go"],
  ["abcdef", "Allowed, but short"],
  ["aaaaaaaaaaaaaa", "Easy to guess"],
  ["harbour pencil", "Good length."],
] as const)("%o: %s", ([password, words]) => {
  expect(passwordAdvice(password)).toContain(words);
});
