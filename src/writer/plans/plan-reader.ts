import type { Picture } from "#writer/inference/decode-picture.ts";
import { cutLines } from "./cut-lines.ts";
import { type FindText, openTextFinder } from "./find-text.ts";
import { openPlan } from "./open-plan.ts";
import { openTextReader, type ReadLines } from "./read-lines.ts";
import { searchPage } from "./search-page.ts";
import type { TextBox, TextLine } from "./text-line.ts";

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
