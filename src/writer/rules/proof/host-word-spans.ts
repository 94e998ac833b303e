import type { Section } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { cleanNote } from "#writer/notes/clean-note.ts";
import { readText } from "../reading/read-text.ts";
import type { Span } from "./quoted-spans.ts";

// What grammar may add to a host's words without adding a claim.
const GRAMMAR = new Set(
  `a an the and or but with of in on at to from for is are was were be there it its this that you your have has here
  which so we i home place area room kitchen bathroom bedroom house apartment outside minute minutes min away walk drive
  on foot by car can what guests mention first stay work called one all near nearby within walking distance too also
  close reach up takes parking go another number place come minimum nights among them each other both as do does if they them`.split(
    /\s+/,
  ),
);
// A longer one makes no sentence of ours.
const LONGEST_NOTE = 600;
const DENIALS = new Set("no not never without none nobody don't doesn't isn't aren't can't won't cannot".split(" "));

// The sentences that say a host's note in the host's own words: what the notes do not hold is grammar only, and nothing
// is denied that they do not deny. The host answers for what they claim.
export function hostWordSpans({ text, sentences }: Section, ledger: Ledger): Span[] {
  const byId = new Map(ledger.facts.map((fact) => [fact.id, fact]));
  const homeWords = wordsIn(ledger.facts.filter(({ key }) => key === "home.type" || key.startsWith("place.")));
  const spans: Span[] = [];
  let from = 0;
  for (const sentence of sentences) {
    const start = text.indexOf(sentence.text, from);
    if (start < 0) continue;
    from = start + sentence.text.length;
    const facts = sentence.facts.map((id) => byId.get(id)).filter((fact): fact is Fact => fact !== undefined);
    if (facts.length > 0 && facts.every(isNote) && isSaidBy(sentence.text, facts, homeWords))
      spans.push({ start, end: from });
  }
  return spans;
}

function isNote({ field, isConfirmed }: Fact): boolean {
  return field !== undefined && isConfirmed;
}

function isSaidBy(text: string, notes: Fact[], homeWords: Set<string>): boolean {
  const said = wordsIn(notes);
  const tokens = readText(text).tokens.map(({ word }) => word);
  const denials = tokens.filter((word) => DENIALS.has(word)).length;
  const deniedByNotes = notes
    .flatMap(({ value }) => readText(String(value)).tokens)
    .filter(({ word }) => DENIALS.has(word)).length;
  return (
    denials === deniedByNotes && tokens.every((word) => said.has(word) || GRAMMAR.has(word) || homeWords.has(word))
  );
}

function wordsIn(facts: Fact[]): Set<string> {
  return new Set(facts.flatMap(wordsOf));
}

// Every check of every field asks for the words of the same facts.
const wordsOfFacts = new WeakMap<Fact, readonly string[]>();

function wordsOf(fact: Fact): readonly string[] {
  const known = wordsOfFacts.get(fact);
  if (known) return known;
  const value = String(fact.value);
  const text = value.length > LONGEST_NOTE ? "" : `${value} ${cleanNote(value)}`;
  const words = readText(text).tokens.map(({ word }) => word);
  wordsOfFacts.set(fact, words);
  return words;
}
