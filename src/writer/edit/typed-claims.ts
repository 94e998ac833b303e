import type { Section } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { tagWords } from "#writer/notes/words/tag-words.ts";
import type { Finding } from "#writer/rules/finding.ts";
import { checkWords } from "#writer/rules/model-proof/check-words.ts";
import { type LedgerProof, proofOf } from "#writer/rules/proof/ledger-proof.ts";
import { sharesWord } from "#writer/rules/proof/ledger-words.ts";
import { readNumbers } from "#writer/rules/proof/numbers/read-numbers.ts";
import { quotablesOf } from "#writer/rules/proof/quoted-spans.ts";
import { readSection, type SectionReading } from "#writer/rules/proof/section-reading.ts";

// What stands before a thing that a home is said to have. A noun without it ("wake to birdsong") claims nothing.
const HAVING = new Set(
  `a an our own private the with has have includes include features feature offers offer plus and another two three four
  five six its heated outdoor indoor`.split(/\s+/),
);

const MOST_BETWEEN = 2;

const LONGEST_SENTENCE = 2000;

const COUNTS: readonly [string, RegExp][] = [
  ["bedrooms", /\b(?:bedrooms?|bdrs?|brs?)\b/i],
  ["bathrooms", /\b(?:bathrooms?|baths?|ba)\b/i],
  ["beds", /\bbeds\b/i],
  ["guests", /\b(?:guests|people|sleeps?|accommodates?)\b/i],
];
const OPPOSITES: Record<string, (qualifiers: { access?: string; cost?: string; setting?: string }) => boolean> = {
  private: ({ access }) => access === "shared",
  shared: ({ access }) => access === "private",
  free: ({ cost }) => cost === "paid",
  paid: ({ cost }) => cost === "free",
  indoor: ({ setting }) => setting === "outdoor",
  outdoor: ({ setting }) => setting === "indoor",
};
const NEVER_CONFIRMED = /^proof\.(?:contradiction|shared|paid|seasonal|on-request)$/;
const WORDS_BEFORE = 30;

// Whether the facts say otherwise. Then a claim is not confirmed beside them: the fact is changed, or the claim goes.
export function saysOtherwise(finding: Finding, sentence: { text: string; at: number }, ledger: Ledger): boolean {
  if (NEVER_CONFIRMED.test(finding.rule)) return true;
  const proof = proofOf(ledger);
  const section = { heading: finding.section, text: sentence.text, sentences: [{ text: sentence.text, facts: [] }] };
  const reading = readSection(section, quotablesOf(ledger, undefined));
  if (finding.rule === "proof.home")
    return ledger.facts.some(({ key, isConfirmed }) => key === "home.type" && isConfirmed);
  if (finding.rule === "proof.attribute") return isOpposite(finding, reading, proof);
  return finding.rule === "proof.number" && isOtherNumber(finding, reading, { at: sentence.at, proof });
}

function isOpposite({ words }: Finding, reading: SectionReading, proof: LedgerProof): boolean {
  const said = Object.entries(OPPOSITES).filter(([word]) => words.toLowerCase().includes(word));
  const things = reading.mentions.flatMap(({ claim }) => proof.supportOf(claim.id).positive);
  return said.some(([, isAgainst]) => things.some(({ fact }) => isAgainst(fact.qualifiers)));
}

// "Four bedrooms" of a home with three; "nine minutes to the shop" where the form says four.
function isOtherNumber(
  finding: Finding,
  reading: SectionReading,
  { at, proof }: { at: number; proof: LedgerProof },
): boolean {
  const start = finding.start - at;
  const end = finding.end - at;
  const { text, tokens } = reading.read;
  const near = text.slice(Math.max(0, start - WORDS_BEFORE), end);
  const isCounted = COUNTS.some(([key, noun]) => {
    const isNamed = key === "guests" ? noun.test(near) : noun.test(text.slice(start, end));
    return isNamed && proof.numberOf(key) !== null;
  });
  if (isCounted) return true;
  const number = readNumbers(tokens).find(({ first }) => {
    const place = tokens[first]?.start ?? -1;
    return place >= start && place < end;
  });
  if (!number) return false;
  const unit = number.unit ?? tokens[number.last + 1]?.word ?? "";
  const except = { first: number.first, last: number.last + 1 };
  return proof.facts.some((fact) => {
    const { times, measures } = fact.reading;
    const isOther =
      number.kind === "time"
        ? times.length > 0
        : measures.some((measure) => unit !== "" && measure.endsWith(` ${unit.replace(/s$/, "")}`));
    return isOther && sharesWord(reading, 0, { fact, except });
  });
}

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
