import type { Fact } from "#writer/ledger/fact.ts";
import type { Finding } from "../../finding.ts";
import { USES } from "../../lexicon/consequences.ts";
import { OUR_LEDGER } from "../../rule-sources.ts";
import type { LedgerProof, ProvingFact } from "../ledger-proof.ts";
import { findingAt, isQuoted, type SectionReading } from "../section-reading.ts";
import { provingFacts } from "./check-mentions.ts";
import type { Mention } from "./find-mentions.ts";

type Reservation = {
  rule: string;
  severity: Finding["severity"];
  applies: (fact: Fact) => boolean;
  // The attribute that says it, and other words that do.
  attribute: string;
  words: RegExp;
  // Whether every sentence must say it, or the text as a whole.
  scope: "sentence" | "text";
};

const RESERVATIONS: Reservation[] = [
  {
    rule: "proof.shared",
    severity: "block",
    applies: ({ qualifiers }) => qualifiers.access === "shared",
    attribute: "shared",
    words:
      /\b(shar(e|es|ed|ing)|communal|common|other (guests|residents|travelers)|neighbou?rs|building's|everyone in)\b/i,
    scope: "sentence",
  },
  {
    rule: "proof.paid",
    severity: "block",
    applies: ({ qualifiers }) => qualifiers.cost === "paid",
    attribute: "paid",
    words: /\b(paid|pay|fee|charge|cost|costs|coin|price|extra|metered|dollars?|euros?|pounds?)\b|[$€£]/i,
    scope: "sentence",
  },
  {
    rule: "proof.seasonal",
    severity: "block",
    applies: ({ qualifiers }) => qualifiers.isSeasonal === true,
    attribute: "seasonal",
    words:
      /\b(season|seasonal|seasonally|summer|winter|months?|january|february|march|april|may to|from may|june|july|august|september|october|november|december)\b/i,
    scope: "text",
  },
  {
    rule: "proof.on-request",
    severity: "warn",
    applies: ({ qualifiers }) => qualifiers.isOnRequest === true,
    attribute: "on request",
    words: /\b(request|ask)\b/i,
    scope: "text",
  },
];

// What a guest would take wrongly if it were left out: who shares it, what it costs, when it is there.
export function checkRestrictions(readings: SectionReading[], proof: LedgerProof): Finding[] {
  const active = RESERVATIONS.filter(({ applies }) => proof.facts.some(({ fact }) => applies(fact)));
  return active.flatMap((reservation) => unsaid(readings, proof, reservation));
}

function unsaid(readings: SectionReading[], proof: LedgerProof, reservation: Reservation): Finding[] {
  const findings: Finding[] = [];
  const isText = reservation.scope === "text";
  const isSaid = isText && readings.some(({ read }) => reservation.words.test(read.text));
  if (isSaid) return findings;
  const { rule, severity, attribute } = reservation;
  const said = isText ? new Set<string>() : saidOnce(readings, reservation);
  for (const reading of readings) {
    for (const mention of reading.mentions) {
      if (!isReserved(reading, { mention, proof, reservation })) continue;
      if (!isText && says(reading, mention.sentence, reservation.words)) continue;
      if (said.has(mention.claim.id)) continue;
      if (reading.isModels) said.add(mention.claim.id);
      const suggestion = `${attribute} ${wordsOf(reading, mention)}`;
      const verdict = { rule, severity, source: OUR_LEDGER, suggestion };
      findings.push(findingAt(reading, [mention.first, mention.last], verdict));
      if (isText) return findings;
    }
  }
  return findings;
}

// A model is asked to say once that the pool is shared: after that, the pool may be named without it.
function saidOnce(readings: SectionReading[], { words }: Reservation): Set<string> {
  const models = readings.filter(({ isModels }) => isModels);
  return new Set(
    models.flatMap((reading) =>
      reading.mentions.filter(({ sentence }) => says(reading, sentence, words)).map(({ claim }) => claim.id),
    ),
  );
}

type Case = { mention: Mention; proof: LedgerProof; reservation: Reservation };

function isReserved(reading: SectionReading, { mention, proof, reservation }: Case): boolean {
  const { kind, id } = mention.claim;
  // Guests share things and are none themselves.
  if ((kind !== "thing" && kind !== "count") || id === "guests" || mention.isNegated) return false;
  // Swimming need not be called shared, once the pool is.
  if (reading.isModels && USES.has(id)) return false;
  const { positive } = proof.supportOf(mention.claim.id);
  if (!positive.some(({ fact }) => reservation.applies(fact))) return false;
  if (isQuoted(reading, mention.first, mention.last)) return false;
  const facts = provingFacts(reading, mention, positive).filter(isOfHome);
  return facts.length > 0 && facts.every(({ fact }) => reservation.applies(fact));
}

function isOfHome({ fact, isNearby }: ProvingFact): boolean {
  return !isNearby && fact.key !== "note" && fact.key !== "space" && fact.key !== "amenity.other";
}

function says({ read }: SectionReading, sentence: number, words: RegExp): boolean {
  const span = read.sentences[sentence];
  return span ? words.test(read.text.slice(span.start, span.end)) : false;
}

function wordsOf({ read }: SectionReading, { first, last }: Mention): string {
  return read.text.slice(read.tokens[first]?.start, read.tokens[last]?.end);
}
