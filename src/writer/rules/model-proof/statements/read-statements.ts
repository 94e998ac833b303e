import { baseForms } from "../../lexicon/base-forms.ts";
import { isBareVerb } from "../../lexicon/is-harmless.ts";
import type { Mention } from "../../proof/find-mentions.ts";
import { isGrammar } from "../../proof/ledger-words.ts";
import type { SectionReading } from "../../proof/section-reading.ts";
import type { Token } from "../../reading/read-text.ts";

// "The sofa bed | is | on the mezzanine": who or what a clause speaks of, its verb, and the words after it.
export type Statement = {
  first: number;
  verb: number;
  end: number;
  // The words that name the subject, with the words they are forms of.
  names: string[];
  mentions: Mention[];
};

const JOINING =
  /^(and|but|so|because|while|where|which|when|if|or|that|since|though|although|as|until|before|after|than|once|whether)$/;
const PREPOSITION = /^(of|from|for|in|on|with|to|at|by|under|above|behind|near|between|without)$/;
// What speaks of the guest, or points back to something already judged.
const NOT_A_THING =
  /^(you|we|i|it|they|there|that|this|these|those|what|nothing|everything|everyone|everybody|nobody|who|which|here|he|she|someone|anyone|whoever|something|let|please|has|have)$/;

// The clauses of a text that say something of a thing, a place or a person other than the guest.
export function readStatements(reading: SectionReading, isVerb: (at: number) => boolean): Statement[] {
  const { tokens } = reading.read;
  return [...tokens.keys()].flatMap((verb) => {
    const { sentence } = tokens[verb] ?? {};
    if (tokens[verb - 1]?.sentence !== sentence || tokens[verb]?.opensClause || !isVerb(verb)) return [];
    const first = startOf(tokens, verb);
    const subject = tokens.slice(first, verb);
    if (subject.some(({ word }) => NOT_A_THING.test(word)) || isAsked(tokens, first)) return [];
    const tail = subject.findIndex(({ word }, at) => at > 0 && PREPOSITION.test(word));
    const last = tail < 0 ? verb : first + tail;
    const names = tokens.slice(first, last).filter(({ word }) => !isGrammar(word));
    if (names.length === 0 || PREPOSITION.test(subject[0]?.word ?? "")) return [];
    const mentions = reading.mentionAt.slice(first, last).filter((mention) => mention !== undefined);
    return [
      {
        first,
        verb,
        end: endOf(tokens, verb),
        names: names.flatMap(({ word }) => baseForms(word)),
        mentions: [...new Set(mentions)],
      },
    ];
  });
}

const OBJECT = /^(the|a|an|your|it|them|some|any|every|each|up|out|off|down|what|both|all|one|two|three)$/;

// "Push the doors open": what a guest is asked to do says nothing of the doors.
function isAsked(tokens: readonly Token[], first: number): boolean {
  return isBareVerb(tokens[first]?.word ?? "") && OBJECT.test(tokens[first + 1]?.word ?? "");
}

function startOf(tokens: readonly Token[], verb: number): number {
  let first = verb - 1;
  while (first > 0 && !tokens[first]?.opensClause && tokens[first - 1]?.sentence === tokens[verb]?.sentence) {
    if (JOINING.test(tokens[first - 1]?.word ?? "")) break;
    first -= 1;
  }
  return first;
}

function endOf(tokens: readonly Token[], verb: number): number {
  let end = verb + 1;
  while (end < tokens.length && tokens[end]?.sentence === tokens[verb]?.sentence) {
    if (tokens[end]?.opensClause || (JOINING.test(tokens[end]?.word ?? "") && tokens[end]?.word !== "and")) break;
    end += 1;
  }
  return end;
}
