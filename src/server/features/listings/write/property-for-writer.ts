import type { PropertyData } from "#shared/contract/orders.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { addressOf, isGuestCountKnown } from "#shared/property-facts.ts";

const PLACES = new Map(INTAKE_SECTIONS.flatMap(({ fields }) => fields.map(({ id }) => id)).map((id, at) => [id, at]));

// The express form cannot tell "no pets" from "not asked", and sends one guest for an empty field: neither is a fact.
export function propertyFor(data: PropertyData): PropertyData {
  const ordered = inOrderOfTheForm(data);
  if (ordered["formType"] !== "express") return ordered;
  const { petFriendly, maxGuests, ...known } = ordered;
  return {
    ...known,
    ...(petFriendly === true && { petFriendly }),
    ...(isGuestCountKnown(data) && { maxGuests }),
  };
}

// The same answers are the same facts in the same order, however a database or a browser orders them: so the text that
// was shown before payment is the one that is delivered.
function inOrderOfTheForm(data: PropertyData): PropertyData {
  const entries = Object.entries(data).toSorted(
    ([one], [other]) => place(one) - place(other) || (one < other ? -1 : Number(one > other)),
  );
  return Object.fromEntries(entries);
}

function place(name: string): number {
  return PLACES.get(name) ?? PLACES.size;
}

const COUNTS = ["bedrooms", "bathrooms", "maxGuests"];
const LONGEST_ADDRESS = 500;

// What is plain enough for any writer.
export function essentialsOf(data: PropertyData): PropertyData {
  const counts = COUNTS.map((name) => [name, countIn(data[name])] as const);
  const address = addressOf(data);
  return {
    ...Object.fromEntries(counts.filter(([, count]) => count > 0 && count <= 50)),
    ...(address !== null && { address: address.slice(0, LONGEST_ADDRESS) }),
  };
}

function countIn(value: unknown): number {
  return typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
}
