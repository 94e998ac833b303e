import type { Picture } from "#writer/inference/decode-picture.ts";
import type { FindText } from "./find-text.ts";
import type { PlanPage } from "./open-plan.ts";
import type { TextBox } from "./text-line.ts";

// Plain plans are black on white. On what has less white than this, tiles and colours hide writing.
const PLAIN_WHITE = 0.7;
const WHITE = 225;
// What is lighter than ink becomes paper.
const INK = { darkest: 30, lightest: 140 };
const SAME_WRITING = 0.3;

// All writing on a page; a coloured page is searched once more with nothing but its ink.
export async function searchPage({ search, scaleX, scaleY }: PlanPage, find: FindText): Promise<TextBox[]> {
  const boxes = await find(search);
  if (whiteShare(search) < PLAIN_WHITE) {
    for (const box of await find(inkOnly(search))) if (!boxes.some((known) => isSame(known, box))) boxes.push(box);
  }
  return boxes.map(({ left, top, right, bottom }) => ({
    left: Math.round(left * scaleX),
    top: Math.round(top * scaleY),
    right: Math.round(right * scaleX),
    bottom: Math.round(bottom * scaleY),
  }));
}

function whiteShare({ pixels }: Picture): number {
  let white = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) > WHITE) white++;
  }
  return (3 * white) / pixels.length;
}

function inkOnly({ pixels, widthPx, heightPx }: Picture): Picture {
  const ink = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 3) {
    const brightest = Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const level = (255 * (brightest - INK.darkest)) / (INK.lightest - INK.darkest);
    ink.fill(Math.min(255, Math.max(0, level)), at, at + 3);
  }
  return { pixels: ink, widthPx, heightPx };
}

function isSame(a: TextBox, b: TextBox): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return false;
  return width * height > SAME_WRITING * Math.min(area(a), area(b));
}

function area({ left, top, right, bottom }: TextBox): number {
  return (right - left) * (bottom - top);
}
