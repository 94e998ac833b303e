import { hasTerms } from "#writer/text/said-words.ts";
import { cleanNote, spokenMinutes } from "../read/clean-note.ts";
import { smallStart } from "../words/articles.ts";

// Fields that a guest has to know of, and the words they stand under where they make no sentence.
const LABELS = new Map([
  ["parking_notes", "Parking"],
  ["house_rules", "House rules"],
  ["things_to_note", "Please note"],
]);
const HAS_TO_BE_KNOWN =
  /\d|\b(?:loud|noise|noisy|cameras?|stairs|steps|steep|ladder|dogs?|cats?|pets?|allerg\p{L}*|smok\p{L}*|deposit|fees?|tax|taxes|bring|permit|minimum)\b/iu;

// A price, a limit, a warning.
export function hasToBeKnown(note: string): boolean {
  return HAS_TO_BE_KNOWN.test(note) || hasTerms(note);
}

// What the label says already.
const SAYS_LABEL = /^(?:please )?note:? (?:that )?(?=\p{L})/iu;

const SHORTEST = 8;
const LONGEST = 160;

// "Parking: none on site, paid garage next door." Null where the notes are no words for a guest.
export function underLabel(field: string, notes: string[]): string | null {
  const label = LABELS.get(field);
  const text = notes
    .map((note) => smallStart(spokenMinutes(cleanNote(note).replace(SAYS_LABEL, ""))))
    .join(", ")
    .replace(/^(?=\d(?:st|nd|rd|th) floor\b)/, "the ");
  // What is only nice to know stays untold rather than clumsy.
  if (field === "things_to_note" && !hasToBeKnown(text)) return null;
  // "Parking: easy access to parking." says it twice.
  if (field === "parking_notes" && /\bpark/i.test(text) && !/\d/.test(text) && !hasTerms(text)) return null;
  const isShort = text.length >= SHORTEST && text.length <= LONGEST;
  return label !== undefined && isShort && !/[:;]/.test(text) ? `${label}: ${text}.` : null;
}
