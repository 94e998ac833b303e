import type { PhotoAnswer, PhotoJob } from "./photo-worker.ts";

const TYPE = /^image\/hei[cf]/;

const NAME = /\.(heic|heif|hif)$/i;

export const HEIC_ADVICE =
  "On an iPhone, Settings > Camera > Formats > Most Compatible makes new photos JPEG. On a Mac, Preview > File > Export does it.";

// Smaller photos are sent sooner than they could be shrunk.
const SMALL_BYTES = 300 * 1024;
const LONGEST_MS = 20_000;
const SHRINKABLE = new Set(["image/jpeg", "image/png", "image/webp"]);

let worker: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

// The photo in the size that the server keeps, upright, or the original where that is the smaller one or the browser
// cannot do it.
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size < SMALL_BYTES || !SHRINKABLE.has(file.type)) return file;
  const answer = await enqueue({ kind: "shrink", file });
  const blob = answer && "blob" in answer ? answer.blob : null;
  return blob && blob.size < file.size ? named(blob, file) : file;
}

// Some browsers read what our server cannot, such as HEIC. Null where this one does not.
export async function convertPhoto(file: File): Promise<File | null> {
  const answer = await enqueue({ kind: "convert", file });
  return answer && "blob" in answer ? named(answer.blob, file) : null;
}

export async function thumbnailBitmap(file: File, sidePx: number): Promise<ImageBitmap | null> {
  const answer = await enqueue({ kind: "thumbnail", file, sidePx });
  return answer && "bitmap" in answer ? answer.bitmap : null;
}

function named(blob: Blob, { name, lastModified }: File): File {
  return new File([blob], name, { type: blob.type, lastModified });
}

// One photo after the other: each may take hundreds of megabytes while it is open.
function enqueue(job: PhotoJob): Promise<PhotoAnswer> {
  const answer = last.then(() => ask(job));
  last = answer;
  return answer;
}

async function ask(job: PhotoJob): Promise<PhotoAnswer> {
  if (typeof OffscreenCanvas === "undefined") return null;
  const { promise, resolve } = Promise.withResolvers<PhotoAnswer>();
  const asked = openWorker();
  const giveUp = () => {
    // A worker that hangs or did not load would block all later photos.
    asked.terminate();
    worker = null;
    resolve(null);
  };
  const timer = setTimeout(giveUp, LONGEST_MS);
  const listening = new AbortController();
  const { signal } = listening;
  asked.addEventListener("message", ({ data }: MessageEvent<PhotoAnswer>) => resolve(data), { signal });
  asked.addEventListener("error", giveUp, { signal });
  asked.postMessage(job, []);
  const answer = await promise;
  clearTimeout(timer);
  listening.abort();
  return answer;
}

function openWorker(): Worker {
  worker ??= new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module" });
  return worker;
}

// Many systems do not report the type of HEIC files, so the name decides where the type is empty.
export function isHeic({ name, type }: Pick<File, "name" | "type">): boolean {
  return TYPE.test(type) || (type === "" && NAME.test(name));
}
