import type { PropertyData } from "#shared/contract/orders.ts";
import { platformsOf } from "#shared/platforms.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";
import type { OrderDetails } from "#web/lib/purchase-memory.ts";
import type { Quote } from "./api.ts";

export function orderDetailsOf(propertyData: PropertyData, quote: Quote): OrderDetails {
  const { address, bedrooms, bathrooms } = summariseProperty(propertyData);
  return {
    address,
    bedrooms,
    bathrooms,
    selectedPlatforms: platformsOf(propertyData),
    originalAmount: quote.originalAmount,
    finalAmount: quote.amount,
    promoCode: quote.promoCode,
    discountAmount: quote.totalDiscountAmount,
  };
}
