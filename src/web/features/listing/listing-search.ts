export type ListingSearch = { guest?: string };

export function readListingSearch({ guest }: Record<string, unknown>): ListingSearch {
  return typeof guest === "string" && guest !== "" ? { guest } : {};
}
