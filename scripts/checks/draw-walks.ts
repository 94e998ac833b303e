import { basename } from "node:path";

const TITLE = /^## (.+)$/;
const STEP = /^(\d+)\. `([^`]+)`/;
const COUNT = /: (\d+) files\./;
const DRAWING = /\n```mermaid\n[\s\S]*?\n```\n/g;

// The parts of the product as the drawings name them. The first that fits counts.
const AREAS: readonly (readonly [folder: RegExp, name: string])[] = [
  [/^src\/web\//, "browser"],
  [/^src\/shared\//, "contract and shared rules"],
  [/^src\/server\/features\/([^/]+)\//, "server feature"],
  [/^src\/server\/http\//, "server http"],
  [/^src\/server\/domain\//, "domain"],
  [/^src\/server\/adapters\//, "adapters"],
  [/^src\/server\/db\//, "database"],
  [/^src\/writer\//, "writer"],
];

type Walk = { title: string; files: string[]; count: number | null };

// A walk is a heading, some words that may say how many files it has, and a numbered list of files.
function readWalks(page: string): Walk[] {
  const walks: Walk[] = [];
  for (const line of page.split("\n")) {
    const [, title] = TITLE.exec(line) ?? [];
    if (title) walks.push({ title, files: [], count: null });
    const walk = walks.at(-1);
    const [, , file] = STEP.exec(line) ?? [];
    const [, count] = COUNT.exec(line) ?? [];
    if (walk && file) walk.files.push(file);
    if (walk && count && !file) walk.count = Number(count);
  }
  return walks;
}

export function findWalkProblems(page: string, isThere: (file: string) => boolean): string[] {
  const walks = readWalks(page);
  if (walks.length === 0) return ["the page lists no walk"];
  return [
    ...walks.flatMap((walk) => problemsInList(walk, isThere)),
    ...(drawWalks(page) === page ? [] : ["a drawing is not what its list says; with --draw this check draws it anew"]),
  ];
}

function problemsInList({ title, files, count }: Walk, isThere: (file: string) => boolean): string[] {
  if (files.length === 0) return [`"${title}" lists no file`];
  const twice = files.filter((file, at) => files.indexOf(file) !== at);
  return [
    ...(count === null || count === files.length ? [] : [`"${title}" says ${count} files and lists ${files.length}`]),
    ...files.filter((file) => !isThere(file)).map((file) => `"${title}" names ${file}, which does not exist`),
    ...twice.map((file) => `"${title}" names ${file} twice`),
    ...files.filter((file) => areaOf(file) === null).map((file) => `"${title}" names ${file}, which is in no area`),
  ];
}

// The page with its lists as they are, and under each list the drawing of exactly its files.
export function drawWalks(page: string): string {
  const [before = "", ...parts] = page.replaceAll(DRAWING, "").split(/^(?=## )/m);
  const drawn = parts.map((part) => {
    const [walk] = readWalks(part);
    return walk && walk.files.length > 0 ? `${part.trimEnd()}\n${drawingOf(walk)}` : part.trimEnd();
  });
  return [before, drawn.join("\n")].join("");
}

function drawingOf({ files }: Walk): string {
  const steps = files.map((file, at) => ({ id: `n${at + 1}`, label: `${at + 1} ${basename(file)}`, file }));
  const areas = Map.groupBy(steps, ({ file }) => areaOf(file) ?? "elsewhere");
  const boxes = [...areas].flatMap(([area, inside], at) => [
    `  subgraph a${at + 1}["${area}"]`,
    ...inside.map(({ id, label }) => `    ${id}["${label}"]`),
    "  end",
  ]);
  const path = `  ${steps.map(({ id }) => id).join(" --> ")}`;
  return `\n\`\`\`mermaid\nflowchart TB\n${[...boxes, path].join("\n")}\n\`\`\`\n`;
}

function areaOf(file: string): string | null {
  for (const [folder, name] of AREAS) {
    const [fits, feature] = folder.exec(file) ?? [];
    if (fits) return feature ? `${name} ${feature}` : name;
  }
  return null;
}
