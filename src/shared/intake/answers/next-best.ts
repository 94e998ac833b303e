import type { Answers, IntakeSection } from "../intake-field.ts";
import { fieldsById, isVisible } from "../visibility.ts";
import { isFilled, type PlacedField } from "./progress.ts";

// Which answers improve a description, by how much, and the question that asks for each. The heaviest are what no photo
// shows and what guests complain about when they were not told: stairs, parking, noise, a desk, the wifi.
export const FIELD_PRIORITIES: Readonly<Record<string, Telling>> = {
  best_thing: { weight: 10, question: "What do guests mention first?" },
  entrance_steps: { weight: 9, question: "How many steps lead to the front door?" },
  wifi_speed: { weight: 9, question: "How fast is the wifi at the desk?" },
  parking: { weight: 9, question: "Where do guests park?" },
  noise: { weight: 8, question: "What can guests hear at night?" },
  workspace_features: { weight: 8, question: "What is at the desk: a real chair, a monitor, a door?" },
  neighborhood_description: { weight: 8, question: "What is the street like by day and by night?" },
  bedrooms: { weight: 8, question: "Which beds are in which room?" },
  amenities: { weight: 8, question: "What is there for guests to use?" },
  elevator: { weight: 8, question: "Is there an elevator, or stairs only?" },
  inside_stairs: { weight: 7, question: "What are the stairs inside like?" },
  levels: { weight: 6, question: "On how many levels is the home?" },
  nearby_places: { weight: 7, question: "Which places nearby do you send friends to?" },
  story: { weight: 7, question: "What is the story of the place?" },
  grocery_walk_minutes: { weight: 6, question: "How far is it on foot to groceries?" },
  car_need: { weight: 6, question: "Can guests manage without a car?" },
  check_in_method: { weight: 6, question: "How do guests get in?" },
  guest_access: { weight: 6, question: "What may guests use, and what stays locked?" },
  pets_policy: { weight: 6, question: "Are pets welcome?" },
  parking_notes: { weight: 6, question: "Is there anything tricky about parking?" },
  views: { weight: 6, question: "What can guests see from the windows?" },
  bathrooms: { weight: 6, question: "What kind of bathrooms are there?" },
  pool_access: { weight: 6, question: "Is the pool private or shared?" },
  pool_season: { weight: 6, question: "When is the pool open?" },
  hot_tub_access: { weight: 6, question: "Is the hot tub private or shared?" },
  cell_signal: { weight: 5, question: "How good is the cell phone signal?" },
  setting: { weight: 5, question: "What kind of place is it in?" },
  restaurant_walk_minutes: { weight: 5, question: "How far is it on foot to a restaurant?" },
  transit_walk_minutes: { weight: 5, question: "How far is it on foot to public transport?" },
  beach_walk_minutes: { weight: 4, question: "How far is it on foot to the beach?" },
  pool_fence: { weight: 5, question: "Is the pool fenced?" },
  pool_heated: { weight: 5, question: "Is the pool heated?" },
  backyard_fence: { weight: 5, question: "Is the backyard fully fenced?" },
  child_suitability: { weight: 5, question: "Does it work with young children?" },
  accessibility: { weight: 5, question: "What makes it accessible?" },
  kitchen_appliances: { weight: 5, question: "What can guests cook with?" },
  cooled_rooms: { weight: 5, question: "Which rooms does the air conditioning reach?" },
  bedroom_notes: { weight: 5, question: "What do photos of the bedrooms not show?" },
  outdoor_notes: { weight: 5, question: "When does the sun reach the outdoors?" },
  things_to_note: { weight: 5, question: "What should a guest know before booking?" },
  host_interaction: { weight: 4, question: "How soon do you answer during a stay?" },
  host_presence: { weight: 4, question: "Where does the host live?" },
  shared_with: { weight: 4, question: "Does anybody else stay in the home?" },
  laundry_place: { weight: 4, question: "Where is the washer?" },
  supplies: { weight: 4, question: "What do guests not have to bring?" },
  dining_seats: { weight: 4, question: "How many can sit down to dinner?" },
  baby_items: { weight: 4, question: "What is there for babies and children?" },
  neighborhood: { weight: 4, question: "What do locals call the neighborhood?" },
  living_area: { weight: 4, question: "How large is it inside?" },
  check_in_time: { weight: 4, question: "From when can guests check in?" },
  check_out_time: { weight: 4, question: "By when do guests check out?" },
  cameras: { weight: 4, question: "Are there cameras outside?" },
  hazards: { weight: 4, question: "What should guests watch out for?" },
  seasonal_notes: { weight: 4, question: "What changes with the season?" },
  public_transport: { weight: 4, question: "Which bus or train stops nearby?" },
  airport_drive_minutes: { weight: 3, question: "How far is the airport?" },
  center_drive_minutes: { weight: 3, question: "How far is the town center?" },
  patio_kind: { weight: 4, question: "Is it a balcony, a terrace or a deck?" },
  outdoor_features: { weight: 4, question: "What is there outside?" },
  entertainment: { weight: 3, question: "What is there for a rainy day?" },
  coffee: { weight: 3, question: "How is coffee made?" },
  fireplace_kind: { weight: 3, question: "What kind of fireplace is it?" },
  grill_fuel: { weight: 2, question: "Is it a gas or a charcoal grill?" },
  smoking_policy: { weight: 3, question: "Is smoking allowed anywhere?" },
  features: { weight: 3, question: "What else does it have?" },
};

export type NextQuestion = PlacedField & { question: string };

export const STRENGTH_WORDS = ["Bare bones", "Taking shape", "Good", "Strong", "Rich"] as const;

export type Strength = { percent: number; word: (typeof STRENGTH_WORDS)[number] };

type AskedField = NextQuestion & { weight: number; isAnswered: boolean };

// The missing answers that would improve the description most, best first. Of equals the one asked earlier in the form.
export function nextBestQuestions(
  sections: readonly IntakeSection[],
  answers: Answers,
  count: number,
): readonly NextQuestion[] {
  return askedFields(sections, answers)
    .filter(({ isAnswered }) => !isAnswered)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, count)
    .map(({ section, field, question }) => ({ section, field, question }));
}

// How much of what a reader wants to know is answered, each answer counted by how much it tells.
export function descriptionStrength(sections: readonly IntakeSection[], answers: Answers): Strength {
  const asked = askedFields(sections, answers);
  const all = sum(asked);
  const percent = all === 0 ? 0 : Math.floor((sum(asked.filter(({ isAnswered }) => isAnswered)) / all) * 100);
  return { percent, word: wordFor(percent) };
}

function wordFor(percent: number): Strength["word"] {
  if (percent < 20) return "Bare bones";
  if (percent < 45) return "Taking shape";
  if (percent < 65) return "Good";
  return percent < 85 ? "Strong" : "Rich";
}

function askedFields(sections: readonly IntakeSection[], answers: Answers): AskedField[] {
  const fields = fieldsById(sections);
  return sections.flatMap((section) =>
    section.fields.flatMap((field) => {
      const telling = FIELD_PRIORITIES[field.id];
      if (!telling || !isVisible(field, answers, fields)) return [];
      return [{ section, field, ...telling, isAnswered: isFilled(field, answers[field.id]) }];
    }),
  );
}

function sum(asked: readonly AskedField[]): number {
  return asked.reduce((total, { weight }) => total + weight, 0);
}

type Telling = { weight: number; question: string };
