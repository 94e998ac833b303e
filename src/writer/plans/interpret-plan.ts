import { centre, height, isInColumn } from "./box-geometry.ts";
import { countBathrooms, countBedrooms } from "./count-rooms.ts";
import { findLabels, type RoomLabel } from "./find-labels.ts";
import { parseFloor } from "./parse-floor.ts";
import { type Dimensions, parseArea, parseDimensions } from "./parse-size.ts";
import type { PlanFinding, PlanRoom } from "./plan-finding.ts";
import type { TextLine } from "./text-line.ts";
import { totalArea } from "./total-area.ts";

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
