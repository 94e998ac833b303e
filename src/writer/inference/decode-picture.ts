import sharp, { type Metadata } from "sharp";
import { VisionError } from "./vision-error.ts";

// Three bytes a pixel, row by row: red, green, blue.
export type Picture = { pixels: Uint8Array; widthPx: number; heightPx: number };
export type DecodedPicture = Picture & { originalWidthPx: number; originalHeightPx: number };

const MAX_PIXELS = 100_000_000;
// Ending the worker waits for what the image library is at.
const LONGEST_DECODE_SECONDS = 30;

// Upright, without transparency, no longer than the given side. Whatever is wrong with the file is one error.
export async function decodePicture(bytes: Uint8Array, longestSidePx: number): Promise<DecodedPicture> {
  const format = pictureFormat(bytes);
  if (format === null || format === "pdf") {
    throw new VisionError("unreadable", "The file is not a JPEG, PNG or WebP picture.");
  }
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    refuseTooLarge(metadata);
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .resize({ width: longestSidePx, height: longestSidePx, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: LONGEST_DECODE_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
    const { width, height } = metadata.autoOrient;
    return {
      pixels: info.channels === 3 ? pixels : threeChannels(pixels, info.channels),
      widthPx: info.width,
      heightPx: info.height,
      originalWidthPx: width,
      originalHeightPx: height,
    };
  } catch (error) {
    if (error instanceof VisionError) throw error;
    throw new VisionError("unreadable", "The picture is damaged and could not be read.", { cause: error });
  }
}

export async function resizePicture(picture: Picture, widthPx: number, heightPx: number): Promise<Picture> {
  const { data } = await sharp(picture.pixels, {
    raw: { width: picture.widthPx, height: picture.heightPx, channels: 3 },
  })
    .resize(widthPx, heightPx, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data.buffer, data.byteOffset, data.length), widthPx, heightPx };
}

function refuseTooLarge({ width, height }: Metadata): void {
  const megapixels = Math.round((width * height) / 1e6);
  if (width * height <= MAX_PIXELS) return;
  throw new VisionError(
    "too_large",
    `The picture has ${megapixels} megapixels; at most ${MAX_PIXELS / 1e6} are looked at.`,
  );
}

// Grey pictures decode to one channel.
function threeChannels(pixels: Uint8Array, channels: number): Uint8Array {
  const count = pixels.length / channels;
  return Uint8Array.from({ length: count * 3 }, (_, at) => pixels[Math.floor(at / 3) * channels] ?? 0);
}

type PictureFormat = "jpeg" | "png" | "webp" | "pdf";

// What the bytes themselves say: image libraries would also open formats that can reach for other files.
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("RIFF") && start.startsWith("WEBP", 8)) return "webp";
  // Readers accept a few bytes of rubbish before the header, and so do the programs that make plans.
  return start.includes("%PDF-") ? "pdf" : null;
}
