import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "#shared/page-paths.ts";

const ROOT = join(import.meta.dirname, "../..");
// A text that begins with a slash and a word, such as an address; and the start page where something leads to it.
const ADDRESS = /["'`]\/([a-z][a-z-]*)(?=[/?#"'`])/g;
const HOME = /\b(?:href|to)(?:=\{?|: )["'`]\/["'`]/g;

test("every address of a page is written in page-paths.ts alone", () => {
  const pages = new Set(Object.values(paths).map((path) => path.split("/")[1]));
  const files = globSync("src/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (path) => !/\.test(-support)?\.tsx?$/.test(path) && path !== "src/shared/page-paths.ts",
  );
  const elsewhere = files.flatMap((path) => {
    const source = readFileSync(join(ROOT, path), "utf8");
    const named = [...source.matchAll(ADDRESS)].filter(([, segment]) => pages.has(segment));
    return [...named, ...source.matchAll(HOME)].map(([text]) => `${path}: ${text}`);
  });
  expect(elsewhere).toEqual([]);
});
