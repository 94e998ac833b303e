import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openVision } from "../../src/writer/inference/open-vision.ts";
import { NOT_SURE, type PhotoFinding } from "../../src/writer/photos/photo-finding.ts";
import { type PhotoLabel, percent, print, readPhotoLabels } from "./read-labels.ts";

const ROOMS = new Set(["bedroom", "kitchen", "bathroom", "living_room", "dining_room"]);
const OUTDOOR_LABELS =
  "balcony_terrace bbq beach exterior garden hot_tub lake_view mountain_view ocean_view pool other_amenity";
const OUTDOORS = new Set(OUTDOOR_LABELS.split(" "));
// Labels name the subject of a photo; two of them do not tell where it was taken.
const TAKEN_ELSEWHERE = [
  { file: "ocean_view/unsplash-marebella__room-4.jpg", outdoor: false },
  { file: "sauna_spa/french-river-cottage__exterior-2.jpg", outdoor: true },
];
const NEVER_STATED = /pool|tub|fireplace|view/;

type Looked = PhotoLabel & { finding: PhotoFinding };

export async function scorePhotos(folder: string): Promise<void> {
  const looked = await lookAtAll(folder);
  const rooms = looked.filter(({ label }) => ROOMS.has(label));
  const right = rooms.filter(({ label, finding }) => finding.room === label);
  const unsure = rooms.filter(({ finding }) => finding.room === NOT_SURE);
  const settings = looked.filter(({ file, label, finding }) => finding.outdoor === isOutdoors(file, label));
  const features = looked.flatMap(({ finding }) => finding.features);
  print("room type right", percent(right.length, rooms.length), "at least 88 %");
  print("room type wrong", percent(rooms.length - right.length - unsure.length, rooms.length), "at most 6 %");
  print("indoor or outdoor right", percent(settings.length, looked.length), "at least 93 %");
  print("features stated", String(features.length), "docs/eyes-check.md");
  const bold = features.filter(({ key }) => NEVER_STATED.test(key));
  print("pools, hot tubs, fireplaces and views stated", String(bold.length), "none that is not there");
  for (const { file, label, finding } of looked) {
    const isRoomWrong = ROOMS.has(label) && finding.room !== label;
    const isSettingWrong = finding.outdoor !== isOutdoors(file, label);
    if (isRoomWrong) console.log(`  ${finding.room === NOT_SURE ? "unsure" : "wrong"}: ${file} as ${finding.room}`);
    if (isSettingWrong) console.log(`  ${file} as ${finding.outdoor ? "outdoor" : "indoor"}`);
  }
}

function isOutdoors(file: string, label: string): boolean {
  return TAKEN_ELSEWHERE.find((photo) => photo.file === file)?.outdoor ?? OUTDOORS.has(label);
}

async function lookAtAll(folder: string): Promise<Looked[]> {
  const vision = openVision({ timeoutMs: 600_000 });
  try {
    const labels = readPhotoLabels(folder);
    return await Promise.all(
      labels.map(async (label) => ({
        ...label,
        finding: await vision.lookAtPhoto(await readFile(join(folder, "photos", label.file))),
      })),
    );
  } finally {
    await vision.close();
  }
}
