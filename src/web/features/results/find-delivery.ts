import type { PropertyData } from "#shared/contract/orders.ts";
import { recallPurchase } from "#web/lib/purchase-memory.ts";
import type { Delivery } from "./api.ts";
import type { ResultsSearch } from "./results-search.ts";

const LEGACY_TYPES = new Set<unknown>(["vacation_rental", "real_estate"]);

// The address goes before what the browser remembers, which may be another tab's purchase.
export function findDelivery(search: ResultsSearch): Delivery | null {
  if (search.listing) return { kind: "listing", listingId: search.listing };
  const remembered = recallPurchase();
  const paymentIntentId = search.paymentIntentId ?? search.payment ?? remembered.paymentIntentId;
  if (!paymentIntentId) return null;
  const propertyData = search.propertyData ?? remembered.propertyData ?? {};
  return { kind: isLegacy(propertyData) ? "legacy" : "payment", paymentIntentId, propertyData };
}

// The vacation rental and real estate forms say of which kind they are.
function isLegacy({ propertyType, title }: PropertyData): boolean {
  return LEGACY_TYPES.has(propertyType) && typeof title === "string";
}
