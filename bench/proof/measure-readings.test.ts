import { expect, test } from "vitest";
import { readCorpus } from "#tests/proof-corpus/read-corpus.ts";
import { type HomeToRead, homesToRead } from "./home-readings.ts";
import { measureReadings } from "./measure-readings.ts";
import { recordedAnswers } from "./recorded-readings.ts";

// Telling the notes of so many homes takes most of the time, so each half is read once.
const known = new Map<string, HomeToRead[]>();

function homesOf(half: string): HomeToRead[] {
  const homes = known.get(half) ?? homesToRead(readCorpus(half));
  known.set(half, homes);
  return homes;
}

test.each([
  ["measuring", 300, 6],
  ["readings/unseen", 300, 2],
  ["readings/second", 300, 7],
  ["readings/third", 600, 3],
])(
  "with the answers recorded for %s no more true sentences are stopped, and no invention passes",
  (half, count, most) => {
    const read = measureReadings(homesOf(half), recordedAnswers(half) ?? (() => null));
    expect(read).toHaveLength(count);
    expect(read.filter(({ isTrue, together }) => isTrue && together.length > 0).length).toBeLessThanOrEqual(most);
    expect(read.filter(({ isTrue, together }) => !isTrue && together.length === 0)).toEqual([]);
  },
);

test("a reader who believes everything cannot speak for names and numbers that no fact has", () => {
  const read = measureReadings(homesOf("readings/unseen"), ({ facts, sentences }) =>
    sentences.map((_, at) => ({
      sentence: at + 1,
      facts: facts.map(({ id }) => id),
      verdict: "follows" as const,
      added: "",
    })),
  );
  const stopped = read.filter(({ isTrue, together }) => !isTrue && together.length > 0);
  expect(stopped.length).toBeGreaterThan(15);
  const rules = new Set(stopped.flatMap(({ together }) => together.map((rule) => rule.split(":")[0])));
  expect([...rules]).toEqual(expect.arrayContaining(["proof.name", "proof.number"]));
});
