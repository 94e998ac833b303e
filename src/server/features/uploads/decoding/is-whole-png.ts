const SIGNATURE_BYTES = 8;
// Length, type and checksum around the data of a chunk.
const FRAME_BYTES = 12;

// The decoder has all pixels before it comes to the end mark, and does not miss it.
export function isWholePng(bytes: Buffer): boolean {
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= bytes.length) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    at += FRAME_BYTES + bytes.readUInt32BE(at);
    if (type === "IEND") return at <= bytes.length;
  }
  return false;
}
