import type { Fact } from "#writer/ledger/fact.ts";
import { cleanNote } from "#writer/notes/read/clean-note.ts";
import { isFitToTell, type Subject, sentenceOfNote } from "#writer/notes/sentences/sentence-of-note.ts";
import { smallStart } from "#writer/notes/words/articles.ts";
import type { Home } from "../home/home.ts";
import { type Lead, say } from "../message.ts";
import { answerInPieces } from "./answer-in-pieces.ts";
import { allYours, inItsPlace } from "./plain-lead.ts";
import { isHad, withoutPraise } from "./read-answer.ts";
import { shortWordsOf } from "./short-words.ts";

// That it is the location says nothing beside what comes after it.
const ONLY_PRAISE =
  /^(?:(?:the|our|its|great|good|best|excellent) )*(?:location|place|area|neighbou?rhood|value|price)$/i;

const NAME_ONLY = /^the [\p{L} ]{3,30}$/u;

// An answer of things, places and distances, told whole.
export function toldInPieces(home: Home, all: Fact[], subject: Subject): Lead | null {
  const facts = all.length > 1 ? all.filter(({ value }) => !ONLY_PRAISE.test(cleanNote(String(value)))) : all;
  if (!facts.every(({ value }) => isFitToTell(String(value)))) return null;
  const asked = {
    noun: home.isRoom ? "room" : home.noun,
    bedrooms: home.number("bedrooms"),
    isPartOf: (head: string) => home.isPartOf(head),
    inItsPlace: (text: string) => inItsPlace(home, text),
  };
  const whole = (text: string) => (facts.length === 1 ? allYours(home, text) : text);
  const named = facts.map(({ value }) => smallStart(cleanNote(String(value))));
  // "The basement. Built to entertain": what comes after it says more than that one has it.
  if (named.some((text) => NAME_ONLY.test(text) && (named.length > 1 || !isHad(text)))) return null;
  const [first, ...more] = facts.map(
    ({ value }) => answerInPieces(String(value), asked) ?? answerInPieces(withoutPraise(String(value)), asked),
  );
  const rest = more.map((told, at) => told ?? sentenceOfNote(String(facts[at + 1]?.value), subject));
  if (!first || rest.some((told) => told === null)) return null;
  return {
    kind: "guests mention",
    messages: say(facts, 12, [whole([first, ...rest].join(" "))]).map((message) => ({ ...message, isVerbatim: true })),
    after: [],
    short: shortWordsOf(withoutPraise(String(facts[0]?.value))),
  };
}
