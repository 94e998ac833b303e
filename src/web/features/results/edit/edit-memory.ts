import type { Draft } from "./edit-history.ts";

export type EditPlace = { listingId: string; platform: string; heading: string };
// With the version that it was typed into.
export type KeptEdit = { draft: Draft; version: number };

const nameOf = ({ listingId, platform, heading }: EditPlace) => `text_edit_${listingId}_${platform}_${heading}`;

// What was typed into a field, until it is saved or discarded.
export function recallEdit(place: EditPlace): KeptEdit | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(place)) ?? "null") as KeptEdit | null;
    const isWhole =
      typeof kept?.draft?.text === "string" && typeof kept.version === "number" && Array.isArray(kept.draft.things);
    if (!isWhole) return null;
    const { text, things, sentences } = kept.draft;
    return { draft: { text, things, sentences }, version: kept.version };
  } catch {
    return null;
  }
}

export function rememberEdit(place: EditPlace, kept: KeptEdit): void {
  try {
    localStorage.setItem(nameOf(place), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still edits.
  }
}

export function forgetEdit(place: EditPlace): void {
  try {
    localStorage.removeItem(nameOf(place));
  } catch {
    // There was nothing to remove.
  }
}
