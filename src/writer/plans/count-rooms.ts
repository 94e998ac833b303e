import { centre } from "./box-geometry.ts";
import type { RoomLabel } from "./find-labels.ts";

// A basin or a toilet that is named within this share of the page from a bathroom's name stands in it.
const SAME_BATHROOM = 0.16;

// null when the plan does not say, or says it in a way that does not add up.
export function countBedrooms(labels: RoomLabel[]): number | null {
  const bedrooms = labels.filter(({ kind }) => kind === "bedroom");
  if (bedrooms.length === 0) return labels.some(({ kind }) => kind === "studio") ? 0 : null;
  if (hasSeveralHomes(labels)) return null;
  const numbers = new Set(bedrooms.map(({ number }) => number).filter((number) => number !== null));
  // A legend names "Bedroom 1" a second time.
  const count = numbers.size + bedrooms.filter(({ number }) => number === null).length;
  // "Bedroom 3" with only two names read: one was missed.
  return Math.max(0, ...numbers) > count ? null : count;
}

export function countBathrooms(labels: RoomLabel[]): number | null {
  const bathrooms = labels.filter(({ kinds }) => kinds.includes("bathroom"));
  const reach = SAME_BATHROOM * Math.max(...labels.map(({ box }) => Math.max(box.right, box.bottom)), 0);
  const named = bathrooms.filter((label, at) => !isPartOf(label, bathrooms.slice(0, at), reach));
  const toilets = labels.filter(({ kind }) => kind === "wc").filter((label) => !isNear(label, named, reach));
  if (named.length + toilets.length === 0 || hasSeveralHomes(labels)) return null;
  return isLikelyMissed(labels, named.length) ? null : named.length + 0.5 * toilets.length;
}

// Bathrooms are small, and so is their writing: an ensuite is the first name that is not read. One bathroom for three
// bedrooms, or beside a walk-in wardrobe, is less likely than a second one whose name was missed.
function isLikelyMissed(labels: RoomLabel[], named: number): boolean {
  const bedrooms = labels.filter(({ kind }) => kind === "bedroom").length;
  const hasDressing = labels.some(({ name }) => /^(wir|wic|walk|dressing|ankleide|vestidor)/i.test(name));
  return named * 2 < bedrooms || (named === 1 && bedrooms > 1 && hasDressing);
}

// Two homes on one sheet have two of everything, under the same names.
function hasSeveralHomes(labels: RoomLabel[]): boolean {
  const isRepeated = (wanted: RoomLabel["kind"]) => {
    const names = labels.filter(({ kind }) => kind === wanted).map(({ name }) => name.toLowerCase());
    return new Set(names).size < names.length;
  };
  return isRepeated("living") && (isRepeated("kitchen") || isRepeated("dining"));
}

// "Shower" beside "Bath room" is a shower in it.
function isPartOf(label: RoomLabel, others: RoomLabel[], reach: number): boolean {
  return /^(shower|lav\w*|bath ?tub)\.?$/i.test(label.name) && isNear(label, others, reach);
}

function isNear(label: RoomLabel, others: RoomLabel[], reach: number): boolean {
  const at = centre(label.box);
  return others.some(({ box, page }) => {
    const there = centre(box);
    return page === label.page && Math.hypot(there.x - at.x, there.y - at.y) < reach;
  });
}
