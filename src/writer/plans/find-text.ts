import { type InferenceSession, Tensor } from "onnxruntime-web";
import type { Picture } from "#writer/inference/decode-picture.ts";
import { readModelFile, TEXT_FINDER } from "#writer/inference/model-file.ts";
import { openSession } from "#writer/inference/open-session.ts";
import type { TextBox } from "./text-line.ts";
import { textRegions } from "./text-regions.ts";

// The colours the network was trained on, as shares: what is usual, and how far colours stray from it.
const USUAL = [0.485, 0.456, 0.406];
const STRAY = [0.229, 0.224, 0.225];

export type FindText = (picture: Picture) => Promise<TextBox[]>;

// The picture's sides must be multiples of 32.
export async function openTextFinder(): Promise<FindText> {
  const session = await openSession(await readModelFile(TEXT_FINDER));
  return (picture) => findText(picture, session);
}

async function findText(picture: Picture, session: InferenceSession): Promise<TextBox[]> {
  const { widthPx, heightPx } = picture;
  const input = new Tensor("float32", planes(picture), [1, 3, heightPx, widthPx]);
  const [inputName = "", outputName = ""] = [session.inputNames[0], session.outputNames[0]];
  const found = (await session.run({ [inputName]: input }))[outputName]?.data;
  if (!(found instanceof Float32Array)) throw new Error("The text finder is silent.");
  return textRegions(found, widthPx, heightPx);
}

function planes({ pixels }: Picture): Float32Array {
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
