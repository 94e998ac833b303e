import type { Section } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { tagWords } from "#writer/notes/tagged-words.ts";
import type { Finding } from "#writer/rules/finding.ts";
import { checkWords } from "#writer/rules/model-proof/check-words.ts";
import { proofOf } from "#writer/rules/proof/ledger-proof.ts";
import { quotablesOf } from "#writer/rules/proof/quoted-spans.ts";
import { readSection } from "#writer/rules/proof/section-reading.ts";

// What stands before a thing that a home is said to have. A noun without it ("wake to birdsong") claims nothing.
const HAVING = new Set(
  `a an our own private the with has have includes include features feature offers offer plus and another two three four
  five six its heated outdoor indoor`.split(/\s+/),
);
const MOST_BETWEEN = 2;
const LONGEST_SENTENCE = 2000;

// Things that no list of ours and no fact knows, in a sentence typed by hand: "a helipad on the roof".
export function unknownThings({ heading, text }: Pick<Section, "heading" | "text">, ledger: Ledger): Finding[] {
  if (text.length > LONGEST_SENTENCE) return [];
  const reading = readSection({ heading, text, sentences: [{ text, facts: [] }] }, quotablesOf(ledger, undefined));
  const unknown = checkWords(reading, proofOf(ledger), new Set());
  if (unknown.length === 0) return [];
  const kinds = new Map(tagWords(text.replaceAll(/\s+/g, " ")).map(({ small, kind }) => [small, kind]));
  const { tokens } = reading.read;
  return unknown.filter(({ start, words }) => {
    if (kinds.get(words.toLowerCase()) !== "noun") return false;
    const at = tokens.findIndex((token) => token.start === start);
    for (let back = at - 1; back >= at - 1 - MOST_BETWEEN; back -= 1) {
      const token = tokens[back];
      if (!token || token.sentence !== tokens[at]?.sentence || tokens[back + 1]?.opensClause) return false;
      if (HAVING.has(token.word)) return true;
      if (!["adjective", "noun"].includes(kinds.get(token.word) ?? "")) return false;
    }
    return false;
  });
}
