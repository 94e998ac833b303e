import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.ts";
import { isOlderThan } from "./is-older-than.ts";
import { prerenderPages } from "./prerender-pages.ts";

const ROOT = join(import.meta.dirname, "..");
// Written last, so that an interrupted build is not mistaken for a finished one.
const BUILT = join(ROOT, "dist/web/pages/404.html");
const SOURCES = ["src/web", "src/shared", "scripts", "vite.config.ts", "package-lock.json"].map((path) =>
  join(ROOT, path),
);

export async function buildPagesIfStale(): Promise<void> {
  if (!isOlderThan(BUILT, SOURCES)) return;
  console.log("Building the pages...");
  await vite("build");
  await vite("build", "--ssr", "site/prerender.tsx");
  compressAssets(join(ROOT, "dist/web/assets"));
  await prerenderPages(ROOT);
}

async function vite(...args: string[]): Promise<void> {
  const program = join(ROOT, "node_modules/vite/bin/vite.js");
  const run = spawn(process.execPath, [program, ...args, "--logLevel", "warn"], { cwd: ROOT, stdio: "inherit" });
  const [code] = await once(run, "exit");
  if (code === 0) return;
  console.error("The pages could not be built; the reason is above. Nothing was started.");
  process.exit(1);
}
