import { platformsOf } from "#shared/property-facts.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";
import type { Purchase } from "#web/lib/purchase-memory.ts";
import type { Order } from "./api.ts";

// What the browser remembers of a purchase, from the server's own numbers.
export function purchaseOf(order: Order): Purchase {
  const { address, bedrooms, bathrooms } = summariseProperty(order.propertyData);
  return {
    paymentIntentId: order.paymentIntentId ?? "",
    propertyData: order.propertyData,
    orderDetails: {
      address,
      bedrooms,
      bathrooms,
      selectedPlatforms: platformsOf(order.propertyData),
      originalAmount: order.originalAmount,
      finalAmount: order.amount,
      promoCode: order.promoCode,
      discountAmount: order.discountAmount,
    },
  };
}
