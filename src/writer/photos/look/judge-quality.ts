import type { DecodedPicture, Picture } from "#writer/inference/decode-picture.ts";
import { area, type Light, type PhotoNote, type Quality, type SeenObject } from "../photo-finding.ts";

// The spread of the second derivative at which a photo counts as fully sharp.
const SHARP_SPREAD = 22;

const COLOURFUL = 100;

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

function measureLight(picture: Picture): Light {
  const grey = greyOf(picture);
  const brightness = spreadOf(grey);
  const edges = spreadOf(laplacian(grey, picture.widthPx));
  return {
    brightness: share(brightness.mean / 255),
    contrast: share(brightness.deviation / 127),
    colourfulness: share(colourfulnessOf(picture) / COLOURFUL),
    sharpness: share(edges.deviation / SHARP_SPREAD),
    flatness: share(flatnessOf(picture)),
  };
}

function greyOf({ pixels }: Picture): Float32Array {
  const grey = new Float32Array(pixels.length / 3);
  for (let at = 0; at < grey.length; at++) {
    grey[at] = 0.299 * (pixels[at * 3] ?? 0) + 0.587 * (pixels[at * 3 + 1] ?? 0) + 0.114 * (pixels[at * 3 + 2] ?? 0);
  }
  return grey;
}

function laplacian(grey: Float32Array, widthPx: number): Float32Array {
  const heightPx = grey.length / widthPx;
  const edges = new Float32Array(Math.max(0, (widthPx - 2) * (heightPx - 2)));
  for (let row = 1, to = 0; row < heightPx - 1; row++) {
    for (let column = 1; column < widthPx - 1; column++, to++) {
      const at = row * widthPx + column;
      const around = (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - widthPx] ?? 0) + (grey[at + widthPx] ?? 0);
      edges[to] = 4 * (grey[at] ?? 0) - around;
    }
  }
  return edges;
}

// The measure of Hasler and Süsstrunk: how far the colours lie from grey and from each other.
function colourfulnessOf({ pixels }: Picture): number {
  const redGreen = new Float32Array(pixels.length / 3);
  const yellowBlue = new Float32Array(pixels.length / 3);
  for (let at = 0; at < redGreen.length; at++) {
    const red = pixels[at * 3] ?? 0;
    const green = pixels[at * 3 + 1] ?? 0;
    redGreen[at] = red - green;
    yellowBlue[at] = (red + green) / 2 - (pixels[at * 3 + 2] ?? 0);
  }
  const [a, b] = [spreadOf(redGreen), spreadOf(yellowBlue)];
  return Math.hypot(a.deviation, b.deviation) + 0.3 * Math.hypot(a.mean, b.mean);
}

// Cameras make noise; only what a program has drawn has neighbours of exactly one colour all over.
function flatnessOf({ pixels, widthPx }: Picture): number {
  const count = pixels.length / 3;
  let equal = 0;
  for (let at = 1; at < count; at++) {
    const here = at * 3;
    const isSame =
      pixels[here] === pixels[here - 3] &&
      pixels[here + 1] === pixels[here - 2] &&
      pixels[here + 2] === pixels[here - 1];
    if (isSame && at % widthPx !== 0) equal++;
  }
  return equal / count;
}

// Plain loops: this runs over a million values several times for every photo.
function spreadOf(values: Float32Array): { mean: number; deviation: number } {
  if (values.length === 0) return { mean: 0, deviation: 0 };
  let [sum, squares] = [0, 0];
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / values.length - mean * mean)) };
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}
