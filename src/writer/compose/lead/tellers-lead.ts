import type { Fact } from "#writer/ledger/fact.ts";
import { cleanNote } from "#writer/notes/read/clean-note.ts";
import { headOf, readNote } from "#writer/notes/read/read-note.ts";
import { readingOfField, tellField } from "#writer/notes/small-words/tell-field.ts";
import type { Home } from "../home/home.ts";
import { type Lead, say } from "../message.ts";

// Praise of the host says nothing of the home, and never leads.
const ABOUT_THE_HOST =
  /\b(?:reviews?|superhost|satisfied|rating|stars?|5\*|happy guests|our guests love|(?:fast|quickly|responsive) (?:we|i|the host) (?:respond|answer|reply|are|am|is))\b/i;

const READS_BADLY = -0.5;
// How well the teller's has to read to take its place, and how many of the answer's words an opening has to tell.
const NOT_BADLY = -0.35;
const MOST_OF_IT = 0.75;

// An opening that reads badly or leaves out much of the answer is replaced by the teller's, even if that is only passable.
export function orTheTellers(home: Home, lead: Lead | null): Lead | null {
  if (!lead) return null;
  const facts = mentioned(home);
  const text = lead.messages.map(({ variants }) => variants[0]).join(" ");
  const answer = answerIn(facts);
  const isWell = (readingOfField(text, answer, askedOf(home)) ?? 0) > READS_BADLY;
  // An apartment in a house is not the house, which the teller does not know.
  const ofBuilding = facts.some(({ value }) =>
    home.isPartOf(headOf(readNote(cleanNote(String(value)))[0]?.text ?? "")),
  );
  if (ofBuilding || (isWell && shareTold(answer, text) >= MOST_OF_IT)) return lead;
  const told = tellField(answer, { ...askedOf(home), least: NOT_BADLY });
  const whole = told?.map((part) => part.text).join(" ");
  return whole
    ? { ...lead, messages: say(facts, 12, [whole]).map((message) => ({ ...message, isVerbatim: true })) }
    : lead;
}

function shareTold(answer: string, text: string): number {
  const words = beginningsIn(answer);
  const said = new Set(beginningsIn(text));
  return words.length === 0 ? 1 : words.filter((word) => said.has(word)).length / words.length;
}

// "Waking" is told by "wake": words are compared by how they begin.
function beginningsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]{4,40}/gu) ?? []).map((word) => word.slice(0, 3));
}

export function mentioned(home: Home): Fact[] {
  return home.bestThing.filter(({ value }) => !ABOUT_THE_HOST.test(String(value)));
}

export function answerIn(facts: Fact[]): string {
  return facts.map(({ value }) => cleanNote(String(value))).join("\n");
}

export function askedOf(home: Home) {
  const noun = home.isRoom ? "room" : home.noun;
  return { field: "best_thing", home: noun, person: "we", isPart: home.isPart } as const;
}
