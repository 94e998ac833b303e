import sharp from "sharp";
import { AppError } from "#server/http/app-error.ts";
import { renderPdf } from "#writer/plans/render-pdf.ts";

// Enough to read the words on a plan.
const LONGEST_SIDE_PX = 2560;

export function isPdf(bytes: Buffer): boolean {
  // Some programs write a few bytes before the mark.
  return bytes.subarray(0, 1024).includes("%PDF-");
}

// Its first page: a plan is a picture to everything that comes after.
export async function pictureOfPdf(name: string, bytes: Buffer): Promise<Buffer> {
  const pages = await renderPdf(bytes, LONGEST_SIDE_PX).catch(() => []);
  const [page] = pages;
  if (!page) {
    throw new AppError("bad_request", `${name} is damaged or locked. Please save it without a password and try again.`);
  }
  const raw = { width: page.widthPx, height: page.heightPx, channels: 3 as const };
  return sharp(page.pixels, { raw }).png({ compressionLevel: 1 }).toBuffer();
}
