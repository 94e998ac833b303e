import { loadavg } from "node:os";
import { buildPagesIfStale } from "../../scripts/build/build-pages-if-stale.ts";
import { freePort } from "../../scripts/free-port.ts";
import { numberFrom, textFrom } from "../load/command-line.ts";
import { openChromium } from "../open-chromium.ts";
import { startProductionServer } from "../start-production-server.ts";
import { PRESSES, pressGetStarted } from "./press-get-started.ts";
import { median, runLighthouse } from "./run-lighthouse.ts";
import { openVisitor, pagesOf, signIn } from "./visitor.ts";

// The pages of a production start as on a mid-range phone: Lighthouse, and how long a press on Get Started takes.
// `npm run bench:pages -- --runs=3 --only=/auth,/checkout`
const RUNS = numberFrom("runs", 3);
const only = textFrom("only")?.split(",");

await buildPagesIfStale();
const server = await startProductionServer();
try {
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}, medians of ${RUNS}`);
  await measurePages();
  if (!only || only.includes("press")) await measurePresses();
} finally {
  await server.stop();
}

async function measurePages(): Promise<void> {
  const visitor = await openVisitor(server.url);
  console.log(
    "page                        performance  largest paint  blocking  shift  script KB  page KB  a11y  practices",
  );
  for (const page of pagesOf(visitor)) {
    if (only && !only.includes(page.name.split(" ")[0] ?? "")) continue;
    const port = await freePort();
    const browser = await openChromium(`--remote-debugging-port=${port}`);
    try {
      const prepare = async () => {
        if (page.isSignedIn) await signIn(browser, server.url, visitor);
      };
      console.log(await runLighthouse({ name: page.name, url: server.url + page.path, port, runs: RUNS, prepare }));
    } finally {
      await browser.close();
    }
  }
}

async function measurePresses(): Promise<void> {
  const browser = await openChromium();
  try {
    // The first press warms up server and browser and does not count.
    await pressGetStarted(browser, server.url, 0);
    for (const [name, openForMs] of PRESSES) {
      const presses = [];
      for (let run = 0; run < RUNS; run++) presses.push(await pressGetStarted(browser, server.url, openForMs));
      const shownMs = median(presses.map((press) => press.shownMs));
      const openMs = median(presses.map((press) => press.openMs));
      console.log(
        `Get Started pressed ${name}: shows it after ${shownMs.toFixed(0)} ms, dialog after ${openMs.toFixed(0)} ms`,
      );
    }
  } finally {
    await browser.close();
  }
}
