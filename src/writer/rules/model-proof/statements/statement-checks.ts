import { baseForms } from "../../../text/word-forms.ts";
import { isBareVerb, isHarmless } from "../../lexicon/is-harmless.ts";
import { DONE, isState, SERVICES } from "../../lexicon/statement-words.ts";
import type { LedgerProof, ProvingFact } from "../../proof/ledger-proof.ts";
import { isGrammar, wordsOfFact, wordsOfLedger } from "../../proof/ledger-words.ts";
import type { SectionReading } from "../../proof/section-reading.ts";
import {
  factsAbout,
  factsOf,
  isOfGuests,
  isOfHome,
  isOfTown,
  isTold,
  isToldBy,
  type Statement,
  type Told,
} from "./read-statements.ts";

const OPEN_TO = /^(to|24|around|at|day)$/;

const OWN_CHECK = new Set([
  "allowed",
  "included",
  "permitted",
  "built",
  "looked",
  "free",
  "welcome",
  "provided",
  "supplied",
  "available",
]);

const MEASURED = /^(feet|foot|meters?|metres?|walk|drive|ride|hop|stroll|way|bed|while|time|of|inch|inches)$/;

const MADE = /^(made|done|cooked|prepared|baked|changed|cleaned)$/;

const NOISY = /^(loud|noisy|lively|busy)$/;

const HAVING = /^(has|have)$/;

const OUTSIDE = /^(roof|rooftop|terrace|balcony|garden|patio|deck|porch|veranda|lanai|yard|backyard|lawn|floor)$/;

const FITTINGS =
  /^(doors?|windows?|walls?|roof|shade|lights?|lock|steps|stairs|rail|ladder|slide|seats?|floor|end|bench|bar|fence|gate)$/;

// What may be expected in a room, whichever note tells of it.
const ROOMS: [RegExp, RegExp][] = [
  [
    /^kitchen/,
    /kitchen|oven|stove|refrig|fridge|freez|microwave|kettle|coffee|nespresso|keurig|espresso|press|dish|toast|cook|rice|wine|blender|table|pan|cup|fry|counter|island|chair|bbq/,
  ],
  [/^bath/, /bath|shower|tub|hair|shampoo|condition|soap|towel|vanity|toilet|bidet|heat/],
  [/^(bed|bedroom)$/, /bed|king|queen|double|twin|single|bunk|futon|linen|hanger|blackout|closet|fan|wardrobe|dresser/],
  [/^living/, /tv|sofa|couch|book|record|turntable|game|piano|fireplace|dining|sound|console|stream/],
];

const PREPOSITION = /^(in|on|by|under|beside|behind|above|below|beneath|across|opposite|beyond|at|off|over)$/;
const ANYWHERE =
  /^(house|home|apartment|flat|condo|building|premises|unit|studio|cottage|cabin|villa|loft|suite|room|place|side|site|hand|call|request|wall|way|shade|sun|dark|rain|shadow|open|top|left|right|front|back|middle|morning|evening|kitchen|floor|property|town|city|table|time|end|door)$/;
const STANDING = /^(is|are|stands?|sits?|hangs?|lies?|waits?)$/;
const PURPOSE = /^(for|if|enough|what|how)$/;
const GROUND =
  /^(sand|beach|water|cliff|hill|hillside|lake|river|sea|ocean|island|forest|woods|canal|harbor|harbour|bay|valley|meadow|vineyard|orchard|park|square|plaza|marina|slope|slopes|dunes?|reef|lagoon|pond|creek|field|fields|mountain|mountainside|ridge|summit|peninsula|waterfront|seafront|shore|edge)$/;
const BESIDE = /^(across|street|road|corner|next|door|outside|opposite|adjacent|doorstep|throw|steps)$/;

