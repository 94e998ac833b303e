import type { PropertyData } from "#shared/contract/orders.ts";
import { isGuestCountKnown } from "#shared/property-facts.ts";

// The express form cannot tell "no pets" from "not asked", and sends one guest for an empty field: neither is a fact.
export function propertyFor(data: PropertyData): PropertyData {
  if (data["formType"] !== "express") return data;
  const { petFriendly, maxGuests, ...known } = data;
  return {
    ...known,
    ...(petFriendly === true && { petFriendly }),
    ...(isGuestCountKnown(data) && { maxGuests }),
  };
}

const COUNTS = ["bedrooms", "bathrooms", "maxGuests"];
const LONGEST_ADDRESS = 500;

// What is plain enough for any writer.
export function essentialsOf(data: PropertyData): PropertyData {
  const counts = COUNTS.map((name) => [name, countIn(data[name])] as const);
  const address = data["address"] ?? data["property_address"];
  return {
    ...Object.fromEntries(counts.filter(([, count]) => count > 0 && count <= 50)),
    ...(typeof address === "string" && { address: address.slice(0, LONGEST_ADDRESS) }),
  };
}

function countIn(value: unknown): number {
  return typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
}
