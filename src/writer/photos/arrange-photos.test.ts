import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import type { Picture } from "#writer/inference/decode-picture.ts";
import { arrangePhotos, fingerprintDistance, fingerprintOf } from "./arrange-photos.ts";
import { photoFacts } from "./photo-facts.ts";
import type { PhotoFinding, PhotoNote } from "./photo-finding.ts";

type Shot = Partial<Pick<PhotoFinding, "room" | "confidence" | "features">> & {
  score?: number;
  notes?: PhotoNote[];
  print?: string;
};

const PRINTS = ["00", "ff", "0f", "f0", "3c", "c3", "a5", "5a"];
function shot({ room = "not sure", confidence = 0.9, features = [], ...given }: Shot, at = 0): PhotoFinding {
  const light = { brightness: 0.5, contrast: 0.5, colourfulness: 0.5, sharpness: 0.5, flatness: 0 };
  const { score = 0.5, notes = [], print = PRINTS[at] ?? "11" } = given;
  return {
    room,
    confidence,
    outdoor: false,
    outdoorConfidence: 0.9,
    objects: [],
    features,
    quality: { ...light, widthPx: 1600, heightPx: 1200, score, notes },
    fingerprint: print.repeat(32),
  };
}

// A disc and a door on a wall, moved towards each other.
function scene(shift: number): Sharp {
  const disc = `<circle cx="${120 + shift}" cy="${330 - shift}" r="110" fill="#357"/>`;
  const door = `<rect x="${420 - shift}" y="60" width="150" height="260" fill="#853"/>`;
  const wall = '<rect width="640" height="480" fill="#cbb"/>';
  const size = 'xmlns="http://www.w3.org/2000/svg" width="640" height="480"';
  return sharp(Buffer.from(`<svg ${size}>${wall}${disc}${door}</svg>`));
}

async function decoded(file: Sharp): Promise<Picture> {
  const { data, info } = await file.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), widthPx: info.width, heightPx: info.height };
}

test("the tour goes from the cover through living room and kitchen to bed and bath", () => {
  const rooms = ["bathroom", "bedroom", "kitchen", "living_room"] as const;
  const { order, cover } = arrangePhotos(rooms.map((room, at) => shot({ room }, at)));
  expect(cover).toBe(4);
  expect(order).toEqual([4, 3, 2, 1]);
});

test("a portrait photo is no cover, however good", () => {
  const photos = [shot({ room: "living_room", score: 0.7, notes: ["portrait"] }, 0), shot({ room: "kitchen" }, 1)];
  expect(arrangePhotos(photos).cover).toBe(2);
});

test("of two alike the better stays in the tour", () => {
  const photos = [
    shot({ room: "kitchen", score: 0.3, print: "00" }),
    shot({ room: "kitchen", score: 0.6, print: "00" }),
    shot({ room: "bedroom", print: "ff" }),
  ];
  const { duplicates, order } = arrangePhotos(photos);
  expect(duplicates).toEqual([{ photo: 1, of: 2, isSame: true }]);
  expect(order.at(-1)).toBe(1);
});

test("what is missing is named, counted against the form", () => {
  const photos = [shot({ room: "bathroom" }, 0), shot({ room: "bedroom" }, 1), shot({ room: "living_room" }, 2)];
  expect(arrangePhotos(photos, { bedrooms: 2, bathrooms: 2 }).advice).toEqual([
    "No photo of the kitchen.",
    "No photo of the second bedroom.",
    "No photo of the second bathroom.",
  ]);
  expect(arrangePhotos([shot({ room: "kitchen", notes: ["dark"] })]).advice).toContain(
    "Photo 1 is dark: open the curtains and switch on the lights.",
  );
});

test("a scaled and recompressed photo keeps its fingerprint, another one does not", async () => {
  const first = await fingerprintOf(await decoded(scene(0)));
  const again = await fingerprintOf(await decoded(sharp(await scene(0).resize(400).jpeg({ quality: 60 }).toBuffer())));
  const other = await fingerprintOf(await decoded(scene(200)));
  expect(fingerprintDistance(first, again)).toBeLessThan(0.1);
  expect(fingerprintDistance(first, other)).toBeGreaterThan(0.16);
});

test("what is seen enters the ledger once, unconfirmed, from the photo that shows it best", () => {
  const photos = [
    shot({
      room: "kitchen",
      features: [
        { key: "oven", confidence: 0.61 },
        { key: "toilet", confidence: 0.9 },
      ],
    }),
    shot({ room: "kitchen", confidence: 0.7, features: [{ key: "oven", confidence: 0.8 }] }),
  ];
  const seen = { source: "photo", isConfirmed: false };
  expect(photoFacts(photos)).toEqual([
    { key: "amenity.kitchen", value: "kitchen", index: 1, confidence: 0.9, ...seen },
    { key: "amenity.oven", value: "oven", index: 2, confidence: 0.8, ...seen },
  ]);
});
