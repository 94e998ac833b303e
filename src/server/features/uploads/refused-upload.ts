import type { Refusal } from "./decoding/decode-job.ts";
import { ACCOUNT_PIXELS } from "./pixel-limits.ts";

const MEGAPIXEL = 1_000_000;

// Why a file was not taken, in words that begin with its name.
export function refusedUpload(name: string, refusal: Refusal, maxPixels: number): string {
  return `${name} ${reasonFor(refusal, maxPixels)}`;
}

function reasonFor(refusal: Refusal, maxPixels: number): string {
  switch (refusal) {
    case "not_an_image":
      return "is not a valid image file";
    case "heic":
      return "is a HEIC photo, which we cannot read. Please export it as JPEG and upload that. On an iPhone, Settings > Camera > Formats > Most Compatible makes new photos JPEG.";
    case "too_many_pixels":
      return `has more than ${maxPixels / MEGAPIXEL} megapixels. Please upload a smaller version${wayOut(maxPixels)}.`;
    case "too_much_memory":
      return "takes too much memory to open. Please upload a smaller version.";
    case "too_slow":
      return "takes too long to open. Please upload a simpler version, such as a screenshot of it.";
    case "pdf_unreadable":
      return "is damaged or locked. Please save it without a password and try again.";
    case "page_too_thin":
      return "has a first page that is too thin for a floor plan. Please upload a picture of the plan instead.";
    case "page_too_large":
      return "has a first page that is larger than 5 metres (200 inches). Please save it on smaller paper.";
  }
}

function wayOut(maxPixels: number): string {
  return maxPixels < ACCOUNT_PIXELS ? `, or sign in to upload up to ${ACCOUNT_PIXELS / MEGAPIXEL} megapixels` : "";
}
