import { ownValue } from "#shared/own-value.ts";
import { readText, type Token } from "../../../text/read-text.ts";
import { baseForms } from "../../../text/word-forms.ts";
import { isBareVerb } from "../../lexicon/is-harmless.ts";
import type { LedgerProof, ProvingFact } from "../../proof/ledger-proof.ts";
import { isGrammar, wordsOfFact } from "../../proof/ledger-words.ts";
import { findMentions, type Mention } from "../../proof/mentions/find-mentions.ts";
import type { SectionReading } from "../../proof/section-reading.ts";

const HOME =
  /^(house|home|building|place|property|room|apartment|flat|unit|inn|block|complex|residence|frame|hut|yurt|treehouse|container|camper|van|tent|dome|houseboat|manor|castle|barn|riad|lodge|hostel|dorm)$/;

const TOWN = /^(area|neighborhood|neighbourhood|district|village|town|city|quarter|suburb|valley|island|countryside)$/;

const GUESTS =
  /^(guest|people|person|child|children|kid|adult|couple|family|friend|grandparent|parent|sleeper|anyone|visitor|traveler|dog|pet|car|baby|toddler|teen|teenager|kid|group|light sleeper)$/;

const SUBJECT_KINDS = new Set(["thing", "bed", "count", "place", "home"]);

const piecesByFact = new WeakMap<object, Piece[]>();

const IRREGULAR: Record<string, string> = {
  kept: "keep",
  made: "make",
  built: "build",
  sold: "sell",
  grown: "grow",
  fed: "feed",
  lit: "light",
  taken: "take",
  brought: "bring",
  done: "do",
  given: "give",
  seen: "see",
  met: "meet",
  lent: "lend",
  driven: "drive",
  closed: "close",
  shut: "shut",
  run: "run",
  paid: "pay",
};

// "The sofa bed | is | on the mezzanine": who or what a clause speaks of, its verb, and the words after it.
export type Statement = {
  first: number;
  verb: number;
  end: number;
  // The words that name the subject, with the words they are forms of.
  names: string[];
  mentions: Mention[];
};

const JOINING =
  /^(and|but|so|because|while|where|which|when|if|or|that|since|though|although|as|until|before|after|than|once|whether)$/;
const PREPOSITION = /^(of|from|for|in|on|with|to|at|by|under|above|behind|near|between|without)$/;
// What speaks of the guest, or points back to something already judged.
const NOT_A_THING =
  /^(you|we|i|it|they|there|that|this|these|those|what|nothing|everything|everyone|everybody|nobody|who|which|here|he|she|someone|anyone|whoever|something|let|please|has|have)$/;

// The clauses of a text that say something of a thing, a place or a person other than the guest.
export function readStatements(reading: SectionReading, isVerb: (at: number) => boolean): Statement[] {
  const { tokens } = reading.read;
  return [...tokens.keys()].flatMap((verb) => {
    const { sentence } = tokens[verb] ?? {};
    if (tokens[verb - 1]?.sentence !== sentence || tokens[verb]?.opensClause || !isVerb(verb)) return [];
    const first = startOf(tokens, verb);
    const subject = tokens.slice(first, verb);
    if (subject.some(({ word }) => NOT_A_THING.test(word)) || isAsked(tokens, first)) return [];
    const tail = subject.findIndex(({ word }, at) => at > 0 && PREPOSITION.test(word));
    const last = tail < 0 ? verb : first + tail;
    const names = tokens.slice(first, last).filter(({ word }) => !isGrammar(word));
    if (names.length === 0 || PREPOSITION.test(subject[0]?.word ?? "")) return [];
    const mentions = reading.mentionAt.slice(first, last).filter((mention) => mention !== undefined);
    return [
      {
        first,
        verb,
        end: endOf(tokens, verb),
        names: names.flatMap(({ word }) => baseForms(word)),
        mentions: [...new Set(mentions)],
      },
    ];
  });
}

const OBJECT = /^(the|a|an|your|it|them|some|any|every|each|up|out|off|down|what|both|all|one|two|three)$/;

// "Push the doors open": what a guest is asked to do says nothing of the doors.
function isAsked(tokens: readonly Token[], first: number): boolean {
  return isBareVerb(tokens[first]?.word ?? "") && OBJECT.test(tokens[first + 1]?.word ?? "");
}

function startOf(tokens: readonly Token[], verb: number): number {
  let first = verb - 1;
  while (first > 0 && !tokens[first]?.opensClause && tokens[first - 1]?.sentence === tokens[verb]?.sentence) {
    if (JOINING.test(tokens[first - 1]?.word ?? "")) break;
    first -= 1;
  }
  return first;
}

