import { amenityFacts } from "./amenity-facts.ts";
import {
  babyItems,
  bathroomSharing,
  diningSeats,
  distanceReadings,
  entranceSteps,
  floorReading,
  levelsReading,
  livingArea,
  parkingReading,
  sharedSpace,
  sharedSpaces,
  workspaceFeatures,
} from "./home-readings.ts";
import {
  amenitiesAs,
  clockAs,
  meaningsAs,
  numberAs,
  optionsAs,
  type Reading,
  refusalAs,
  sentencesAs,
} from "./kinds-of-reading.ts";
import { poolDepth, poolFence, poolHeating, poolOpening } from "./pool-readings.ts";

const presence = (value: string) => [{ key: "host-presence", value }];
const absence: Reading = (value) =>
  optionsAs("absent")(value, {}).map((fact) => ({ ...fact, value: `no ${nameOf(String(fact.value))}` }));

// Fields of the intake form, each with the facts it gives.
export const INTAKE_READINGS: Record<string, Reading> = {
  living_area: livingArea,
  setting: optionsAs("setting"),
  views: amenitiesAs,
  neighborhood_description: sentencesAs("nearby"),
  nearby_places: sentencesAs("nearby"),
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
  host_languages: (value, form) =>
    optionsAs("language")(value, form).map((fact) => ({ ...fact, value: capitalised(String(fact.value)) })),
  host_interaction: sentencesAs("host"),
  housekeeping: meaningsAs({
    "Cleaning available during stay": amenityFacts("Cleaning available during stay"),
    "Housekeeping included": amenityFacts("Housekeeping - free"),
    "Housekeeping for a fee": amenityFacts("Paid housekeeping"),
  }),
  not_available: absence,
  safety_devices: amenitiesAs,
  cameras: meaningsAs({ "Outside only": amenityFacts("Exterior security cameras") }),
  camera_views: (value) => [{ key: "camera-view", value: String(value).trim() }],
  noise_monitors: meaningsAs({ Yes: amenityFacts("Noise monitors") }),
  hazards: optionsAs("hazard"),
  seasonal_notes: sentencesAs("note"),
  things_to_note: sentencesAs("note"),
  best_thing: sentencesAs("space"),
  story: sentencesAs("space"),
};

// "TV" keeps its capitals.
function nameOf(option: string): string {
  return option === "tV" ? "TV" : option;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
