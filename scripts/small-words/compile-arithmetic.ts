// Compiles the arithmetic of the small network. Run again after a change of arithmetic.wat.
// node scripts/small-words/compile-arithmetic.ts
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadTool } from "../load-tool.ts";

const FOLDER = join(import.meta.dirname, "../../src/writer/notes/small-words/network/arithmetic");

type Wabt = () => Promise<{
  parseWat: (
    name: string,
    text: string,
    features: { simd: boolean },
  ) => { toBinary: (options: object) => { buffer: Uint8Array } };
}>;

const { default: startWabt } = (await loadTool("wabt/index.js")) as { default: Wabt };
const wabt = await startWabt();
const source = readFileSync(join(FOLDER, "arithmetic.wat"), "utf8");
const { buffer } = wabt.parseWat("arithmetic.wat", source, { simd: true }).toBinary({});
writeFileSync(join(FOLDER, "arithmetic.wasm"), buffer);
console.log(`arithmetic.wasm: ${buffer.length} bytes`);
