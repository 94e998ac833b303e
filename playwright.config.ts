import { defineConfig } from "@playwright/test";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/start-server.ts",
  outputDir: process.env["JOURNEY_OUTPUT"] ?? "test-results",
  fullyParallel: true,
  workers: 2,
  // A second try tells a busy machine from a broken product; the report names each journey that needed it.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  use: { launchOptions: { executablePath, args: FLAGS }, trace: "off" },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
