import sharp from "sharp";
import type { Picture } from "#writer/inference/decode-picture.ts";
import { CROP_HEIGHT_PX, type LineCrop, type TextBox } from "./text-line.ts";

// A word that is this much taller than wide stands on its side.
const ON_ITS_SIDE = 1.5;
const LEAST_WIDTH_PX = 16;
const MOST_WIDTH_PX = 1200;

export async function cutLines(page: Picture, boxes: TextBox[], pageNumber: number): Promise<LineCrop[]> {
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
