import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawWalks, findWalkProblems } from "./draw-walks.ts";

const ROOT = join(import.meta.dirname, "../..");
const PAGE = "docs/walks.md";

// Walks are listed by hand and drawn from their lists, so that no drawing says something else.
const path = join(ROOT, PAGE);
if (process.argv.includes("--draw")) writeFileSync(path, drawWalks(readFileSync(path, "utf8")));
const problems = findWalkProblems(readFileSync(path, "utf8"), (file) => existsSync(join(ROOT, file)));
for (const problem of problems) console.error(`${PAGE}: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
