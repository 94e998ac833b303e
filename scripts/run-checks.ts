import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const BIN_DIR = join(ROOT, "node_modules/.bin");

const CHECKS: Record<string, string[]> = {
  "format and import order": ["biome", "ci", "--error-on-warnings"],
  "lint, file and function size": ["oxlint", "--type-aware", "--deny-warnings"],
  "types of shared": ["tsc", "-p", "src/shared"],
  "types of the writer": ["tsc", "-p", "src/writer"],
  "types of the server": ["tsc", "-p", "src/server"],
  "types of the web": ["tsc", "-p", "src/web"],
  "types of scripts and tests": ["tsc", "-p", "tests"],
  "import direction": ["depcruise", "--output-type", "err-long", "src", "tests", "scripts"],
  "dead code": ["knip"],
  "migrations match the schema": ["node", "scripts/check-migrations.ts"],
};

export type Tally = { passed: number; failed: number };

export function runChecks(): Tally {
  const tally = { passed: 0, failed: 0 };
  for (const [name, command] of Object.entries(CHECKS)) {
    const output = run(command);
    if (output === null) tally.passed++;
    else tally.failed++;
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
