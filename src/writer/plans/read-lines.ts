import { type InferenceSession, Tensor } from "onnxruntime-web";
import { readModelFile, TEXT_ALPHABET, TEXT_READER } from "#writer/inference/model-file.ts";
import { openSession } from "#writer/inference/open-session.ts";
import { CROP_HEIGHT_PX, type LineCrop, type TextLine } from "./text-line.ts";

export type ReadLines = (crops: LineCrop[]) => Promise<TextLine[]>;

export async function openTextReader(): Promise<ReadLines> {
  const session = await openSession(await readModelFile(TEXT_READER));
  const letters = (await readModelFile(TEXT_ALPHABET)).toString("utf8").replace(/\n$/, "").split(/\r?\n/);
  // The network's first answer means "no letter", its last one a space.
  const alphabet = ["", ...letters, " "];
  return async (crops) => {
    const lines: TextLine[] = [];
    for (const crop of crops) lines.push(await readLine(crop, session, alphabet));
    return lines;
  };
}

async function readLine(crop: LineCrop, session: InferenceSession, alphabet: string[]): Promise<TextLine> {
  const input = new Tensor("float32", planes(crop.pixels), [1, 3, CROP_HEIGHT_PX, crop.widthPx]);
  const [inputName = "", outputName = ""] = [session.inputNames[0], session.outputNames[0]];
  const found = (await session.run({ [inputName]: input }))[outputName];
  if (!(found?.data instanceof Float32Array)) throw new Error("The text reader is silent.");
  const { box, isVertical, page } = crop;
  return { ...lettersIn(found.data, found.dims[2] ?? alphabet.length, alphabet), box, isVertical, page };
}

function planes(pixels: Uint8Array): Float32Array {
  const count = pixels.length / 3;
  const values = new Float32Array(pixels.length);
  for (let channel = 0; channel < 3; channel++) {
    for (let at = 0; at < count; at++) values[channel * count + at] = (pixels[at * 3 + channel] ?? 0) / 127.5 - 1;
  }
  return values;
}

// The network answers for every slice of the line; a letter that spans several slices is said once.
function lettersIn(answers: Float32Array, choices: number, alphabet: string[]): { text: string; confidence: number } {
  let text = "";
  let [sureness, letters, last] = [0, 0, 0];
  for (let slice = 0; slice < answers.length; slice += choices) {
    let choice = 0;
    for (let at = 1; at < choices; at++) {
      if ((answers[slice + at] ?? 0) > (answers[slice + choice] ?? 0)) choice = at;
    }
    if (choice !== 0 && choice !== last) {
      text += alphabet[choice] ?? "";
      sureness += answers[slice + choice] ?? 0;
      letters++;
    }
    last = choice;
  }
  return { text: text.trim(), confidence: letters === 0 ? 0 : sureness / letters };
}
