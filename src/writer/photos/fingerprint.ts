import { type Picture, resizePicture } from "#writer/inference/decode-picture.ts";

const COLUMNS = 16;
const ROWS = 16;

// 256 answers to "is this spot brighter than its right neighbour?": survives scaling and compression, so that two
// takes of one view differ in few places.
export async function fingerprintOf(photo: Picture): Promise<string> {
  const { pixels } = await resizePicture(photo, COLUMNS + 1, ROWS);
  const brightness = (at: number) => (pixels[at * 3] ?? 0) + 2 * (pixels[at * 3 + 1] ?? 0) + (pixels[at * 3 + 2] ?? 0);
  const bits = new Uint8Array((COLUMNS * ROWS) / 8);
  for (let spot = 0; spot < COLUMNS * ROWS; spot++) {
    const at = spot + Math.floor(spot / COLUMNS);
    const byte = spot >> 3;
    if (brightness(at) > brightness(at + 1)) bits[byte] = (bits[byte] ?? 0) | (1 << (spot & 7));
  }
  return Buffer.from(bits).toString("hex");
}

// The share of answers in which two fingerprints differ: 0 for the same picture, about a half for unrelated ones.
export function fingerprintDistance(first: string, second: string): number {
  const [a, b] = [Buffer.from(first, "hex"), Buffer.from(second, "hex")];
  let different = 0;
  for (let at = 0; at < a.length; at++) different += onesIn((a[at] ?? 0) ^ (b[at] ?? 0));
  return different / (COLUMNS * ROWS);
}

function onesIn(byte: number): number {
  let ones = 0;
  for (let rest = byte; rest > 0; rest >>= 1) ones += rest & 1;
  return ones;
}
