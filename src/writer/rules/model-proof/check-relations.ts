import { baseForms } from "../../text/word-forms.ts";
import type { Finding } from "../finding.ts";
import type { LedgerProof, ProvingFact } from "../proof/ledger-proof.ts";
import { isGrammar, wordsOfFact } from "../proof/ledger-words.ts";
import type { Mention } from "../proof/mentions/find-mentions.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

const VERDICT = { rule: "proof.relation", severity: "block", source: OUR_LEDGER } as const;
const REACHING = new Set(
  `runs run leads lead opens open stretches slopes backs borders reaches connects gives spills looks stands sits overlooks adjoins covers
  faces`.split(/\s+/),
);
const TOWARDS = new Set("to onto into on over along out by beside above at straight directly down up right".split(" "));
const OPENINGS = /^(doors?|windows?|rooms?|french)$/;
const DIRECT = /^(reaches|borders|overlooks|adjoins|covers)$/;
const REACH = 5;
const LEVELS = new Set(["downstairs", "upstairs", "door", "gate"]);

// "The garden runs down to the water", "the pub is downstairs": that both are there does not say how they lie.
export function checkRelations(reading: SectionReading, proof: LedgerProof): Finding[] {
  const findings: Finding[] = [];
  for (const [at, { word, sentence }] of reading.read.tokens.entries()) {
    if (isQuoted(reading, at, at)) continue;
    if (LEVELS.has(word) && isMisplaced(reading, at, proof)) findings.push(findingAt(reading, [at, at], VERDICT));
    const place = placeOf(reading, at);
    if (place && !isStanding(reading, place, proof))
      findings.push(findingAt(reading, [place.thing.first, place.at], VERDICT));
    if (/^(has|holds|with)$/.test(word) && isMisfit(reading, at, proof))
      findings.push(findingAt(reading, [at - 1, at], VERDICT));
    if (!REACHING.has(word) || reading.mentionAt[at]?.claim.kind === "distance") continue;
    const before = reading.mentionAt[at - 1];
    const after = mentionBeyond(reading, at);
    if (after && isFixture(after) && OPENINGS.test(reading.read.tokens[at - 1]?.word ?? "")) {
      if (!isOpening(reading.read.tokens[at - 1]?.word ?? "", after, proof)) {
        findings.push(findingAt(reading, [at - 1, after.last], VERDICT));
      }
      continue;
    }
    if (!before || !after || before.sentence !== sentence || !isFixture(before) || !isFixture(after)) continue;
    if (after.claim.id === before.claim.id || isToldTogether(before, after, proof)) continue;
    findings.push(findingAt(reading, [before.first, after.last], VERDICT));
  }
  return findings;
}

const LIVING = new Set(["children", "baby", "pets", "guests"]);

function isFixture({ claim, isNegated }: Mention): boolean {
  if (LIVING.has(claim.id)) return false;
  return !isNegated && (claim.kind === "thing" || claim.kind === "place" || claim.kind === "home");
}

// The first thing after the verb, over words of direction only.
function mentionBeyond({ read, mentionAt }: SectionReading, verb: number): Mention | null {
  let isDirected = DIRECT.test(read.tokens[verb]?.word ?? "");
  for (let at = verb + 1; at <= verb + REACH; at += 1) {
    const token = read.tokens[at];
    if (!token || token.sentence !== read.tokens[verb]?.sentence || token.opensClause) return null;
    const mention = mentionAt[at];
    if (mention) return isDirected ? mention : null;
    if (TOWARDS.has(token.word)) isDirected = true;
    else if (!/^(the|a|an|your|its|own)$/.test(token.word)) return null;
  }
  return null;
}

const OUTSIDE =
  /^(balcony|patio|terrace|roof terrace|deck|porch|veranda|lanai|garden|backyard|garden or backyard|lawn|courtyard|basement|attic|garage|roof|rooftop)$/;
const USUAL = /(outdoor|bbq|hammock|sun-loungers|view|fence|lawn|garden|backyard|patio|fire-pit|grill)/;

// "The balcony has a jacuzzi": what is outside in general is not on one balcony.
function isMisfit({ read, mentionAt }: SectionReading, at: number, proof: LedgerProof): boolean {
  const place = mentionAt[at - 1];
  if (!place || !OUTSIDE.test(place.claim.id) || place.sentence !== read.tokens[at]?.sentence) return false;
  const thing = [at + 1, at + 2, at + 3].map((next) => mentionAt[next]).find((mention) => mention !== undefined);
  if (!thing || thing.sentence !== place.sentence || thing.claim.kind !== "thing" || USUAL.test(thing.claim.id))
    return false;
  return !isToldTogether(place, thing, proof);
}

