import { EMPTY_DRAFT, type FactDraft } from "./fact-draft.ts";

const KEPT_MS = 24 * 60 * 60 * 1000;
const nameOf = (listingId: string) => `fact_change_${listingId}`;

// What was typed into the dialog, until it is kept or discarded.
export function recallDraft(listingId: string): FactDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(listingId)) ?? "null") as {
      draft: FactDraft;
      keptAt: number;
    } | null;
    const isFresh = kept !== null && Date.now() - kept.keptAt < KEPT_MS && typeof kept.draft === "object";
    return isFresh ? { ...EMPTY_DRAFT, ...kept.draft } : null;
  } catch {
    return null;
  }
}

export function rememberDraft(listingId: string, draft: FactDraft): void {
  try {
    localStorage.setItem(nameOf(listingId), JSON.stringify({ draft, keptAt: Date.now() }));
  } catch {
    // A browser that keeps nothing asks again; the dialog itself works all the same.
  }
}

export function forgetDraft(listingId: string): void {
  try {
    localStorage.removeItem(nameOf(listingId));
  } catch {
    // There was nothing to remove.
  }
}
