import type { Answers } from "#shared/intake/intake-field.ts";
import { ownValue } from "#shared/own-value.ts";
import type { SaidFact } from "../amenities/parse-amenity.ts";
import { clockAs, type Reading, refusalAs, sentencesAs } from "./field-readers.ts";
import { INTAKE_READINGS } from "./intake-readings.ts";

// Fields whose facts the ledger names itself, since every form has them.
export const NAMED_BY_LEDGER = [
  "address",
  "property_type",
  "room_type",
  "maxGuests",
  "neighborhood",
  "bedrooms",
  "bathrooms",
  "amenities",
  "features",
];

// Details of an amenity: the line of the amenity list that they refine is their fact.
export const NAMED_BY_AMENITY = [
  "kitchen_kind",
  "tv_size",
  "streaming",
  "fireplace_kind",
  "cooled_rooms",
  "laundry_place",
  "patio_kind",
  "patio_access",
  "backyard_access",
  "backyard_fence",
  "grill_fuel",
  "pool_access",
  "pool_setting",
  "pool_season",
  "hot_tub_access",
  "sauna_access",
  "wifi_speed",
];

// What other forms call these things.
const OTHER_FORMS: Record<string, Reading> = {
  quiet_hours: clockAs("rule.quiet-hours"),
  smoking: refusalAs("rule.no-smoking"),
  parties: refusalAs("rule.no-parties"),
  notes: sentencesAs("note"),
  description: sentencesAs("note"),
  stairs: sentencesAs("note"),
  said_at_revision: sentencesAs("note"),
};

const NAMED_ELSEWHERE = new Set([...NAMED_BY_LEDGER, ...NAMED_BY_AMENITY, "bathrooms_text"]);

// Whether the words of a field can reach a text.
export function isReadField(field: string): boolean {
  return Object.hasOwn(INTAKE_READINGS, field) || Object.hasOwn(OTHER_FORMS, field) || NAMED_ELSEWHERE.has(field);
}

// The form's answers are those in use: what showIf hides is no fact.
export function intakeFacts(form: Answers): SaidFact[] {
  return Object.entries(form).flatMap(([field, value]) => factsOfField(field, value, form));
}

export function factsOfField(field: string, value: unknown, form: Answers): SaidFact[] {
  const isAnswered = value !== null && value !== undefined && value !== "";
  const reading = ownValue(INTAKE_READINGS, field) ?? ownValue(OTHER_FORMS, field);
  const facts = isAnswered && reading ? reading(value, form) : [];
  return facts.map((fact) => (isOwnWords(fact) ? { ...fact, field } : fact));
}

const OWN_WORDS = new Set(["note", "space", "nearby", "transport", "access", "host"]);

// What the host wrote, in which the question matters: "modern" is said of the kitchen, or of the home.
function isOwnWords({ key }: SaidFact): boolean {
  return OWN_WORDS.has(key);
}
