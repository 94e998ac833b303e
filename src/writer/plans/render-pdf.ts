import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { Picture } from "#writer/inference/decode-picture.ts";
import { EyesError } from "#writer/inference/eyes-error.ts";

// The largest page that Acrobat knows, in points: 200 inches.
const LARGEST_SIDE_PT = 14_400;
// A strip that is longer than this many times its width is no plan, and may be no pixel wide.
const THINNEST = 20;

type Wanted = { longestSidePx: number; mostPages: number };

// The first pages as pictures, on white. Runs for as long as the file likes: only where it can be ended.
export async function renderPdf(bytes: Uint8Array, { longestSidePx, mostPages }: Wanted): Promise<Picture[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const count = Math.min(document.getPageCount(), mostPages);
    if (count === 0) throw new EyesError("unreadable", "The PDF has no pages.");
    const pages: Picture[] = [];
    for (let index = 0; index < count; index++) {
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      refuseOddPage(originalWidth, originalHeight);
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

function refuseOddPage(widthPt: number, heightPt: number): void {
  const [short, long] = [Math.min(widthPt, heightPt), Math.max(widthPt, heightPt)];
  if (long > LARGEST_SIDE_PT) throw new EyesError("too_large", "A page of the PDF is larger than 200 inches.");
  if (short * THINNEST < long) throw new EyesError("too_thin", "A page of the PDF is too thin to be read.");
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
