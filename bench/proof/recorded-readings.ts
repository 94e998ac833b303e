import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { factAsData } from "#writer/models/facts-for-model.ts";
import type { HomeAnswers, HomeToRead } from "./home-readings.ts";

type Recorded = Record<string, HomeAnswers & { asked: string }>;

const pathOf = (half: string) => join(import.meta.dirname, "../../tests/proof-corpus/readings", `${half}.json`);

// Answers that a stand-in for a model gave once, each with what it was asked.
export function recordAnswers(half: string, homes: [HomeToRead, HomeAnswers][]): void {
  const recorded: Recorded = Object.fromEntries(
    homes.map(([home, answers]) => [home.name, { asked: askedOf(home), ...answers }]),
  );
  mkdirSync(dirname(pathOf(half)), { recursive: true });
  writeFileSync(pathOf(half), `${JSON.stringify(recorded)}\n`);
}

// Null where none were recorded. What was answered about other facts or sentences does not count.
export function recordedAnswers(half: string): ((home: HomeToRead) => HomeAnswers | null) | null {
  const path = pathOf(half);
  if (!existsSync(path)) return null;
  const recorded = JSON.parse(readFileSync(path, "utf8")) as Recorded;
  return (home) => {
    const answers = recorded[home.name];
    return answers?.asked === askedOf(home) ? answers : null;
  };
}

function askedOf({ facts, sentences }: HomeToRead): string {
  const asked = [facts.map(factAsData), sentences.map(({ text }) => text)];
  return createHash("sha256").update(JSON.stringify(asked)).digest("base64url").slice(0, 16);
}
