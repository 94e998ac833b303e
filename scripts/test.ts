import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPagesIfStale } from "./build-pages-if-stale.ts";
import { findOrInstallChromium } from "./find-chromium.ts";
import { runChecks } from "./run-checks.ts";
import { type Tally, tallyOfJourneys, tallyOfVitest } from "./tally.ts";

const ROOT = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "stayscribe-results-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

const tallies = [await runChecks(), runVitest(), await runJourneys()];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failures = tallies.flatMap((tally) => tally.failures);
// Said again at the end, where a log that was cut short still has it.
for (const failure of failures) console.log(`FAIL ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

function runVitest(): Tally {
  const report = join(scratch, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const hasSucceeded = runNode(["node_modules/vitest/vitest.mjs", "run", ...reporters], {});
  return credible("vitest", hasSucceeded, tallyOfVitest(report));
}

async function runJourneys(): Promise<Tally> {
  const chromium = findOrInstallChromium();
  if (!chromium) {
    const failure = "no Chromium was found or could be installed. Set CHROMIUM_PATH, or install the package chromium.";
    return { passed: 0, failures: [failure] };
  }
  await buildPagesIfStale();
  const report = join(scratch, "playwright.json");
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    JOURNEY_OUTPUT: join(scratch, "journeys"),
    // Otherwise among the machine's temporary files, where it would stay.
    PWTEST_CACHE_DIR: join(ROOT, "node_modules/.cache/playwright"),
  };
  const hasSucceeded = runNode(["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], env);
  return credible("the journeys", hasSucceeded, tallyOfJourneys(report));
}

function runNode(args: string[], env: Record<string, string>): boolean {
  return (
    spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } }).status === 0
  );
}

// A runner that fails without a failed test, or runs none, has failed all the same.
function credible(runner: string, hasSucceeded: boolean, tally: Tally): Tally {
  if (hasSucceeded ? tally.passed > 0 : tally.failures.length > 0) return tally;
  return { ...tally, failures: [...tally.failures, `${runner} ran without a result to believe`] };
}
