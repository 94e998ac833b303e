import { expect, test } from "vitest";
import { z } from "zod";
import { describeProblem } from "./answer-errors.ts";

function wordsFor(schema: z.ZodType, value: unknown): string {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) throw new Error("the value was accepted");
  const { code, message, ...params } = issue;
  return describeProblem({ keyword: code, message, params: { ...params } });
}

test.for([
  [z.string(), undefined, "is required"],
  [z.string(), 3, "must be a string"],
  [z.array(z.string()), "a", "must be an array"],
  [z.string().min(1), "", "must not be empty"],
  [z.string().min(6), "abc", "must have at least 6 characters"],
  [z.string().max(2), "abc", "must have at most 2 characters"],
  [z.number().max(20), 21, "must be at most 20"],
  [z.number().min(1), 0, "must be at least 1"],
  [z.array(z.string()).max(1), ["a", "b"], "must have at most 1 entries"],
  [z.enum(["owner", "manager"]), "guest", 'must be one of "owner", "manager"'],
  [z.literal("deep"), "rapid", 'must be "deep"'],
  [z.email(), "nobody", "is not valid"],
  [z.string().min(1, "Please enter a property address."), "", "Please enter a property address."],
] as const)("%#: %o", ([schema, value, words]) => {
  expect(wordsFor(schema, value)).toBe(words);
});
