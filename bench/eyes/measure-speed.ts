import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { print, readPhotoLabels, readPlanLabels } from "./read-labels.ts";

type Speed = { seconds: number; cpuSeconds: number; megabytes: number; delayP99Ms: number };

const PHOTOS = 10;

// A process of its own, so that nothing is warm: ten photos of twelve megapixels and a plan at once.
export async function measureSpeed(folder: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "stayscribe-eyes-"));
  try {
    const photos = await enlargePhotos(folder, scratch);
    const plan = readPlanLabels(folder).find(({ room_labels_visible }) => room_labels_visible.length === 8);
    const program = join(import.meta.dirname, "speed-run.ts");
    const args = [program, join(folder, "floorplans", plan?.file ?? ""), ...photos];
    const run = spawnSync(process.execPath, args, { encoding: "utf8" });
    if (run.status !== 0) throw new Error(run.stderr);
    const { seconds, cpuSeconds, megabytes, delayP99Ms } = JSON.parse(run.stdout) as Speed;
    print("ten 12-megapixel photos and a plan, cold", `${seconds.toFixed(1)} s`, "under 10 s on 2 cores");
    print("processor time of it", `${cpuSeconds.toFixed(1)} s`, "");
    print("extra memory", `${megabytes.toFixed(0)} MB`, "under 800 MB");
    print("event loop delay, p99", `${delayP99Ms.toFixed(1)} ms`, "under 30 ms");
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function enlargePhotos(folder: string, scratch: string): Promise<string[]> {
  const labels = readPhotoLabels(folder);
  const step = Math.floor(labels.length / PHOTOS);
  const chosen = Array.from({ length: PHOTOS }, (_, at) => labels[at * step]?.file ?? "");
  return Promise.all(
    chosen.map(async (file, at) => {
      const large = join(scratch, `${at}.jpg`);
      await sharp(join(folder, "photos", file))
        .resize(4000, 3000, { fit: "fill" })
        .jpeg({ quality: 88 })
        .toFile(large);
      return large;
    }),
  );
}
