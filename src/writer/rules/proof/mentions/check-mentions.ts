import type { Finding } from "../../finding.ts";
import { USES } from "../../lexicon/consequences.ts";
import { isPerson, isPortable } from "../../lexicon/is-harmless.ts";
import type { ClaimKind } from "../../lexicon/lexicon.ts";
import { OUR_LEDGER } from "../../rule-sources.ts";
import { type LedgerProof, type ProvingFact, unitOf } from "../ledger-proof.ts";
import { sharesWord } from "../ledger-words.ts";
import { DISTANCE_UNITS } from "../numbers/count-and-distance-proof.ts";
import { readNumbers } from "../numbers/read-numbers.ts";
import { findingAt, isAsked, isDoneByGuest, isQuoted, type SectionReading } from "../section-reading.ts";
import type { Mention } from "./find-mentions.ts";
import { isParaphrased } from "./paraphrases.ts";

const RULES: Record<ClaimKind, string> = {
  thing: "proof.amenity",
  place: "proof.place",
  distance: "proof.distance",
  attribute: "proof.attribute",
  quality: "proof.claim",
  praise: "proof.praise",
  home: "proof.home",
  scope: "proof.home",
  bed: "proof.bed",
  count: "proof.room",
  neutral: "proof.claim",
};

// Denying these claims nothing about the home: "not spacious", "not near".
const HARMLESS_DENIALS = new Set<ClaimKind>(["quality", "praise", "distance", "scope", "attribute", "home"]);

// Every thing, place and claim that a section names must be known, and nothing known may be denied.
export function checkMentions(reading: SectionReading, proof: LedgerProof): Finding[] {
  const findings: Finding[] = [];
  const isHourKnown = proof.facts.some(({ reading: fact }) =>
    fact.measures.some((one) => /^(60 minute|1 hour)$/.test(one)),
  );
  for (const mention of reading.mentions) {
    const { kind, id } = mention.claim;
    if (kind === "attribute" || id === "guests" || isQuoted(reading, mention.first, mention.last)) continue;
    if (kind === "distance" && (isMeasured(reading, mention, isHourKnown) || isBareWay(reading, mention))) continue;
    if (reading.isModels && mention.first === mention.last && isDoneByGuest(reading, mention.first)) continue;
    if (reading.isModels && mention.isNegated && isForbidden(reading, mention)) continue;
    if (reading.isModels && (isAskedQuiet(reading, mention) || isSizeOfGuest(reading, mention))) continue;
    const rule = brokenRule(reading, mention, proof);
    if (!rule || isSpared(reading, mention)) continue;
    const severity = rule === "proof.praise" && !reading.isModels ? "warn" : "block";
    const finding = findingAt(reading, [mention.first, mention.last], { rule, severity, source: OUR_LEDGER });
    if (rule === "proof.contradiction" && mention.isNegated) {
      findings.push({ ...finding, isDenial: true });
      continue;
    }
    const deniedBy = rule === "proof.contradiction" ? denialsOf(mention, proof) : [];
    findings.push(deniedBy.length > 0 ? { ...finding, deniedBy } : finding);
  }
  return findings;
}

function denialsOf({ claim }: Mention, proof: LedgerProof): string[] {
  return [...new Set(proof.supportOf(claim.id).negative.map(({ fact }) => fact.id))];
}

// "Use the hot tub, but quietly after ten": what is asked of a guest.
function isAskedQuiet(reading: SectionReading, { first, last }: Mention): boolean {
  return (
    first === last &&
    /^(quiet|quietly|silently|calmly)$/.test(reading.read.tokens[first]?.word ?? "") &&
    isAsked(reading, first)
  );
}

