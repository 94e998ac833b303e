import { ownValue } from "#shared/own-value.ts";
import { amenityFacts, type SaidFact } from "./amenity-facts.ts";
import { optionsIn, type Reading } from "./kinds-of-reading.ts";
import { chosenIn, plainText, textIn } from "./read-answers.ts";

// Zero is the ground floor wherever floors are counted from zero; below that, nothing is said.
export const floorReading: Reading = (value) => {
  if (typeof value !== "number") return [];
  if (value === 0) return [{ key: "stairs", value: "on the ground floor" }];
  return value > 0 ? [{ key: "floor", value }] : [];
};

export const entranceSteps: Reading = (value) => {
  if (typeof value !== "number") return [];
  if (value === 0) return [{ key: "stairs", value: "no steps at the door" }];
  const steps = value === 1 ? "1 step" : `${value} steps`;
  return [{ key: "stairs", value: `${steps} up to the door`, qualifiers: { count: value } }];
};

export const levelsReading: Reading = (value, form) => {
  if (typeof value !== "number") return [];
  if (value < 2) return amenityFacts("Single level");
  const stairs = textIn(form, "inside_stairs").toLowerCase();
  return [{ key: "levels", value, ...(stairs !== "" && { qualifiers: { kinds: [stairs] } }) }];
};

const AREA_UNITS = { "Square feet": "sq ft", "Square meters": "square meters" };

export const livingArea: Reading = (value, form) => {
  const unit = ownValue(AREA_UNITS, textIn(form, "area_unit"));
  if (typeof value !== "number" || value <= 0 || !unit) return [];
  return [{ key: "area", value, qualifiers: { size: `${value.toLocaleString("en-US")} ${unit}` } }];
};

export const diningSeats: Reading = (value) =>
  typeof value === "number" && value > 0
    ? [{ key: "amenity.dining-table", value: "dining table", qualifiers: { count: value } }]
    : [];

// The spaces belong to the one kind of parking on the premises; with two kinds nobody knows which.
export const parkingReading: Reading = (value, form) => {
  const lines = optionsIn(value);
  const spaces = form["parking_spaces"];
  const isOne = lines.filter((line) => line.includes("on premises")).length === 1;
  const count = isOne && typeof spaces === "number" && spaces > 0 ? ` - ${spaces} spaces` : "";
  return lines.flatMap((line) => amenityFacts(line.includes("on premises") ? `${line}${count}` : line));
};

export const babyItems: Reading = (value, form) => {
  const terms = textIn(form, "baby_items_terms") === "On request" ? " - available upon request" : "";
  return optionsIn(value).flatMap((item) => amenityFacts(`${item}${terms}`));
};

// "You share the kitchen with the host": what is shared, and with whom if that is known.
export const sharedSpaces: Reading = (value) => optionsIn(value).map((space) => sharedSpace(space.toLowerCase()));

export function sharedSpace(space: string): SaidFact {
  return { key: "shared-space", value: space, qualifiers: { access: "shared" } };
}

export const bathroomSharing: Reading = (value) => {
  const who = plainText(value).toLowerCase();
  if (who === "only your guests") return [];
  return [{ key: "shared-bath", value: `bathroom shared with ${who}`, qualifiers: { access: "shared" } }];
};

export const workspaceFeatures: Reading = (_value, form) =>
  chosenIn(form, "workspace_features").includes("Ethernet connection") ? amenityFacts("Ethernet connection") : [];

const walkTo =
  (place: string): Reading =>
  (value) =>
    minutesTo(place, "walk", value);
const driveTo =
  (place: string): Reading =>
  (value) =>
    minutesTo(place, "drive", value);

function minutesTo(place: string, way: "walk" | "drive", minutes: unknown): SaidFact[] {
  if (typeof minutes !== "number" || minutes < 1) return [];
  const value = `${place}, a ${minutes}-minute ${way}`;
  return [{ key: "distance", value, qualifiers: { count: minutes, kinds: [place, way] } }];
}

export const distanceReadings: Record<string, Reading> = {
  grocery_walk_minutes: walkTo("a grocery store"),
  restaurant_walk_minutes: walkTo("a restaurant"),
  beach_walk_minutes: walkTo("the beach"),
  transit_walk_minutes: walkTo("public transport"),
  center_drive_minutes: driveTo("the town center"),
  airport_drive_minutes: driveTo("the airport"),
};
