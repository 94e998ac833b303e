import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { Decoder } from "../src/server/features/uploads/decoding/decoders.ts";

const ROUNDS = 7;
const LONGEST_MS = 60_000;

// As in a decoder.
sharp.cache(false);
sharp.concurrency(1);

// A photo of 12 megapixels with detail of every size, as decoders and encoders meet it.
async function samplePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const coarse = await noise(40, 30).resize(width, height, { kernel: "cubic" }).png().toBuffer();
  const fine = await noise(width, height).ensureAlpha(0.15).png().toBuffer();
  return sharp(coarse)
    .composite([{ input: fine }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

function noise(width: number, height: number) {
  const gaussian = { type: "gaussian", mean: 128, sigma: 50 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#000", noise: gaussian } });
}

// As an upload is: in a process of its own, from file to file.
async function processPhoto(decoder: Decoder, path: string): Promise<void> {
  const answer = await decoder.decode({ path, mayBePdf: false, maxPixels: 50_000_000 }, LONGEST_MS);
  if (!("widthPx" in answer)) throw new Error(`the photo was not decoded: ${JSON.stringify(answer)}`);
}

// Each size decodes the original for itself.
async function decodeTwice(photo: Buffer): Promise<void> {
  for (const sidePx of [2560, 480]) {
    await sharp(photo)
      .autoOrient()
      .resize({ width: sidePx, height: sidePx, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
  }
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const photo = await samplePhoto();
const folder = mkdtempSync(join(tmpdir(), "process-photo-"));
const path = join(folder, "photo");
writeFileSync(path, photo);
const decoder = new Decoder(folder);
const times: { once: number[]; twice: number[] } = { once: [], twice: [] };
await processPhoto(decoder, path);
await decodeTwice(photo);
for (let round = 0; round < ROUNDS; round++) {
  times.once.push(await timeMs(() => processPhoto(decoder, path)));
  times.twice.push(await timeMs(() => decodeTwice(photo)));
}
decoder.end();
rmSync(folder, { recursive: true, force: true });
// The fastest round is the one that other work on the machine disturbed least.
const [onceMs, twiceMs] = [Math.min(...times.once), Math.min(...times.twice)];
console.log(`12 megapixels, ${(photo.length / 1e6).toFixed(1)} MB, best of ${ROUNDS}:`);
console.log(`one decode, two encodes   ${onceMs.toFixed(0)} ms`);
console.log(`two decodes, two encodes  ${twiceMs.toFixed(0)} ms`);
console.log(`ratio ${(onceMs / twiceMs).toFixed(2)}`);
