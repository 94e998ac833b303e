import type { Finding } from "../finding.ts";
import { baseForms } from "../lexicon/base-forms.ts";
import type { LedgerProof } from "../proof/ledger-proof.ts";
import { isGrammar, sharesWord, wordsOfFact, wordsOfLedger } from "../proof/ledger-words.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

const HEARING = /^(hear|hears|heard|hearing|smell|smells)$/;
const HEARD = /^(hear|noise|noisy|sound|bell|loud|quiet|smell)$/;

// "You hear the sea at night": what reaches a guest's ears or nose is known only from a note about it.
export function checkSenses(reading: SectionReading, proof: LedgerProof): Finding[] {
  return [...heard(reading, proof), ...seen(reading, proof)];
}

const SEEING = /^(see|sees|view|visible|spot)$/;
const SEEN = /^(view|see|over|overlook|look|watch|below|above|from|facing|visible|sight|lit)$/;
const SIGHT = 5;

// "You see the castle from bed": that a place is near does not put it in view.
function seen(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  const near = proof.facts.filter(({ isNearby }) => isNearby);
  return [...tokens.keys()].flatMap((at) => {
    if (
      !(SEEING.test(tokens[at]?.word ?? "") || isLookingOver(tokens, at)) ||
      tokens[at]?.raw === "See" ||
      isQuoted(reading, at, at) ||
      reading.neutralAt[at]
    )
      return [];
    const around = tokens
      .slice(Math.max(0, at - SIGHT), at + SIGHT + 1)
      .filter((token) => token.sentence === tokens[at]?.sentence && !reading.neutralAt[tokens.indexOf(token)]);
    const names = around.filter(({ word }) => !isGrammar(word)).flatMap(({ word }) => baseForms(word));
    const named = near.filter((fact) => names.some((name) => wordsOfFact(fact).has(name) && !WAYS.test(name)));
    if (named.length === 0 || named.some((fact) => fact.reading.words.some((word) => SEEN.test(word)))) return [];
    const seenNames = names.filter((name) => !WAYS.test(name) && named.some((fact) => wordsOfFact(fact).has(name)));
    const isElsewhere = proof.facts.some(
      (fact) => !fact.isNearby && seenNames.some((name) => wordsOfFact(fact).has(name)),
    );
    if (isElsewhere) return [];
    return [findingAt(reading, [at, at], { rule: "proof.sense", severity: "block", source: OUR_LEDGER })];
  });
}

// "Looks out over the harbor".
function isLookingOver(tokens: readonly { word: string }[], at: number): boolean {
  const [next = "", after = ""] = [tokens[at + 1]?.word, tokens[at + 2]?.word];
  if (!/^looks?$/.test(tokens[at]?.word ?? "")) return false;
  return /^(over|onto|across)$/.test(next) || (next === "out" && /^(over|at|on|onto|across|to)$/.test(after));
}

const WAYS = /^(min|mins|minute|minutes|walk|drive|m|km|foot|car|the|to)$/;

function heard(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  if (proof.facts.some(({ fact }) => fact.key === "noise")) return [];
  const loud = /\b(?:mosque|church|bells?|rooster|train|tram|creek|stream|donkeys?|gulls?)\b/i;
  const audible = proof.facts.filter((fact) => [...wordsOfFact(fact)].some((word) => HEARD.test(word)));
  const notes = proof.facts.filter(({ fact, isNearby }) => fact.field !== undefined && !isNearby);
  const isNoted = (at: number) =>
    tokens
      .slice(at + 1, at + 4)
      .some(
        ({ word }) =>
          !isGrammar(word) && notes.some((fact) => baseForms(word).some((form) => wordsOfFact(fact).has(form))),
      );
  const isTold = (at: number) =>
    [...wordsOfLedger(proof)].some((word) => loud.test(word)) ||
    isNoted(at) ||
    audible.some((fact) => sharesWord(reading, tokens[at]?.sentence ?? 0, { fact, except: { first: at, last: at } }));
  return [...tokens.keys()]
    .filter(
      (at) =>
        !/^(whoever|anyone|somebody)$/.test(
          tokens[reading.read.sentences[tokens[at]?.sentence ?? 0]?.first ?? 0]?.word ?? "",
        ) &&
        HEARING.test(tokens[at]?.word ?? "") &&
        !/^(to|or|and)$/.test(tokens[at - 1]?.word ?? "") &&
        !isQuoted(reading, at, at) &&
        !reading.neutralAt[at] &&
        !isTold(at),
    )
    .map((at) => findingAt(reading, [at, at], { rule: "proof.sense", severity: "block", source: OUR_LEDGER }));
}
