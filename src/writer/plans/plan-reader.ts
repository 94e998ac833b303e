import { type InferenceSession, Tensor } from "onnxruntime-web";
import sharp from "sharp";
import type { Picture } from "#writer/inference/decode-picture.ts";
import { openSession, readModelFile, TEXT_ALPHABET, TEXT_READER } from "#writer/inference/model-file.ts";
import { type FindText, openTextFinder, searchPage } from "./find-text.ts";
import { openPlan } from "./open-plan.ts";
import { CROP_HEIGHT_PX, type LineCrop, type TextBox, type TextLine } from "./text-line.ts";

// A word that is this much taller than wide stands on its side.
const ON_ITS_SIDE = 1.5;

const LEAST_WIDTH_PX = 16;

const MOST_WIDTH_PX = 1200;

// The titles of books are less, a caption across a corner is more.
const WRITTEN_SHARE = 0.012;
// A page of nothing but dots would otherwise be read for minutes; labels are larger than dots.
const MOST_LINES = 400;

// Runs inside a worker: everything here costs processor time. The models are loaded when they are
// first needed; a load that failed is tried again.
export class PlanReader {
  #finder: Promise<FindText> | null = null;
  #reader: Promise<ReadLines> | null = null;

  async load(): Promise<void> {
    await Promise.all([this.#loadFinder(), this.#loadReader()]);
  }

  async read(bytes: Uint8Array): Promise<TextLine[]> {
    const pages = await openPlan(bytes);
    const find = await this.#loadFinder();
    const read = await this.#loadReader();
    const lines: TextLine[] = [];
    for (const [index, page] of pages.entries()) {
      const crops = await cutLines(page.picture, mostImportant(await searchPage(page, find)), index);
      lines.push(...(await read(crops)));
    }
    return lines;
  }

  // Whether a photo, made small, has a caption, a watermark or a sign on it.
  async hasWriting({ pixels, widthPx, heightPx }: Picture): Promise<boolean> {
    const find = await this.#loadFinder();
    const boxes = await find({ pixels, widthPx, heightPx });
    const written = boxes.reduce((sum, box) => sum + area(box), 0);
    return written > WRITTEN_SHARE * widthPx * heightPx;
  }

  #loadFinder(): Promise<FindText> {
    this.#finder ??= openTextFinder().catch((error: unknown) => {
      this.#finder = null;
      throw error;
    });
    return this.#finder;
  }

  #loadReader(): Promise<ReadLines> {
    this.#reader ??= openTextReader().catch((error: unknown) => {
      this.#reader = null;
      throw error;
    });
    return this.#reader;
  }
}

function mostImportant(boxes: TextBox[]): TextBox[] {
  if (boxes.length <= MOST_LINES) return boxes;
  return boxes.toSorted((a, b) => area(b) - area(a)).slice(0, MOST_LINES);
}

function area({ left, top, right, bottom }: TextBox): number {
  return (right - left) * (bottom - top);
}

async function cutLines(page: Picture, boxes: TextBox[], pageNumber: number): Promise<LineCrop[]> {
  const crops: LineCrop[] = [];
  for (const box of boxes) crops.push(await cutLine(page, box, pageNumber));
  return crops;
}

async function cutLine(page: Picture, box: TextBox, pageNumber: number): Promise<LineCrop> {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const isVertical = height > width * ON_ITS_SIDE;
  const [along, across] = isVertical ? [height, width] : [width, height];
  const scaled = Math.round((CROP_HEIGHT_PX * along) / across);
  const widthPx = Math.min(MOST_WIDTH_PX, Math.max(LEAST_WIDTH_PX, scaled));
  const cut = sharp(page.pixels, { raw: { width: page.widthPx, height: page.heightPx, channels: 3 } }).extract({
    left: box.left,
    top: box.top,
    width,
    height,
  });
  // Writing on its side runs upwards on nearly all plans.
  const upright = isVertical ? sharp(await cut.png({ compressionLevel: 0 }).toBuffer()).rotate(90) : cut;
  const data = await upright.resize(widthPx, CROP_HEIGHT_PX, { fit: "fill" }).removeAlpha().raw().toBuffer();
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
  return { pixels, widthPx, box, isVertical, page: pageNumber };
}

type ReadLines = (crops: LineCrop[]) => Promise<TextLine[]>;

async function openTextReader(): Promise<ReadLines> {
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
