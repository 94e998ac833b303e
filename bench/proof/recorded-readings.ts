import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { factAsData } from "#writer/models/calls/prompt-data.ts";
import type { Verdict } from "#writer/models/checks/reading-request.ts";
import type { AnswerOf, HomeToRead } from "./home-readings.ts";

type Recorded = Record<string, { asked: string; answer: Verdict[] }>;

const pathOf = (half: string) =>
  join(import.meta.dirname, "../../tests/proof-corpus/readings", `${basename(half)}-answers.json`);

// Answers that a stand-in for a model gave once, each with what it was asked.
export function recordAnswers(half: string, homes: HomeToRead[], answerOf: AnswerOf): void {
  const recorded: Recorded = {};
  for (const home of homes) {
    const answer = answerOf(home);
    if (answer) recorded[home.name] = { asked: askedOf(home), answer };
  }
  mkdirSync(dirname(pathOf(half)), { recursive: true });
  writeFileSync(pathOf(half), `${JSON.stringify(recorded)}\n`);
}

// Null where none were recorded. What was answered about other facts or sentences does not count.
export function recordedAnswers(half: string): AnswerOf | null {
  const path = pathOf(half);
  if (!existsSync(path)) return null;
  const recorded = JSON.parse(readFileSync(path, "utf8")) as Recorded;
  return (home) => {
    const one = recorded[home.name];
    return one?.asked === askedOf(home) ? one.answer : null;
  };
}

// The order in which facts are sent follows the embedded text; the question is the same in any order.
function askedOf({ facts, sentences }: HomeToRead): string {
  const inOrder = facts.toSorted((one, other) => one.id.localeCompare(other.id));
  const asked = [inOrder.map(factAsData), sentences.map(({ text }) => text)];
  return createHash("sha256").update(JSON.stringify(asked)).digest("base64url").slice(0, 16);
}