// "The sofa bed is on the mezzanine": where a thing is must be told of that thing.
export function misplacedIn(reading: SectionReading, statement: Statement, proof: LedgerProof): number | null {
  const { tokens } = reading.read;
  if (!STANDING.test(tokens[statement.verb]?.word ?? "")) return null;
  if (isOfHome(statement)) return wrongGround(reading, statement, proof);
  if (isOfGuests(statement) || !/^(is|are)$/.test(tokens[statement.verb]?.word ?? "")) return null;
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

// "Fitz Roy from the breakfast table".
function isSeenFrom({ fact, reading: { words } }: ProvingFact): boolean {
  return fact.field !== undefined && words.some((word) => /^(from|over|overlook|overlooks|view|see)$/.test(word));
}

// "The hut stands on the sand": where the home stands must be told, too.
function wrongGround({ read, neutralAt }: SectionReading, { verb, end }: Statement, proof: LedgerProof): number | null {
  const known = wordsOfLedger(proof);
  for (let at = verb + 1; at < Math.min(end, verb + 7); at += 1) {
    const { word = "", raw = "" } = read.tokens[at] ?? {};
    if (/^(from|to|walk|drive|away|minutes?|for)$/.test(word)) return null;
    if (
      GROUND.test(word) &&
      !/^\p{Lu}/u.test(raw) &&
      !neutralAt[at] &&
      !baseForms(word).some((form) => known.has(form))
    )
      return at;
  }
  return null;
}

// "Across the street" must be the note's own words, however near the place is.
function isJustThere(reading: SectionReading, at: number, { facts, statement }: Told): boolean {
  const mention = reading.mentionAt[at];
  const words = reading.read.tokens
    .slice(mention?.first, (mention?.last ?? at) + 1)
    .filter(({ word }) => BESIDE.test(word));
  if (words.length === 0 || !facts.some(({ isNearby }) => isNearby)) return true;
  return words.some(({ word }) => isToldBy(facts, statement, { word }));
}

// "The sauna has a window", "the living room has air conditioning": what a thing has must be told of it.
export function misfitIn(reading: SectionReading, statement: Statement, proof: LedgerProof): number | null {
  const { tokens } = reading.read;
  if (!HAVING.test(tokens[statement.verb]?.word ?? "")) return null;
  if (isOfHome(statement)) return nearbyThing(reading, statement, proof);
  const facts = factsOf(statement, proof);
  if (facts.length === 0 || isOfGuests(statement)) return null;
  for (let at = statement.verb + 1; at < Math.min(statement.end, statement.verb + 5); at += 1) {
    const word = tokens[at]?.word ?? "";
    const mention = reading.mentionAt[at];
    const kind = mention?.claim.kind;
    if (PURPOSE.test(word) || reading.neutralAt[at]) return null;
    if (mention?.isNegated || (kind !== "thing" && kind !== "place" && kind !== "count" && !FITTINGS.test(word)))
      continue;
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

// Records in the living room, pans in the kitchen.
function fitsRoom({ names, mentions }: Statement, place: string): boolean {
  const room = ROOMS.find(([name]) => name.test(place));
  return room !== undefined && [...names, ...mentions.map(({ claim }) => claim.id)].some((one) => room[1].test(one));
}

// "Cell signal is strong", "the dock is lit": the first word after the verb that no fact says of the subject.
export function untoldState(reading: SectionReading, statement: Statement, proof: LedgerProof): number | null {
  const { tokens } = reading.read;
  const facts = factsAbout(statement, proof);
  if (isOfGuests(statement)) return firstService(reading, statement, proof);
  const isEveryday = facts.length === 0 && statement.names.every((name) => isHarmless(name));
  for (let at = statement.verb + 1; at < statement.end; at += 1) {
    const word = tokens[at]?.word ?? "";
    if (PURPOSE.test(word) || tokens[at + 1]?.word === "enough") return null;
    if (word === "and" && /[a-z]s$/.test(tokens[at + 1]?.word ?? "")) return null;
    // "The boot dryer has your boots warm".
    if (word === "your" && at === statement.verb + 1) return null;
    if (word === "no" && HAVING.test(tokens[statement.verb]?.word ?? "")) return null;
    if (word === "open" && OPEN_TO.test(tokens[at + 1]?.word ?? "") && tokens[at + 2]?.word !== "the") continue;
    if (!isClaim(reading, at, { isEveryday, isHaving: HAVING.test(tokens[statement.verb]?.word ?? "") })) continue;
    if (isTold(reading, at, { facts, statement }) || isNoiseTold(reading, at, { statement, proof })) continue;
    return at;
  }
  return null;
}

// "Children are given a room": what is done for guests must be known from some fact.
function firstService({ read }: SectionReading, { verb, end }: Statement, proof: LedgerProof): number | null {
  const known = wordsOfLedger(proof);
  for (let at = verb + 1; at < end; at += 1) {
    const word = read.tokens[at]?.word ?? "";
    if (SERVICES.has(word) && !baseForms(word).some((form) => known.has(form))) return at;
  }
  return null;
}

function isClaim(reading: SectionReading, at: number, { isEveryday, isHaving }: Asked): boolean {
  const { tokens } = reading.read;
  const { word = "", raw = "" } = tokens[at] ?? {};
  const kind = reading.mentionAt[at]?.claim.kind;
  if (reading.neutralAt[at] || OWN_CHECK.has(word) || /^\p{Lu}/u.test(raw)) return false;
  if (kind === "attribute" && !(isHaving && word === "private")) return false;
  if (kind !== undefined && word !== "quiet" && kind !== "attribute" && kind !== "quality" && kind !== "praise")
    return false;
  if (/^(will|would|can|to|you|could|may)$/.test(tokens[at - 1]?.word ?? "")) return false;
  if (MEASURED.test(tokens[at + 1]?.word ?? "")) return false;
  if (word === "given" && tokens[at - 1]?.word === "a") return false;
  if (isEveryday) return SERVICES.has(word) && (!MADE.test(word) || isForYou(reading, at));
  if (word === "done" && /^gets?$/.test(tokens[at - 1]?.word ?? "")) return false;
  if (DONE.has(word) || SERVICES.has(word) || (/[a-z]{3}ed$/.test(word) && !baseForms(word).some(isBareVerb)))
    return !isHaving || tokens[at - 1]?.word === "been";
  return isState(word);
}

type Asked = { isEveryday: boolean; isHaving: boolean };

function isForYou({ read }: SectionReading, at: number): boolean {
  return /^(you|guests|everyone)$/.test(read.tokens[at + 2]?.word ?? "") && read.tokens[at + 1]?.word === "for";
}

// "The neighborhood is loud at night", where the host ticked what is heard.
function isNoiseTold(
  { read }: SectionReading,
  at: number,
  { statement, proof }: { statement: Statement; proof: LedgerProof },
): boolean {
  if (!NOISY.test(read.tokens[at]?.word ?? "")) return false;
  const isAround = factsOf(statement, proof).some(({ fact }) => /^(place|nearby|transport)/.test(fact.key));
  const isTown = isOfHome(statement) || isAround || isOfTown(statement) || statement.names.includes("street");
  return isTown && proof.facts.some(({ fact }) => fact.key === "noise");
}
