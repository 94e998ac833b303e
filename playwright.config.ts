import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "./tests/support/chromium-flags.ts";

// Each journey walks at one width, the whole product at both; JOURNEYS=all walks every journey at both.
const ON_A_PHONE = journeys(
  "(account[^/]*|auth|dashboard[^/]*|drafts|express|express-free|legacy|listing|payment-success|purchase-phone)",
  "(reset-password|results[^/]*|creation-uploads|edit)",
);
const ON_BOTH = journeys("(accessibility|check|creation|landing|photo-saying)");
const isThorough = process.env["JOURNEYS"] === "all";

function journeys(...names: string[]): RegExp[] {
  return names.map((name) => new RegExp(`/${name}\\.spec\\.ts$`));
}

// Pages that live for seconds never earn back what an optimizing compiler and a process for drawing cost.
const SHORT_LIVED = ["--in-process-gpu", "--js-flags=--no-maglev --no-opt"];

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/start-server.ts",
  outputDir: process.env["JOURNEY_OUTPUT"] ?? "test-results",
  fullyParallel: true,
  // Three take as long on two cores, and leave less room for a slow moment.
  workers: 2,
  // What fails runs twice more after all others, and has to pass both times: see scripts/test.ts.
  retries: 0,
  // Many times what anything takes on a quiet machine: a busy one may be slow, but must not fail what works.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env["CI"]),
  use: {
    launchOptions: { executablePath, args: [...CHROMIUM_FLAGS, ...SHORT_LIVED] },
    trace: "off",
    // Nothing glides into place unless the run is thorough, or a journey asks for it.
    contextOptions: isThorough ? {} : { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: isThorough ? [] : ON_A_PHONE,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      ...(!isThorough && { testMatch: [...ON_A_PHONE, ...ON_BOTH] }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
