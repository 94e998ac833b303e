import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPagesIfStale } from "./build/build-pages-if-stale.ts";
import { findOrInstallHeadlessShell } from "./checks/find-chromium.ts";
import { runChecks } from "./checks/run-checks.ts";
import { afterRerun, RERUNS, type Tally, tallyOfJourneys, tallyOfVitest } from "./checks/tally.ts";

const ROOT = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "stayscribe-results-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

// First of all, since a person at the terminal may be asked.
const installed = await findOrInstallHeadlessShell();
const checks = await runChecks();
await buildPagesIfStale();
// One after the other: beside each other both take as long on two cores, and what waits for a clock begins to fail.
const tallies = [checks, await runVitest(), await runJourneys()];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failures = tallies.flatMap((tally) => tally.failures);
const skipped = tallies.flatMap((tally) => tally.skipped);
// Repeated at the end, where a log that was cut short still shows it.
for (const name of skipped) console.log(`skipped ${name}`);
for (const name of tallies.flatMap((tally) => tally.flaky)) console.log(`flaky ${name}`);
for (const failure of failures) console.log(`FAIL ${failure}`);
console.log(`${passed} passed, ${failures.length} failed, ${skipped.length} skipped`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function runVitest(): Promise<Tally> {
  const report = join(scratch, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const hasSucceeded = await runNode(["node_modules/vitest/vitest.mjs", "run", ...reporters]);
  return credible("vitest", hasSucceeded, tallyOfVitest(report));
}

async function runJourneys(): Promise<Tally> {
  if (!installed) {
    const failure = "no Chromium was found or could be installed. Set CHROMIUM_PATH, or install the package chromium.";
    return { passed: 0, failures: [failure], skipped: [], flaky: [] };
  }
  const report = join(scratch, "journeys.json");
  const hasSucceeded = await walk({ chromium: installed, report, options: [] });
  const first = tallyOfJourneys(report);
  if (hasSucceeded || first.failures.length === 0) return credible("the journeys", hasSucceeded, first);
  const list = join(scratch, "failed-journeys.txt");
  writeFileSync(list, first.failures.join("\n"));
  const rerun = join(scratch, "journeys-again.json");
  console.log(`${first.failures.length} journeys failed and run ${RERUNS} times more:`);
  await walk({ chromium: installed, report: rerun, options: [`--test-list=${list}`, `--repeat-each=${RERUNS}`] });
  return afterRerun(first, { report: rerun });
}

type Walk = { chromium: string; report: string; options: string[] };

async function walk({ chromium, report, options }: Walk): Promise<boolean> {
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    JOURNEY_OUTPUT: join(scratch, "journeys"),
    // Otherwise among the machine's temporary files, where it would stay.
    PWTEST_CACHE_DIR: join(ROOT, "node_modules/.cache/playwright"),
  };
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...options];
  return runNode(args, env);
}

async function runNode(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
  return (await new Promise((resolve) => child.on("close", resolve))) === 0;
}

// A runner that fails without a failed test, or runs none, has failed all the same.
function credible(runner: string, hasSucceeded: boolean, tally: Tally): Tally {
  if (hasSucceeded ? tally.passed > 0 : tally.failures.length > 0) return tally;
  return { ...tally, failures: [...tally.failures, `${runner} ran without a result to believe`] };
}
