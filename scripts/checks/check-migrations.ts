import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBreakingChanges } from "./find-breaking-changes.ts";

const ROOT = join(import.meta.dirname, "../..");
const MIGRATIONS = "src/server/db/migrations";
// From this migration on, a new release runs beside the one before it.
const FIRST_THAT_ONLY_ADDS = "0026";

const later = readdirSync(join(ROOT, MIGRATIONS)).filter(
  (name) => name.endsWith(".sql") && name >= FIRST_THAT_ONLY_ADDS,
);
for (const name of later) {
  const [what] = findBreakingChanges(readFileSync(join(ROOT, MIGRATIONS, name), "utf8"));
  if (!what) continue;
  console.error(`${name} ${what}: the release before it still runs. docs/operating.md has the rule.`);
  process.exitCode = 1;
}

// Generates into a copy: a new file there means that the schema has moved on without a migration.
const copy = mkdtempSync(join(tmpdir(), "stayscribe-migrations-"));
try {
  cpSync(join(ROOT, MIGRATIONS), copy, { recursive: true });
  const before = readdirSync(copy).length;
  const kit = join(ROOT, "node_modules/drizzle-kit/bin.cjs");
  const args = [kit, "generate", "--dialect=postgresql", "--schema=src/server/db/schema/*.ts", `--out=${copy}`];
  const run = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  const isInStep = run.status === 0 && readdirSync(copy).length === before;
  if (!isInStep) {
    console.error(
      `${run.stdout}${run.stderr}\nRun "npx drizzle-kit generate --name <what-changed>" and commit the result.`,
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
