import type { Answers } from "#shared/intake/intake-field.ts";
import { amenityFacts, type SaidFact } from "../amenities/parse-amenity.ts";
import { bestThing } from "./best-thing.ts";
import {
  absencesAs,
  amenitiesAs,
  babyItems,
  bathroomSharing,
  clockAs,
  diningSeats,
  distanceReadings,
  entranceSteps,
  floorReading,
  levelsReading,
  livingArea,
  meaningsAs,
  namesAs,
  numberAs,
  optionsAs,
  parkingReading,
  placesAs,
  plainText,
  type Reading,
  refusalAs,
  sentencesAs,
  sharedSpace,
  sharedSpaces,
  textIn,
  viewsAs,
  workspaceFeatures,
} from "./field-readers.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");

const DEPTH = /^\d+(\.\d+)?( ?(to|-|–) ?\d+(\.\d+)?)? ?(ft|feet|m|meters|metres|cm)$/i;

const poolFence: Reading = (value, form) =>
  value === "Fenced" || value === "Not fenced" ? [poolFact(`pool ${value.toLowerCase()}`, form)] : [];

const poolHeating: Reading = (value, form) => (value === "Not heated" ? [poolFact("pool not heated", form)] : []);

const poolDepth: Reading = (value, form) => {
  const depth = plainText(value).trim();
  return DEPTH.test(depth) ? [poolFact(`pool ${depth} deep`, form)] : [{ key: "note", value: `Pool depth: ${depth}` }];
};

// Read with the day it closes, when that is known.
const poolOpening: Reading = (value, form) => {
  const from = monthOf(value);
  const until = monthOf(form["pool_closes"]);
  if (!from) return [];
  return [poolFact(until ? `pool open from ${from} to ${until}` : `pool opens in ${from}`, form)];
};

const presence = (value: string) => [{ key: "host-presence", value }];

