import type { Fact } from "./fact.ts";

const STATED =
  /^(?:amenity\.(?:security-cameras|noise-monitors|pets-live-here)|camera-view|hazard|levels|shared-(?:space|with|bath))$/;
const TERMS = /^rule\.(?:check-in|latest-check-in|check-out|quiet-hours|quiet-hours-end|minimum-age)$/;

// Things that guests may take for their own unless they are told.
export const SHARED_THINGS = new Map([
  ["amenity.pool", "pool"],
  ["amenity.hot-tub", "hot tub"],
  ["amenity.sauna", "sauna"],
  ["amenity.gym", "gym"],
  ["amenity.backyard", "backyard"],
  ["amenity.patio", "patio"],
  ["amenity.kitchen", "kitchen"],
]);

// Times and ages are for guests, and say nothing of a home for sale.
export function isTerm({ key }: Fact): boolean {
  return TERMS.test(key);
}

export function isSharedThing({ key, qualifiers }: Fact): boolean {
  return SHARED_THINGS.has(key) && qualifiers.access === "shared";
}

function isClimb({ key, value, qualifiers }: Fact): boolean {
  return (key === "stairs" && qualifiers.count !== undefined) || (key === "absent" && value === "no elevator");
}

// What is always stated, whatever else there is to say: a guest must know it before booking.
export function isStated(fact: Fact): boolean {
  return STATED.test(fact.key) || isTerm(fact) || isClimb(fact) || isSharedThing(fact);
}
