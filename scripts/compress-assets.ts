import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// Once, at the highest level, instead of for every visitor at a low one.
export function compressAssets(assetsDir: string): void {
  const files = readdirSync(assetsDir).filter((name) => /\.(js|css|svg)$/.test(name));
  for (const file of files) {
    const content = readFileSync(join(assetsDir, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(assetsDir, `${file}.br`), brotliCompressSync(content, { params }));
    writeFileSync(join(assetsDir, `${file}.gz`), gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
