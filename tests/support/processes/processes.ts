import { readdirSync, readFileSync } from "node:fs";

// The ids of running processes whose command line names the given text.
export function processesNaming(text: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && commandLine(pid).includes(text));
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

// The ids of the Node processes that a server has started to share its work.
export function membersOf(pid: number): number[] {
  const programs = ["src/server/main.ts", "test-server.mjs"];
  return programs.flatMap(processesNaming).filter((candidate) => parentOf(candidate) === pid);
}

export function isRunning(pid: number): boolean {
  return commandLine(pid) !== "";
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return Number.NaN;
  }
}
