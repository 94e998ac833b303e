// Prints how many true sentences of a language model the checks block, and how many of its inventions they let pass: on
// the sentences that the checks were tuned on, and on those written apart after the lists were frozen.
import { parseArgs } from "node:util";
import { type CorpusSentence, readCorpus, TUNED_ON, WRITTEN_APART } from "#tests/proof-corpus/read-corpus.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { homesToRead } from "./home-readings.ts";
import { type Judged, measureProof } from "./measure-proof.ts";
import { measureReadings } from "./measure-readings.ts";
import { printReadings } from "./print-readings.ts";
import { recordedAnswers } from "./recorded-readings.ts";

const MOST_BLOCKED = 0.01;
const MOST_PASSED = 0.02;
const ROUNDS = 30;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: { half: { type: "string" }, show: { type: "boolean", default: false } },
});

const halves = values.half
  ? [{ name: values.half, parts: [values.half] }]
  : [
      { name: "tuned on", parts: TUNED_ON },
      ...WRITTEN_APART.map((part) => ({ name: `written apart, ${part}`, parts: [part] })),
    ];
let areMet = true;
for (const { name, parts } of halves) {
  areMet = printHalf(
    name,
    parts.flatMap((part) => readCorpus(part)),
  );
  for (const part of parts) areMet = printRecorded(part) ?? areMet;
}
// The half that was written last decides, with the second reading where its answers are recorded.
if (!areMet) process.exitCode = 1;

function printHalf(name: string, sentences: CorpusSentence[]): boolean {
  const { trueCount, inventedCount, blocked, passed } = measureProof(sentences);
  console.log(`${name}: ${trueCount} true and ${inventedCount} invented sentences`);
  const goals = [
    print("true sentences blocked", blocked.length / trueCount, MOST_BLOCKED),
    print("inventions let through", passed.length / inventedCount, MOST_PASSED),
  ];
  console.log(
    `${millisecondsPerText(sentences).toFixed(2)} ms to check a home's ${Math.round(sentences.length / new Set(sentences.map(({ home }) => home)).size)} sentences as one text`,
  );
  if (values.show) for (const judged of [...blocked, ...passed]) show(judged);
  return !goals.includes(false);
}

// With what a reader said once of the same facts and sentences: a stand-in for the product's model, asked by its requests.
function printRecorded(part: string): boolean | null {
  const answerOf = recordedAnswers(part);
  if (!answerOf) return null;
  const read = measureReadings(homesToRead(readCorpus(part)), answerOf);
  console.log(`${read.length} of them with recorded answers of a stand-in for the second reading:`);
  const { blocked, passed } = printReadings(read, values.show);
  return blocked <= MOST_BLOCKED && passed <= MOST_PASSED;
}

function print(name: string, share: number, most: number): boolean {
  console.log(`${name.padEnd(24)} ${(share * 100).toFixed(2).padStart(6)} %   at most ${most * 100} %`);
  return share <= most;
}

function show({ home, isTrue, text, findings }: Judged): void {
  const reasons = findings.map(({ rule, words }) => `${rule}: ${words}`).join("; ");
  console.log(`${isTrue ? "blocked" : "passed "}  ${home}: ${text}${reasons ? `  [${reasons}]` : ""}`);
}

// Each home's sentences as one text, checked again and again once the code is warm.
function millisecondsPerText(all: CorpusSentence[]): number {
  const texts = Object.values(Object.groupBy(all, ({ home }) => home)).map((of = []) => ({
    ledger: of[0]?.ledger ?? { facts: [], contradictions: [] },
    section: { heading: "The space", text: of.map(({ text }) => text).join(" "), sentences: [] },
  }));
  let started = 0;
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    if (round === ROUNDS) started = performance.now();
    for (const { ledger, section } of texts) {
      checkSections({ platform: "airbnb", sections: [section], ledger, writer: "model" });
    }
  }
  return (performance.now() - started) / (ROUNDS * texts.length);
}
