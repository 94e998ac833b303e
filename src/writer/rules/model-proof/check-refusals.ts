import type { Finding } from "../finding.ts";
import { baseForms } from "../lexicon/base-forms.ts";
import type { LedgerProof, ProvingFact } from "../proof/ledger-proof.ts";
import { isGrammar, sharesWord } from "../proof/ledger-words.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

const NO = /^(no|not|never|don't|without|nor)$/;
const ALLOWING = /\b(can|may|are welcome|is welcome|are allowed|is allowed|is fine|are fine|feel free)\b/i;
const ALLOWED_JUST_BEFORE = /\b(can|may|welcome|allowed|fine|free)(?: [a-z]+){0,4} ?$/i;
const ALLOWED_JUST_AFTER = /^ (?:are|is) (?:also |always )?(?:welcome|allowed|fine)\b/i;
const CHILDREN = ["toddler", "kid", "baby", "infant", "children", "child"];
const DENYING =
  /\b(off|except|unless|only|as long as|instead|no|not|never|don't|cannot|can't|without|nobody|isn't|aren't)\b/i;
const REACH = 3;

// "You can fry fish", where a note says "no frying": what a host refuses is not allowed by a model.
export function checkRefusals(reading: SectionReading, proof: LedgerProof): Finding[] {
  const refused = proof.facts.flatMap((fact) => refusedBy(fact).map((word) => ({ word, fact })));
  if (refused.length === 0) return [];
  return reading.read.sentences.flatMap(({ start, end, first, last }, sentence) => {
    const text = reading.read.text.slice(start, end);
    if (!ALLOWING.test(text) || DENYING.test(text)) return [];
    for (let at = first; at < last; at += 1) {
      const forms = baseForms(reading.read.tokens[at]?.word ?? "");
      const match = refused.find(
        ({ word, fact }) =>
          forms.includes(word) &&
          (isDoing(fact, word) || sharesWord(reading, sentence, { fact, except: { first: at, last: at } })),
      );
      const before = reading.read.text.slice(start, reading.read.tokens[at]?.start);
      const after = reading.read.text.slice(reading.read.tokens[at]?.end, end);
      if (!match || isQuoted(reading, at, at)) continue;
      if (!ALLOWED_JUST_BEFORE.test(before) && !ALLOWED_JUST_AFTER.test(after)) continue;
      return [findingAt(reading, [at, at], { rule: "proof.refused", severity: "block", source: OUR_LEDGER })];
    }
    return [];
  });
}

// The words that stand behind a note's "no".
function refusedBy({ fact, reading }: ProvingFact): string[] {
  if (fact.field === undefined && !fact.key.startsWith("note")) return [];
  return reading.words.flatMap((word, at) =>
    NO.test(word)
      ? reading.words
          .slice(at + 1, at + 1 + REACH)
          .filter((next) => !isGrammar(next))
          .flatMap(baseForms)
          .flatMap((next) => (CHILDREN.includes(next) ? CHILDREN : [next]))
      : [],
  );
}

function isDoing({ reading }: ProvingFact, word: string): boolean {
  return reading.words.some((one) => one.endsWith("ing") && baseForms(one).includes(word));
}
