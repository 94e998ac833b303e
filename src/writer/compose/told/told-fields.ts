import type { Fact } from "#writer/ledger/fact.ts";
import { cleanNote } from "#writer/notes/read/clean-note.ts";
import { isFitToTell, isWrittenOut } from "#writer/notes/sentences/sentence-of-note.ts";
import { type Told, tellField } from "#writer/notes/small-words/tell-field.ts";
import { stemsOf, withoutSaidPieces } from "#writer/text/said-words.ts";
import { answerInPieces } from "../lead/answer-in-pieces.ts";

export type ToldNote = { facts: Fact[]; field: string; text: string };

// What a note needs to know of the home it speaks of.
export type NoteSetting = {
  noun: string;
  isRoom: boolean;
  isPart: boolean;
  bedrooms: number | null;
  area: string | null;
};

const MOST_FIELDS = 16;

type AskedOfAll = { home: string; person: "I" | "we"; isPart: boolean };

// The notes of each field that make a paragraph, each note with the sentences that begin with it.
export function paragraphsOf(facts: Fact[], setting: NoteSetting, person: "I" | "we"): Map<Fact, ToldNote[]> {
  const byField = new Map<string, Fact[]>();
  for (const fact of facts) {
    const field = fact.field ?? "";
    if (!AS_PARAGRAPH.has(field) || !isFitToTell(String(fact.value)) || mayBeSecret(String(fact.value))) continue;
    const group = groupOf(fact);
    byField.set(group, [...(byField.get(group) ?? []), fact]);
  }
  const { isRoom, noun, isPart } = setting;
  const asked = { home: noun, person, isPart };
  const opening = openingIn(facts, { ...asked, home: isRoom ? "room" : noun });
  const told = new Map<Fact, ToldNote[]>();
  let words = 0;
  for (const own of [...byField.values()].slice(0, MOST_FIELDS)) {
    const field = own[0]?.field ?? "";
    // A hand that writes sentences needs no small words.
    if (own.every(({ value }) => isWrittenOut(String(value)))) continue;
    const notes = own.slice(0, MOST_NOTES).map((fact) => unsaidNote(fact, field, { ...setting, opening }));
    words += notes.reduce((sum, { text }) => sum + text.split(" ").length, 0);
    if (words > MOST_WORDS) break;
    for (const [at, { fact, text }] of notes.entries()) {
      if (told.has(fact)) continue;
      if (text === "") told.set(fact, []);
      // What is said of a room's bed is said of the room; the rest of the home is not only for its guests.
      else
        tellFrom(notes.slice(at), { field, ...asked, home: isRoom && field === "bedroom_notes" ? "room" : noun }, told);
    }
  }
  return told;
}

// What is said of the second bathroom is not said of the first.
function groupOf({ field, index }: Fact): string {
  return field === "bathroom_notes" ? `${field} ${index}` : (field ?? "");
}

// A check leaves out a whole sentence, so a password must not share one with other notes.
const MAY_BE_SECRET = /\b(?:password|passcode|pin|codes?|call|whatsapp|text me|e-?mail)\b|@|https?:|www\.|\d{5}/i;

export function mayBeSecret(note: string): boolean {
  return MAY_BE_SECRET.test(note);
}

const MOST_NOTES = 5;
// Real forms have half as many; a longer one must not hold the web thread for seconds.
const MOST_WORDS = 160;

type Note = { fact: Fact; text: string; restsOn: Fact[] };
type Opening = { stems: Set<string>; facts: Fact[] };

// A note that was shortened rests on the opening too.
function unsaidNote(
  fact: Fact,
  field: string,
  { opening, bedrooms, isRoom }: Pick<NoteSetting, "bedrooms" | "isRoom"> & { opening: Opening },
): Note {
  const cleaned = withBedrooms(withoutRooms(cleanNote(String(fact.value)), bedrooms), bedrooms);
  if (field === "guest_access" && !isRoom) return { fact, text: withoutWhole(cleaned), restsOn: [fact] };
  if (ROOMS.has(field)) return { fact, text: withoutCounts(cleaned), restsOn: [fact] };
  const unsaid = MAY_BE_SAID.has(field) ? withoutSaidPieces(cleaned, opening.stems) : cleaned;
  const text = field === "kitchen_notes" ? withFewAppliances(unsaid) : unsaid;
  return { fact, text, restsOn: unsaid === cleaned ? [fact] : [fact, ...opening.facts] };
}

// "entire place is yours": the summary says whose it is.
const WHOLE =
  /^(?:(?:everything|every area|all of it)(?: is)? (?:all )?yours|all yours)$|^(?:you (?:have|get) |use of )?(?:the |your )?(?:entire|whole|full) (?:place|apartment|home|house|unit|suite|condo|flat|space|studio|loft|cottage)(?: (?:is )?(?:all )?(?:yours|(?:to|for) yoursel(?:f|ves)|to you))?$/i;

