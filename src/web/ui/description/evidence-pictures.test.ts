import { expect, test } from "vitest";
import type { Evidence } from "#shared/contract/listings/listings.ts";
import { evidencePictures } from "./evidence-pictures.ts";

function fact(id: string, label: string, imageUrl: string | null): Evidence {
  return { id, label, group: "Amenities", source: imageUrl ? "photo" : "form", imageUrl, isSaid: false };
}

test("a photo that shows two facts is shown once, with both in its words", () => {
  const [front, back] = ["/files/front.webp", "/files/back.webp"];
  const evidence = [fact("f1", "pool", front), fact("f2", "sleeps 6", null), fact("f3", "terrace", front)];
  expect(evidencePictures([...evidence, fact("f4", "grill", back)])).toEqual([
    { imageUrl: front, label: "pool, terrace" },
    { imageUrl: back, label: "grill" },
  ]);
});
