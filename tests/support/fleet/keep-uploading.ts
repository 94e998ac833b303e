import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { imagesForm, plainPicture } from "../uploads.ts";

const PAUSE_MS = 1000;

export type Uploading = { kept: string[]; finish: () => Promise<string[]> };

// Sends one picture after the other; one that was not taken is sent again.
export function keepUploading(url: string): Uploading {
  const kept: string[] = [];
  let isOver = false;
  const work = async () => {
    const picture = await plainPicture();
    while (!isOver) {
      const body = imagesForm([{ name: "a.jpg", bytes: picture }]);
      const answer = await fetch(`${url}/api/upload-images`, { method: "POST", body });
      if (answer.ok) kept.push(...((await answer.json()) as { imageUrls: string[] }).imageUrls);
      else expect(answer.status).toBe(503);
      await sleep(PAUSE_MS);
    }
  };
  const working = work();
  return {
    kept,
    finish: async () => {
      isOver = true;
      await working;
      return kept;
    },
  };
}
