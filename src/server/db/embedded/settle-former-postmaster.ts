import { spawnSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasErrorCode } from "#server/process/errors.ts";

const FAST_SHUTDOWN_WAIT_MS = 20_000;
const POLL_MS = 20;

// The caller holds the data folder's lock, so a server still running there lost its owner: it is stopped.
// A pid file that names no such server, or another program by now, is removed.
export async function settleFormerPostmaster(clusterDir: string): Promise<void> {
  const pidFile = join(clusterDir, "postmaster.pid");
  const pid = readPid(pidFile);
  if (pid !== null && isPostmasterOf(pid, clusterDir)) {
    await stopPostmaster(pid, clusterDir);
    return;
  }
  rmSync(pidFile, { force: true });
}

function readPid(pidFile: string): number | null {
  let content: string;
  try {
    content = readFileSync(pidFile, "utf8");
  } catch {
    return null;
  }
  const pid = Number(content.split("\n")[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

// A postmaster works inside its data folder; a process number alone may belong to anyone by now.
function isPostmasterOf(pid: number, clusterDir: string): boolean {
  if (process.platform !== "linux") {
    const listed = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return listed.stdout.includes(clusterDir);
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    return false;
  }
}

async function stopPostmaster(pid: number, clusterDir: string): Promise<void> {
  const giveUpAt = Date.now() + FAST_SHUTDOWN_WAIT_MS;
  signal(pid, "SIGINT");
  while (isPostmasterOf(pid, clusterDir)) {
    if (Date.now() > giveUpAt) signal(pid, "SIGQUIT");
    await sleep(POLL_MS);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasErrorCode(error, "ESRCH")) throw error;
  }
}
