import { type InferenceSession, Tensor } from "onnxruntime-web";
import type { Picture } from "#writer/inference/decode-picture.ts";
import { readModelFile, TEXT_FINDER } from "#writer/inference/model-file.ts";
import { openSession } from "#writer/inference/open-session.ts";
import type { TextBox } from "./text-line.ts";
import { textRegions } from "./text-regions.ts";

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
    const found = await search({ pixels, widthPx, heightPx: to - from }, session);
    likelihood.set(found.subarray((keepFrom - from) * widthPx, (keepTo - from) * widthPx), keepFrom * widthPx);
  }
  return textRegions(likelihood, widthPx, heightPx);
}

async function search({ pixels, widthPx, heightPx }: Picture, session: InferenceSession): Promise<Float32Array> {
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
