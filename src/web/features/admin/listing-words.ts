import type { AdminListing } from "#shared/contract/account/admin.ts";

export function addressOf({ address }: { address: string | null }): string {
  return address ?? "Address unknown";
}

export function buyerOf({ isGuest, userName, userEmail }: AdminListing): string {
  if (isGuest) return "Guest";
  return userName ?? userEmail ?? "Deleted account";
}

export function roomsOf({ bedrooms, bathrooms }: AdminListing): string {
  return `${bedrooms ?? "?"} / ${bathrooms ?? "?"}`;
}

// "vacation_rental" is meant for programs.
export function propertyTypeOf({ propertyType }: AdminListing): string | null {
  return propertyType?.replaceAll("_", " ") ?? null;
}
