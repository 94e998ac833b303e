import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = join(import.meta.dirname, "../..");
const READY = /ready at (http:\/\/\S+)/;

export type Started = { url: string; pid: number; stop: () => Promise<void> };
type Start = { script: string; env: Record<string, string>; logFile: string; nodeOptions?: string[] };

// A server in a process of its own that writes its log into a file, as it would in production.
export async function startProcess({ script, env, logFile, nodeOptions = [] }: Start): Promise<Started> {
  const log = openSync(logFile, "w");
  const child = spawn(process.execPath, [...nodeOptions, join(ROOT, script)], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/node"), ...env },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await exited;
  };
  for (;;) {
    const url = READY.exec(readFileSync(logFile, "utf8"))?.[1];
    if (url && child.pid !== undefined) return { url, pid: child.pid, stop };
    if (child.exitCode !== null) throw new Error(`${script} did not start:\n${readFileSync(logFile, "utf8")}`);
    await sleep(50);
  }
}
