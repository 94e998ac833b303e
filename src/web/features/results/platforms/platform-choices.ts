import type { WrittenDescription } from "#shared/contract/listings/listings.ts";
import {
  LISTING_PLATFORMS,
  type ListingPlatform,
  RENTAL_PLATFORMS,
  type RentalPlatform,
} from "#shared/contract-values.ts";

type Written = Pick<WrittenDescription, "platformType">;

export type PlatformChoice<D extends Written> =
  | { platform: ListingPlatform; description: D }
  | { platform: RentalPlatform; description: null };

// The texts there are and, for a rental home, those that can be had; always in the same order, so that a tab stays where
// it is when its text is written.
export function platformChoices<D extends Written>(descriptions: readonly D[]): PlatformChoice<D>[] {
  const written = descriptions.map((description) => ({ platform: description.platformType, description }));
  const isRental = written.some(({ platform }) => RENTAL_PLATFORMS.some((name) => name === platform));
  const missing = RENTAL_PLATFORMS.filter((name) => !written.some(({ platform }) => platform === name));
  const addable = isRental ? missing.map((platform) => ({ platform, description: null })) : [];
  return [...written, ...addable].toSorted((one, other) => placeOf(one.platform) - placeOf(other.platform));
}

function placeOf(platform: ListingPlatform): number {
  return LISTING_PLATFORMS.indexOf(platform);
}
