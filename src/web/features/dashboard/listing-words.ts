import type { UserListing } from "#shared/contract/listings/user-listings.ts";
import { counted } from "#web/lib/format-text.ts";
import { thumbnailOf } from "#web/lib/photos/thumbnail-of.ts";

export const titleOf = ({ address }: UserListing): string => address ?? "Listing without an address";

// What no form said is left out instead of guessed.
export function factsOf({ bedrooms, bathrooms, maxGuests }: UserListing): string[] {
  return [...counted(bedrooms, "bedroom"), ...counted(bathrooms, "bathroom"), ...counted(maxGuests, "guest")];
}

export function outdatedWords({ outdatedSentences: count = 0 }: UserListing): string {
  return count === 1 ? "1 sentence is out of date" : `${count} sentences are out of date`;
}

export const displayType = (propertyType: string | null): string | null => propertyType?.replaceAll("_", " ") ?? null;

// Only our own pictures: any other address is not ours to ask. Small ones, which is all that a card shows.
export function firstPicture({ imageUrls }: UserListing): string | null {
  const own = imageUrls.find((url) => /^\/files\/[0-9a-f]{40}\.webp$/.test(url));
  return own ? thumbnailOf(own) : null;
}
