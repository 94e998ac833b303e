import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadTool } from "../load-tool.ts";

// Cuts the fonts down to the characters that nearly every page is made of; the rest comes from the whole fonts
// when a page needs it. Run again after an update of the fonts.

const ROOT = join(import.meta.dirname, "../..");
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const CHARACTERS = `${ASCII}\u00A0·×–—‘’“”•…`;

const FONTS = [
  { name: "bricolage-grotesque", wght: { min: 400, max: 800 } },
  { name: "instrument-sans", wght: { min: 400, max: 700 } },
  { name: "spline-sans-mono", wght: { min: 400, max: 700 } },
];

type Options = { targetFormat: "woff2"; variationAxes: { wght: { min: number; max: number } } };
type SubsetFont = (font: Buffer, characters: string, options: Options) => Promise<Buffer>;

const { default: subsetFont } = (await loadTool("subset-font/index.js")) as { default: SubsetFont };

for (const { name, wght } of FONTS) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const options: Options = { targetFormat: "woff2", variationAxes: { wght } };
  const cut = await subsetFont(readFileSync(join(ROOT, source)), CHARACTERS, options);
  writeFileSync(join(ROOT, `src/web/ui/fonts/${name}-basic.woff2`), cut);
  console.log(`${name}: ${cut.length} bytes`);
}
