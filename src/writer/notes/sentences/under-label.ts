import { cleanNote, spokenMinutes } from "../read/clean-note.ts";
import { smallStart } from "../words/articles.ts";

// Fields that a guest has to know of, and the words they stand under where they make no sentence.
const LABELS = new Map([
  ["parking_notes", "Parking"],
  ["house_rules", "House rules"],
  ["things_to_note", "Please note"],
]);
const SHORTEST = 8;
const LONGEST = 160;

// "Parking: none on site, paid garage next door." Null where the notes are no words for a guest.
export function underLabel(field: string, notes: string[]): string | null {
  const label = LABELS.get(field);
  const text = notes.map((note) => smallStart(spokenMinutes(cleanNote(note)))).join(", ");
  const isShort = text.length >= SHORTEST && text.length <= LONGEST;
  return label !== undefined && isShort && !/[:;]/.test(text) ? `${label}: ${text}.` : null;
}
