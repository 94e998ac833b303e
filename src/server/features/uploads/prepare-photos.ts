import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#server/http/app-error.ts";
import type { ReceivedFile } from "#server/http/receive-files.ts";
import { photoFormat } from "./photo-format.ts";
import { isPdf, pictureOfPdf } from "./picture-of-pdf.ts";
import { hasTooManyPixels, type ProcessedPhoto, processPhoto } from "./process-photo.ts";
import type { Turns } from "./take-turns.ts";

// A processed photo that waits in the request's folder until all others of its request are ready too.
export type PreparedPhoto = {
  // Under which it was sent.
  field: string;
  fullPath: string;
  thumbnailPath: string;
  widthPx: number;
  heightPx: number;
  bytes: number;
};

type Workplace = { folder: string; inTurn: Turns; pdfFields?: string[] };

// Waiting photos lie on the disk, not in memory, however many requests there are.
export async function preparePhotos(
  received: AsyncIterable<ReceivedFile>,
  { folder, inTurn, pdfFields = [] }: Workplace,
): Promise<PreparedPhoto[]> {
  const underWay: Promise<PreparedPhoto>[] = [];
  try {
    for await (const { field, name, content } of received) {
      const path = join(folder, String(underWay.length));
      await writeFile(path, content);
      const photo = inTurn(() => preparePhoto(path, { field, name, mayBePdf: pdfFields.includes(field) }));
      // It is awaited below, maybe long after it failed.
      photo.catch(() => {});
      underWay.push(photo);
    }
    return await Promise.all(underWay);
  } finally {
    // The folder goes next, and nobody may still be at work in it.
    await Promise.allSettled(underWay);
  }
}

type Sent = { field: string; name: string; mayBePdf: boolean };

async function preparePhoto(path: string, { field, name, mayBePdf }: Sent): Promise<PreparedPhoto> {
  const sent = await readFile(path);
  const original = mayBePdf && isPdf(sent) ? await pictureOfPdf(name, sent) : sent;
  refuseOtherFormats(name, original);
  const { full, thumbnail, widthPx, heightPx } = await processOrRefuse(name, original);
  const [fullPath, thumbnailPath] = [`${path}.webp`, `${path}-thumb.webp`];
  await writeFile(fullPath, full);
  await writeFile(thumbnailPath, thumbnail);
  return { field, fullPath, thumbnailPath, widthPx, heightPx, bytes: full.length };
}

function refuseOtherFormats(name: string, original: Buffer): void {
  switch (photoFormat(original)) {
    case "photo":
      return;
    case "heic":
      throw new AppError(
        "bad_request",
        `${name} is a HEIC photo, which we cannot read. Please export it as JPEG and upload that. On an iPhone, Settings > Camera > Formats > Most Compatible makes new photos JPEG.`,
      );
    case "other":
      throw notAnImage(name);
  }
}

async function processOrRefuse(name: string, original: Buffer): Promise<ProcessedPhoto> {
  const isTooLarge = await hasTooManyPixels(original).catch(() => {
    throw notAnImage(name);
  });
  if (isTooLarge) {
    throw new AppError("bad_request", `${name} has more than 100 megapixels. Please upload a smaller version.`);
  }
  return processPhoto(original).catch(() => {
    throw notAnImage(name);
  });
}

function notAnImage(name: string): AppError {
  return new AppError("bad_request", `${name} is not a valid image file`);
}
