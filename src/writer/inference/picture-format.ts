export type PictureFormat = "jpeg" | "png" | "webp" | "pdf";

// What the bytes themselves say: image libraries would also open formats that can reach for other files.
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("RIFF") && start.startsWith("WEBP", 8)) return "webp";
  // Readers accept a few bytes of rubbish before the header, and so do the programs that make plans.
  return start.includes("%PDF-") ? "pdf" : null;
}
