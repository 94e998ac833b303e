import { isStorable } from "./is-storable.ts";

export const BED_TYPES = [
  "King",
  "Queen",
  "Double",
  "Twin",
  "Bunk",
  "Sofa bed",
  "Futon",
  "Daybed",
  "Murphy",
  "Crib",
  "Other",
] as const;
export type BedType = (typeof BED_TYPES)[number];

export const BATHROOM_TYPES = ["Full", "Half", "Ensuite", "Shared", "Shower Only", "Tub Only"] as const;

const MOST_ROOMS = 30;
const MOST_BEDS = 10;
const MOST_FEATURES = 12;
const LONGEST_NAME = 60;
const LONGEST_NOTES = 300;

export type BedroomEntry = { room: string; beds: { id: string; type: BedType }[]; features: string[] };

export type BathroomEntry = {
  label: string;
  // Empty until it is chosen.
  type: "" | (typeof BATHROOM_TYPES)[number];
  notes: string;
};

// Where in the list something is wrong, and what.
export type EntryProblem = { path: (string | number)[]; message: string };
type Check = (value: unknown) => EntryProblem | null;

const NOT_RIGHT = "is not filled in rightly";

const problem = (message: string): EntryProblem => ({ path: [], message });

const text =
  (longest: number): Check =>
  (value) => {
    if (typeof value !== "string") return problem(NOT_RIGHT);
    if (value.length > longest) return problem(`is longer than ${longest} characters`);
    return isStorable(value) ? null : problem("contains a character that cannot be saved");
  };

const oneOf =
  (choices: readonly string[], message: string): Check =>
  (value) =>
    typeof value === "string" && choices.includes(value) ? null : problem(message);

function within(part: string | number, found: EntryProblem | null): EntryProblem | null {
  return found && { path: [part, ...found.path], message: found.message };
}

const list =
  (check: Check, most: number, noun: string): Check =>
  (value) => {
    if (!Array.isArray(value)) return problem(NOT_RIGHT);
    const inside = value.map((entry, at) => within(at, check(entry))).find((found) => found !== null);
    return inside ?? (value.length > most ? problem(`has more than ${most} ${noun}`) : null);
  };

const record =
  (checks: Record<string, Check>): Check =>
  (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return problem(NOT_RIGHT);
    for (const [name, check] of Object.entries(checks)) {
      const found = within(name, check(Reflect.get(value, name)));
      if (found) return found;
    }
    return Object.keys(value).every((name) => Object.hasOwn(checks, name)) ? null : problem(NOT_RIGHT);
  };

const name = text(LONGEST_NAME);
const id: Check = (value) => name(value) ?? (value === "" ? problem("is missing") : null);
const bed = record({ id, type: oneOf(BED_TYPES, "is not a known bed type") });
const bedroom = record({
  room: name,
  beds: list(bed, MOST_BEDS, "beds"),
  features: list(name, MOST_FEATURES, "features"),
});
const bathroom = record({
  label: name,
  type: oneOf(["", ...BATHROOM_TYPES], "is not a known bathroom type"),
  notes: text(LONGEST_NOTES),
});

// By hand and not by a schema: the form runs them in the browser, which should not load the schema library for it.
export const bedroomsProblem = list(bedroom, MOST_ROOMS, "rooms");
export const bathroomsProblem = list(bathroom, MOST_ROOMS, "rooms");
