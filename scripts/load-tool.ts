import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const TOOLS = join(import.meta.dirname, "../tools");
const COMMAND = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];

// Large tools that are rarely needed have a lockfile of their own and are installed when one is first used, so that
// neither a checkout nor a server pays for them.
export async function loadTool(file: string): Promise<unknown> {
  if (isStale()) install();
  return import(pathToFileURL(join(TOOLS, "node_modules", file)).href);
}

function isStale(): boolean {
  const installed = statSync(join(TOOLS, "node_modules/.package-lock.json"), { throwIfNoEntry: false });
  return !installed || installed.mtimeMs < statSync(join(TOOLS, "package-lock.json")).mtimeMs;
}

function install(): void {
  console.log("Installing the tools of this command (once, about half a minute)...");
  const run = spawnSync("npm", COMMAND, { cwd: TOOLS, stdio: "inherit", shell: process.platform === "win32" });
  if (run.status !== 0) throw new Error("The tools could not be installed; npm says why above.");
}
