import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { Picture } from "#writer/inference/decode-picture.ts";
import { EyesError } from "#writer/inference/eyes-error.ts";

const MOST_PAGES = 4;

// The first pages as pictures, on white.
export async function renderPdf(bytes: Uint8Array, longestSidePx: number): Promise<Picture[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const count = Math.min(document.getPageCount(), MOST_PAGES);
    if (count === 0) throw new EyesError("unreadable", "The PDF has no pages.");
    const pages: Picture[] = [];
    for (let index = 0; index < count; index++) {
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = longestSidePx / Math.max(originalWidth, originalHeight, 1);
      const { data, width, height } = await page.render({ scale, render: "bitmap" });
      pages.push({ pixels: withoutAlpha(data), widthPx: width, heightPx: height });
    }
    document.destroy();
    return pages;
  } catch (error) {
    if (error instanceof EyesError) throw error;
    throw new EyesError("unreadable", "The PDF is damaged or locked and could not be read.", { cause: error });
  } finally {
    library.destroy();
  }
}

// Blue, green, red and transparency become red, green and blue.
function withoutAlpha(data: Uint8Array): Uint8Array {
  const pixels = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    pixels[to] = data[from + 2] ?? 0;
    pixels[to + 1] = data[from + 1] ?? 0;
    pixels[to + 2] = data[from] ?? 0;
  }
  return pixels;
}
