import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { loadEnvFile } from "./load-env-file.ts";

const ROOT = join(import.meta.dirname, "..");

// Vite serves the pages with hot reload on the usual port and hands the calls on to the server behind it,
// which starts again whenever one of its files changes.
loadEnvFile();
const port = process.env["PORT"] ?? "3000";
const apiPort = await freePort();
const children = [
  run(["--watch-preserve-output", "--watch", "src/server/main.ts"], {
    PORT: String(apiPort),
    PUBLIC_URL: process.env["PUBLIC_URL"] ?? `http://localhost:${port}`,
  }),
  run(["node_modules/vite/bin/vite.js", "--strictPort"], { PORT: port, API_ORIGIN: `http://127.0.0.1:${apiPort}` }),
];

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopAll);
for (const child of children) child.on("exit", stopAll);

function run(args: string[], env: Record<string, string>) {
  return spawn(process.execPath, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } });
}

function stopAll(): void {
  for (const child of children) child.kill("SIGTERM");
}
