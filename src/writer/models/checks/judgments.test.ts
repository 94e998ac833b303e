import { expect, test } from "vitest";
import { ledgerOf } from "#writer/rules/checked-text.test-support.ts";
import { judgmentsOf, type Verdict } from "./reading-request.ts";

const { facts } = ledgerOf([
  { key: "amenity.pool", value: "shared pool" },
  { key: "note", value: "tasting at 18, 15 euro", field: "host_interaction" },
]);

function follows(sentence: number, ...ids: string[]): Verdict {
  return { sentence, facts: ids, verdict: "follows", added: "" };
}

function adds(sentence: number, added = "heated"): Verdict {
  return { sentence, facts: ["f1"], verdict: "adds", added };
}

test("a sentence follows from the facts that were named", () => {
  expect(judgmentsOf([follows(1, "f1", "f2", "f1")], facts, 1).get(1)).toEqual({ follows: true, facts: ["f1", "f2"] });
});

test("an answer that names a fact that is not there speaks for nothing, and one about no sentence says nothing", () => {
  const judgments = judgmentsOf([follows(1, "f1", "f9"), follows(0, "f1"), follows(3, "f1")], facts, 2);
  expect([...judgments]).toEqual([[1, { follows: true, facts: [] }]]);
});

test("of two verdicts on one sentence the worse counts", () => {
  const judgments = judgmentsOf([adds(1), follows(1, "f1"), follows(2, "f1"), adds(2)], facts, 2);
  expect([...judgments.values()].map((one) => one.follows)).toEqual([false, false]);
});

test("what is added is kept in short", () => {
  expect(judgmentsOf([adds(1, "x".repeat(500))], facts, 1).get(1)).toEqual({ follows: false, added: "x".repeat(160) });
});
