import type { CorpusSentence } from "#tests/proof-corpus/read-corpus.ts";
import type { Sentence } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import type { Finding } from "#writer/rules/finding.ts";

export type Judged = CorpusSentence & { findings: Finding[] };
export type ProofFigures = { trueCount: number; inventedCount: number; blocked: Judged[]; passed: Judged[] };

// What the checks make of a model's sentences: the true ones they block, and the inventions they let pass.
export function measureProof(sentences: CorpusSentence[]): ProofFigures {
  const judged = sentences.map((sentence) => ({
    ...sentence,
    findings: blockingIn({ text: sentence.text, facts: [] }, sentence.ledger, "model"),
  }));
  const [truths, inventions] = [judged.filter(({ isTrue }) => isTrue), judged.filter(({ isTrue }) => !isTrue)];
  return {
    trueCount: truths.length,
    inventedCount: inventions.length,
    blocked: truths.filter(({ findings }) => findings.length > 0),
    passed: inventions.filter(({ findings }) => findings.length === 0),
  };
}

// What only a whole text can say: that a field is there, and, once, that a pool is seasonal or shared or parking paid.
const WHOLE_TEXT = /-missing$|^proof\.(seasonal|shared|paid)$/;

export function blockingIn(sentence: Sentence, ledger: Ledger, writer: "model" | "embedded"): Finding[] {
  const sections = [{ heading: "The space", text: sentence.text, sentences: [sentence] }];
  return checkSections({ platform: "airbnb", sections, ledger, writer }).filter(
    ({ severity, rule }) => severity === "block" && !WHOLE_TEXT.test(rule),
  );
}
