import { convertBedrooms } from "./convert-bedrooms.ts";
import type { Answers } from "./intake-field.ts";
import { INTAKE_SECTIONS } from "./intake-schema.ts";
import { INTERVIEW, type InterviewQuestion } from "./interview.ts";
import { isFilled } from "./progress.ts";
import { fieldsById } from "./visibility.ts";

// What is known of a home beside its answers.
type KnownHome = { bedrooms: number; answers: Answers; suggestedByPhotos: number };

// What a photo suggests takes one tap to confirm, and one more bedroom makes the beds tell more.
const TAP_GAIN = 2;
const ROOM_GAIN = 0.5;
const MOST_ROOM_GAIN = 1.5;

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
