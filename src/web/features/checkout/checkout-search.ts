import type { PropertyData } from "#shared/contract/orders.ts";
import { propertyDataIn } from "#web/lib/purchase-memory.ts";

type CheckoutSearch = { propertyData?: PropertyData };

// The vacation rental and real estate forms bring the property in the address.
export function readCheckoutSearch(search: Record<string, unknown>): CheckoutSearch {
  const propertyData = propertyDataIn(search["propertyData"]);
  return propertyData ? { propertyData } : {};
}
