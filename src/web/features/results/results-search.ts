import type { PropertyData } from "#shared/contract/orders.ts";
import { propertyDataIn } from "#web/lib/purchase-memory.ts";

export type ResultsSearch = {
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
