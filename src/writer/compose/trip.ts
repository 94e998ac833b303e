import type { Home } from "./home/home.ts";

// The trip a home suits best, as its facts argue it. What each moment is good for is told for that trip, so that the
// whole text speaks to one reader.
export type Trip = "alone" | "as a couple" | "with a baby" | "in a group" | "to swim" | "to work" | "with others";

const GROUP = 8;
const BABY_THINGS = ["crib", "travel-crib", "high-chair", "changing-table", "baby-bath"] as const;
const SAYS_WORK = /\b(?:business (?:trip|travel)|work trips?|remote work|corporate|nurses?|assignments?)/i;

export function tripFor(home: Home): Trip {
  const guests = home.number("guests") ?? 0;
  if (guests === 1) return "alone";
  if (guests >= GROUP) return "in a group";
  const forBaby = BABY_THINGS.filter((concept) => isFree(home, concept)).length;
  if (forBaby > 1 && !home.isRoom) return "with a baby";
  if (!home.isRoom && (home.has("pool") || home.has("beach-access"))) return "to swim";
  if (isForWork(home)) return "to work";
  return guests === 2 ? "as a couple" : "with others";
}

function isFree(home: Home, concept: (typeof BABY_THINGS)[number]): boolean {
  return home.has(concept) && home.amenity(concept)?.qualifiers.cost !== "paid";
}

function isForWork(home: Home): boolean {
  const isSaid = home.notes.all.some(({ text }) => SAYS_WORK.test(text));
  const isWired = home.has("ethernet") || home.amenity("wifi")?.qualifiers.size !== undefined;
  return isSaid || (home.has("workspace") && isWired && (home.number("guests") ?? 0) < 4);
}
