import { findLabels, type RoomLabel } from "./find-labels.ts";
import { type RoomKind, squeeze } from "./match-room-name.ts";
import { type Dimensions, parseArea, parseDimensions } from "./parse-size.ts";
import { centre, height, isInColumn, lineBelow, type TextLine } from "./text-line.ts";

// A basin or a toilet that is named within this share of the page from a bathroom's name stands in it.
const SAME_BATHROOM = 0.16;

const TOTAL = /total|gross|gia\b|internal|area|approx|wohnfl|nutzfl|surface|superficie|opperv|boarea|bruksareal/i;

// What is smaller is a room, not a home.
const LEAST_HOME_M2 = 12;

// In heights of the writing.
const WIDEST_TABLE_GAP = 10;

const ORDINALS = "ground|lower|upper|first|second|third|fourth|fifth|sixth|main|top|basement|attic|raised";

const FLOOR = new RegExp(
  `^(?:the)?(?:${ORDINALS})(?:ground)?(?:floor|level|storey)(?:plan)?$|^(?:floor|level|etage|stock)$|` +
    "^(?:erd|ober|dach|unter|keller)geschoss$|^(?:st|nd|rd|th)floor(?:plan)?$|^rezdechaussee$|^(?:premier|deuxieme|er|eme|e)etage$|" +
    "^planta(?:baja|alta|primera|segunda)?$|^piano(?:terra|primo|secondo|rialzato)$|^(?:begane|eerste|tweede)(?:grond|verdieping)$|" +
    "^stock$|^og$|^eg$|^dg$|^stockwerk$",
);

// A bare word such as "floor" or "og" needs its number to be a name.
const NEEDS_NUMBER = /^(floor|level|etage|stock|stockwerk|og|planta|(st|nd|rd|th)floor(plan)?|e|er|eme)$/;

const ROOMS_TO_COMPARE = 3;
const LEAST_ROOM_SHARE = 0.2;
const MOST_ROOM_SHARE = 1.6;

// What the writing on a plan says about the home.
export function interpretPlan(lines: TextLine[]): PlanFinding {
  const floors = lines.flatMap((line) => {
    const name = parseFloor(line.text);
    return name ? [{ name, line }] : [];
  });
  const captions = new Set(floors.map(({ line }) => line));
  const named = findLabels(lines.filter((line) => !captions.has(line)));
  const labels = named.filter(({ isPlanned }) => !isPlanned);
  const rooms = labels
    .filter(({ kind }) => kind !== "fixture")
    .map(
      (label): PlanRoom => ({
        name: label.name,
        kind: label.kind,
        ...sizeOf(label, labels, lines),
        floor: floorOf(label, floors),
      }),
    );
  return {
    labels: named.map(({ name }) => name),
    rooms,
    floors: [...new Set(floors.map(({ name }) => name))],
    bedrooms: countBedrooms(labels),
    bathrooms: countBathrooms(labels),
    areaM2: sensibleArea(totalArea(lines), rooms),
  };
}

// A home is larger than its rooms, but not many times larger: else a digit was misread.
function sensibleArea(areaM2: number | null, rooms: PlanRoom[]): number | null {
  const sizes = rooms.flatMap(({ dimensions }) => (dimensions ? [dimensions.widthM * dimensions.lengthM] : []));
  if (areaM2 === null || sizes.length < ROOMS_TO_COMPARE) return areaM2;
  const share = sizes.reduce((sum, size) => sum + size, 0) / areaM2;
  return share > LEAST_ROOM_SHARE && share < MOST_ROOM_SHARE ? areaM2 : null;
}

// A size belongs to the name it stands under.
function sizeOf(
  label: RoomLabel,
  labels: RoomLabel[],
  lines: TextLine[],
): { dimensions: Dimensions | null; areaM2: number | null } {
  const under = lines.filter((line) => nearestAbove(line, labels) === label);
  const metric = under.find(({ text }) => /\d[.,]\d/.test(text) && parseDimensions(text) !== null);
  const stated = metric ?? under.find(({ text }) => parseDimensions(text) !== null);
  const area = under.find(({ text }) => parseArea(text) !== null);
  return {
    dimensions: stated ? parseDimensions(stated.text) : null,
    areaM2: area ? parseArea(area.text) : null,
  };
}

