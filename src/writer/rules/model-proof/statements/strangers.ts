import { baseForms } from "../../lexicon/base-forms.ts";
import { isPerson } from "../../lexicon/is-harmless.ts";
import { ANIMALS } from "../../lexicon/statement-words.ts";
import type { LedgerProof } from "../../proof/ledger-proof.ts";
import { wordsOfLedger } from "../../proof/ledger-words.ts";
import { isQuoted, type SectionReading } from "../../proof/section-reading.ts";

// "A gardener looks after the roses", "your neighbors are musicians": people whom no fact names.
export function strangersIn(reading: SectionReading, proof: LedgerProof): [number, number][] {
  const { tokens } = reading.read;
  const known = wordsOfLedger(proof);
  const opening = reading.read.sentences.flatMap(({ first }): [number, number][] => {
    const at = /^(the|a|an|some|two|wild|local)$/.test(tokens[first]?.word ?? "") ? first + 1 : first;
    const forms = baseForms(tokens[at]?.word ?? "");
    const isStranger = forms.some((form) => ANIMALS.has(form)) && !forms.some((form) => known.has(form));
    return isStranger &&
      !reading.neutralAt[at] &&
      !isQuoted(reading, at, at) &&
      !/^(the|your|for|down|under)$/.test(tokens[at + 1]?.word ?? "")
      ? [[at, at]]
      : [];
  });
  const people = [...tokens.keys()].flatMap((at): [number, number][] => {
    const [before, { word = "", sentence } = {}, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (!isPerson(word) || before?.sentence !== sentence || isQuoted(reading, at, at)) return [];
    if (baseForms(word).some((form) => known.has(form))) return [];
    const isActing =
      /^(a|an|our|the|local)$/.test(before?.word ?? "") && /^(is|was|will|can|[a-z]+[^s]s)$/.test(next?.word ?? "");
    const isNamed =
      /^(is|are|was|were)$/.test(before?.word ?? "") ||
      /^(is|are) an?$/.test(`${tokens[at - 2]?.word} ${before?.word}`);
    if (!isActing && !(isNamed && !/^(you|your|who)$/.test(tokens[at - 2]?.word ?? ""))) return [];
    return [[at, at]];
  });
  return [...opening, ...people];
}
