import { isBareVerb } from "../lexicon/is-harmless.ts";
import type { SectionReading } from "./section-reading.ts";

// Claims that are also things a guest does.
const DOINGS = new Set(
  "hike hiking ski skiing slide cook train shop fish surf camp park golf row sail bike cycle concert ferry bus market cruise".split(
    " ",
  ),
);
const AFTER_VERB =
  /^(the|a|an|your|early|late|in|at|on|to|up|down|from|for|all|with|before|after|then|and|or|when|while|until|by|as|if|first|it|them|shut|open|what|here|there|home|out|over|through|along|past|around|together|again|tomorrow|today|less|more|hard|long|once|twice|every|without|like)$/;
const BEFORE_VERB = /^(you|you'll|you'd|to|can|will|could|may|might|let's|whoever|who|we|they|everyone|then|and|or)$/;

// "Hike early", "you ski in the morning": the word is what a guest does, and claims no trail or slope.
export function isDoneByGuest(reading: SectionReading, at: number): boolean {
  const { tokens } = reading.read;
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !DOINGS.has(token.word)) return false;
  const isLast = next?.sentence !== token.sentence || next.opensClause;
  const goesOn = isLast || AFTER_VERB.test(next.word) || /^\p{Lu}/u.test(next.raw);
  if (!goesOn) return false;
  if (before?.sentence !== token.sentence || token.opensClause) return !isLast || isAsked(reading, at);
  if (/^(and|or|then)$/.test(before.word)) return isAsked(reading, at);
  return BEFORE_VERB.test(before.word);
}

// Whether the clause that holds a word tells a guest to do something, or what a guest does.
export function isAsked({ read: { tokens, sentences } }: SectionReading, at: number): boolean {
  const span = sentences[tokens[at]?.sentence ?? 0];
  if (!span) return false;
  for (let back = at; back >= span.first; back -= 1) {
    const { word = "", opensClause } = tokens[back] ?? {};
    if (/^(you|you'll|you'd|anyone|everyone|whoever)$/.test(word)) return true;
    const isOpening = opensClause || back === span.first || /^(so|then|please|but)$/.test(tokens[back - 1]?.word ?? "");
    if (isOpening && isBareVerb(word) && AFTER_VERB.test(tokens[back + 1]?.word ?? "")) return true;
  }
  return false;
}
