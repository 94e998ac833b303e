import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Diagnostics, Parameters } from "recheck";
import { type FoundPattern, findPatterns } from "./find-patterns.ts";

// A pattern whose time grows faster than its text lets one request hold up all others. Each is judged once, and again
// when it changes.
const VERDICTS = join(import.meta.dirname, "../node_modules/.cache/linear-patterns.json");
// The verdicts that come with the code: judging all anew takes minutes on a fresh clone. --keep writes them.
const KEPT = join(import.meta.dirname, "linear-patterns.json");
// Less than the library does by default, and still enough to find every fault that its full search found here.
const SEARCH: Parameters = {
  timeout: 60_000,
  maxNFASize: 4000,
  maxIteration: 2,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 30,
  mutationSize: 10,
  crossoverSize: 5,
  incubationLimit: 10_000,
};

// In this process and in JavaScript, whatever else is installed.
process.env["RECHECK_SYNC_BACKEND"] = "pure";
const recheck = createRequire(import.meta.url)("recheck") as typeof import("recheck");

const { patterns, unseen } = await findPatterns();
const linear = new Set([...readVerdicts(VERDICTS), ...readVerdicts(KEPT)]);
const failures = patterns.flatMap(judge);
mkdirSync(dirname(VERDICTS), { recursive: true });
writeFileSync(VERDICTS, JSON.stringify([...linear]));
if (process.argv.includes("--keep")) {
  const kept = new Set(patterns.map(idOf).filter((id) => linear.has(id)));
  writeFileSync(KEPT, `${JSON.stringify([...kept].toSorted(), null, 2)}\n`);
}

for (const failure of failures) console.error(failure);
for (const file of unseen) console.error(`${file} builds a pattern after it was loaded: build it once, at the top.`);
if (failures.length + unseen.length > 0) process.exitCode = 1;
else console.log(`${patterns.length} patterns take time in proportion to their text.`);

function idOf({ source, flags }: FoundPattern): string {
  return createHash("sha256")
    .update(JSON.stringify([source, flags, SEARCH]))
    .digest("base64url");
}

function judge(pattern: FoundPattern): string[] {
  const { file, source, flags } = pattern;
  const id = idOf(pattern);
  if (linear.has(id)) return [];
  const verdict = recheck.checkSync(source, flags, SEARCH);
  if (verdict.status === "safe") linear.add(id);
  return verdict.status === "safe" ? [] : [`${file}: /${source}/${flags} ${reasonOf(verdict)}`];
}

function reasonOf(verdict: Diagnostics): string {
  if (verdict.status === "vulnerable")
    return `is ${verdict.complexity.summary}, for example on ${verdict.attack.pattern}`;
  return verdict.status === "unknown" ? `cannot be judged: ${verdict.error.kind}` : "";
}

function readVerdicts(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as string[];
  } catch {
    return [];
  }
}
