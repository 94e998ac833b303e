import { type InferenceSession, Tensor } from "onnxruntime-web";
import type { Picture } from "#writer/inference/decode-picture.ts";
import { openSession, readModelFile, TEXT_FINDER } from "#writer/inference/model-file.ts";
import type { PlanPage } from "./open-plan.ts";
import type { TextBox } from "./text-line.ts";

// Plain plans are black on white. On what has less white than this, tiles and colours hide writing.
const PLAIN_WHITE = 0.7;

const WHITE = 225;

// What is lighter than ink becomes paper.
const INK = { darkest: 30, lightest: 140 };

const SAME_WRITING = 0.3;

// From the map of "how likely is this pixel inside writing" to boxes.
const INSIDE = 0.3;

const LEAST_MEAN = 0.5;

const LEAST_SIDE_PX = 3;

// The network marks the heart of a line only; its box is this much larger than the heart.
const GROWTH = 1.6;

// The colours the network was trained on, as shares: what is usual, and how far colours stray from it.
const USUAL = [0.485, 0.456, 0.406];
const STRAY = [0.229, 0.224, 0.225];

// What is searched at once costs memory, 165 MB a megapixel.
const MOST_PIXELS = 600_000;
const CONTEXT_PX = 64;
const BLOCK_PX = 32;

export type FindText = (picture: Picture) => Promise<TextBox[]>;

// The picture's sides must be multiples of 32.
export async function openTextFinder(): Promise<FindText> {
  const session = await openSession(await readModelFile(TEXT_FINDER));
  return (picture) => findText(picture, session);
}

async function findText(picture: Picture, session: InferenceSession): Promise<TextBox[]> {
  const { widthPx, heightPx } = picture;
  const likelihood = new Float32Array(widthPx * heightPx);
  for (const { from, to, keepFrom, keepTo } of bandsOf(widthPx, heightPx)) {
    const pixels = picture.pixels.subarray(from * widthPx * 3, to * widthPx * 3);
    const found = await runFinder({ pixels, widthPx, heightPx: to - from }, session);
    likelihood.set(found.subarray((keepFrom - from) * widthPx, (keepTo - from) * widthPx), keepFrom * widthPx);
  }
  return textRegions(likelihood, widthPx, heightPx);
}

async function runFinder({ pixels, widthPx, heightPx }: Picture, session: InferenceSession): Promise<Float32Array> {
  const input = new Tensor("float32", planes(pixels), [1, 3, heightPx, widthPx]);
  const [inputName = "", outputName = ""] = [session.inputNames[0], session.outputNames[0]];
  const found = (await session.run({ [inputName]: input }))[outputName]?.data;
  if (!(found instanceof Float32Array)) throw new Error("The text finder is silent.");
  return found;
}

type Band = { from: number; to: number; keepFrom: number; keepTo: number };

// Rows that are searched together, and those among them that are kept: beside a cut the network sees too little.
function bandsOf(widthPx: number, heightPx: number): Band[] {
  const rows = Math.max(8 * BLOCK_PX, Math.floor(MOST_PIXELS / widthPx / BLOCK_PX) * BLOCK_PX);
  const bands: Band[] = [];
  for (let keepFrom = 0; keepFrom < heightPx; ) {
    const from = Math.max(0, keepFrom - CONTEXT_PX);
    const to = Math.min(heightPx, from + rows);
    const keepTo = to === heightPx ? heightPx : to - CONTEXT_PX;
    bands.push({ from, to, keepFrom, keepTo });
    keepFrom = keepTo;
  }
  return bands;
}

function planes(pixels: Uint8Array): Float32Array {
  const count = pixels.length / 3;
  const values = new Float32Array(pixels.length);
  for (let channel = 0; channel < 3; channel++) {
    const [usual = 0, stray = 1] = [USUAL[channel], STRAY[channel]];
    for (let at = 0; at < count; at++) {
      values[channel * count + at] = ((pixels[at * 3 + channel] ?? 0) / 255 - usual) / stray;
    }
  }
  return values;
}

function textRegions(likelihood: Float32Array, widthPx: number, heightPx: number): TextBox[] {
  const isTaken = new Uint8Array(likelihood.length);
  const boxes: TextBox[] = [];
  for (let at = 0; at < likelihood.length; at++) {
    if (isTaken[at] === 1 || (likelihood[at] ?? 0) < INSIDE) continue;
    const region = spread(at, { likelihood, isTaken, widthPx });
    const isWriting = region.mean >= LEAST_MEAN && Math.min(sideX(region), sideY(region)) >= LEAST_SIDE_PX;
    if (isWriting) boxes.push(grown(region, widthPx, heightPx));
  }
  return boxes;
}

type Region = TextBox & { mean: number };

type Field = { likelihood: Float32Array; isTaken: Uint8Array; widthPx: number };

function spread(start: number, { likelihood, isTaken, widthPx }: Field): Region {
  const region = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  const open = [start];
  isTaken[start] = 1;
  let [sum, count] = [0, 0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const column = at % widthPx;
    const row = (at - column) / widthPx;
    sum += likelihood[at] ?? 0;
    count++;
    region.left = Math.min(region.left, column);
    region.right = Math.max(region.right, column + 1);
    region.top = Math.min(region.top, row);
    region.bottom = Math.max(region.bottom, row + 1);
    const sides = [
      at - widthPx,
      at + widthPx,
      ...(column > 0 ? [at - 1] : []),
      ...(column < widthPx - 1 ? [at + 1] : []),
    ];
    for (const next of sides) {
      if (isTaken[next] !== 0 || (likelihood[next] ?? 0) < INSIDE) continue;
      isTaken[next] = 1;
      open.push(next);
    }
  }
  return { ...region, mean: sum / count };
}

function grown(region: Region, widthPx: number, heightPx: number): TextBox {
  const [x, y] = [sideX(region), sideY(region)];
  const by = (x * y * GROWTH) / (2 * (x + y));
  return {
    left: Math.max(0, Math.round(region.left - by)),
    top: Math.max(0, Math.round(region.top - by)),
    right: Math.min(widthPx, Math.round(region.right + by)),
    bottom: Math.min(heightPx, Math.round(region.bottom + by)),
  };
}

function sideX({ left, right }: TextBox): number {
  return right - left;
}

function sideY({ top, bottom }: TextBox): number {
  return bottom - top;
}

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
