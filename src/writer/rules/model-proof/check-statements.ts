import type { Finding } from "../finding.ts";
import { isBareVerb, isHarmless, isPerson } from "../lexicon/is-harmless.ts";
import { ANIMALS, DEEDS_TO_TELL, DONE, isState, SERVICES, USUAL_DEEDS } from "../lexicon/statement-words.ts";
import type { LedgerProof, ProvingFact } from "../proof/ledger-proof.ts";
import { baseForms } from "../lexicon/base-forms.ts";
import { isGrammar, wordsOfFact, wordsOfLedger } from "../proof/ledger-words.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";
import { readStatements, type Statement } from "./read-statements.ts";
import { factsOf, isToldBy } from "./told-together.ts";

const VERDICT = { rule: "proof.statement", severity: "block", source: OUR_LEDGER } as const;
const LINK = /^(is|are|was|were|stays?|feels?|remains?|seems?|has|have|gets?|be|been|stands?|sits?|lies?)$/;
const HAVING = /^(has|have)$/;
const HOME = /^(house|home|building|place|property|room|apartment|flat|unit|inn|block|complex|residence|frame|hut|yurt|treehouse|container|camper|van|tent|dome|houseboat|manor|castle|barn|riad|lodge|hostel|dorm)$/;

// "Cell signal is strong", "the bathtub is copper": how a thing is, and what is done to it, must be told of that thing.
export function checkStatements(reading: SectionReading, proof: LedgerProof): Finding[] {
  return [...strangersIn(reading, proof), ...promisesIn(reading, proof), ...statementsIn(reading, proof)];
}

// "The house never floods", "the bus is always on time": what holds at all times must be told.
function promisesIn(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  const known = wordsOfLedger(proof);
  return readStatements(reading, (at) => /^(never|always|rarely|seldom)$/.test(tokens[at]?.word ?? "")).flatMap(
    ({ first, verb, names }) => {
      const isTold = ["never", "always", "no", "not", "only", "without"].some((word) => known.has(word));
      if (isTold || isQuoted(reading, verb, verb) || names.some((name) => GUESTS.test(name) || isPerson(name))) return [];
      if (names.every((name) => isHarmless(name) && !known.has(name) && !ANIMALS.has(name))) return [];
      return [findingAt(reading, [first, verb], VERDICT)];
    },
  );
}

