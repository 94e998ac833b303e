import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import type { Tally } from "./tally.ts";

const ROOT = join(import.meta.dirname, "../..");
const BIN_DIR = join(ROOT, "node_modules/.bin");

// The longest first, so that none of them is left to run alone at the end.
const CHECKS: Record<string, string[]> = {
  "lint, file and function size": ["oxlint", "--type-aware", "--deny-warnings"],
  ...typesOf("tests", "src/server", "src/writer", "src/web", "src/shared"),
  "patterns are linear": ["node", "scripts/checks/check-patterns.ts"],
  "dead code": ["knip"],
  "nothing lives in tests alone": [
    "knip",
    "--production",
    "--config",
    "knip.production.json",
    "--include",
    "files,exports,types",
  ],
  "import direction": ["depcruise", "--output-type", "err-long", "src", "tests", "scripts"],
  "format and import order": ["biome", "ci", "--error-on-warnings"],
  "lockfile is complete": ["node", "scripts/checks/complete-lockfile.ts"],
  "migrations match the schema": ["node", "scripts/checks/check-migrations.ts"],
  "spec coverage": ["node", "scripts/checks/check-spec-coverage.ts"],
  "paths in the docs exist": ["node", "scripts/checks/check-doc-paths.ts"],
  "walks are drawn as listed": ["node", "scripts/checks/check-walks.ts"],
  "folders are small": ["node", "scripts/checks/check-folders.ts"],
};

// An area is checked against its own tsconfig from its first file on. One checker each: several would infer the same
// types again, which takes twice the processor time.
function typesOf(...areas: string[]): Record<string, string[]> {
  const withCode = areas.filter((area) => globSync(join(ROOT, area, "**/*.{ts,tsx}")).length > 0);
  return Object.fromEntries(withCode.map((area) => [`types of ${area}`, ["tsc", "--checkers", "1", "-p", area]]));
}

export async function runChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [], skipped: [], flaky: [] };
  const waiting = Object.entries(CHECKS);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next;
      const output = await run(command);
      if (output === null) tally.passed++;
      else tally.failures.push(name);
      console.log(`${output === null ? "ok  " : "FAIL"} ${name}`);
      if (output !== null) console.log(output);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return tally;
}

// The output of a command that failed, or null.
function run([program = "", ...args]: string[]): Promise<string | null> {
  const path = `${BIN_DIR}${delimiter}${process.env["PATH"] ?? ""}`;
  // The type checkers are written in Go, whose collector runs less often this way: they end before memory is short.
  const env = { GOGC: "400", ...process.env, PATH: path };
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code) => resolve(code === 0 ? null : output));
  });
}
