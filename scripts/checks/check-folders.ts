import { globSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const MOST_FILES = 15;
// Lists that only grow, in the order of their numbers.
const NUMBERED = /^(src\/server\/db\/migrations|docs\/decisions)/;

// A newcomer who opens a folder should see its parts at a glance.
const counts = new Map<string, number>();
for (const file of globSync("{bench,deploy,docs,scripts,src,tests}/**/*.*", { cwd: ROOT })) {
  const folder = dirname(file).replaceAll("\\", "/");
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}
const full = [...counts].filter(([folder, count]) => count > MOST_FILES && !NUMBERED.test(folder));
for (const [folder, count] of full) {
  console.error(`${folder} has ${count} files. Divide what is over ${MOST_FILES} into folders that name its parts.`);
}
process.exitCode = full.length === 0 ? 0 : 1;
