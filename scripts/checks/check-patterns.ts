import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync } from "@swc/core";
import type { Diagnostics, Parameters } from "recheck";

const ROOT = join(import.meta.dirname, "../..");

// A pattern whose time grows faster than its text lets one request hold up all others. Each is judged once, and again
// when it changes.
const VERDICTS = join(import.meta.dirname, "../../node_modules/.cache/linear-patterns.json");
// Verdicts stored in the repository, since judging all patterns takes minutes on a fresh clone. --keep writes them.
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

type FoundPattern = { file: string; source: string; flags: string };

// Every regular expression of the product's own code: those written as literals, and those that a module builds when it
// is loaded. One that is built later could not be seen, so it is told instead.
async function findPatterns(): Promise<{ patterns: FoundPattern[]; unseen: string[] }> {
  const files = globSync("src/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) => !/\.test(-support)?\.tsx?$/.test(file));
  const read = files.map((file) => ({ file, ...patternsIn(file) }));
  const builders = read.filter(({ built }) => built > 0);
  const recorded = await recordBuilt(builders.map(({ file }) => file));
  const isSeen = ({ file, built }: { file: string; built: number }) =>
    recorded.filter((pattern) => pattern.file === file).length >= built;
  return {
    patterns: [...read.flatMap(({ literals }) => literals), ...recorded],
    unseen: builders.filter((builder) => !isSeen(builder)).map(({ file }) => file),
  };
}

type Node = { type?: string; pattern?: string; flags?: string; callee?: { value?: string } };

function patternsIn(file: string): { literals: FoundPattern[]; built: number } {
  const literals: FoundPattern[] = [];
  let built = 0;
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, pattern = "", flags = "", callee } = node as Node;
    if (type === "RegExpLiteral") literals.push({ file, source: pattern, flags });
    if ((type === "NewExpression" || type === "CallExpression") && callee?.value === "RegExp") built++;
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(readFileSync(join(ROOT, file), "utf8"), { syntax: "typescript", tsx: file.endsWith("x") }));
  return { literals, built };
}

// Loads the modules while every new pattern is noted with the module that asked for it.
async function recordBuilt(files: string[]): Promise<FoundPattern[]> {
  const recorded: FoundPattern[] = [];
  const Native = globalThis.RegExp;
  const note = (pattern: RegExp) => {
    const { stack = "" } = new Error("where it is built");
    const file = files.find((name) => stack.includes(pathToFileURL(join(ROOT, name)).href));
    if (file) recorded.push({ file, source: pattern.source, flags: pattern.flags });
    return pattern;
  };
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, args: [string, string?]) => note(new target(...args)),
    apply: (target, _self, args: [string, string?]) => note(target(...args)),
  });
  try {
    for (const file of files) await import(pathToFileURL(join(ROOT, file)).href);
  } finally {
    globalThis.RegExp = Native;
  }
  return recorded;
}
