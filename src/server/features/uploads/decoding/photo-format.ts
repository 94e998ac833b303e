const HEVC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
const HEIF_BRANDS = new Set(["mif1", "msf1"]);

// What the bytes themselves say; a name or a header can say anything.
export function photoFormat(bytes: Buffer): "photo" | "heic" | "other" {
  if (isJpeg(bytes) || isPng(bytes) || isWebp(bytes)) return "photo";
  return isHeic(bytes) ? "heic" : "other";
}

function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
}

function isWebp(bytes: Buffer): boolean {
  return wordAt(bytes, 0) === "RIFF" && wordAt(bytes, 8) === "WEBP";
}

// Its first box names the brands it conforms to. AVIF shares the container, but not what phones do with it.
function isHeic(bytes: Buffer): boolean {
  if (wordAt(bytes, 4) !== "ftyp") return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [wordAt(bytes, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(wordAt(bytes, at));
  if (brands.some((brand) => HEVC_BRANDS.has(brand))) return true;
  return brands.some((brand) => HEIF_BRANDS.has(brand)) && !brands.includes("avif");
}

function wordAt(bytes: Buffer, offset: number): string {
  return bytes.toString("latin1", offset, offset + 4);
}
