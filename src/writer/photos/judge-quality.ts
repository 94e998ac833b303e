import type { DecodedPicture } from "#writer/inference/decode-picture.ts";
import { area } from "./choose-boxes.ts";
import { type Light, measureLight } from "./measure-quality.ts";
import type { PhotoNote, Quality, SeenObject } from "./photo-finding.ts";

const DARK = 0.27;
const BLURRED = 0.22;
// Platforms ask for 1024 pixels on the long side at least.
const SMALL_PX = 1024;
const DRAWN = 0.6;
const PERSON = { score: 0.45, area: 0.01 };

export function judgeQuality(photo: DecodedPicture, objects: SeenObject[]): Quality {
  const light = measureLight(photo);
  const [widthPx, heightPx] = [photo.originalWidthPx, photo.originalHeightPx];
  const conditions: [PhotoNote, boolean][] = [
    ["person", objects.some(isPerson)],
    ["screenshot", light.flatness > DRAWN],
    ["dark", light.brightness < DARK],
    ["blurred", light.sharpness < BLURRED],
    ["small", Math.max(widthPx, heightPx) < SMALL_PX],
    ["portrait", heightPx > widthPx],
  ];
  const notes = conditions.filter(([, holds]) => holds).map(([note]) => note);
  return { widthPx, heightPx, ...light, score: scoreOf(light, notes), notes };
}

// Writing is looked for elsewhere, and noted afterwards.
export function withText(quality: Quality): Quality {
  const notes: PhotoNote[] = [...quality.notes, "text"];
  return { ...quality, notes, score: scoreOf(quality, notes) };
}

function isPerson({ label, score, box }: SeenObject): boolean {
  return label === "person" && score >= PERSON.score && area(box) >= PERSON.area;
}

// Half is light and colour, half sharpness; every note but the format costs a fifth.
function scoreOf({ brightness, contrast, colourfulness, sharpness }: Light, notes: PhotoNote[]): number {
  const exposure = 1 - Math.min(1, Math.abs(brightness - 0.58) / 0.5);
  const beauty =
    0.25 * exposure + 0.15 * Math.min(1, contrast * 2) + 0.1 * colourfulness + 0.5 * Math.min(1, sharpness);
  const faults = notes.filter((note) => note !== "portrait").length;
  return Math.max(0, beauty - 0.2 * faults);
}
