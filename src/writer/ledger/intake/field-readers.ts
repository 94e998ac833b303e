import type { Answers } from "#shared/intake/intake-field.ts";
import { ownValue } from "#shared/own-value.ts";
import { splitSentences } from "#writer/text/read-text.ts";
import { amenityFacts, type SaidFact } from "../amenities/parse-amenity.ts";

// Free text, kept in the host's own words.
export const sentencesAs =
  (key: string): Reading =>
  (value) =>
    sentencesOf(value).map((sentence) => ({ key, value: sentence }));

// A list that a host writes one to a line; what follows a full stop still belongs to its line.
const SO_FAR =
  / - (?:about )?\d{1,3}(?:\.\d+)? ?((?:min(?:ute)?s?|miles?|mi|km|blocks?)\b(?: (?:walk|drive|on foot|by car))?)/i;
const BARE_NUMBER = / - \d{1,3}(?:\.\d+)?$/;

// "Princes Street - 6 min", then "Waverley station - 11": a number without a unit is in the unit of the lines before it.
export const placesAs =
  (key: string): Reading =>
  (value) => {
    let unit = "";
    return linesOf(value).map((line) => {
      unit = SO_FAR.exec(line)?.[1] ?? unit;
      return { key, value: unit !== "" && BARE_NUMBER.test(line) ? `${line} ${unit}` : line };
    });
  };

export const clockAs =
  (key: string): Reading =>
  (value) => {
    const time = /^(2[0-3]|[01]?\d)[:.]?([0-5]\d)?/.exec(plainText(value));
    return time ? [{ key, value: `${time[1]?.padStart(2, "0")}:${time[2] ?? "00"}` }] : [];
  };

// "Not allowed", "No", false: a rule that the text may state. Anything else says nothing.
export const refusalAs =
  (key: string): Reading =>
  (value) =>
    value === false || /^(no\b|not allowed|never)/i.test(plainText(value)) ? [{ key, value: true }] : [];

export const numberAs =
  (key: string): Reading =>
  (value) => {
    const number = typeof value === "number" ? value : Number.parseFloat(plainText(value));
    return Number.isFinite(number) ? [{ key, value: number }] : [];
  };

export const amenitiesAs: Reading = (value) => optionsIn(value).flatMap(amenityFacts);

// "Mountains" among the views is the view of them.
export const viewsAs: Reading = (value) =>
  optionsIn(value).flatMap((option) =>
    amenityFacts(/\bview/i.test(option) ? option : `${option.replace(/s$/, "")} view`),
  );

// Each chosen option as the value of a fact, as it stands inside a sentence.
export const optionsAs =
  (key: string): Reading =>
  (value) =>
    optionsIn(value).map((option) => ({ key, value: smallFirst(option) }));

export const namesAs =
  (key: string): Reading =>
  (value) =>
    optionsIn(value).map((name) => ({ key, value: name }));

// What a guest would expect and will not find.
export const absencesAs =
  (key: string): Reading =>
  (value) =>
    optionsIn(value).map((option) => ({ key, value: `no ${smallFirst(option)}` }));

// Options that are no names of things: each says what it means. One that is not here says nothing.
export const meaningsAs =
  (meanings: Record<string, SaidFact[]>): Reading =>
  (value) =>
    optionsIn(value).flatMap((option) => ownValue(meanings, option) ?? []);

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

// The spaces belong to the one kind of parking on the premises; with two kinds it is unknown which.
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

// What an answered field says. Some answers only mean something beside another one of the form.
export type Reading = (value: unknown, form: Answers) => SaidFact[];

function optionsIn(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((option) => typeof option === "string");
}

function smallFirst(words: string): string {
  const isAbbreviation = /^[A-Z]{2}/.test(words);
  return isAbbreviation ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

export function textIn(form: Answers, field: string): string {
  const value = form[field];
  return typeof value === "string" ? value.trim() : "";
}

// The options chosen of a list; one chosen from a dropdown is a list of one.
export function chosenIn(form: Answers, field: string): string[] {
  const value = form[field];
  if (Array.isArray(value)) return value.filter((choice) => typeof choice === "string");
  return typeof value === "string" && value !== "" ? [value] : [];
}

// A value of another kind says nothing in words.
export function plainText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

// What a host writes in a box of free text, one line at a time.
function linesOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? value.map(plainText) : [plainText(value)];
  return texts
    .flatMap((text) => text.split(/[\n\r\u2028\u2029]/))
    .map((line) =>
      line
        .replace(/\s+/g, " ")
        .replace(/^ ?[-•] ?/, "")
        .trim(),
    )
    .filter((line) => /\p{L}/u.test(line));
}

// "oven, el. stove" is one sentence.
const ELECTRIC = /\bel\. (?=stove|oven|kettle|hob)/gi;

// One sentence at a time; "you can walk everywhere. but quiet" is one.
export function sentencesOf(value: unknown): string[] {
  return linesOf(value).flatMap((line) => {
    const sentences: string[] = [];
    for (const sentence of splitSentences(line.replace(ELECTRIC, "electric "))) {
      const last = sentences.at(-1);
      if (last !== undefined && /^(?:but|because) /i.test(sentence))
        sentences.splice(
          -1,
          1,
          `${last.replace(/[.!…]{1,20}$/, "")}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
        );
      else if (/\p{L}/u.test(sentence)) sentences.push(sentence);
    }
    return sentences;
  });
}
