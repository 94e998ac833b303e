import { Worker } from "node:worker_threads";
import { RefusedFile } from "./decode-job.ts";
import type { Pixels } from "./process-photo.ts";
import type { RenderedPage } from "./render-page-thread.ts";

// On some machines the room for compiled code is half a gigabyte that counts as used, for each thread anew: nothing of
// the decoder's bound would be left for the page.
const CODE_ROOM_MB = 64;

export function isPdf(bytes: Buffer): boolean {
  // Some programs write a few bytes before the mark.
  return bytes.subarray(0, 1024).includes("%PDF-");
}

// Its first page: a plan is a picture to everything that comes after. In a thread of its own, so that a decoder whose
// server is gone still hears of it, however long the page takes.
export async function pixelsOfPdf(path: string): Promise<Pixels> {
  const thread = new Worker(new URL("./render-page-thread.ts", import.meta.url), {
    workerData: path,
    resourceLimits: { codeRangeSizeMb: CODE_ROOM_MB },
  });
  const page = await new Promise<RenderedPage>((resolve, reject) => {
    thread.once("message", resolve);
    thread.once("error", (cause) => reject(new RefusedFile("pdf_unreadable", { cause })));
    thread.once("exit", () => reject(new RefusedFile("pdf_unreadable")));
  });
  await thread.terminate();
  if ("refusal" in page) throw new RefusedFile(page.refusal);
  const { pixels, widthPx, heightPx } = page;
  return { data: Buffer.from(pixels.buffer), raw: { width: widthPx, height: heightPx, channels: 3 } };
}
