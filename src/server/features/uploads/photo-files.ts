import { randomBytes } from "node:crypto";

// 160 random bits: whoever has the address may see the picture, and nobody can guess one.
export function newPhotoName(): string {
  return randomBytes(20).toString("hex");
}

export function photoFiles(name: string): { full: string; thumbnail: string } {
  return { full: `${name}.webp`, thumbnail: `${name}-thumb.webp` };
}
