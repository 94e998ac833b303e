import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { whitePng } from "#tests/support/samples/hostile-files.ts";
import { openVision, type Vision } from "./open-vision.ts";

const sample = (path: string) => readFileSync(join(import.meta.dirname, "..", path));
const kept = new Map<string, string>();
let vision: Vision;

beforeAll(() => {
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key) ?? null),
    set: async (key: string, finding: string) => void kept.set(key, finding),
  };
  vision = openVision({ workers: 1, timeoutMs: 300_000, cache });
});
afterAll(() => vision.close());

const TAKES_MS = 300_000;

test("a picture of a TV in a room shows a TV, indoors, and no more", { timeout: TAKES_MS }, async () => {
  const finding = await vision.lookAtPhoto(sample("photos/samples/drawn-tv.png"));
  expect(finding.features.map(({ key }) => key)).toEqual(["tv"]);
  const [tv] = finding.objects;
  expect(tv?.label).toBe("tv");
  // Drawn from 26 to 74 percent of the width and 25 to 63 of the height.
  const expected = [0.26, 0.25, 0.74, 0.63];
  for (const [at, edge] of (tv?.box ?? []).entries()) expect(Math.abs(edge - (expected[at] ?? 0))).toBeLessThan(0.05);
  expect(finding.outdoor).toBe(false);
  expect(finding.room).toBe("not sure");
});

test("a house under the sky is outdoors, whichever way the camera was held", { timeout: TAKES_MS }, async () => {
  const upright = sample("photos/samples/drawn-house-front.png");
  const turned = await sharp(upright).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
  for (const picture of [upright, turned]) {
    const finding = await vision.lookAtPhoto(picture);
    expect(finding).toMatchObject({ outdoor: true, features: [], quality: { widthPx: 800, heightPx: 600 } });
  }
});

test("writing across a photo is noted", { timeout: TAKES_MS }, async () => {
  // The words are cut from the drawn plan: no font is needed.
  const words = await sharp(sample("plans/samples/two-bedroom-flat.png"))
    .extract({ left: 260, top: 605, width: 380, height: 80 })
    .png()
    .toBuffer();
  const written = await sharp(sample("photos/samples/drawn-house-front.png"))
    .composite([{ input: words, left: 60, top: 480 }])
    .jpeg()
    .toBuffer();
  expect((await vision.lookAtPhoto(written)).quality.notes).toContain("text");
  expect((await vision.lookAtPhoto(sample("photos/samples/drawn-house-front.png"))).quality.notes).not.toContain(
    "text",
  );
});

test("a plan's rooms, sizes, floor and area are read", { timeout: TAKES_MS }, async () => {
  const finding = await vision.readPlan(sample("plans/samples/two-bedroom-flat.png"));
  expect(finding).toMatchObject({ bedrooms: 2, bathrooms: 1, areaM2: 84.5, floors: ["First floor"] });
  expect(finding.labels.toSorted()).toEqual(
    ["Balcony", "Bathroom", "Bedroom 1", "Bedroom 2", "Dining room", "Hall", "Reception/kitchen"].toSorted(),
  );
  const bedroom = finding.rooms.find(({ name }) => name === "Bedroom 1");
  expect(bedroom).toMatchObject({ kind: "bedroom", dimensions: { widthM: 4.2, lengthM: 3.4 }, floor: "First floor" });
});

test("a PDF plan is read like a picture", { timeout: TAKES_MS }, async () => {
  const finding = await vision.readPlan(sample("plans/samples/two-bedroom-house.pdf"));
  expect(finding).toMatchObject({ bedrooms: 2, bathrooms: 1, floors: ["Ground floor"] });
});

test("a file is looked at once, however often it comes", { timeout: TAKES_MS }, async () => {
  const photo = sample("photos/samples/drawn-tv.png");
  const first = await vision.lookAtPhoto(photo);
  const key = [...kept.keys()].find((known) => kept.get(known) === JSON.stringify(first)) ?? "";
  kept.set(key, JSON.stringify({ ...first, room: "kitchen" }));
  expect((await vision.lookAtPhoto(photo)).room).toBe("kitchen");
  expect((await vision.lookAtPhoto(sample("photos/samples/drawn-house-front.png"))).room).not.toBe("kitchen");
});

test("a file that is no picture, a damaged one and an oversized one cost one clear error", async () => {
  const photo = await sharp(sample("photos/samples/drawn-tv.png")).jpeg().toBuffer();
  const huge = whitePng({ widthPx: 12_000, heightPx: 9000 });
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="9" height="9"/></svg>',
  );
  await expect(vision.lookAtPhoto(Buffer.from("hello"))).rejects.toMatchObject({ code: "unreadable" });
  await expect(vision.lookAtPhoto(svg)).rejects.toMatchObject({ code: "unreadable" });
  await expect(vision.lookAtPhoto(photo.subarray(0, 2000))).rejects.toMatchObject({ code: "unreadable" });
  await expect(vision.lookAtPhoto(huge)).rejects.toMatchObject({ code: "too_large" });
  await expect(vision.readPlan(Buffer.from("%PDF-1.4 rubbish"))).rejects.toMatchObject({ code: "unreadable" });
  expect((await vision.lookAtPhoto(photo)).features.map(({ key }) => key)).toEqual(["tv"]);
});
