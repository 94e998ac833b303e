import type { Finding } from "../finding.ts";
import { baseForms } from "../lexicon/base-forms.ts";
import { isAsked } from "../proof/guest-clauses.ts";
import type { LedgerProof, ProvingFact } from "../proof/ledger-proof.ts";
import { sharesWord, wordsOfFact, wordsOfLedger } from "../proof/ledger-words.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

const DAYS = /^(mon|tues|wednes|thurs|fri|satur|sun)days?$/;
const MONTHS =
  /^(january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter)$/;
const REPEATED = /^(every|each)$/;
const BOUNDS = /^(from|to|until|till|through|between|since|by|mid|after|before|late|early)$/;
const OPENING = /\b(opens?|opened|closes?|closed|runs?|available|blooms?|season|held|takes place|starts?|leaves?)\b/i;

// "On Tuesdays", "from June to September": when something happens is a fact, when a guest comes is not.
export function checkTimes(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  const findings: Finding[] = [];
  for (const [at, { word, raw, sentence }] of tokens.entries()) {
    const isDay = DAYS.test(word);
    const isMay = raw === "May" && /^(in|from|until|to|since|by)$/.test(tokens[at - 1]?.word ?? "");
    if (
      (!isDay && !isMay && !MONTHS.test(word)) ||
      isQuoted(reading, at, at) ||
      reading.mentionAt[at] ||
      reading.neutralAt[at]
    )
      continue;
    // "March" and "spring" are verbs in small letters.
    if (word === "march" && raw !== "March") continue;
    const before = tokens[at - 1]?.sentence === sentence ? (tokens[at - 1]?.word ?? "") : "";
    if (isAsked(reading, at)) continue;
    if (isAgainstNote(reading, at, proof)) {
      findings.push(findingAt(reading, [at, at], { rule: "proof.time", severity: "block", source: OUR_LEDGER }));
      continue;
    }
    const isSchedule = isDay ? word.endsWith("s") || REPEATED.test(before) : isSpan(reading, at, before);
    if (!isSchedule || baseForms(word).some((form) => wordsOfLedger(proof).has(form))) continue;
    findings.push(findingAt(reading, [at, at], { rule: "proof.time", severity: "block", source: OUR_LEDGER }));
  }
  return findings;
}

function isRange({ reading: { words } }: ProvingFact): boolean {
  return words.some((one) => /^(to|until|till|through)$/.test(one));
}

// "The market is on Saturday", where its note says Friday.
function isAgainstNote(reading: SectionReading, at: number, proof: LedgerProof): boolean {
  const { word = "", sentence = 0 } = reading.read.tokens[at] ?? {};
  const isSameKind = (other: string) => (DAYS.test(word) ? DAYS.test(other) : MONTHS.test(other) || other === "may");
  const dated = proof.facts.filter(
    (fact) =>
      fact.reading.words.some(isSameKind) && sharesWord(reading, sentence, { fact, except: { first: at, last: at } }),
  );
  // "From November to April" holds the months between.
  if (dated.some(isRange)) return false;
  return dated.length > 0 && !dated.some((fact) => baseForms(word).some((form) => wordsOfFact(fact).has(form)));
}

function isSpan({ read }: SectionReading, at: number, before: string): boolean {
  const span = read.sentences[read.tokens[at]?.sentence ?? 0];
  const isYours = /\byou\b/i.test(read.text.slice(span?.start, span?.end));
  if (BOUNDS.test(before) && !isYours) return true;
  return OPENING.test(read.text.slice(span?.start, span?.end)) && !isYours;
}