// "Do not blame the kettle" does not deny that there is one.
function isForbidden({ read: { tokens } }: SectionReading, { first }: Mention): boolean {
  const before = tokens.slice(Math.max(0, first - 4), first).map(({ word }) => word);
  return /\b(?:do not|don't|never) [a-z]+ (?:the|your)$/.test(before.join(" "));
}

// "Small swimmers": of guests and their things.
function isSizeOfGuest({ read, mentionAt }: SectionReading, { first, last }: Mention): boolean {
  const next = read.tokens[last + 1];
  if (first !== last || !next?.isJoined || mentionAt[last + 1]) return false;
  return (
    /^(small|little|big|tall|young|old|tiny|large)$/.test(read.tokens[first]?.word ?? "") &&
    (isPerson(next.word) ||
      isPortable(next.word) ||
      /^(people|swimmers|ones|appetites?|groups?|skis|boots|hands|feet|legs)$/.test(next.word))
  );
}

// "Two blocks away", "ten minutes from": the number is checked, with its unit and its place.
function isMeasured({ read }: SectionReading, { first, last }: Mention, isHourKnown: boolean): boolean {
  const [before, after] = [read.tokens[first - 1], read.tokens[last + 1]];
  if (read.tokens[last]?.word === "hour" && isHourKnown && last - first === 1) return true;
  if (after && last === first && readNumbers([after]).length > 0) return true;
  return (
    before !== undefined &&
    readNumbers([before]).length > 0 &&
    DISTANCE_UNITS.has(unitOf(read.tokens[first]?.word ?? ""))
  );
}

// "If you drive", "walk it off": going somewhere says nothing of how far it is.
function isBareWay({ read }: SectionReading, { first, last }: Mention): boolean {
  if (first !== last || !/^(walk|drive)s?$/.test(read.tokens[first]?.word ?? "")) return false;
  const [before = "", after = ""] = [read.tokens[first - 1]?.word, read.tokens[last + 1]?.word];
  const isNoun = /^(minute|minutes|min|mile|hour|block|short|easy|quick|a|the|long|meter|km)$/.test(before);
  return !isNoun && !/^(to|from|away)$/.test(after);
}

const CONDITION = /\b(if|should|in case) (you|your|anyone|someone|somebody)\b/i;
const SPARING =
  /\b(nobody|no one) (has|needs) to|\b(need not|needn't)|\b(do not|don't|never) (have|need) to|\bno need (to|for)|\bwithout (having|needing)( to)?|\b(instead of|rather than|stands? in for|in place of|make up for|makes up for)/gi;
// "After a day on the mountain": where a guest was is no claim about what is near.
const BACK_FROM =
  /\b(?:after (?:a|the|your) (?:long )?(?:day|morning|afternoon|night|evening|week)(?: out)?(?: of| on| at| in)?|back from|home from|than|rather than|instead of) (?:a |an |the |your )?$/i;
const NEEDED = /\b(pack|packing|bring|bringing)\b/i;
const SPARED_WITHIN = 40;
// A condition stands in the clause of what it speaks of.
const LOOKED_BACK = 240;

// "Nobody has to carry a suitcase upstairs", "if you have a roof box": what a guest is spared, or may have, need not be
// there. What need not be packed must.
function isSpared({ read }: SectionReading, { first, sentence, claim }: Mention): boolean {
  const span = read.sentences[sentence];
  const start = read.tokens[first]?.start ?? 0;
  if (!span) return false;
  const before = read.text.slice(Math.max(span.start, start - LOOKED_BACK), start);
  if (CONDITION.test(lastClause(before))) return true;
  if (claim.kind === "place" && BACK_FROM.test(before)) return true;
  const sparing = [...before.matchAll(SPARING)].at(-1);
  if (!sparing) return false;
  const between = before.slice(sparing.index + sparing[0].length);
  return between.length <= SPARED_WITHIN && !/[,;:]/.test(between) && !NEEDED.test(between);
}

function brokenRule(reading: SectionReading, mention: Mention, proof: LedgerProof): string | null {
  const support = proof.supportOf(mention.claim.id);
  const proving = provingFacts(reading, mention, support.positive);
  if (mention.claim.id === "whole" && !mention.isNegated && isOthersToo(reading, mention, proof))
    return "proof.contradiction";
  if (mention.isNegated) {
    if (HARMLESS_DENIALS.has(mention.claim.kind) || support.negative.length > 0) return null;
    if (reading.isModels && mention.claim.kind === "thing" && USES.has(mention.claim.id)) return null;
    return proving.length > 0 ? "proof.contradiction" : "proof.negation";
  }
  if (proving.length > 0 || isOwnThing(reading, mention, proof))
    return isStairless(reading, mention, proof) ? null : "proof.contradiction";
  // "Patio or balcony" of a home above the ground is a balcony.
  const isAloft = mention.claim.id === "balcony" && (proof.numberOf("floor") ?? 0) > 1;
  if (reading.isModels && isAloft && proof.facts.some(({ fact }) => fact.key === "amenity.patio")) return null;
  if (reading.isModels && mention.claim.id === "small" && proof.numberOf("bedrooms") === 0) return null;
  if (isParaphrased(reading, mention, proof)) return null;
  if (support.negative.length > 0) return "proof.contradiction";
  return support.isSeen ? "proof.unconfirmed" : RULES[mention.claim.kind];
}

// "No stairs" on a ground floor, unless steps lead up to it. That none are at the door says nothing of those inside.
function isStairless({ read }: SectionReading, { claim, sentence }: Mention, proof: LedgerProof): boolean {
  if (claim.id !== "no stairs" || proof.supportOf("stairs").positive.length === 0) return true;
  const span = read.sentences[sentence];
  const isAtTheDoor = span !== undefined && /\bdoor\b/i.test(read.text.slice(span.start, span.end));
  return isAtTheDoor && proof.facts.some(({ fact }) => fact.value === "no steps at the door");
}

const OFTEN_SHARED =
  /^(amenity\.(pool|hot-tub|gym|sauna|dock|elevator|tennis-court|playground|steam-room)|roof|rooftop|beach)$/;

// "The pool is yours alone", of one that is shared, or not said to be private.
function isOthersToo({ bySentence, read, isModels }: SectionReading, mention: Mention, proof: LedgerProof): boolean {
  if (!/^(yours|yourself|yourselves|alone)$/.test(read.tokens[mention.last]?.word ?? "")) return false;
  const things = bySentence[mention.sentence]?.filter(({ claim }) => ["thing", "count", "home"].includes(claim.kind));
  const thing = things?.findLast(({ last }) => last < mention.first);
  if (!thing || thing.claim.kind === "home" || !isModels) return false;
  if (mention.first === thing.last + 1 && isSharedThing(thing, proof)) return true;
  // "A pool and a gym, is yours alone" speaks of the home.
  const verb = read.tokens[thing.last + 1];
  if (!verb || verb.opensClause || !/^(is|are)$/.test(verb.word) || mention.first !== thing.last + 2) return false;
  const { positive } = proof.supportOf(thing.claim.id);
  if (positive.some(({ claims }) => claims.has("private"))) return false;
  return positive.some(({ fact }) => fact.qualifiers.access === "shared") || OFTEN_SHARED.test(thing.claim.id);
}

function isSharedThing({ claim }: Mention, proof: LedgerProof): boolean {
  return proof.supportOf(claim.id).positive.some(({ fact }) => fact.qualifiers.access === "shared");
}

// "The bathroom is yours alone" in a home that is shared: the bathroom's own fact says so.
function isOwnThing({ bySentence }: SectionReading, mention: Mention, proof: LedgerProof): boolean {
  if (mention.claim.kind !== "scope" || mention.claim.id !== "whole") return false;
  const things = bySentence[mention.sentence]?.filter(({ claim }) => claim.kind === "thing" || claim.kind === "count");
  const thing = things?.findLast(({ last }) => last < mention.first);
  return proof.supportOf(thing?.claim.id ?? "").positive.some(({ claims }) => claims.has("private"));
}

// The facts that speak for a mention where it stands.
export function provingFacts(reading: SectionReading, mention: Mention, positive: ProvingFact[]): ProvingFact[] {
  const isHomes = mention.claim.kind === "thing" && !(reading.isModels && USES.has(mention.claim.id));
  const isStrong = reading.isModels && mention.claim.kind === "distance" && isJustThere(reading, mention);
  return positive.filter((proving) => {
    if (isStrong && proving.isNearby && !sharesWord(reading, mention.sentence, { fact: proving, except: mention }))
      return false;
    const isKeyed = mention.claim.keys.includes(proving.fact.key);
    if (proving.isNearby && isHomes && !isKeyed) return speaksOfSurroundings(reading, mention, proving);
    if (proving.isAlternative && !isKeyed) return saysOr(reading, mention.sentence);
    return true;
  });
}

const JUST_THERE =
  /^(short walk|walking distance|short drive|next to|next door|around the corner|across the street|down the street|down the road|right outside|doorstep|steps from|steps to|steps away|footsteps|adjacent to|surrounded by)$/;

// "Across the street" is said of one place.
function isJustThere({ read }: SectionReading, { first, last }: Mention): boolean {
  return JUST_THERE.test(
    read.tokens
      .slice(first, last + 1)
      .map(({ word }) => word)
      .join(" "),
  );
}

const SURROUNDINGS = new Set(
  "minutes minute away area neighborhood neighbourhood district village town around outside corner".split(" "),
);

// The sentence speaks of what is around the home, or of just what the note about it says.
function speaksOfSurroundings(reading: SectionReading, mention: Mention, fact: ProvingFact): boolean {
  const isDistant = reading.bySentence[mention.sentence]?.some(({ claim }) => claim.kind === "distance") ?? false;
  if (isDistant || hasWord(reading, mention.sentence, (word) => SURROUNDINGS.has(word))) return true;
  return sharesWord(reading, mention.sentence, { fact, except: mention });
}

function saysOr(reading: SectionReading, sentence: number): boolean {
  return hasWord(reading, sentence, (word) => word === "or");
}

function hasWord(reading: SectionReading, sentence: number, isMeant: (word: string) => boolean): boolean {
  const span = reading.read.sentences[sentence];
  if (!span) return false;
  for (let at = span.first; at < span.last; at += 1) if (isMeant(reading.read.tokens[at]?.word ?? "")) return true;
  return false;
}

// What stands since the last comma, colon or full stop.
function lastClause(text: string): string {
  return text.slice(Math.max(...[",", ";", ":", "."].map((mark) => text.lastIndexOf(mark))) + 1);
}
