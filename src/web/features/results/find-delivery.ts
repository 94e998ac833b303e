import { recallPurchase } from "#web/lib/purchase-memory.ts";
import type { Delivery } from "./api.ts";
import type { ResultsSearch } from "./results-search.ts";

// The address goes before what the browser remembers, which may be another tab's purchase.
export function findDelivery(search: ResultsSearch): Delivery | null {
  if (search.listing) return { kind: "listing", listingId: search.listing };
  const remembered = recallPurchase();
  const paymentIntentId = search.paymentIntentId ?? search.payment ?? remembered.paymentIntentId;
  if (!paymentIntentId) return null;
  return { kind: "payment", paymentIntentId, propertyData: search.propertyData ?? remembered.propertyData ?? {} };
}
