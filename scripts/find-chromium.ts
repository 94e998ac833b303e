import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

// The machine's own browser, or one that is installed now; null when neither can be had.
export function findOrInstallChromium(): string | null {
  return findChromium() ?? installFromDebian() ?? installFromPlaywright();
}

function findChromium(): string | null {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return given;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installFromDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("Installing Chromium for the browser journeys (once)...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env });
  spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: ["ignore", "ignore", "inherit"], env });
  return findChromium();
}

function installFromPlaywright(): string | null {
  console.log("Downloading Chromium for the browser journeys (once)...");
  const cli = join(import.meta.dirname, "../node_modules/@playwright/test/cli.js");
  spawnSync(process.execPath, [cli, "install", "chromium-headless-shell"], { stdio: "inherit" });
  return findChromium();
}