// "A gardener looks after the roses", "your neighbors are musicians": people whom no fact names.
function strangersIn(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  const known = wordsOfLedger(proof);
  return [...tokens.keys()].flatMap((at) => {
    const [before, { word = "", sentence } = {}, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (!isPerson(word) || before?.sentence !== sentence || isQuoted(reading, at, at)) return [];
    if (baseForms(word).some((form) => known.has(form))) return [];
    const isActing = /^(a|an|our|the|local)$/.test(before?.word ?? "") && /^(is|was|will|can|[a-z]+[^s]s)$/.test(next?.word ?? "");
    const isNamed = /^(is|are|was|were)$/.test(before?.word ?? "") || /^(is|are) an?$/.test(`${tokens[at - 2]?.word} ${before?.word}`);
    if (!isActing && !(isNamed && !/^(you|your|who)$/.test(tokens[at - 2]?.word ?? ""))) return [];
    return [findingAt(reading, [at, at], VERDICT)];
  });
}

function statementsIn(reading: SectionReading, proof: LedgerProof): Finding[] {
  return readStatements(reading, (at) => isLink(reading, at) || isDeed(reading, at)).flatMap((statement) => {
    const wrong = isLink(reading, statement.verb)
      ? (untoldIn(reading, statement, proof) ??
        misplacedIn(reading, statement, proof) ??
        misfitIn(reading, statement, proof))
      : untoldDeed(reading, statement, proof);
    return wrong === null || isQuoted(reading, wrong, wrong)
      ? []
      : [findingAt(reading, [statement.first, wrong], VERDICT)];
  });
}

function isLink({ read }: SectionReading, at: number): boolean {
  return LINK.test(read.tokens[at]?.word ?? "");
}

const NOT_A_SUBJECT = /^(to|will|would|can|could|may|might|should|must|you|we|i|they|who|not|the|a|an|your|our|and|or|of|in|on|by)$/;

function isDeed({ read, mentionAt }: SectionReading, at: number): boolean {
  const [before, token] = [read.tokens[at - 1], read.tokens[at]];
  if (!DEEDS_TO_TELL.has(token?.word ?? "") || mentionAt[at]?.first === at - 1 || !token?.isJoined) return false;
  // "The train stops" agrees, and "the train stop" does not.
  if (/^(each|whatever|whichever|it|each)$/.test(read.tokens[at + 1]?.word ?? "")) return false;
  const isPlural = /[^s]s$/.test(before?.word ?? "");
  const isThirdPerson = /s$/.test(token?.word ?? "");
  return isPlural !== isThirdPerson && !NOT_A_SUBJECT.test(before?.word ?? "") && !/^\p{Lu}/u.test(token?.raw ?? "");
}

const GUESTS = /^(guest|people|person|child|children|kid|adult|couple|family|friend|grandparent|parent|sleeper|anyone|visitor|traveler|dog|pet|car|baby|toddler|teen|teenager|kid|group|light sleeper)$/;

function untoldDeed(reading: SectionReading, statement: Statement, proof: LedgerProof): number | null {
  const { word = "" } = reading.read.tokens[statement.verb] ?? {};
  const facts = factsOf(statement, proof);
  if (isOfHome(statement) || statement.names.some((name) => GUESTS.test(name))) return null;
  const isEveryday = statement.names.every((name) => isHarmless(name) && !ANIMALS.has(name));
  if (facts.length === 0 && isEveryday) return null;
  if (statement.mentions.some(({ claim }) => claim.kind !== "place") && USUAL_DEEDS.has(word)) return null;
  // "Tram 2 stops at the door", of a note that says "tram 2 at the door".
  for (let at = statement.verb; at < statement.end; at += 1) {
    const word = reading.read.tokens[at]?.word ?? "";
    if (!isGrammar(word) && isTold(reading, at, { facts, statement })) return null;
  }
  return statement.verb;
}

const PREPOSITION = /^(in|on|by|under|beside|behind|above|below|beneath|across|opposite|beyond|at|off|over)$/;
const ANYWHERE =
  /^(house|home|apartment|flat|condo|building|premises|unit|studio|cottage|cabin|villa|loft|suite|room|place|side|site|hand|call|request|wall|way|shade|sun|dark|rain|shadow|open|top|left|right|front|back|middle|morning|evening|kitchen|floor|property|town|city|table|time|end|door)$/;
const STANDING = /^(is|are|stands?|sits?|hangs?|lies?|waits?)$/;

// "Fitz Roy from the breakfast table".
function isSeenFrom({ fact, reading: { words } }: ProvingFact): boolean {
  return fact.field !== undefined && words.some((word) => /^(from|over|overlook|overlooks|view|see)$/.test(word));
}

// "The sofa bed is on the mezzanine": where a thing is must be told of that thing.
function misplacedIn(reading: SectionReading, statement: Statement, proof: LedgerProof): number | null {
  const { tokens } = reading.read;
  if (!STANDING.test(tokens[statement.verb]?.word ?? "")) return null;
  if (isOfHome(statement)) return wrongGround(reading, statement, proof);
  if (statement.names.some((name) => GUESTS.test(name)) || !/^(is|are)$/.test(tokens[statement.verb]?.word ?? "")) return null;
  if (!PREPOSITION.test(tokens[statement.verb + 1]?.word ?? "")) return null;
  const facts = factsOf(statement, proof);
  if (facts.length === 0) return null;
  const end = tokens.findIndex(({ word }, at) => at > statement.verb && at < statement.end && word === "end");
  if (end > 0 && facts.every(({ isNearby }) => isNearby) && !isTold(reading, end, { facts, statement })) return end;
  for (let at = statement.verb + 1; at < Math.min(statement.end, statement.verb + 6); at += 1) {
    const mention = reading.mentionAt[at];
    const kind = mention?.claim.kind;
    if (kind === "distance") return isJustThere(reading, at, { facts, statement }) ? null : at;
    if (reading.neutralAt[at] || PURPOSE.test(tokens[at]?.word ?? "")) return null;
    const isKnown = baseForms(tokens[at]?.word ?? "").some((form) => wordsOfLedger(proof).has(form));
    const isNoun = kind === "thing" || kind === "place" || kind === "bed" || kind === "count";
    if (!isNoun && (!isKnown || isGrammar(tokens[at]?.word ?? ""))) continue;
    const isFar = facts.every(({ isNearby }) => isNearby) && tokens[at]?.word === "end";
    if ((ANYWHERE.test(tokens[at]?.word ?? "") && !isFar) || fitsRoom(statement, tokens[at]?.word ?? "")) return null;
    if (tokens[at]?.word === "view" && facts.some(isSeenFrom)) return null;
    return isTold(reading, at, { facts, statement }) ? null : at;
  }
  return null;
}

function untoldIn(reading: SectionReading, statement: Statement, proof: LedgerProof): number | null {
  const { tokens } = reading.read;
  const facts = factsAbout(statement, proof);
  if (statement.names.some((name) => GUESTS.test(name))) return firstService(reading, statement, proof);
  const isEveryday = facts.length === 0 && statement.names.every((name) => isHarmless(name));
  for (let at = statement.verb + 1; at < statement.end; at += 1) {
    const word = tokens[at]?.word ?? "";
    if (PURPOSE.test(word) || tokens[at + 1]?.word === "enough") return null;
    if (word === "and" && /[a-z]s$/.test(tokens[at + 1]?.word ?? "")) return null;
    if (word === "no" && HAVING.test(tokens[statement.verb]?.word ?? "")) return null;
    if (word === "open" && OPEN_TO.test(tokens[at + 1]?.word ?? "") && tokens[at + 2]?.word !== "the") continue;
    if (!isClaim(reading, at, { isEveryday, isHaving: HAVING.test(tokens[statement.verb]?.word ?? "") })) continue;
    if (isTold(reading, at, { facts, statement }) || isNoiseTold(reading, at, { statement, proof })) continue;
    return at;
  }
  return null;
}

const ROOMS: [RegExp, RegExp][] = [
  [/^kitchen/, /kitchen|oven|stove|refrig|fridge|freez|microwave|kettle|coffee|nespresso|keurig|espresso|press|dish|toast|cook|rice|wine|blender|table|pan|cup|fry|counter|island|chair|bbq/],
  [/^bath/, /bath|shower|tub|hair|shampoo|condition|soap|towel|vanity|toilet|bidet|heat/],
  [/^(bed|bedroom)$/, /bed|king|queen|double|twin|single|bunk|futon|linen|hanger|blackout|closet|fan|wardrobe|dresser/],
  [/^living/, /tv|sofa|couch|book|record|turntable|game|piano|fireplace|dining|sound|console|stream/],
];

// "The sauna has a window", "the living room has air conditioning": what a thing has must be told of it.
function misfitIn(reading: SectionReading, statement: Statement, proof: LedgerProof): number | null {
  const { tokens } = reading.read;
  if (!HAVING.test(tokens[statement.verb]?.word ?? "")) return null;
  if (isOfHome(statement)) return nearbyThing(reading, statement, proof);
  const facts = factsOf(statement, proof);
  if (facts.length === 0 || statement.names.some((name) => GUESTS.test(name))) return null;
  for (let at = statement.verb + 1; at < Math.min(statement.end, statement.verb + 5); at += 1) {
    const word = tokens[at]?.word ?? "";
    const mention = reading.mentionAt[at];
    const kind = mention?.claim.kind;
    if (PURPOSE.test(word) || reading.neutralAt[at]) return null;
    if (mention?.isNegated || (kind !== "thing" && kind !== "place" && kind !== "count" && !FITTINGS.test(word))) continue;
    if (kind === "thing" && statement.names.some((name) => OUTSIDE.test(name))) return null;
    const room = ROOMS.find(([name]) => statement.names.some((one) => name.test(one)));
    if (room?.[1].test(mention?.claim.id ?? word) || room?.[1].test(word)) return null;
    return isTold(reading, at, { facts, statement }) ? null : at;
  }
  return null;
}

// "The apartment has its own sulphur bath", where a note puts the baths twelve minutes away.
function nearbyThing({ read, neutralAt }: SectionReading, { verb, end }: Statement, proof: LedgerProof): number | null {
  if (!/^(a|an|its)$/.test(read.tokens[verb + 1]?.word ?? "")) return null;
  for (let at = verb + 2; at < Math.min(end, verb + 5); at += 1) {
    const word = read.tokens[at]?.word ?? "";
    if (/^(of|view|views|with|in|on|to|for)$/.test(word)) return null;
    if (isGrammar(word) || isHarmless(word) || neutralAt[at]) continue;
    const facts = proof.facts.filter((fact) => baseForms(word).some((form) => wordsOfFact(fact).has(form)));
    if (facts.length > 0 && facts.every(({ isNearby }) => isNearby)) return at;
  }
  return null;
}

const OUTSIDE = /^(roof|rooftop|terrace|balcony|garden|patio|deck|porch|veranda|lanai|yard|backyard|lawn|floor)$/;

// Records in the living room, pans in the kitchen.
function fitsRoom({ names, mentions }: Statement, place: string): boolean {
  const room = ROOMS.find(([name]) => name.test(place));
  return room !== undefined && [...names, ...mentions.map(({ claim }) => claim.id)].some((one) => room[1].test(one));
}

const GROUND =
  /^(sand|beach|water|cliff|hill|hillside|lake|river|sea|ocean|island|forest|woods|canal|harbor|harbour|bay|valley|meadow|vineyard|orchard|park|square|plaza|marina|slope|slopes|dunes?|reef|lagoon|pond|creek|field|fields|mountain|mountainside|ridge|summit|peninsula|waterfront|seafront|shore|edge)$/;

// "The hut stands on the sand": where the home stands must be told, too.
function wrongGround({ read, neutralAt }: SectionReading, { verb, end }: Statement, proof: LedgerProof): number | null {
  const known = wordsOfLedger(proof);
  for (let at = verb + 1; at < Math.min(end, verb + 7); at += 1) {
    const { word = "", raw = "" } = read.tokens[at] ?? {};
    if (/^(from|to|walk|drive|away|minutes?|for)$/.test(word)) return null;
    if (GROUND.test(word) && !/^\p{Lu}/u.test(raw) && !neutralAt[at] && !baseForms(word).some((form) => known.has(form))) return at;
  }
  return null;
}

const BESIDE = /^(across|street|road|corner|next|door|outside|opposite|adjacent|doorstep|throw|steps)$/;

// "Across the street" must be the note's own words, however near the place is.
function isJustThere(reading: SectionReading, at: number, { facts, statement }: Told): boolean {
  const mention = reading.mentionAt[at];
  const words = reading.read.tokens.slice(mention?.first, (mention?.last ?? at) + 1).filter(({ word }) => BESIDE.test(word));
  if (words.length === 0 || !facts.some(({ isNearby }) => isNearby)) return true;
  return words.some(({ word }) => isToldBy(facts, statement, { word }));
}

const FITTINGS = /^(doors?|windows?|walls?|roof|shade|lights?|lock|steps|stairs|rail|ladder|slide|seats?|floor|end|bench|bar|fence|gate)$/;

// "Children are given a room": what is done for guests must be known from some fact.
function firstService({ read }: SectionReading, { verb, end }: Statement, proof: LedgerProof): number | null {
  const known = wordsOfLedger(proof);
  for (let at = verb + 1; at < end; at += 1) {
    const word = read.tokens[at]?.word ?? "";
    if (SERVICES.has(word) && !baseForms(word).some((form) => known.has(form))) return at;
  }
  return null;
}

const PURPOSE = /^(for|if|enough|what|how)$/;
const OPEN_TO = /^(to|24|around|at|day)$/;
const OWN_CHECK = new Set(["allowed", "included", "permitted", "built", "looked", "free", "welcome", "provided", "supplied", "available"]);
const MEASURED = /^(feet|foot|meters?|metres?|walk|drive|ride|hop|stroll|way|bed|while|time|of|inch|inches)$/;

function isClaim(reading: SectionReading, at: number, { isEveryday, isHaving }: Asked): boolean {
  const { tokens } = reading.read;
  const { word = "", raw = "" } = tokens[at] ?? {};
  const kind = reading.mentionAt[at]?.claim.kind;
  if (reading.neutralAt[at] || OWN_CHECK.has(word) || /^\p{Lu}/u.test(raw)) return false;
  if (kind === "attribute" && !(isHaving && word === "private")) return false;
  if (kind !== undefined && word !== "quiet" && kind !== "attribute" && kind !== "quality" && kind !== "praise") return false;
  if (/^(will|would|can|to|you|could|may)$/.test(tokens[at - 1]?.word ?? "")) return false;
  if (MEASURED.test(tokens[at + 1]?.word ?? "")) return false;
  if (isEveryday) return SERVICES.has(word) && (!MADE.test(word) || isForYou(reading, at));
  if (word === "given" && tokens[at - 1]?.word === "a") return false;
  if (word === "done" && /^gets?$/.test(tokens[at - 1]?.word ?? "")) return false;
  if (DONE.has(word) || (/[a-z]{3}ed$/.test(word) && !baseForms(word).some(isBareVerb))) return !isHaving || tokens[at - 1]?.word === "been";
  return isState(word);
}

const MADE = /^(made|done|cooked|prepared|baked|changed|cleaned)$/;

function isForYou({ read }: SectionReading, at: number): boolean {
  return /^(you|guests|everyone)$/.test(read.tokens[at + 2]?.word ?? "") && read.tokens[at + 1]?.word === "for";
}

type Asked = { isEveryday: boolean; isHaving: boolean };

function isTold(reading: SectionReading, at: number, { facts, statement }: Told): boolean {
  const mention = reading.mentionAt[at];
  return isToldBy(facts, statement, { word: reading.read.tokens[at]?.word ?? "", ...(mention && { mention }) });
}

const NOISY = /^(loud|noisy|lively|busy)$/;

// "The neighborhood is loud at night", where the host ticked what is heard.
function isNoiseTold({ read }: SectionReading, at: number, { statement, proof }: { statement: Statement; proof: LedgerProof }): boolean {
  if (!NOISY.test(read.tokens[at]?.word ?? "")) return false;
  const isAround = factsOf(statement, proof).some(({ fact }) => /^(place|nearby|transport)/.test(fact.key));
  const isTown = isOfHome(statement) || isAround || statement.names.some((name) => TOWN.test(name) || name === "street");
  return isTown && proof.facts.some(({ fact }) => fact.key === "noise");
}

type Told = { facts: ProvingFact[]; statement: Statement };

// What is said of the home or of its part of town may stand in any note about it, which rarely names it.
function factsAbout(statement: Statement, proof: LedgerProof): ProvingFact[] {
  if (isOfHome(statement)) return proof.facts.filter(({ isNearby }) => !isNearby);
  const facts = factsOf(statement, proof);
  const isOfTown =
    facts.some(({ fact }) => fact.key.startsWith("place.")) || statement.names.some((name) => TOWN.test(name));
  return isOfTown ? proof.facts.filter(({ fact }) => !fact.key.startsWith("amenity.")) : facts;
}

const TOWN = /^(area|neighborhood|neighbourhood|district|village|town|city|quarter|suburb|valley|island|countryside)$/;

function isOfHome({ mentions, names }: Statement): boolean {
  return mentions.some(({ claim }) => claim.kind === "home" || claim.kind === "scope") || names.some((name) => HOME.test(name));
}
