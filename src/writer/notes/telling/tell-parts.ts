import { listOf } from "#writer/compose/grammar.ts";
import { isName, smallStart } from "../articles.ts";
import { isAdjectivePhrase, predicateStart } from "../read-note.ts";
import { tagWords } from "../tagged-words.ts";
import { isPlural, MASS_NOUNS } from "../word-lists.ts";

// "furniture brand new" is "furniture is brand new".
export function asClause(text: string): string {
  const words = text.split(" ");
  const at = predicateStart(text);
  if (at <= 0) return text;
  const subject = words.slice(0, at).join(" ");
  const said = words.slice(at).join(" ");
  const isMany = isPlural(words[at - 1] ?? "") || / and /.test(subject) || /^all\b/.test(said);
  const isInside = /\b(?:interiors?|rooms|windows|floors|walls|furniture)$/i.test(subject);
  const isBare = isMany && !isInside;
  const noun =
    isBare ||
    isMassNoun(words[at - 1] ?? "") ||
    isName(subject) ||
    /^(?:all|the|our|my|your|downtown|\d)/i.test(subject)
      ? smallStart(subject)
      : `the ${smallStart(subject)}`;
  return `${noun} ${isMany ? "are" : "is"} ${said}`;
}

function isMassNoun(noun: string): boolean {
  return MASS_NOUNS.has(noun.toLowerCase()) && !/^(?:furniture|lighting|air|water|space|decor)$/i.test(noun);
}

// Items that hold "and" themselves are taken apart before they are listed.
export function joined(items: string[]): string {
  if (items.length < 2) return items[0] ?? "";
  if (items.some((item) => / or /.test(item))) return items.join(", ");
  if (/ and /.test(items.at(-1) ?? "") && items.every((item) => isAdjectivePhrase(item))) return items.join(", ");
  const flat = items.flatMap((item) => (isAdjectivePhrase(item) || !isPair(item) ? [item] : item.split(" and ")));
  const last = items.at(-1) ?? "";
  const isClosed = / and /.test(last.split(/ with | in | at | for | of /)[0] ?? "") && flat.length === items.length;
  if (isClosed) return items.join(", ");
  return listOf(flat.length > items.length ? flat : items);
}

// "buses and light rail right outside" stays together: what follows is said of both.
function isPair(item: string): boolean {
  const last = item.split(" and ").at(-1) ?? "";
  return !tagWords(last).some(({ kind }) => kind === "adverb" || kind === "preposition");
}

export function isOf(noun: string): string {
  if (noun === "I") return "am";
  if (noun === "we" || noun === "you") return "are";
  const last = noun.split(" ").at(-1) ?? "";
  return isPlural(last) && !/^\p{Lu}/u.test(last) ? "are" : "is";
}