function withoutWhole(note: string): string {
  return note
    .split(", ")
    .filter((piece) => !WHOLE.test(piece))
    .join(", ");
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const ROOMS_AND_BATHS =
  /^(\d|[a-z]{3,5})[ -]?(?:bed(?:room)?s?|br|bdr)(?:(?: |\/|, ?)\d(?:\.5)? ?(?:bath(?:room)?s?|ba))?$/i;

// "granny flat, modern, 2 bed 1 bath" of a home with two bedrooms: the summary counts them.
function withoutRooms(note: string, bedrooms: number | null): string {
  const isCount = (piece: string) => {
    const [, count = ""] = ROOMS_AND_BATHS.exec(piece) ?? [];
    return bedrooms !== null && (count === String(bedrooms) || count.toLowerCase() === NUMBERS[bedrooms]);
  };
  return note
    .split(", ")
    .filter((piece) => !isCount(piece))
    .join(", ");
}

// "2 bed + study" of a home with two bedrooms.
function withBedrooms(note: string, bedrooms: number | null): string {
  return note.replace(/\b([2-9]) bed(?=,|$| and | with | plus )/g, (typed, count: string) =>
    Number(count) === bedrooms ? `${count} bedrooms` : typed,
  );
}

// Fields of rooms that the form counts, so that their number stands in the summary.
const ROOMS = new Set(["bedroom_notes", "bathroom_notes"]);
// "3 and a half", "1 only", "two beds". Whether a room is shared is never dropped here.
const ONLY_COUNTS =
  /^(?:there (?:is|are) )?(?:(?:\d(?:\.5)?|one|two|three|four)(?: and a half| of them| only| in total| full| half| (?:full )?(?:bath|bathroom)s?| bedrooms?| beds?)?|(?:for |sleeps |up to )?\d{1,2}(?: guests| people)|(?:for|sleeps|up to) \d{1,2})$/i;

function withoutCounts(note: string): string {
  const pieces = note.split(/, | \+ | and (?=\d)/);
  const kept = pieces.filter((piece) => !ONLY_COUNTS.test(piece));
  return kept.length === pieces.length ? note : kept.join(", ");
}

const ROUTINE =
  /^(?:and )?(?:an? )?(?:electric |gas |full |big )?(?:oven|stove|hob|cooktop|microwave|fridge|refrigerator|freezer|fridge\/freezer|toaster|kettle|dishes|plates|cutlery|utensils|pots|pans|pots and pans|cookware|glasses|wine glasses|baking sheet|coffee|coffee maker)$/i;
const MOST_ROUTINE = 3;

// Every kitchen has a kettle: of what each of them has, the first few stand for the rest.
export function withFewAppliances(note: string): string {
  let count = 0;
  return note
    .split(", ")
    .filter((piece) => !ROUTINE.test(piece.replace(/^.* - /, "")) || ++count <= MOST_ROUTINE)
    .join(", ");
}

type AskedOfField = AskedOfAll & { field: string };

// As many notes from the first one on as make a paragraph together.
function tellFrom(notes: Note[], asked: AskedOfField, told: Map<Fact, ToldNote[]>): void {
  const { field } = asked;
  for (const count of triesOf(notes, asked)) {
    const kept = notes.slice(0, count).filter(({ text }) => text !== "");
    const parts = partsOf(kept, asked);
    if (parts === null) continue;
    for (const { fact } of notes.slice(0, count)) told.set(fact, []);
    const [first] = kept;
    if (!first) return;
    const factsOf = (at: number[]) => [...new Set(at.flatMap((place) => kept[place]?.restsOn ?? []))];
    told.set(
      first.fact,
      parts.map(({ text, notes: at }) => ({ facts: factsOf(at), field, text })),
    );
    return;
  }
}

function partsOf(notes: Note[], asked: AskedOfField): Told[] | null {
  return tellField(notes.map(({ text }) => text).join("\n"), asked);
}

// What reads so well is not looked at in halves, and how much better two halves have to read than the whole.
const SURE = 0.35;
const BETTER_BY = 0.25;

// All of them, or half, or one: each try takes some milliseconds. Halves come first where they read better.
function triesOf(notes: Note[], asked: AskedOfField): Set<number> {
  const half = Math.ceil(notes.length / 2);
  const counts = new Set([notes.length, half, 1]);
  const kept = notes.filter(({ text }) => text !== "");
  const whole = kept.length > 1 ? partsOf(kept, asked)?.[0]?.reading : undefined;
  if (whole === undefined || whole >= SURE) return counts;
  const halves = [notes.slice(0, half), notes.slice(half)].map((own) => own.filter(({ text }) => text !== ""));
  const readings = halves.map((own) => (own.length === 0 ? whole : (partsOf(own, asked)?.[0]?.reading ?? -1)));
  return Math.min(...readings) > 0 && meanOf(readings) > whole + BETTER_BY ? new Set([half, 1]) : counts;
}

function meanOf(numbers: number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

// Whether an answer is told in pieces does not depend on what the home is called.
const AS_ASKED = { noun: "home", bedrooms: null, isPartOf: () => false, inItsPlace: (text: string) => text };

// What the opening says, where it tells the whole of what guests mention first.
function openingIn(facts: Fact[], asked: AskedOfAll): Opening {
  const best = facts.filter(({ field }) => field === "best_thing");
  const answer = best.map(({ value }) => cleanNote(String(value))).join("\n");
  const isInPieces = best.every(({ value }) => answerInPieces(String(value), AS_ASKED) !== null);
  const isWhole =
    answer !== "" && (isInPieces || tellField(answer, { field: "best_thing", ...asked, person: "we" }) !== null);
  return isWhole ? { stems: stemsOf(answer), facts: best } : { stems: new Set<string>(), facts: [] };
}

// What is said of the home and its surroundings need not be said twice; rules, access and parking always are.
const MAY_BE_SAID = new Set([
  "living_notes",
  "kitchen_notes",
  "bathroom_notes",
  "outdoor_notes",
  "neighborhood_description",
  "public_transport",
  "getting_around",
  "story",
  "work_notes",
  "family_notes",
]);

const AS_PARAGRAPH = new Set([
  "living_notes",
  "bedroom_notes",
  "kitchen_notes",
  "bathroom_notes",
  "outdoor_notes",
  "parking_notes",
  "neighborhood_description",
  "public_transport",
  "getting_around",
  "story",
  "guest_access",
  "host_interaction",
  "things_to_note",
  "work_notes",
  "family_notes",
  "house_rules",
]);
