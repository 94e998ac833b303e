import { readFile, writeFile } from "node:fs/promises";
import { type DecodeAnswer, type DecodeJob, decodedPaths, RefusedFile } from "./decode-job.ts";
import { photoFormat } from "./photo-format.ts";
import { isPdf, pixelsOfPdf } from "./picture-of-pdf.ts";
import { encodePhoto, type Pixels, pixelsOfPhoto } from "./process-photo.ts";

// Runs inside a decoder process.
export async function decodeFile(job: DecodeJob): Promise<DecodeAnswer> {
  try {
    const { full, thumbnail, widthPx, heightPx } = await encodePhoto(await pixelsOf(job));
    const paths = decodedPaths(job.path);
    await writeFile(paths.full, full);
    await writeFile(paths.thumbnail, thumbnail);
    return { widthPx, heightPx, bytes: full.length };
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.refusal };
    const { message, code } = error as NodeJS.ErrnoException;
    return { failure: { message, ...(code && { code }) } };
  }
}

async function pixelsOf({ path, mayBePdf, maxPixels }: DecodeJob): Promise<Pixels> {
  const bytes = await readFile(path);
  if (mayBePdf && isPdf(bytes)) return pixelsOfPdf(path);
  const format = photoFormat(bytes);
  if (format === "heic") throw new RefusedFile("heic");
  if (format === "other") throw new RefusedFile("not_an_image");
  return pixelsOfPhoto(bytes, maxPixels);
}
