import { isDeepStrictEqual } from "node:util";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { Listing } from "../store.ts";

// The details that differ, which are the ones that a change was about.
export function changedFields(before: PropertyData, after: PropertyData): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

// The form behind an order, with what its host said of the home after the delivery: the form does not know it.
export function withLaterFacts(
  form: PropertyData,
  { propertyData, factChanges }: Pick<Listing, "propertyData" | "factChanges">,
): PropertyData {
  const fields = new Set(factChanges.flatMap((note) => note.fields));
  const kept = Object.entries(form).filter(([name]) => !fields.has(name));
  const later = Object.entries(propertyData).filter(([name]) => fields.has(name));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(later) };
}
