import { expect, test } from "vitest";
import { drawWalks, findWalkProblems } from "../../scripts/checks/draw-walks.ts";

const LIST = `# Walks

Some words.

## An order

It is paid by card: 3 files.

1. \`src/web/a/api.ts\` the call
2. \`src/server/features/orders/store.ts\` the rows
3. \`src/server/features/orders/routes.ts\` the route

## A photo

1. \`src/writer/look.ts\` what is seen
`;
const DRAWN = drawWalks(LIST);
const everyFile = () => true;

test("each list is drawn as its files in their order, grouped by area", () => {
  expect(DRAWN).toContain(`3. \`src/server/features/orders/routes.ts\` the route

\`\`\`mermaid
flowchart TB
  subgraph a1["browser"]
    n1["1 api.ts"]
  end
  subgraph a2["server feature orders"]
    n2["2 store.ts"]
    n3["3 routes.ts"]
  end
  n1 --> n2 --> n3
\`\`\`

## A photo
`);
  expect(findWalkProblems(DRAWN, everyFile)).toEqual([]);
});

test("drawing again changes nothing", () => {
  expect(drawWalks(DRAWN)).toBe(DRAWN);
});

test("a file that does not exist, one listed twice and one outside the product are named", () => {
  expect(findWalkProblems(DRAWN, (file) => !file.includes("look"))).toEqual([
    '"A photo" names src/writer/look.ts, which does not exist',
  ]);
  const twice = drawWalks(LIST.replace("src/server/features/orders/routes.ts", "src/web/a/api.ts"));
  expect(findWalkProblems(twice, everyFile)).toEqual(['"An order" names src/web/a/api.ts twice']);
  const outside = drawWalks(LIST.replace("src/writer/look.ts", "bench/look.ts"));
  expect(findWalkProblems(outside, everyFile)).toEqual(['"A photo" names bench/look.ts, which is in no area']);
});

test("a number of files that is not the list's is reported", () => {
  const page = DRAWN.replace(": 3 files.", ": 4 files.");
  expect(findWalkProblems(page, everyFile)).toEqual(['"An order" says 4 files and lists 3']);
});

const otherThanListed: [what: string, change: (page: string) => string][] = [
  ["lacks a file of its list", (page) => page.replace('    n3["3 routes.ts"]\n', "")],
  ["names another file", (page) => page.replace("2 store.ts", "2 rows.ts")],
  ["goes another way", (page) => page.replace("n1 --> n2 --> n3", "n2 --> n1 --> n3")],
  ["is missing", () => LIST],
];

test.each(otherThanListed)("a drawing that %s is reported", (_, change) => {
  expect(findWalkProblems(change(DRAWN), everyFile)).toEqual([
    "a drawing is not what its list says; with --draw this check draws it anew",
  ]);
});

test("a page without walks, and a walk without files, are reported", () => {
  expect(findWalkProblems("# Walks\n", everyFile)).toEqual(["the page lists no walk"]);
  expect(findWalkProblems("# Walks\n\n## An order\n", everyFile)[0]).toBe('"An order" lists no file');
});
