import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeLandingSample } from "./landing-sample.ts";

const FILE = join(import.meta.dirname, "../../src/web/features/landing/sample-description.json");
writeFileSync(FILE, `${JSON.stringify(writeLandingSample(), null, 2)}\n`);
spawnSync(join(import.meta.dirname, "../../node_modules/.bin/biome"), ["format", "--write", FILE]);
console.log(`Wrote ${FILE}`);
