import { decodePicture, type Picture, resizePicture } from "#writer/inference/decode-picture.ts";
import { pictureFormat } from "#writer/inference/picture-format.ts";
import { renderPdf } from "./render-pdf.ts";

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
