import { isFilled } from "./answers/progress.ts";
import { convertBedrooms } from "./answers/room-entries.ts";
import { fieldsById } from "./field-rules.ts";
import type { Answers } from "./intake-field.ts";
import { INTAKE_SECTIONS } from "./intake-schema.ts";

// What a photo suggests takes one tap to confirm, and one more bedroom makes the beds tell more.
const TAP_GAIN = 2;

const ROOM_GAIN = 0.5;

const MOST_ROOM_GAIN = 1.5;
export const INTERVIEW_IDS = ["mentions", "places", "beds", "use", "home", "before", "trips"] as const;
export type InterviewId = (typeof INTERVIEW_IDS)[number];

export type InterviewQuestion = {
  id: InterviewId;
  question: string;
  help: string;
  // What the description gains by it.
  adds: string;
  // The fields of the intake form that it fills in, each with how much its answer lifts a description. Those without a
  // weight only refine another.
  fields: Readonly<Record<string, number>>;
};

// Two minutes of questions for a host who entered an address and four numbers: what readers say decides, and no photo
// shows. A field weighs more here than in the long form where a blind reading found that it decides.
export const INTERVIEW: readonly InterviewQuestion[] = [
  {
    id: "mentions",
    question: "What do guests mention first?",
    help: "The one thing in your reviews that no other place has. A sentence is enough.",
    adds: "a title and a first line that only your place can have",
    fields: { best_thing: 10 },
  },
  {
    id: "places",
    question: "Where do you send people?",
    help: "Up to three places by name, and how far they are. Guests search for these words.",
    adds: "places by name, with the minutes to each",
    fields: { nearby_places: 9 },
  },
  {
    id: "beds",
    question: "Which beds are in which room?",
    help: "Tap a bed to add it.",
    adds: "who sleeps where, bed by bed",
    fields: { bedrooms: 8, extra_beds: 0 },
  },
  {
    id: "use",
    question: "What can guests use?",
    help: "Tap everything that is there for them.",
    adds: "what there is to cook with, work at and come home to",
    fields: { amenities: 8, kitchen_appliances: 0, outdoor_features: 0, entertainment: 0, views: 0 },
  },
  {
    id: "home",
    question: "What kind of place is it?",
    help: "What it is, and what you would tell a friend about it.",
    adds: "what it is, and the story behind it",
    fields: { property_type: 3, story: 4, room_type: 0, floor: 0, elevator: 0 },
  },
  {
    id: "before",
    question: "What should guests know before they book?",
    help: "Said here, it costs no review: the steep road, the thin wall, the bells at seven.",
    adds: "an honest limit, which makes the rest believable",
    fields: { things_to_note: 6, noise: 0, hazards: 0 },
  },
  {
    id: "trips",
    question: "What trips do people book it for?",
    help: "Tap what fits, or say it in your own words.",
    adds: "who the place suits, and why",
    fields: { family_notes: 5 },
  },
];

// What is known of a home beside its answers.
type KnownHome = { bedrooms: number; answers: Answers; suggestedByPhotos: number };

// The questions that would still add something, the greatest gain first. Of equals the one that readers weigh more.
export function nextInterviewQuestions(known: KnownHome): readonly InterviewQuestion[] {
  return INTERVIEW.map((question) => ({ question, gain: gainOf(question, known) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ question }) => question);
}

function gainOf({ id, fields }: InterviewQuestion, { answers, bedrooms, suggestedByPhotos }: KnownHome): number {
  const missing = Object.entries(fields)
    .filter(([field]) => !isKnown(field, answers))
    .reduce((total, [, weight]) => total + weight, 0);
  if (missing === 0) return 0;
  if (id === "use" && suggestedByPhotos > 0) return missing + TAP_GAIN;
  if (id === "beds") return missing + Math.min(MOST_ROOM_GAIN, Math.max(0, bedrooms - 1) * ROOM_GAIN);
  return missing;
}

// A room without a bed answers nothing about beds.
function isKnown(fieldId: string, answers: Answers): boolean {
  const field = fieldsById(INTAKE_SECTIONS).get(fieldId);
  if (field?.component === "bedrooms_repeater") {
    return convertBedrooms(answers[fieldId]).some(({ beds }) => beds.length > 0);
  }
  return field !== undefined && isFilled(field, answers[fieldId]);
}