// Fields of the intake form, each with the facts it gives.
export const INTAKE_READINGS: Record<string, Reading> = {
  living_area: livingArea,
  setting: optionsAs("setting"),
  views: viewsAs,
  neighborhood_description: sentencesAs("nearby"),
  nearby_places: placesAs("nearby"),
  ...distanceReadings,
  noise: optionsAs("noise"),
  check_in_time: clockAs("rule.check-in"),
  check_in_latest: clockAs("rule.latest-check-in"),
  check_out_time: clockAs("rule.check-out"),
  check_in_method: (value, form) =>
    value === "Keys at another address"
      ? [{ key: "arrival", value: "keys at another address" }]
      : amenitiesAs(value, form),
  arrival_options: meaningsAs({
    "Luggage drop-off allowed": amenityFacts("Luggage drop-off allowed"),
    "24-hour check-in": amenityFacts("24-hour check-in"),
    "Early check-in on request": [{ key: "arrival", value: "early check-in on request" }],
    "Late check-out on request": [{ key: "arrival", value: "late check-out on request" }],
  }),
  entrance: meaningsAs({
    "Private entrance": amenityFacts("Private entrance"),
    "Shared entrance": [sharedSpace("entrance")],
  }),
  floor: floorReading,
  elevator: meaningsAs({
    Yes: amenityFacts("Elevator"),
    "No, stairs only": [{ key: "absent", value: "no elevator" }],
  }),
  entrance_steps: entranceSteps,
  levels: levelsReading,
  guest_access: sentencesAs("access"),
  extra_beds: optionsAs("extra-bed"),
  bedroom_notes: sentencesAs("space"),
  bathroom_sharing: bathroomSharing,
  parking: parkingReading,
  kitchen_appliances: amenitiesAs,
  coffee: amenitiesAs,
  cookware: amenitiesAs,
  dining_seats: diningSeats,
  breakfast: meaningsAs({
    "For a fee": [{ key: "service", value: "breakfast for a fee", qualifiers: { cost: "paid" } }],
  }),
  kitchen_notes: sentencesAs("space"),
  living_rooms: optionsAs("room"),
  entertainment: amenitiesAs,
  fans: amenitiesAs,
  supplies: amenitiesAs,
  living_notes: sentencesAs("space"),
  outdoor_features: amenitiesAs,
  outdoor_notes: sentencesAs("space"),
  pool_heated: poolHeating,
  pool_opens: poolOpening,
  pool_depth: poolDepth,
  pool_fence: poolFence,
  workspace_features: workspaceFeatures,
  cell_signal: meaningsAs({
    Good: [{ key: "cell-signal", value: "good cell phone signal" }],
    Weak: [{ key: "cell-signal", value: "weak cell phone signal" }],
    None: [{ key: "cell-signal", value: "no cell phone signal" }],
  }),
  work_notes: sentencesAs("space"),
  baby_items: babyItems,
  child_safety: amenitiesAs,
  child_suitability: meaningsAs({
    "Not suited to young children": [{ key: "suitability", value: "not suited to young children" }],
  }),
  accessibility: amenitiesAs,
  family_notes: sentencesAs("note"),
  parking_notes: sentencesAs("transport"),
  car_need: optionsAs("car"),
  public_transport: sentencesAs("transport"),
  getting_around: sentencesAs("transport"),
  pets_policy: meaningsAs({
    Allowed: [{ key: "pets", value: true }],
    "Ask first": [{ key: "rule.pets", value: "ask first" }],
    "Not allowed": [{ key: "rule.no-pets", value: true }],
  }),
  pet_rules: sentencesAs("note"),
  smoking_policy: meaningsAs({
    "Not allowed": [{ key: "rule.no-smoking", value: true }],
    "Outside only": [{ key: "rule.smoking", value: "outside only" }],
    Allowed: amenityFacts("Smoking allowed"),
  }),
  events_policy: refusalAs("rule.no-parties"),
  quiet_hours_start: clockAs("rule.quiet-hours"),
  quiet_hours_end: clockAs("rule.quiet-hours-end"),
  minimum_age: numberAs("rule.minimum-age"),
  house_rules: sentencesAs("note"),
  host_presence: meaningsAs({
    "In the home": presence("the host lives in the home"),
    "On the grounds": presence("the host lives on the grounds"),
    Nearby: presence("the host lives nearby"),
    Elsewhere: presence("the host does not live on site"),
  }),
  shared_with: optionsAs("shared-with"),
  shared_spaces: sharedSpaces,
  resident_pets: amenitiesAs,
  host_languages: namesAs("language"),
  host_interaction: sentencesAs("host"),
  housekeeping: meaningsAs({
    "Cleaning available during stay": amenityFacts("Cleaning available during stay"),
    "Housekeeping included": amenityFacts("Housekeeping - free"),
    "Housekeeping for a fee": amenityFacts("Paid housekeeping"),
  }),
  not_available: absencesAs("absent"),
  safety_devices: amenitiesAs,
  cameras: meaningsAs({ "Outside only": amenityFacts("Exterior security cameras") }),
  camera_views: (value) =>
    [plainText(value).trim()].filter(Boolean).map((view) => ({ key: "camera-view", value: view })),
  noise_monitors: meaningsAs({ Yes: amenityFacts("Noise monitors") }),
  hazards: optionsAs("hazard"),
  seasonal_notes: sentencesAs("note"),
  things_to_note: sentencesAs("note"),
  best_thing: bestThing,
  story: sentencesAs("space"),
};

// Whatever is said about the pool shares its reservations: who uses it and when.
function poolFact(value: string, form: Answers): SaidFact {
  const isShared = textIn(form, "pool_access") === "Shared";
  const isSeasonal = textIn(form, "pool_season") === "Seasonal";
  const qualifiers = { ...(isShared && { access: "shared" as const }), ...(isSeasonal && { isSeasonal }) };
  return { key: "pool-detail", value, qualifiers };
}

function monthOf(date: unknown): string | null {
  const month = /^\d{4}-(\d{2})-\d{2}$/.exec(plainText(date))?.[1];
  return month ? (MONTHS[Number(month) - 1] ?? null) : null;
}