function nearestAbove(line: TextLine, labels: RoomLabel[]): RoomLabel | null {
  const size = height(line.box);
  const above = labels.filter(({ box, page }) => {
    const gap = line.box.top - box.bottom;
    return page === line.page && gap > -0.8 * size && gap < 3.2 * size && isInColumn(box, line.box);
  });
  return above.toSorted((a, b) => b.box.bottom - a.box.bottom)[0] ?? null;
}

// Captions stand beside or beneath the drawing of their floor: the nearest one is meant.
function floorOf(label: RoomLabel, floors: { name: string; line: TextLine }[]): string | null {
  const here = floors.filter(({ line }) => line.page === label.page);
  const at = centre(label.box);
  const distance = ({ line }: { line: TextLine }) => Math.hypot(centre(line.box).x - at.x, centre(line.box).y - at.y);
  return here.toSorted((a, b) => distance(a) - distance(b))[0]?.name ?? null;
}

// The name of a floor that a caption gives, or null.
export function parseFloor(text: string): string | null {
  const letters = squeeze(text);
  if (!FLOOR.test(letters) || text.length > 30) return null;
  if (NEEDS_NUMBER.test(letters) && !/\d/.test(text)) return null;
  const spaced = text
    .replace(/([a-z])(floor|level)/i, "$1 $2")
    .replace(/\s+/g, " ")
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

// The area of the whole home in square metres: the one that is called so, or the only one there is.
function totalArea(lines: TextLine[]): number | null {
  const stated = lines.flatMap((line) => {
    const area = parseArea(line.text);
    return area !== null && area >= LEAST_HOME_M2 ? [{ area, line }] : [];
  });
  const called = stated.filter(
    ({ line }) => TOTAL.test(line.text) || lines.some((other) => leadsTo(other, line, lines)),
  );
  const [first] = called.length > 0 ? called.toSorted((a, b) => b.area - a.area) : stated.length === 1 ? stated : [];
  return first?.area ?? null;
}

// "Total area:" over its number, or far to its left in a table.
function leadsTo(other: TextLine, line: TextLine, lines: TextLine[]): boolean {
  if (!TOTAL.test(other.text) || other === line || other.page !== line.page) return false;
  const size = height(line.box);
  const isLevel = Math.abs(centre(other.box).y - centre(line.box).y) < 0.4 * size;
  const gap = line.box.left - other.box.right;
  return (isLevel && gap > -size && gap < WIDEST_TABLE_GAP * size) || lineBelow(other, lines) === line;
}

// null when the plan does not say, or says it in a way that does not add up.
function countBedrooms(labels: RoomLabel[]): number | null {
  const bedrooms = labels.filter(({ kind }) => kind === "bedroom");
  if (bedrooms.length === 0) return labels.some(({ kind }) => kind === "studio") ? 0 : null;
  if (hasSeveralHomes(labels)) return null;
  const numbers = new Set(bedrooms.map(({ number }) => number).filter((number) => number !== null));
  // A legend names "Bedroom 1" a second time.
  const count = numbers.size + bedrooms.filter(({ number }) => number === null).length;
  // "Bedroom 3" with only two names read: one was missed.
  return Math.max(0, ...numbers) > count ? null : count;
}

function countBathrooms(labels: RoomLabel[]): number | null {
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

export type PlanRoom = {
  name: string;
  kind: RoomKind;
  dimensions: Dimensions | null;
  areaM2: number | null;
  // The caption of the floor it is drawn on, or null when the plan names none.
  floor: string | null;
};

// null means not sure.
export type PlanFinding = {
  labels: string[];
  rooms: PlanRoom[];
  floors: string[];
  bedrooms: number | null;
  bathrooms: number | null;
  areaM2: number | null;
};
