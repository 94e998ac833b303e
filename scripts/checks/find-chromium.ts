import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const SHELL = "chromium-headless-shell";
const LONGEST_UPDATE_MS = 60_000;

// The machine's own browser, or one that is installed now; null when neither can be had.
export async function findOrInstallChromium(): Promise<string | null> {
  return findChromium() ?? (await installFromDebian("chromium", findChromium)) ?? installFromPlaywright();
}

// The same engine without windows and toolbars, with which a new page costs a third; where it cannot be had, the whole
// browser.
export async function findOrInstallHeadlessShell(): Promise<string | null> {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return given;
  return findShell() ?? (await installFromDebian(SHELL, findShell)) ?? (await findOrInstallChromium());
}

function findShell(): string | null {
  return findOnPath([SHELL]) ?? findShellOfPlaywright();
}

// Playwright names the place of its whole browser only.
function findShellOfPlaywright(): string | null {
  const folder = join(chromium.executablePath(), "../../..");
  const files = globSync(join(folder, "chromium_headless_shell-*/*/{chrome-headless-shell,headless_shell}"));
  return files.find(isExecutable) ?? null;
}

function findChromium(): string | null {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return given;
  return findOnPath(NAMES) ?? [chromium.executablePath()].find(isExecutable) ?? null;
}

function findOnPath(names: string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installFromDebian(name: string, find: () => string | null): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  if (!(await mayInstall(name, process.stdin, process.stdout))) return null;
  console.log("Installing Chromium for the browser journeys (once)...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const updated = spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env, timeout: LONGEST_UPDATE_MS });
  // Without a connection it would try for minutes; a source that fails at once may be one we do not need.
  if (updated.error) return null;
  spawnSync("apt-get", ["install", "-y", "-qq", name], { stdio: ["ignore", "ignore", "inherit"], env });
  return find();
}

type Terminal = { isTTY?: boolean | undefined };

// Installing a package changes the whole machine, so a person at a terminal is asked first. Without a terminal there is
// no one to answer.
export async function mayInstall(
  name: string,
  input: Readable & Terminal,
  output: Writable & Terminal,
): Promise<boolean> {
  if (!input.isTTY || !output.isTTY) return true;
  const terminal = createInterface({ input, output });
  try {
    const answer = await terminal.question(`Install the system package ${name} with apt-get? [Y/n] `);
    return /^(y|yes)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

function installFromPlaywright(): string | null {
  console.log("Downloading Chromium for the browser journeys (once)...");
  const cli = join(import.meta.dirname, "../../node_modules/@playwright/test/cli.js");
  spawnSync(process.execPath, [cli, "install", SHELL], { stdio: "inherit" });
  return findShellOfPlaywright();
}
