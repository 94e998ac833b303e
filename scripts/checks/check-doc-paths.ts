import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
// The changelog names files as they were called then.
const PAGES = pathsOf(["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/**/*.md"]);
const AREAS = ["*", ".*", "tools/*", "{.github,bench,deploy,docs,scripts,src,tests}/**"];
// Made by a build, an install or a running server, so a checkout need not have them.
const MADE_LATER = /^(dist|node_modules|postgres|incoming|\.data(-demo)?)(\/|$)/;
const CODE_BLOCK = /^```.*?^```/gms;
const LINK = /\]\(([^)#\s]+)/g;
// A word that begins with @ is a package.
const PATH = /^[\w.*-][\w.@*-]*(\/[\w.@*-]+)*\/?$/;
const FILE_NAME = /\.(conf|css|csv|html|json|jsonl|md|mjs|png|service|sql|toml|ts|tsx|txt|yml)$/;
// Stands for any name in an example, such as NAME.spec.ts.
const PLACEHOLDER = /\b[A-Z]{2,}\.(spec|test)\b/;

type Named = { line: number; path: string };

const known = pathsOf(AREAS).map((path) => `/${path}`);
const problems = PAGES.toSorted().flatMap(problemsOf);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function pathsOf(patterns: string[]): string[] {
  return globSync(patterns, { cwd: ROOT }).map((path) => path.replaceAll("\\", "/"));
}

function problemsOf(page: string): string[] {
  const text = readFileSync(join(ROOT, page), "utf8").replaceAll(CODE_BLOCK, (block) => block.replaceAll(/[^\n]/g, ""));
  const lines = text.split("\n");
  const named = lines.flatMap((content, index) => pathsIn(content).map((path) => ({ line: index + 1, path })));
  const linked = lines.flatMap((content, index) => linksIn(content).map((path) => ({ line: index + 1, path })));
  const complain = ({ line, path }: Named) => `${page}:${line}: ${path} does not exist`;
  return [
    ...named.filter(({ path }) => !isKnown(path)).map(complain),
    ...linked.filter(({ path }) => !known.includes(`/${posix.join(posix.dirname(page), path)}`)).map(complain),
  ];
}

// A single word in backticks is a path if it looks like one; in a command only words with a slash are.
function pathsIn(line: string): string[] {
  return [...line.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => {
    const words = code.split(" ");
    const looksLikePath = (word: string) => word.includes("/") || (words.length === 1 && FILE_NAME.test(word));
    return words.filter((word) => PATH.test(word) && looksLikePath(word));
  });
}

function linksIn(line: string): string[] {
  return [...line.matchAll(LINK)].map(([, target = ""]) => target).filter((target) => !target.includes(":"));
}

// A shortened path is the end of a whole one.
function isKnown(path: string): boolean {
  if (MADE_LATER.test(path) || PLACEHOLDER.test(path)) return true;
  const end = `/${path.replace(/\/$/, "")}`;
  if (end.includes("*")) return pathsOf([`{bench,deploy,docs,scripts,src,tests}/**${end}`]).length > 0;
  return known.some((whole) => whole.endsWith(end));
}
