import sharp, { type Metadata } from "sharp";
import { EyesError } from "./eyes-error.ts";
import { pictureFormat } from "./picture-format.ts";

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
    throw new EyesError("unreadable", "The file is not a JPEG, PNG or WebP picture.");
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
    if (error instanceof EyesError) throw error;
    throw new EyesError("unreadable", "The picture is damaged and could not be read.", { cause: error });
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
  throw new EyesError(
    "too_large",
    `The picture has ${megapixels} megapixels; at most ${MAX_PIXELS / 1e6} are looked at.`,
  );
}

// Grey pictures decode to one channel.
function threeChannels(pixels: Uint8Array, channels: number): Uint8Array {
  const count = pixels.length / channels;
  return Uint8Array.from({ length: count * 3 }, (_, at) => pixels[Math.floor(at / 3) * channels] ?? 0);
}
