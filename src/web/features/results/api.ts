import { queryOptions } from "@tanstack/react-query";
import type * as extras from "#shared/contract/listings/listing-extras.ts";
import type * as listings from "#shared/contract/listings/listings.ts";
import type { generateGuestDescription, PropertyData } from "#shared/contract/orders.ts";
import type { createProperty, generateDescriptions } from "#shared/contract/properties.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { recallOrderDetails } from "#web/lib/storage/purchase-memory.ts";

const KEY_PREFIX = "property_of_";

const REPEATS = 5;
const REPEAT_AFTER_MS = 2000;

// What to show: a listing that exists, or what a payment bought. The older forms have calls of their own.
export type Delivery =
  | { kind: "listing"; listingId: string }
  | { kind: "payment" | "legacy"; paymentIntentId: string; propertyData: PropertyData };

// Generating is asked for like reading, since the server answers every repeat with the same description.
export function deliveryQuery(delivery: Delivery) {
  const id = delivery.kind === "listing" ? delivery.listingId : delivery.paymentIntentId;
  return queryOptions({
    queryKey: ["delivery", delivery.kind, id],
    queryFn: () => findListingId(delivery),
    ...sitOutPauses,
  });
}

// Whether a guest has to choose first; asking does not begin the one-time view.
export function viewQuery(listingId: string) {
  return queryOptions({
    queryKey: ["/api/listing/{id}/view", listingId],
    queryFn: () =>
      callEndpoint<typeof listings.getListingView>("GET /api/listing/{id}/view", { params: { id: listingId } }),
    ...sitOutPauses,
  });
}

export function listingQuery(listingId: string) {
  return queryOptions({
    queryKey: ["/api/listing/{id}", listingId],
    queryFn: () => callEndpoint<typeof listings.getListing>("GET /api/listing/{id}", { params: { id: listingId } }),
    ...sitOutPauses,
  });
}

export async function beginView(listingId: string): Promise<{ viewEndsAt: string | null }> {
  return callEndpoint<typeof listings.openListing>("POST /api/listing/{id}/open", { params: { id: listingId } });
}

// When a guest's view ends, for a page on which it has begun.
export function viewEndQuery(listingId: string) {
  return queryOptions({
    queryKey: ["/api/listing/{id}/open", listingId],
    queryFn: () => beginView(listingId),
    ...sitOutPauses,
  });
}

type Restoring = { platform: ListingPlatform; version: number };

export function restore(listingId: string, restoring: Restoring): Promise<listings.ReadListing> {
  return callEndpoint<typeof listings.restoreVersion>("POST /api/listing/{id}/restore", {
    params: { id: listingId },
    body: restoring,
  });
}

type Choosing = { platform: ListingPlatform; beginning: listings.Beginning };

export function chooseBeginning(listingId: string, choosing: Choosing): Promise<listings.ReadListing> {
  return callEndpoint<typeof listings.chooseBeginning>("POST /api/listing/{id}/beginning", {
    params: { id: listingId },
    body: choosing,
  });
}

type Retitling = { platform: ListingPlatform; title: string };

export function chooseTitle(listingId: string, retitling: Retitling): Promise<listings.ReadListing> {
  return callEndpoint<typeof extras.chooseTitle>("POST /api/listing/{id}/title", {
    params: { id: listingId },
    body: retitling,
  });
}

// What goes with a text is read anew with each of its versions.
export function extrasQuery(listingId: string, descriptions: listings.WrittenDescription[]) {
  const versions = descriptions.map(({ platformType, version }) => `${platformType} ${version}`).join(", ");
  return queryOptions({
    queryKey: ["/api/listing/{id}/extras", listingId, versions],
    queryFn: () =>
      callEndpoint<typeof extras.getListingExtras>("GET /api/listing/{id}/extras", { params: { id: listingId } }),
    ...sitOutPauses,
  });
}

// A server that restarts, or still writes, is asked again: the order is under way all the same.
const sitOutPauses = {
  retry: (failures: number, error: Error) => failures < REPEATS && isPassing(error),
  retryDelay: REPEAT_AFTER_MS,
};

async function findListingId(delivery: Delivery): Promise<string> {
  switch (delivery.kind) {
    case "listing":
      return delivery.listingId;
    case "payment": {
      const { paymentIntentId, propertyData } = delivery;
      const body = { paymentIntentId, propertyData, paymentData: recallOrderDetails(), withContent: false };
      return (await callEndpoint<typeof generateGuestDescription>("POST /api/generate-guest-description", { body }))
        .listingId;
    }
    case "legacy":
      return generateLegacy(delivery);
  }
}

async function generateLegacy({ paymentIntentId, propertyData }: Exclude<Delivery, { kind: "listing" }>) {
  const id = await propertyIdFor(paymentIntentId, async () => {
    // Only the two older forms need the schema.
    const { LegacyProperty } = await import("#shared/contract/properties.ts");
    const body = LegacyProperty.parse(propertyData);
    return (await callEndpoint<typeof createProperty>("POST /api/properties", { body })).id;
  });
  const [first] = await callEndpoint<typeof generateDescriptions>("POST /api/properties/{id}/generate-descriptions", {
    params: { id },
    body: { paymentIntentId, withContent: false },
  });
  if (!first) throw new Error("The server wrote no description");
  return first.listingId;
}

function isPassing(error: Error): boolean {
  return !(error instanceof ApiError) || [502, 503, 504].includes(error.status);
}

// A page that is reloaded goes on with the property it has created, and creates no second one.
async function propertyIdFor(paymentIntentId: string, create: () => Promise<string>): Promise<string> {
  const key = KEY_PREFIX + paymentIntentId;
  const known = inStorage(() => sessionStorage.getItem(key));
  if (known) return known;
  const id = await create();
  inStorage(() => sessionStorage.setItem(key, id));
  return id;
}

function inStorage<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    // Without storage a reload creates the property again, which costs nothing and charges nothing.
    return null;
  }
}