function endOf(tokens: readonly Token[], verb: number): number {
  let end = verb + 1;
  while (end < tokens.length && tokens[end]?.sentence === tokens[verb]?.sentence) {
    if (tokens[end]?.opensClause || (JOINING.test(tokens[end]?.word ?? "") && tokens[end]?.word !== "and")) break;
    end += 1;
  }
  return end;
}

// A part of a note between its commas: its words, and the things it speaks of.
type Piece = { words: Set<string>; subjects: Set<string> };

function piecesOf({ fact, reading }: ProvingFact): Piece[] {
  let pieces = piecesByFact.get(reading);
  if (!pieces) {
    const parts = typeof fact.value === "string" ? fact.value.split(/[,;.\n]| - | – | and | but /) : [];
    pieces = parts.map((part) => {
      const read = readText(part);
      const subjects = findMentions(read).filter(({ claim }) => SUBJECT_KINDS.has(claim.kind));
      return {
        words: new Set(read.tokens.flatMap(({ word }) => baseForms(word))),
        subjects: new Set(subjects.map(({ claim }) => claim.id)),
      };
    });
    piecesByFact.set(reading, pieces);
  }
  return pieces;
}

// The facts that speak of a statement's subject.
export function factsOf({ names, mentions }: Statement, proof: LedgerProof): ProvingFact[] {
  return proof.facts.filter(
    (fact) =>
      names.some((name) => wordsOfFact(fact).has(name) || keyWords(fact).includes(name)) ||
      mentions.some(({ claim }) => fact.claims.has(claim.id)),
  );
}

function keyWords({ fact }: ProvingFact): string[] {
  return [...fact.key.split(/[.-]/), ...(fact.field?.split("_") ?? [])];
}

// "Foggy" of fog, "windy" of wind.
function nounsOf(word: string): string[] {
  if (!word.endsWith("y") || word.length < 5) return [];
  const stem = word.slice(0, -1);
  return [stem, `${stem}e`, ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [])];
}

function irregularOf(word: string): string[] {
  const verb = ownValue(IRREGULAR, word);
  return verb === undefined ? [] : [verb];
}

// Whether one of these facts says a word, or claims what it claims, and says it of the subject.
export function isToldBy(facts: ProvingFact[], subject: Statement, said: { word: string; mention?: Mention }): boolean {
  const forms = [
    ...baseForms(said.word),
    `un${said.word}`,
    ...baseForms(said.word.replace(/^un/, "")),
    ...irregularOf(said.word),
    ...nounsOf(said.word),
  ];
  return facts.some((fact) => {
    if (said.mention && fact.claims.has(said.mention.claim.id)) return isOfSubject(fact, subject, forms);
    return forms.some((form) => wordsOfFact(fact).has(form)) && isOfSubject(fact, subject, forms);
  });
}

// "Double on the mezzanine, sofa bed below": the mezzanine is told of the double, since its part names another thing.
function isOfSubject(fact: ProvingFact, { names, mentions }: Statement, forms: string[]): boolean {
  const saying = piecesOf(fact).filter(({ words }) => forms.some((form) => words.has(form)));
  if (saying.length === 0) return true;
  return saying.some(({ words, subjects }) => {
    const isNamed =
      names.some((name) => words.has(name) || keyWords(fact).includes(name)) ||
      mentions.some(({ claim }) => subjects.has(claim.id) || claim.kind === "home" || claim.kind === "scope");
    return isNamed || subjects.size === 0 || [...subjects].every((id) => forms.includes(id));
  });
}

export type Told = { facts: ProvingFact[]; statement: Statement };

export function isTold(reading: SectionReading, at: number, { facts, statement }: Told): boolean {
  const mention = reading.mentionAt[at];
  return isToldBy(facts, statement, { word: reading.read.tokens[at]?.word ?? "", ...(mention && { mention }) });
}

export function isOfHome({ mentions, names }: Statement): boolean {
  return (
    mentions.some(({ claim }) => claim.kind === "home" || claim.kind === "scope") ||
    names.some((name) => HOME.test(name))
  );
}

export function isOfTown({ names }: Statement): boolean {
  return names.some((name) => TOWN.test(name));
}

// People who come, their dogs and their cars.
export function isOfGuests({ names }: Statement): boolean {
  return names.some((name) => GUESTS.test(name));
}

// What is said of the home or of its part of town may stand in any note about it, which rarely names it.
export function factsAbout(statement: Statement, proof: LedgerProof): ProvingFact[] {
  if (isOfHome(statement)) return proof.facts.filter(({ isNearby }) => !isNearby);
  const facts = factsOf(statement, proof);
  const isTown = facts.some(({ fact }) => fact.key.startsWith("place.")) || isOfTown(statement);
  return isTown ? proof.facts.filter(({ fact }) => !fact.key.startsWith("amenity.")) : facts;
}
