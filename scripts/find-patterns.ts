import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync } from "@swc/core";

const ROOT = join(import.meta.dirname, "..");

export type FoundPattern = { file: string; source: string; flags: string };

// Every regular expression of the product's own code: those written as literals, and those that a module builds when it
// is loaded. One that is built later could not be seen, so it is told instead.
export async function findPatterns(): Promise<{ patterns: FoundPattern[]; unseen: string[] }> {
  const files = globSync("src/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) => !/\.test(-support)?\.tsx?$/.test(file));
  const read = files.map((file) => ({ file, ...patternsIn(file) }));
  const builders = read.filter(({ built }) => built > 0);
  const recorded = await recordBuilt(builders.map(({ file }) => file));
  const isSeen = ({ file, built }: { file: string; built: number }) =>
    recorded.filter((pattern) => pattern.file === file).length >= built;
  return {
    patterns: [...read.flatMap(({ literals }) => literals), ...recorded],
    unseen: builders.filter((builder) => !isSeen(builder)).map(({ file }) => file),
  };
}

type Node = { type?: string; pattern?: string; flags?: string; callee?: { value?: string } };

function patternsIn(file: string): { literals: FoundPattern[]; built: number } {
  const literals: FoundPattern[] = [];
  let built = 0;
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, pattern = "", flags = "", callee } = node as Node;
    if (type === "RegExpLiteral") literals.push({ file, source: pattern, flags });
    if ((type === "NewExpression" || type === "CallExpression") && callee?.value === "RegExp") built++;
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(readFileSync(join(ROOT, file), "utf8"), { syntax: "typescript", tsx: file.endsWith("x") }));
  return { literals, built };
}

// Loads the modules while every new pattern is noted with the module that asked for it.
async function recordBuilt(files: string[]): Promise<FoundPattern[]> {
  const recorded: FoundPattern[] = [];
  const Native = globalThis.RegExp;
  const note = (pattern: RegExp) => {
    const { stack = "" } = new Error("where it is built");
    const file = files.find((name) => stack.includes(pathToFileURL(join(ROOT, name)).href));
    if (file) recorded.push({ file, source: pattern.source, flags: pattern.flags });
    return pattern;
  };
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, args: [string, string?]) => note(new target(...args)),
    apply: (target, _self, args: [string, string?]) => note(target(...args)),
  });
  try {
    for (const file of files) await import(pathToFileURL(join(ROOT, file)).href);
  } finally {
    globalThis.RegExp = Native;
  }
  return recorded;
}
