import type { UserListing } from "#shared/contract/listings/user-listings.ts";
import { thumbnailUrlOf } from "#shared/contract/stored-file.ts";
import { counted } from "#web/lib/format-text.ts";

export const titleOf = ({ address }: UserListing): string => address ?? "Listing without an address";

// Unknown counts are left out instead of guessed.
export function factsOf({ bedrooms, bathrooms, maxGuests }: UserListing): string[] {
  return [...counted(bedrooms, "bedroom"), ...counted(bathrooms, "bathroom"), ...counted(maxGuests, "guest")];
}

export function outdatedWords({ outdatedSentences: count = 0 }: UserListing): string {
  return count === 1 ? "1 sentence is out of date" : `${count} sentences are out of date`;
}

export const displayType = (propertyType: string | null): string | null => propertyType?.replaceAll("_", " ") ?? null;

// Stored pictures only, since the browser must not call other sites; a card needs no more than the small one.
export function firstPicture({ imageUrls }: UserListing): string | null {
  return imageUrls.map(thumbnailUrlOf).find((url) => url !== null) ?? null;
}
