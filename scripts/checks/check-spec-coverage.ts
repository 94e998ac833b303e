import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const TABLE = "docs/spec-coverage.md";
const HEADER_OR_RULE = /^\|( What the spec says .*|[-: |]+)\|$/;
const TEST_FILE = /\.(test|spec)\.tsx?$/;
// Words that open a call and are followed by what to run: a test's title, unless a method or a group is called.
const TEST_TITLE = /(?<!\.\w+|describe)\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\b|\()/g;

// A row reads: | what the spec says | `file that does it` | `test file` › piece of a test's title; … |
type Row = { line: number; cells: string[] };

const rows = readRows();
const problems = rows.length === 0 ? [`${TABLE} has no rows`] : rows.flatMap(problemsOf);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function readRows(): Row[] {
  const lines = readFileSync(join(ROOT, TABLE), "utf8").split("\n");
  return lines.flatMap((text, index) => {
    if (!text.startsWith("|") || HEADER_OR_RULE.test(text)) return [];
    const cells = text.split("|").slice(1, -1);
    return [{ line: index + 1, cells: cells.map((cell) => cell.trim()) }];
  });
}

function problemsOf({ line, cells }: Row): string[] {
  const [what = "", files = "", tests = ""] = cells;
  const complain = (reason: string) => `${TABLE}:${line} (${what}): ${reason}`;
  if (cells.length !== 3) return [complain(`has ${cells.length} cells instead of 3`)];
  const named = pathsIn(files);
  return [
    ...(what === "" ? [complain("says nothing")] : []),
    ...(named.length === 0 ? [complain("names no file")] : []),
    ...named.filter((path) => !existsSync(join(ROOT, path))).map((path) => complain(`${path} does not exist`)),
    ...tests.split(";").flatMap((test) => problemOfTest(test.trim()).map(complain)),
  ];
}

function problemOfTest(test: string): string[] {
  const [place = "", title = ""] = test.split("›").map((part) => part.trim());
  const [path] = pathsIn(place);
  if (!path || !TEST_FILE.test(path)) return [`"${test}" names no test file`];
  if (!existsSync(join(ROOT, path))) return [`${path} does not exist`];
  if (title === "") return [`${path} comes without a test's title`];
  return titlesIn(path).some((known) => known.includes(title)) ? [] : [`${path} has no test "${title}"`];
}

function titlesIn(path: string): string[] {
  const source = readFileSync(join(ROOT, path), "utf8");
  return [...source.matchAll(TEST_TITLE)].map(([, , title = ""]) => title);
}

function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
}
