// Prints how many true sentences of a language model the checks block, and how many of its inventions they let pass.
import { parseArgs } from "node:util";
import { type CorpusSentence, readCorpus } from "#tests/proof-corpus/read-corpus.ts";
import { type Judged, measureProof } from "./measure-proof.ts";

const MOST_BLOCKED = 0.01;
const MOST_PASSED = 0.02;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: { half: { type: "string", default: "measuring" }, show: { type: "boolean", default: false } },
});

const sentences = readCorpus(values.half);
const { trueCount, inventedCount, blocked, passed } = measureProof(sentences);
console.log(`${values.half} half: ${trueCount} true and ${inventedCount} invented sentences`);
const areMet = [
  print("true sentences blocked", blocked.length / trueCount, MOST_BLOCKED),
  print("inventions let through", passed.length / inventedCount, MOST_PASSED),
];
console.log(`${millisecondsPerText(sentences).toFixed(2)} ms for a text of ten sentences`);
if (values.show) for (const judged of [...blocked, ...passed]) show(judged);
if (areMet.includes(false)) process.exitCode = 1;

function print(name: string, share: number, most: number): boolean {
  console.log(`${name.padEnd(24)} ${(share * 100).toFixed(2).padStart(6)} %   at most ${most * 100} %`);
  return share <= most;
}

function show({ home, isTrue, text, findings }: Judged): void {
  const reasons = findings.map(({ rule, words }) => `${rule}: ${words}`).join("; ");
  console.log(`${isTrue ? "blocked" : "passed "}  ${home}: ${text}${reasons ? `  [${reasons}]` : ""}`);
}

function millisecondsPerText(all: CorpusSentence[]): number {
  const started = performance.now();
  measureProof(all);
  return ((performance.now() - started) / all.length) * 10;
}
