import { PDFiumLibrary } from "@hyzyla/pdfium";
import { decodePicture, type Picture, pictureFormat, resizePicture } from "#writer/inference/decode-picture.ts";
import { VisionError } from "#writer/inference/vision-error.ts";

// The largest page that Acrobat knows, in points: 200 inches.
const LARGEST_SIDE_PT = 14_400;

// A strip that is longer than this many times its width is no plan, and may be no pixel wide.
const THINNEST = 20;

// A page in the size it is read in, and the factor that leads there from the size that writing is looked for in.
export type PlanPage = { picture: Picture; search: Picture; scaleX: number; scaleY: number };

const MOST_DETAIL_PX = 3200;
const PDF_PAGES = { longestSidePx: MOST_DETAIL_PX / 1.6, mostPages: 4 };
// Small plans are enlarged until their writing is a dozen pixels high; large ones have finer writing to keep.
const SEARCH_PIXELS = { small: 1_450_000, large: 2_200_000 };
const LARGE_PLAN_PX = 1200;
const LONGEST_SEARCH_PX = 1920;
// The network works in blocks.
const BLOCK_PX = 32;

export async function openPlan(bytes: Uint8Array): Promise<PlanPage[]> {
  const isPdf = pictureFormat(bytes) === "pdf";
  const pictures = isPdf ? await renderPdf(bytes, PDF_PAGES) : [await decodePicture(bytes, MOST_DETAIL_PX)];
  return Promise.all(pictures.map(preparePage));
}

async function preparePage(picture: Picture): Promise<PlanPage> {
  const longest = Math.max(picture.widthPx, picture.heightPx);
  const wanted = longest > LARGE_PLAN_PX ? SEARCH_PIXELS.large : SEARCH_PIXELS.small;
  const scale = Math.min(Math.sqrt(wanted / (picture.widthPx * picture.heightPx)), LONGEST_SEARCH_PX / longest);
  const blocks = (lengthPx: number) => Math.max(1, Math.round((lengthPx * scale) / BLOCK_PX)) * BLOCK_PX;
  const search = await resizePicture(picture, blocks(picture.widthPx), blocks(picture.heightPx));
  if (scale >= 1) return { picture: search, search, scaleX: 1, scaleY: 1 };
  const [scaleX, scaleY] = [picture.widthPx / search.widthPx, picture.heightPx / search.heightPx];
  return { picture, search, scaleX, scaleY };
}

type Wanted = { longestSidePx: number; mostPages: number };

// The first pages as pictures, on white. Runs for as long as the file likes: only where it can be ended.
export async function renderPdf(bytes: Uint8Array, { longestSidePx, mostPages }: Wanted): Promise<Picture[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const count = Math.min(document.getPageCount(), mostPages);
    if (count === 0) throw new VisionError("unreadable", "The PDF has no pages.");
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
    if (error instanceof VisionError) throw error;
    throw new VisionError("unreadable", "The PDF is damaged or locked and could not be read.", { cause: error });
  } finally {
    library.destroy();
  }
}

function refuseOddPage(widthPt: number, heightPt: number): void {
  const [short, long] = [Math.min(widthPt, heightPt), Math.max(widthPt, heightPt)];
  if (long > LARGEST_SIDE_PT) throw new VisionError("too_large", "A page of the PDF is larger than 200 inches.");
  if (short * THINNEST < long) throw new VisionError("too_thin", "A page of the PDF is too thin to be read.");
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
