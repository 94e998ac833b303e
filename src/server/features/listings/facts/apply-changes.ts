import { isDeepStrictEqual } from "node:util";
import { AppError } from "#server/domain/app-error.ts";
import { IncomingProperty } from "#shared/contract/incoming-answers.ts";
import type { FactChanges } from "#shared/contract/listings/listing-facts.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { convertBedrooms } from "#shared/intake/answers/room-entries.ts";
import { fieldsById } from "#shared/intake/field-rules.ts";
import { findAnswerProblem, INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { readPropertyFacts } from "#shared/property-facts.ts";
import type { Listing } from "../store.ts";

const LISTED = fieldsById(INTAKE_SECTIONS).get("amenities")?.options ?? [];

// A home's details with what is different now, within the bounds of the form.
export function applyChanges(data: PropertyData, { counts, added, removed, answers }: FactChanges): PropertyData {
  const problem = findAnswerProblem(answers);
  if (problem) throw new AppError("bad_request", problem.message, { field: problem.field });
  const given = Object.entries({ ...data, ...answers }).filter(([, answer]) => answer !== null);
  const answered = Object.fromEntries(given) as PropertyData;
  const counted = withCounts(answered, counts);
  const changed = withoutOwners(data, withThings(counted, added, removed));
  const judged = IncomingProperty.safeParse(changed);
  if (judged.success) return judged.data;
  const [issue] = judged.error.issues;
  const field = issue?.path.join(".") ?? "";
  throw new AppError("bad_request", `${field} ${issue?.message ?? "is not right"}.`.trim(), { field });
}

// What the host says now is no longer the owner's answer.
function withoutOwners(before: PropertyData, after: PropertyData): PropertyData {
  const { ownerAnswers } = after;
  if (typeof ownerAnswers !== "object" || ownerAnswers === null) return after;
  const changed = new Set(changedFields(before, after));
  const kept = Object.entries(ownerAnswers).filter(([field, part]) => Array.isArray(part) || !changed.has(field));
  return { ...after, ownerAnswers: Object.fromEntries(kept) };
}

function withCounts(data: PropertyData, { maxGuests, bedrooms, beds, bathrooms }: FactChanges["counts"]): PropertyData {
  const known = readPropertyFacts(data);
  return {
    ...data,
    ...(maxGuests !== undefined && maxGuests !== known.maxGuests && { maxGuests, guestsGiven: true }),
    ...(bedrooms !== undefined && bedrooms !== known.bedrooms && { bedrooms: roomsOf(data["bedrooms"], bedrooms) }),
    ...(beds !== undefined && { beds }),
    ...(bathrooms !== undefined &&
      bathrooms !== known.bathrooms && { bathrooms: bathsOf(data["bathrooms"], bathrooms) }),
  };
}

// An added room has no details yet. With fewer rooms we cannot tell which ones are gone, so only the number is kept.
function roomsOf(known: unknown, count: number): unknown {
  const rooms = Array.isArray(known) ? known : [];
  if (rooms.length === 0 || rooms.length > count) return count;
  return [...rooms, ...convertBedrooms(count).slice(rooms.length)];
}

function bathsOf(known: unknown, count: number): unknown {
  const rooms: unknown[] = Array.isArray(known) ? known : [];
  const more = count - (readPropertyFacts({ bathrooms: rooms }).bathrooms ?? 0);
  if (rooms.length === 0 || more < 0 || !Number.isInteger(more)) return count;
  const added = Array.from({ length: more }, (_, at) => ({
    label: `Bathroom ${rooms.length + at + 1}`,
    type: "",
    notes: "",
  }));
  return [...rooms, ...added];
}

// What the form has a box for is ticked there; other things stand in its list of anything else.
function withThings(data: PropertyData, added: string[], removed: string[]): PropertyData {
  const gone = new Set(removed.map(plain));
  const stays = (line: string) => !gone.has(plain(line));
  const lists = { amenities: linesIn(data["amenities"]), features: linesIn(data["features"]) };
  const known = new Set([...lists.amenities, ...lists.features].filter(stays).map(plain));
  const things = added.map((thing) => thing.trim()).filter((thing) => thing !== "" && !known.has(plain(thing)));
  if (things.length === 0 && removed.length === 0) return data;
  const boxes = things.flatMap((thing) => LISTED.find((option) => plain(option) === plain(thing)) ?? []);
  const others = things.filter((thing) => !LISTED.some((option) => plain(option) === plain(thing)));
  const features = [...lists.features.filter(stays), ...others];
  return {
    ...data,
    amenities: [...lists.amenities.filter(stays), ...boxes],
    // The form keeps them as one text, a thing a line.
    ...((features.length > 0 || "features" in data) && {
      features: Array.isArray(data["features"]) ? features : features.join("\n"),
    }),
  };
}

function plain(words: string): string {
  return words.trim().toLowerCase();
}

function linesIn(list: unknown): string[] {
  if (Array.isArray(list)) return list.filter((line) => typeof line === "string");
  const lines = typeof list === "string" ? list.split(/[\n;]/) : [];
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

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