const STANDING = /^(is|are|stands?|sits?|hangs?|lies?|waits?)$/;
const PREPOSITION = /^(in|on|by|under|beside|behind|above|below|near|beneath)$/;
// Where everything in a home is.
const ANYWHERE =
  /^(house|home|apartment|flat|condo|building|premises|unit|studio|cottage|cabin|villa|loft|suite|room|place|side|site|hand|call|request|wall|way|shade|sun|dark|rain|shadow|open|top|left|right|one|two|front|back|middle|morning|evening|kitchen)$/;

type Standing = { thing: Mention; at: number };

// "The bathtub stands by the window".
function placeOf({ read, mentionAt }: SectionReading, verb: number): Standing | null {
  const thing = mentionAt[verb - 1];
  const { sentence } = read.tokens[verb] ?? {};
  if (!thing || thing.sentence !== sentence || !STANDING.test(read.tokens[verb]?.word ?? "")) return null;
  if (thing.isNegated || (thing.claim.kind !== "thing" && thing.claim.kind !== "bed") || LIVING.has(thing.claim.id))
    return null;
  if (
    !PREPOSITION.test(read.tokens[verb + 1]?.word ?? "") ||
    !/^(the|a|your|its)$/.test(read.tokens[verb + 2]?.word ?? "")
  )
    return null;
  const isAdjective = mentionAt[verb + 3]?.claim.kind === "attribute" || mentionAt[verb + 3]?.claim.kind === "quality";
  const first = verb + (isAdjective ? 4 : 3);
  const noun = mentionAt[first]?.last ?? first;
  return read.tokens[noun]?.sentence === sentence ? { thing, at: noun } : null;
}

function isStanding({ read, mentionAt }: SectionReading, { thing, at }: Standing, proof: LedgerProof): boolean {
  const word = read.tokens[at]?.word ?? "";
  const place = mentionAt[at];
  if (ANYWHERE.test(word) || place?.claim.kind === "distance" || place?.claim.kind === "home") return true;
  const { positive } = proof.supportOf(thing.claim.id);
  if (positive.length === 0 || (thing.claim.id === "amenity.parking" && /^(street|garage|driveway)$/.test(word)))
    return true;
  const names = read.tokens.slice(thing.first, thing.last + 1).flatMap((token) => baseForms(token.word));
  const isOfThing = (fact: ProvingFact) => positive.includes(fact) || names.some((name) => wordsOfFact(fact).has(name));
  return proof.facts.some(
    (fact) =>
      isOfThing(fact) &&
      ((place !== undefined && fact.claims.has(place.claim.id)) ||
        baseForms(word).some((form) => wordsOfFact(fact).has(form)) ||
        fact.fact.qualifiers.where?.includes(word) === true),
  );
}

// A door or a window is no claim of its own, but where it leads is.
function isOpening(word: string, { claim }: Mention, proof: LedgerProof): boolean {
  const { positive } = proof.supportOf(claim.id);
  return positive.length === 0 || positive.some((fact) => baseForms(word).some((form) => wordsOfFact(fact).has(form)));
}

function isToldTogether(one: Mention, other: Mention, proof: LedgerProof): boolean {
  const claims = proof.supportOf(one.claim.id).positive;
  // A thing that no fact proves is a finding of its own.
  if (claims.length === 0 || proof.supportOf(other.claim.id).positive.length === 0) return true;
  return claims.some((fact) => fact.claims.has(other.claim.id));
}

// "Slows BBQ is downstairs": a place outside is not under the same roof unless its note says so.
function isMisplaced({ read }: SectionReading, at: number, proof: LedgerProof): boolean {
  const { sentence } = read.tokens[at] ?? {};
  const isEntrance = /^(door|gate)$/.test(read.tokens[at]?.word ?? "");
  const verb = read.tokens[at - 3]?.word ?? "";
  if (isEntrance && !/^(is|are|starts?|stops?|leaves?|begins?|runs?|waits?)$/.test(verb)) return false;
  if (isEntrance && !/^(at|to|outside) (the|your)$/.test(`${read.tokens[at - 2]?.word} ${read.tokens[at - 1]?.word}`))
    return false;
  if (!isEntrance && !/^(is|are|right|just|directly)$/.test(read.tokens[at - 1]?.word ?? "")) return false;
  const subject: string[] = [];
  for (let back = at - 1; back >= 0 && read.tokens[back]?.sentence === sentence; back -= 1) {
    subject.push(read.tokens[back]?.word ?? "");
    if (read.tokens[back]?.opensClause) break;
  }
  const names = subject.filter(
    (word) => !isGrammar(word) && !/^(min|minute|walk|drive|stop|start|starts|stops)$/.test(word),
  );
  const isNamed = (fact: ProvingFact) =>
    names.some((word) => baseForms(word).some((form) => wordsOfFact(fact).has(form)));
  const facts = proof.facts.filter((fact) => fact.isNearby && isNamed(fact));
  return facts.length > 0 && !facts.some((fact) => [...LEVELS].some((level) => wordsOfFact(fact).has(level)));
}
