import { AppError } from "#server/http/app-error.ts";
import type { Listing } from "./store.ts";

const VIEW_MS = 30 * 60 * 1000;
const KEPT_UNREAD_MS = 24 * 60 * 60 * 1000;

// A guest reads once: half an hour from opening it, or from a day after delivery if it was never opened.
export function viewEndsAt({ isGuest, openedAt, createdAt }: Listing): Date | null {
  if (!isGuest) return null;
  const latestStart = createdAt.getTime() + KEPT_UNREAD_MS;
  const start = Math.min(openedAt?.getTime() ?? latestStart, latestStart);
  return new Date(start + VIEW_MS);
}

export function isViewOver(listing: Listing): boolean {
  const endsAt = viewEndsAt(listing);
  return listing.forgottenAt !== null || (endsAt !== null && endsAt <= new Date());
}

export function refuseEndedView(listing: Listing): void {
  if (!isViewOver(listing)) return;
  // A member's was deleted, or forgotten before it came to the account.
  throw listing.isGuest
    ? new AppError("gone", "Your one-time view of this description has ended.")
    : new AppError("gone", "This description was deleted.");
}
