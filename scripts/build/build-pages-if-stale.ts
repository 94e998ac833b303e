import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { isOlderThan } from "./is-older-than.ts";
import { prerenderPages } from "./prerender-pages.ts";

const ROOT = join(import.meta.dirname, "../..");
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

// Once, at the highest level, instead of for every visitor at a low one.
function compressAssets(assetsDir: string): void {
  const files = readdirSync(assetsDir).filter((name) => /\.(js|css|svg)$/.test(name));
  for (const file of files) {
    const content = readFileSync(join(assetsDir, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(assetsDir, `${file}.br`), brotliCompressSync(content, { params }));
    writeFileSync(join(assetsDir, `${file}.gz`), gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
