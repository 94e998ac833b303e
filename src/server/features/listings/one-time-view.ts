import { AppError } from "#server/http/app-error.ts";
import { listingMessages } from "#shared/messages/listings.ts";
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

function isViewOver(listing: Listing): boolean {
  const endsAt = viewEndsAt(listing);
  return listing.forgottenAt !== null || (endsAt !== null && endsAt <= new Date());
}

// A refund closes what was paid for, to everybody but the admin.
export function isClosed(listing: Listing): boolean {
  return listing.isRefunded || isViewOver(listing);
}

export function refuseClosed(listing: Listing): void {
  if (listing.isRefunded) throw new AppError("gone", listingMessages.refunded);
  if (!isViewOver(listing)) return;
  // A member's was deleted, or forgotten before it came to the account.
  throw listing.isGuest
    ? new AppError("gone", listingMessages.viewEnded)
    : new AppError("gone", listingMessages.deleted);
}
