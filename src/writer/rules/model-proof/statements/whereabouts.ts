import { baseForms } from "../../lexicon/base-forms.ts";
import type { LedgerProof, ProvingFact } from "../../proof/ledger-proof.ts";
import { isGrammar, wordsOfLedger } from "../../proof/ledger-words.ts";
import type { SectionReading } from "../../proof/section-reading.ts";
import { fitsRoom } from "./belongings.ts";
import type { Statement } from "./read-statements.ts";
import { isOfGuests, isOfHome } from "./subjects.ts";
import { factsOf, isTold, isToldBy, type Told } from "./told-together.ts";

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
