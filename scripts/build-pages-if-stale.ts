import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.ts";
import { prerenderPages } from "./prerender-pages.ts";

const ROOT = join(import.meta.dirname, "..");
// Written last, so that an interrupted build is not mistaken for a finished one.
const BUILT = join(ROOT, "dist/web/pages/404.html");
const SOURCES = ["src/web", "src/shared", "scripts", "vite.config.ts", "package-lock.json"];

export async function buildPagesIfStale(): Promise<void> {
  const built = statSync(BUILT, { throwIfNoEntry: false });
  if (built && built.mtimeMs >= newestChange()) return;
  console.log("Building the pages...");
  vite("build");
  vite("build", "--ssr", "site/prerender.tsx");
  compressAssets(join(ROOT, "dist/web/assets"));
  await prerenderPages(ROOT);
}

function vite(...args: string[]): void {
  const program = join(ROOT, "node_modules/vite/bin/vite.js");
  const run = spawnSync(process.execPath, [program, ...args, "--logLevel", "warn"], { cwd: ROOT, stdio: "inherit" });
  if (run.status === 0) return;
  console.error("The pages could not be built; the reason is above. Nothing was started.");
  process.exit(1);
}

function newestChange(): number {
  return Math.max(...SOURCES.flatMap((source) => filesIn(join(ROOT, source))).map((file) => statSync(file).mtimeMs));
}

// Folders count as well: a deleted file changes only the folder it was in.
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const inside = readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name));
  return [path, ...inside];
}
