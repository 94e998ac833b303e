import type { PropertyData } from "#shared/contract/orders.ts";
import { propertyDataIn, recallPurchase } from "#web/lib/storage/purchase-memory.ts";
import type { Delivery } from "../api.ts";

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

type ResultsSearch = {
  listing?: string;
  payment?: string;
  propertyData?: PropertyData;
  paymentIntentId?: string;
};

export function readResultsSearch(search: Record<string, unknown>): ResultsSearch {
  const listing = textAt(search, "listing");
  const payment = textAt(search, "payment");
  // The name under which a bank's own page hands the payment back.
  const paymentIntentId = textAt(search, "paymentIntentId") ?? textAt(search, "payment_intent");
  const propertyData = propertyDataIn(search["propertyData"]);
  return {
    ...(listing && { listing }),
    ...(payment && { payment }),
    ...(paymentIntentId && { paymentIntentId }),
    ...(propertyData && { propertyData }),
  };
}

// The router reads a value that looks like a number as one.
function textAt(search: Record<string, unknown>, name: string): string | null {
  const value = search[name];
  return (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : null;
}
