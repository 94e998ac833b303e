// Compiles the arithmetic of the small network. Run again after a change of product.wat.
// node scripts/small-words/compile-product.ts
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadTool } from "../load-tool.ts";

const FOLDER = join(import.meta.dirname, "../../src/writer/notes/small-words/network");

type Wabt = () => Promise<{
  parseWat: (
    name: string,
    text: string,
    features: { simd: boolean },
  ) => { toBinary: (options: object) => { buffer: Uint8Array } };
}>;

const { default: startWabt } = (await loadTool("wabt/index.js")) as { default: Wabt };
const wabt = await startWabt();
const source = readFileSync(join(FOLDER, "product.wat"), "utf8");
const { buffer } = wabt.parseWat("product.wat", source, { simd: true }).toBinary({});
writeFileSync(join(FOLDER, "product.wasm"), buffer);
console.log(`product.wasm: ${buffer.length} bytes`);
