import { queryOptions } from "@tanstack/react-query";
import { getListing } from "#shared/contract/listings.ts";
import { generateGuestDescription, type PropertyData } from "#shared/contract/orders.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";
import { recallOrderDetails } from "#web/lib/purchase-memory.ts";

const REPEATS = 5;
const REPEAT_AFTER_MS = 2000;

// What to show: a listing that exists, or the description that a payment bought.
export type Delivery =
  | { kind: "listing"; listingId: string }
  | { kind: "payment"; paymentIntentId: string; propertyData: PropertyData };

export type DeliveredDescription = { content: string; propertyData: PropertyData };

// Generating is asked for like reading, since the server answers every repeat with the same description.
export function deliveryQuery(delivery: Delivery) {
  const id = delivery.kind === "listing" ? delivery.listingId : delivery.paymentIntentId;
  return queryOptions({
    queryKey: ["delivery", delivery.kind, id],
    queryFn: () => fetchDelivery(delivery),
    // A server that restarts, or still writes, is asked again: the order is under way all the same.
    retry: (failures, error) => failures < REPEATS && isPassing(error),
    retryDelay: REPEAT_AFTER_MS,
  });
}

async function fetchDelivery(delivery: Delivery): Promise<DeliveredDescription> {
  if (delivery.kind === "listing") {
    const { content, propertyData } = await callEndpoint(getListing, { params: { id: delivery.listingId } });
    return { content, propertyData };
  }
  const { paymentIntentId, propertyData } = delivery;
  const body = { paymentIntentId, propertyData, paymentData: recallOrderDetails() };
  const { content } = await callEndpoint(generateGuestDescription, { body });
  return { content, propertyData };
}

function isPassing(error: Error): boolean {
  return !(error instanceof ApiError) || [502, 503, 504].includes(error.status);
}
