import type { Token } from "../../text/read-text.ts";
import { baseForms } from "../../text/word-forms.ts";
import type { Finding } from "../finding.ts";
import { isHarmless, isPortable } from "../lexicon/is-harmless.ts";
import type { LedgerProof, ProvingFact } from "../proof/ledger-proof.ts";
import { isGrammar, wordsOfFact, wordsOfLedger } from "../proof/ledger-words.ts";
import { readNumbers } from "../proof/numbers/read-numbers.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

const DEEDS = new Set(
  `give gives keep keeps serve serves offer offers sell sells open opens close closes host hosts play plays bring brings
  visit visits sing sings sleep sleeps eat eats bake bakes pour pours deliver delivers roast roasts`.split(/\s+/),
);

const COSTS = new Set(["sale", "rent", "rental", "fee", "charge", "bring", "hire", "pay", "paid"]);
const GIVEN = new Set(["included", "provided", "supplied", "offered", "waiting"]);
const NOTHING = /^(none|nothing|nobody)$/;

// "Keogh's pub keeps a table for you": what a place or a neighbour does is known only from the note that names it.
export function checkPlaceActions(reading: SectionReading, proof: LedgerProof): Finding[] {
  const findings: Finding[] = [];
  for (const [at, { word, sentence, opensClause }] of reading.read.tokens.entries()) {
    const before = reading.read.tokens[at - 1];
    if (isPackaged(reading, at, proof)) {
      findings.push(findingAt(reading, [at - 1, at], { rule: "proof.deed", severity: "block", source: OUR_LEDGER }));
    }
    if (GIVEN.has(word) && isUnknownGift(reading, at, proof)) {
      findings.push(findingAt(reading, [at - 2, at], { rule: "proof.deed", severity: "block", source: OUR_LEDGER }));
    }
    if (!DEEDS.has(word) || opensClause || before?.sentence !== sentence || isQuoted(reading, at, at)) continue;
    if (isKnownOtherwise(reading, at - 1) || isRide(reading, at) || readNumbers([before]).length > 0) continue;
    const facts = proof.facts.filter((fact) => baseForms(before.word).some((form) => wordsOfFact(fact).has(form)));
    const isSaid = facts.some(
      (fact) =>
        baseForms(word).some((form) => wordsOfFact(fact).has(form)) || hasObject(reading, at, wordsOfFact(fact)),
    );
    const isPet = reading.mentionAt[at - 1]?.claim.id === "pets";
    if (
      facts.length === 0 ||
      isSaid ||
      !(isPet || facts.some(({ fact }) => isNote(fact.key) && !(fact.key === "space" && /^keeps?$/.test(word))))
    )
      continue;
    findings.push(findingAt(reading, [at - 1, at], { rule: "proof.deed", severity: "block", source: OUR_LEDGER }));
  }
  return findings;
}

// "Morag serves breakfast", of a note that has her and breakfast.
function hasObject({ read }: SectionReading, verb: number, words: Set<string>): boolean {
  const { sentence } = read.tokens[verb] ?? {};
  const object = read.tokens
    .slice(verb + 1, verb + 4)
    .find((token) => token.sentence === sentence && !isGrammar(token.word));
  return object !== undefined && baseForms(object.word).some((form) => words.has(form));
}

const WHOLE = /^(stay|house|home|loft|condo|apartment|flat|room|villa|cabin|place|cottage|booking|rental)$/;

// "A tee time comes with the stay".
function isPackaged({ read, mentionAt }: SectionReading, at: number, proof: LedgerProof): boolean {
  const [verb, ...rest] = [0, 1, 2, 3].map((step) => read.tokens[at + step]?.word ?? "");
  if (!/^comes?$/.test(verb ?? "") || rest[0] !== "with" || !WHOLE.test(rest[2] ?? "") || mentionAt[at - 1])
    return false;
  return !baseForms(read.tokens[at - 1]?.word ?? "").some((form) => wordsOfLedger(proof).has(form));
}

// "Lift tickets are included": what is given must be something that a fact names.
function isUnknownGift({ read, mentionAt }: SectionReading, at: number, proof: LedgerProof): boolean {
  const subject = read.tokens[at - 2];
  if (!/^(is|are)$/.test(read.tokens[at - 1]?.word ?? "") || subject?.sentence !== read.tokens[at]?.sentence)
    return false;
  const head = headOf(read.tokens, at - 2);
  const mention = mentionAt[at - 2];
  if (head !== at - 2 && !mentionAt[head] && !isPronoun(read.tokens[head]?.word)) {
    return !baseForms(read.tokens[head]?.word ?? "").some((form) => wordsOfLedger(proof).has(form));
  }
  if (mention) {
    const { positive } = proof.supportOf(mention.claim.id);
    return positive.length > 0 && positive.every(({ reading }) => reading.words.some((word) => COSTS.has(word)));
  }
  if (isPronoun(subject?.word) || NOTHING.test(subject?.word ?? "")) return false;
  const forms = baseForms(subject?.word ?? "");
  if (!forms.some((form) => wordsOfLedger(proof).has(form))) return true;
  const facts = proof.facts.filter((fact) => forms.some((form) => wordsOfFact(fact).has(form)));
  if (facts.length > 0 && facts.every((fact) => isOnlyKept(fact, forms))) return true;
  return (
    facts.length > 0 &&
    facts.every(
      ({ fact, reading, isNearby }) =>
        isNearby ||
        (!reading.words.includes("included") &&
          /[$€£]\d|\d (?:dinars?|dollars|euros?|pounds|kr|usd|eur|pesos|baht|yen|francs)\b/i.test(
            String(fact.value),
          )) ||
        reading.words.some((word) => COSTS.has(word)),
    )
  );
}

const KEEPING = /^(parking|storage|rack|view|access|stop|rental|hire|shop|school|trail|path|lot|locker|lockers)$/;

// "Scooter parking" gives no scooter.
function isOnlyKept({ reading: { words } }: ProvingFact, forms: string[]): boolean {
  return words.every(
    (word, at) => !forms.includes(word) || KEEPING.test(words[at + 1] ?? "") || words[at - 1] === "by",
  );
}

// "A ride from the airport": the noun of the subject stands before its first preposition.
function headOf(tokens: readonly Token[], last: number): number {
  let head = last;
  for (let at = last; at >= 0 && tokens[at]?.sentence === tokens[last]?.sentence; at -= 1) {
    if (/^(of|from|for|in|on|with|to|at|by)$/.test(tokens[at]?.word ?? "")) head = at - 1;
    if (tokens[at]?.opensClause || tokens[at]?.word === "and") break;
  }
  return head;
}

// "The metro brings you back": what lines do.
function isRide({ read, mentionAt }: SectionReading, at: number): boolean {
  return mentionAt[at - 1]?.claim.kind === "place" && /^(brings?|takes?)$/.test(read.tokens[at]?.word ?? "");
}

function isPronoun(word = ""): boolean {
  return /^(it|they|this|that|these|those|both|which)$/.test(word);
}

// A thing of the home does what such things do, and everyday words claim nothing.
function isKnownOtherwise({ mentionAt, read }: SectionReading, at: number): boolean {
  const kind = mentionAt[at]?.claim.kind;
  if (mentionAt[at]?.claim.id === "pets") return false;
  return (kind !== undefined && kind !== "place") || (kind === undefined && isEveryday(read.tokens[at]?.word ?? ""));
}

// A dog may be called Biscuit.
function isEveryday(word: string): boolean {
  return isHarmless(word) && !isPortable(word);
}

function isNote(key: string): boolean {
  return ["nearby", "transport", "note", "space", "host", "access"].includes(key);
}
