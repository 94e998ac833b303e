import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { type Binaries, program } from "./binaries.ts";
import type { Home } from "./home.ts";

// PostgreSQL runs in a session of its own, so that Ctrl-C in the terminal does not reach it before the
// server has drained. The pipe from us is its lifeline: however we end, it closes, and PostgreSQL stops.
const KEEPER_SCRIPT = `
exec 3<&0
"$@" 3<&- </dev/null &
postgres=$!
{ cat <&3; kill -INT $postgres; } >/dev/null 2>&1 &
wait $postgres
`;

export type Keeper = { exited: Promise<number>; isRunning: () => boolean; stop: () => Promise<void> };

export function startKeeper({
  home,
  binaries,
  socketDir,
}: {
  home: Home;
  binaries: Binaries;
  socketDir: string;
}): Keeper {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: socketDir,
    unix_socket_permissions: "0700",
    jit: "off",
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(home.logFile, "w", 0o600);
  const command = [program(binaries, "postgres"), "-D", home.clusterDir, ...options];
  const child = spawn("/bin/sh", ["-c", KEEPER_SCRIPT, "sh", ...command], {
    ...home.account,
    cwd: "/",
    detached: true,
    stdio: ["pipe", log, log],
  });
  closeSync(log);
  child.stdin?.on("error", () => child.stdin?.destroy());
  return keeperOf(child);
}

function keeperOf(child: ChildProcess): Keeper {
  const exited = once(child, "exit").then(([code]) => {
    child.stdin?.destroy();
    return typeof code === "number" ? code : 1;
  });
  return {
    exited,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.stdin?.end();
      await exited;
    },
  };
}
