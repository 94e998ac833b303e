import type { PropertyData } from "#shared/contract/orders.ts";
import { PLATFORM_LABELS, type PropertyFacts, readPropertyFacts } from "#shared/property-facts.ts";

export type PropertySummary = Omit<PropertyFacts, "platforms"> & { platforms: string[] };

export function summariseProperty(data: PropertyData): PropertySummary {
  const facts = readPropertyFacts(data);
  return { ...facts, platforms: facts.platforms.map((platform) => PLATFORM_LABELS[platform]) };
}
