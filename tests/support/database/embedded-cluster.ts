import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Connected, connect } from "#server/db/connect.ts";
import { createLog } from "#server/process/log.ts";
import { embeddedConnection } from "./embedded-postgres.ts";

// The PostgreSQL that a server process started in its data folder, seen from outside.
export function clusterIn(dataDir: string) {
  const home = join(dataDir, "postgres");
  const postmaster = () => Number(readFileSync(join(home, "cluster/postmaster.pid"), "utf8").split("\n")[0]);
  return {
    postmaster,
    // Stops all of its processes where they are, until the returned call lets them go on.
    pause: (): (() => void) => {
      const pids = [postmaster(), ...childrenOf(postmaster())];
      for (const pid of pids) process.kill(pid, "SIGSTOP");
      let isPaused = true;
      const resume = () => {
        if (isPaused) for (const pid of pids) process.kill(pid, "SIGCONT");
        isPaused = false;
      };
      onTestFinished(resume);
      return resume;
    },
    connect: (): Connected => {
      const connection = embeddedConnection(dataDir);
      const connected = connect({ connection, poolSize: 2, log: createLog("silent") });
      onTestFinished(() => connected.pool.end());
      return connected;
    },
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
}

function parentOf(pid: string): number | null {
  try {
    // The name in parentheses may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
    return Number(fields?.[1]);
  } catch {
    return null;
  }
}
