import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Tally } from "./tally.ts";

const ROOT = join(import.meta.dirname, "..");
const BIN_DIR = join(ROOT, "node_modules/.bin");

const CHECKS: Record<string, string[]> = {
  "format and import order": ["biome", "ci", "--error-on-warnings"],
  "lint, file and function size": ["oxlint", "--type-aware", "--deny-warnings"],
  ...typesOf("src/shared", "src/writer", "src/server", "src/web", "tests"),
  "import direction": ["depcruise", "--output-type", "err-long", "src", "tests", "scripts"],
  "dead code": ["knip"],
  "lockfile is complete": ["node", "scripts/complete-lockfile.ts"],
  "migrations match the schema": ["node", "scripts/check-migrations.ts"],
  "patterns are linear": ["node", "scripts/check-patterns.ts"],
  "spec coverage": ["node", "scripts/check-spec-coverage.ts"],
};

// An area is checked against its own tsconfig from its first file on.
function typesOf(...areas: string[]): Record<string, string[]> {
  const withCode = areas.filter((area) => globSync(join(ROOT, area, "**/*.{ts,tsx}")).length > 0);
  return Object.fromEntries(withCode.map((area) => [`types of ${area}`, ["tsc", "-p", area]]));
}

export function runChecks(): Tally {
  const tally: Tally = { passed: 0, failures: [] };
  for (const [name, command] of Object.entries(CHECKS)) {
    const output = run(command);
    if (output === null) tally.passed++;
    else tally.failures.push(name);
    console.log(`${output === null ? "ok  " : "FAIL"} ${name}`);
    if (output !== null) console.log(output);
  }
  return tally;
}

// The output of a command that failed, or null.
function run([program = "", ...args]: string[]): string | null {
  const path = `${BIN_DIR}${delimiter}${process.env["PATH"] ?? ""}`;
  const ran = spawnSync(program, args, { cwd: ROOT, env: { ...process.env, PATH: path }, encoding: "utf8" });
  return ran.status === 0 ? null : `${ran.stdout ?? ""}${ran.stderr ?? ""}${ran.error?.message ?? ""}`;
}
