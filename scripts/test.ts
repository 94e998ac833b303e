import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPagesIfStale } from "./build-pages-if-stale.ts";
import { findOrInstallChromium } from "./find-chromium.ts";
import { runChecks, type Tally } from "./run-checks.ts";

const ROOT = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "stayscribe-results-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

const tallies = [runChecks(), runVitest(), await runJourneys()];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function runVitest(): Tally {
  const report = join(scratch, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ran = runNode(["node_modules/vitest/vitest.mjs", "run", ...reporters], {});
  const results = readReport(report) as { numPassedTests: number; numFailedTests: number } | null;
  return tallyOf(ran, { passed: results?.numPassedTests ?? 0, failed: results?.numFailedTests ?? 0 });
}

async function runJourneys(): Promise<Tally> {
  const chromium = findOrInstallChromium();
  if (!chromium) {
    console.error(
      "FAIL no Chromium was found or could be installed. Set CHROMIUM_PATH, or install the package chromium.",
    );
    return { passed: 0, failed: 1 };
  }
  await buildPagesIfStale();
  const report = join(scratch, "playwright.json");
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    JOURNEY_OUTPUT: join(scratch, "journeys"),
  };
  const ran = runNode(["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], env);
  const journeys = readReport(report) as { stats: { expected: number; unexpected: number; flaky: number } } | null;
  const stats = journeys?.stats;
  return tallyOf(ran, { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 });
}

function runNode(args: string[], env: Record<string, string>): boolean {
  return (
    spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } }).status === 0
  );
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

// A runner that fails without a failed test, or runs none, has failed all the same.
function tallyOf(hasSucceeded: boolean, tally: Tally): Tally {
  const isCredible = hasSucceeded ? tally.passed > 0 : tally.failed > 0;
  return isCredible ? tally : { ...tally, failed: tally.failed + 1 };
}
