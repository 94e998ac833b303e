import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const READY = /Stayscribe is ready at (http:\/\/\S+)/;

export type ServerProcess = {
  url: string;
  pid: number;
  output: () => string;
  // Sends the signal to the whole process group, as a terminal or a container runtime does.
  signal: (name: NodeJS.Signals) => void;
  stop: () => Promise<number | null>;
  // The exit code of a server that ends by itself.
  ended: () => Promise<number | null>;
};

export type ServerSettings = {
  env: Record<string, string>;
  // As hosts start it, also where a run has put the server into one file.
  fromSources?: boolean;
  // Another release of it.
  program?: string;
  args?: string[];
};

// The real server in a process of its own, on a free port, with no setting but those given.
export async function startServerProcess(settings: ServerSettings): Promise<ServerProcess> {
  const { child, output } = spawnServer(settings);
  const url = await waitUntilReady(child, output);
  const pid = child.pid;
  if (pid === undefined) throw new Error("the server has no process id");
  const signal = (name: NodeJS.Signals) => void process.kill(-pid, name);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, "exit");
    signal("SIGTERM");
    const [code] = await exited;
    return typeof code === "number" ? code : null;
  };
  const ended = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    return child.exitCode;
  };
  return { url, pid, output, signal, stop, ended };
}

// Also false while nothing answers at all.
export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(60_000) }).catch(() => null);
  return answer?.status === 200;
}

// For starts that are expected to give up: what they said and how they ended.
export async function runServerUntilExit(settings: ServerSettings): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(settings);
  const [code] = await once(child, "close");
  return { code: typeof code === "number" ? code : null, output: output() };
}

function spawnServer({ env, fromSources, program, args = [] }: ServerSettings): {
  child: ChildProcess;
  output: () => string;
} {
  const bundled = fromSources ? undefined : process.env["SERVER_PROGRAM"];
  const child = spawn(process.execPath, [program ?? bundled ?? join(ROOT, "src/server/main.ts"), ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/node"),
      PORT: "0",
      LOG_LEVEL: "warn",
      LOOK_AT_PHOTOS: "0",
      ...env,
    },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

async function waitUntilReady(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const url = READY.exec(output())?.[1];
    if (url) return url;
    if (child.exitCode !== null) throw new Error(`the server ended before it was ready:\n${output()}`);
    await Promise.race([child.stdout ? once(child.stdout, "data") : Promise.resolve(), once(child, "exit")]);
  }
}
