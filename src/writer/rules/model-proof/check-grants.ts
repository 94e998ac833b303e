import type { Finding } from "../finding.ts";
import { baseForms } from "../lexicon/base-forms.ts";
import type { LedgerProof, ProvingFact } from "../proof/ledger-proof.ts";
import { isGrammar, wordsOfFact, wordsOfLedger } from "../proof/ledger-words.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

const VERDICT = { rule: "proof.grant", severity: "block", source: OUR_LEDGER } as const;
const LINK = /^(is|are|be|comes?|stays?|being)$/;
const FREE = /^(free|complimentary|gratis)$/;
const GIVEN = /^(provided|supplied|included|available)$/;
const OWN = /^(private|reserved|exclusive|dedicated)$/;
const NEEDED = /\b(?:need|bring|buy|rent|required)\b/i;
const COSTS = /\b\d{4,}\b|\b(fee|paid|charge|extra|rent|rental|hire|buy|sale|dollars?|euros?)\b|[$€£]|\d (?:a|per) /i;
const TELLS_OWN = /^(private|reserved|exclusive|own|only|dedicated|alone)$/;

// "The museum is free for guests", "kimonos are provided": a note that holds the word is not enough; that this very thing is
// free, provided or private has to be said by a fact of its own.
export function checkGrants(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  return [
    ...ownersIn(reading, proof),
    ...[...tokens.keys()].flatMap((at) => {
      const word = tokens[at]?.word ?? "";
      const isGrant = FREE.test(word) || GIVEN.test(word) || OWN.test(word);
      if (!isGrant || isQuoted(reading, at, at)) return [];
      const names = subjectOf(reading, at);
      if (names.length === 0) return [];
      const facts = proof.facts.filter((fact) => names.some((name) => wordsOfFact(fact).has(name)));
      if (facts.some((fact) => isGranted(fact, word)) && !isOfEach(reading, at, facts)) return [];
      return [findingAt(reading, [at, at], VERDICT)];
    }),
  ];
}

// "Once belonged to an artist": to whom a thing belongs must be told.
function ownersIn(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  return [...tokens.keys()].flatMap((at) => {
    if (!/^belong(?:s|ed)?$/.test(tokens[at]?.word ?? "") || tokens[at + 1]?.word !== "to" || isQuoted(reading, at, at))
      return [];
    const owner = [at + 2, at + 3, at + 4].find((one) => !isGrammar(tokens[one]?.word ?? ""));
    const forms = baseForms(tokens[owner ?? -1]?.word ?? "");
    const isKnown = owner === undefined || forms.some((form) => wordsOfLedger(proof).has(form) || OWNERS.test(form));
    return isKnown ? [] : [findingAt(reading, [at, owner], VERDICT)];
  });
}

const OWNERS =
  /^(?:you|us|building|house|village|town|neighbou?r|host|family|guest|everyone|nobody|whoever|hammock|evening|morning|night|day)$/;

// "In every size": more than the note says.
function isOfEach({ read: { tokens } }: SectionReading, at: number, facts: ProvingFact[]): boolean {
  const before = tokens.slice(Math.max(0, at - 6), at).map(({ word }) => word);
  return (
    before.some((word) => EACH.test(word)) &&
    !facts.some(({ reading }) => reading.words.some((word) => EACH.test(word)))
  );
}

const EACH = /^(every|each|all|any)$/;

function isGranted({ fact, reading, isNearby, claims }: ProvingFact, word: string): boolean {
  if (baseForms(word).some((form) => reading.words.includes(form))) return true;
  if (FREE.test(word)) return claims.has("free") || reading.words.includes("free");
  if (OWN.test(word)) return claims.has("private") || reading.words.some((one) => TELLS_OWN.test(one));
  if (fact.key.startsWith("amenity.")) return true;
  return fact.field !== "story" && !isNearby && !COSTS.test(String(fact.value)) && !NEEDED.test(String(fact.value));
}

// The words that name what stands before the verb, where no claim of a list does: those have checks of their own.
function subjectOf({ read: { tokens, sentences }, mentionAt }: SectionReading, at: number): string[] {
  const span = sentences[tokens[at]?.sentence ?? 0];
  const link = [at - 1, at - 2].find((one) => one > (span?.first ?? 0) && LINK.test(tokens[one]?.word ?? ""));
  if (link === undefined) return [];
  let first = link - 1;
  while (first > (span?.first ?? 0) && !tokens[first]?.opensClause) first -= 1;
  const subject = [...tokens.keys()].slice(first, link).filter((one) => !isGrammar(tokens[one]?.word ?? ""));
  if (subject.some((one) => mentionAt[one] && mentionAt[one].claim.kind !== "place")) return [];
  return subject.flatMap((one) => baseForms(tokens[one]?.word ?? ""));
}
