import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = join(import.meta.dirname, "..");
const LOCKFILE = join(ROOT, "package-lock.json");
// npm writes it last, so an interrupted install is not mistaken for a finished one.
const INSTALLED = join(ROOT, "node_modules/.package-lock.json");
const WAIT_MS = 200;

export async function installIfStale() {
  if (!isStale()) return false;
  const turn = await takeTurn();
  try {
    if (!isStale()) return true;
    console.log("Installing packages (once, about a minute)...");
    install();
    return true;
  } finally {
    turn?.close();
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
async function takeTurn() {
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
