import { z } from "zod";

// A file as it was sent. Its pictures are written beside it.
export type DecodeJob = { path: string; mayBePdf: boolean; maxPixels: number };

const REFUSALS = [
  "heic",
  "not_an_image",
  "too_many_pixels",
  "too_much_memory",
  "pdf_unreadable",
  "page_too_thin",
  "page_too_large",
  "too_slow",
] as const;
export type Refusal = (typeof REFUSALS)[number];

// Validated on arrival: a file that took over its decoder could answer anything.
export const DecodeAnswer = z.union([
  z.object({
    widthPx: z.number().int().positive(),
    heightPx: z.number().int().positive(),
    bytes: z.number().int().positive(),
  }),
  z.object({ refusal: z.enum(REFUSALS) }),
  // Not the file's fault: a full disk, for instance.
  z.object({ failure: z.object({ message: z.string(), code: z.string().optional() }) }),
]);
export type DecodeAnswer = z.infer<typeof DecodeAnswer>;

export const DECODER_READY = "ready";

export class RefusedFile extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}

export function decodedPaths(path: string): { full: string; thumbnail: string } {
  return { full: `${path}.webp`, thumbnail: `${path}-thumb.webp` };
}
