import { expect, test } from "vitest";
import { ledgerOf } from "#writer/rules/checked-text.ts";
import type { CloserVerdict, FirstVerdict } from "./reading-request.ts";
import { doubtedIn, firstJudgments, withCloserReading } from "./verdicts.ts";

const { facts } = ledgerOf([
  { key: "amenity.pool", value: "shared pool" },
  { key: "note", value: 'tasting at 18 with "Nuno", 15 euro', field: "host_interaction" },
]);

const follows = (sentence: number, ...ids: string[]): FirstVerdict => ({
  sentence,
  facts: ids,
  verdict: "follows",
  added: "",
});
const adds = (sentence: number, added = "heated"): FirstVerdict => ({
  sentence,
  facts: ["f1"],
  verdict: "adds",
  added,
});

test("a sentence follows from the facts that were named", () => {
  expect(firstJudgments([follows(1, "f1", "f2", "f1")], facts, 1).get(1)).toEqual({
    follows: true,
    facts: ["f1", "f2"],
  });
});

test("an answer that names a fact that is not there speaks for nothing, and one about no sentence says nothing", () => {
  const judgments = firstJudgments([follows(1, "f1", "f9"), follows(0, "f1"), follows(3, "f1")], facts, 2);
  expect([...judgments]).toEqual([[1, { follows: true, facts: [] }]]);
});

test("of two verdicts on one sentence the worse counts", () => {
  const judgments = firstJudgments([adds(1), follows(1, "f1"), follows(2, "f1"), adds(2)], facts, 2);
  expect([...judgments.values()].map((one) => one.follows)).toEqual([false, false]);
});

test("what is doubted is asked about with the words in doubt", () => {
  const judgments = firstJudgments([follows(1, "f1"), adds(2, "x".repeat(500))], facts, 3);
  const doubted = doubtedIn(judgments, ["One.", "Two.", "Three."]);
  expect(doubted).toEqual([{ sentence: 2, text: "Two.", doubted: "x".repeat(160) }]);
});

const closer = (quotes: string[], change: Partial<CloserVerdict> = {}): CloserVerdict => ({
  sentence: 1,
  facts: ["f2"],
  quotes,
  verdict: "follows",
  ...change,
});

function afterCloser(...answer: CloserVerdict[]) {
  return withCloserReading(firstJudgments([adds(1)], facts, 1), answer, facts).get(1);
}

test("a doubt is dropped where the closer reading quotes a fact that it names", () => {
  expect(afterCloser(closer(["with “Nuno”,  15 Euro"]))).toEqual({ follows: true, facts: ["f2"] });
});

test.each([
  ["quotes nothing", closer([])],
  ["quotes what no fact says", closer(["15 euro", "free of charge"])],
  ["quotes another fact than it names", closer(["shared pool"])],
  ["quotes a letter", closer(["t"])],
  ["names a fact that is not there", closer(["15 euro"], { facts: ["f2", "f9"] })],
  ["doubts as well", closer(["15 euro"], { verdict: "adds" })],
  ["speaks of another sentence", closer(["15 euro"], { sentence: 2 })],
])("a doubt stays where the closer reading %s", (_how, answer) => {
  expect(afterCloser(answer)).toEqual({ follows: false, added: "heated" });
});

test("a doubt stays without an answer, and where two answers disagree", () => {
  expect(afterCloser()).toEqual({ follows: false, added: "heated" });
  expect(afterCloser(closer(["15 euro"]), closer([], { verdict: "adds" }))).toEqual({
    follows: false,
    added: "heated",
  });
});

test("the closer reading says nothing of what the first did not doubt", () => {
  const judgments = firstJudgments([follows(1)], facts, 1);
  expect(withCloserReading(judgments, [closer(["15 euro"])], facts).get(1)).toEqual({ follows: true, facts: [] });
});
