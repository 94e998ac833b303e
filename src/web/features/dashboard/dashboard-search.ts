import { LISTING_ORDERS, type ListingOrder } from "#shared/contract-values.ts";

export type DashboardSearch = { q?: string; sort?: ListingOrder };

export function readDashboardSearch({ q, sort }: Record<string, unknown>): DashboardSearch {
  // The router reads what looks like a number as one.
  const text = typeof q === "number" ? String(q) : q;
  const order = LISTING_ORDERS.find((name) => name === sort);
  return {
    ...(typeof text === "string" && text.trim() !== "" && { q: text.slice(0, 200) }),
    // The usual order needs no word in the address.
    ...(order && order !== "newest" && { sort: order }),
  };
}
