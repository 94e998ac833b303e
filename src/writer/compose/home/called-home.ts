import type { Fact } from "#writer/ledger/fact.ts";
import { headOf, isAdjectivePhrase } from "#writer/notes/read/read-note.ts";
import { HOME_NOUNS } from "#writer/notes/words/word-lists.ts";
import { isPraised } from "#writer/rules/style/avoided-words.ts";
import { withArticle } from "../../text/word-forms.ts";
import type { ToldNote } from "../told/told-notes.ts";
import type { Home } from "./home.ts";

// What the host calls the home, so that the sentence of counts need not call it "the apartment".
export type CalledHome = {
  // "Villa Esmee"
  name: string | null;
  // "a private suite, bright and clean"
  kind: string | null;
  // "modern, calm "
  adjectives: string;
  facts: Fact[];
  // Told with what it is, and not again.
  notes: ToldNote[];
};

const LONGEST_KIND = 90;
const NAMED =
  /^(?:We call it|(?:It|The [\p{L} ]{3,20}) is called|Its name is|(?:It|This) is an? [\p{L} ]{3,24}, and (?:the|its) name is) (\p{Lu}[\p{L}\p{M}\d' -]{2,40})\.$/u;
const SAID_TO_BE = /^(?:It|This|The [\p{L} ]{3,20}) is ((?:an?|the) [^.:;()]+)\.$/u;
const SAID_OF = /^(?:It|The [\p{L} ]{3,20}) is ([\p{Ll} ,-]+)\.$/u;

export function calledHome(home: Home, opening: string): CalledHome {
  const called: CalledHome = { name: null, kind: null, adjectives: "", facts: [], notes: [] };
  if (home.isRoom) return called;
  const take = (note: ToldNote) => {
    called.notes.push(note);
    called.facts.push(...note.facts);
  };
  for (const note of home.notes.of("living_notes", "story")) {
    const name = NAMED.exec(note.text)?.[1];
    const kind =
      SAID_TO_BE.exec(note.text)?.[1]?.replace(/, (?:which is|and it is) (?=[^,]+$)/, ", ") ?? kindSaidOf(note.text);
    // "Sunny Haven" stays in the sentence that says what the home is called.
    if (name && !called.name && !opening.includes(name) && !isPraised(name)) {
      called.name = name;
      take(note);
    } else if (kind && !called.kind && !called.adjectives) {
      const unsaid = kindStillUnsaid(home, kind, opening);
      if (unsaid === null) continue;
      called.kind = unsaid;
      take(note);
    } else if (!called.kind && !called.adjectives && home.isEntire) {
      const adjectives = adjectivesIn(SAID_OF.exec(note.text)?.[1] ?? "", opening);
      if (adjectives === null) continue;
      called.adjectives = adjectives;
      take(note);
    }
  }
  return called;
}

const KIND_SAID_OF = /^(?:The|This) (\p{Ll}[\p{Ll}-]* [\p{Ll} -]{3,40}) is ([\p{Ll} ,-]{3,40})\.$/u;

// "The private garden flat is bright and calm" calls it "a bright and calm private garden flat".
function kindSaidOf(text: string): string | undefined {
  const [, kind = "", said = ""] = KIND_SAID_OF.exec(text) ?? [];
  // "The flat has large windows and is clean" says what it has, not what it is called.
  if (/\b(?:has|have|was|comes|gets|sits|and|with|that|which|of|in|on|at)\b/.test(kind)) return undefined;
  const isPlain = said !== "" && said.split(/, | and /).every(isPlainAdjective);
  if (!isPlain) return undefined;
  return said.includes(",") ? `${withArticle(kind)}, ${said}` : withArticle(`${said} ${kind}`);
}

// "a garden apartment, the bottom floor of a row house" after "a private garden apartment" is "the bottom floor of a
// row house".
function kindStillUnsaid(home: Home, kind: string, opening: string): string | null {
  if (kind.length > LONGEST_KIND || /, and | with | that | which | where | is | are | one of /.test(kind)) return null;
  const [first = "", ...rest] = kind.split(", ");
  if (!isHomeItself(home, headOf(first))) return null;
  const said = new Set(wordsOf(opening));
  const isKnown = wordsOf(first).every((word) => said.has(word) || (HOME_NOUNS.has(word) && said.size > 0));
  if (!isKnown) return wordsOf(kind).filter((word) => said.has(word)).length > 1 ? null : kind;
  const more = rest.join(", ");
  return /^(?:an?|the) /.test(more) && isHomeItself(home, headOf(rest[0] ?? "")) ? more : null;
}

// An apartment is not the mansion it is in, and "a good base" names no home.
function isHomeItself(home: Home, head: string): boolean {
  const names =
    HOME_NOUNS.has(head) && !/^(?:base|stay|property|place|home|accommodation|retreat|getaway|room)$/.test(head);
  return names && !home.isPartOf(head);
}

const MOST_ADJECTIVES = 3;

function adjectivesIn(words: string, opening: string): string | null {
  const items = words.split(/, | and /).filter((item) => item !== "");
  if (items.length === 0 || items.length > MOST_ADJECTIVES || !items.every(isPlainAdjective)) return null;
  const said = new Set(wordsOf(opening));
  const left = items.filter((item) => !wordsOf(item).some((word) => said.has(word)));
  return left.length === items.length ? `${left.join(", ")} ` : null;
}

function isPlainAdjective(item: string): boolean {
  const isOfPart = /^(?:all|very) | (?:inside|outside|upstairs|downstairs|throughout|now)$/.test(item);
  return item.split(" ").length < 3 && isAdjectivePhrase(item) && !isOfPart;
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\d]{3,30}/gu)
      ?.filter((word) => !/^(?:the|and|with|for|from)$/.test(word)) ?? []
  );
}
