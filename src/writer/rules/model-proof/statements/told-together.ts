import { ownValue } from "#shared/own-value.ts";
import { baseForms } from "../../lexicon/base-forms.ts";
import { findMentions, type Mention } from "../../proof/find-mentions.ts";
import type { LedgerProof, ProvingFact } from "../../proof/ledger-proof.ts";
import { wordsOfFact } from "../../proof/ledger-words.ts";
import type { SectionReading } from "../../proof/section-reading.ts";
import { readText } from "../../reading/read-text.ts";
import type { Statement } from "./read-statements.ts";

// A part of a note between its commas: its words, and the things it speaks of.
type Piece = { words: Set<string>; subjects: Set<string> };

const SUBJECT_KINDS = new Set(["thing", "bed", "count", "place", "home"]);
const piecesByFact = new WeakMap<object, Piece[]>();

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
