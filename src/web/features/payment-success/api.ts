import { queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import type { getOrder } from "#shared/contract/orders.ts";
import { platformsOf } from "#shared/property-facts.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";
import type { Purchase } from "#web/lib/storage/purchase-memory.ts";

const ASK_AGAIN_MS = 1000;

export type Order = AnswerOf<typeof getOrder>;

const UNDER_WAY = new Set<Order["state"]>(["paid", "free", "generating", "failed"]);

export const isUnpaid = ({ state }: Order) => state === "open" || state === "expired";

// Asked again while the text is being written.
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/orders/{id}", id],
    queryFn: () => callEndpoint<typeof getOrder>("GET /api/orders/{id}", { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && UNDER_WAY.has(data.state) ? ASK_AGAIN_MS : false),
  });
}

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
