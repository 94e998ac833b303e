import { useState } from "react";
import { convertPhoto, isHeic } from "#web/lib/photos/prepare-photo.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { type Refusal, sortFiles } from "./sort-files.ts";

type Slots = { taken: number; max: number; add: (files: File[]) => void };

// Chosen files go on to their upload, or are refused by name and take no place.
export function useChosenFiles({ taken, max, add }: Slots) {
  const [refusals, setRefusals] = useState<Refusal[]>([]);

  function take(files: File[]) {
    const sorted = sortFiles(files, { taken, max });
    setRefusals(sorted.refusals);
    const [refusal] = sorted.refusals;
    if (refusal) showToast({ title: refusal.title, description: refusal.description, tone: "problem" });
    if (sorted.accepted.length > 0) add(sorted.accepted);
  }

  // Some browsers can convert HEIC; in the others it is refused like any unknown format.
  async function takeConverted(files: File[]) {
    take(await Promise.all(files.map(async (file) => (isHeic(file) && (await convertPhoto(file))) || file)));
  }

  return { refusals, take: (files: File[]) => (files.some(isHeic) ? void takeConverted(files) : take(files)) };
}
