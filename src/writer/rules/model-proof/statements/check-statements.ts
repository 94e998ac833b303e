import { baseForms } from "../../../text/word-forms.ts";
import type { Finding } from "../../finding.ts";
import { isHarmless, isPerson } from "../../lexicon/is-harmless.ts";
import { ACTIONS_TO_TELL, ANIMALS, USUAL_ACTIONS } from "../../lexicon/statement-words.ts";
import type { LedgerProof, ProvingFact } from "../../proof/ledger-proof.ts";
import { isGrammar, wordsOfFact, wordsOfLedger } from "../../proof/ledger-words.ts";
import { findingAt, isQuoted, type SectionReading } from "../../proof/section-reading.ts";
import { OUR_LEDGER } from "../../rule-sources.ts";
import { factsOf, isOfGuests, isOfHome, isTold, readStatements, type Statement } from "./read-statements.ts";
import { misfitIn, misplacedIn, untoldState } from "./statement-checks.ts";

const NOT_A_SUBJECT =
  /^(to|will|would|can|could|may|might|should|must|you|we|i|they|who|not|the|a|an|your|our|and|or|of|in|on|by|than)$/;

const DENYING = /^(not|doesn't|don't|isn't|aren't|won't|cannot|can't)$/;

const LIMITING =
  /^(no|not|never|without|none|only|off|closed|closes?|until|till|don't|doesn't|isn't|aren't|cannot|can't|except|weak|slow|less|low|out|breaks?|goes|cold)$/;

const ARTICLE = /^(a|an|some|several)$/;

const STANDING = /^(is|are|stands?|hangs?|lies?|sits?|waits?)$/;

const AT = /^(on|in|by|beside|under|behind|above|below|at|near)$/;

const LONGEST_NAME = 5;

const VERDICT = { rule: "proof.statement", severity: "block", source: OUR_LEDGER } as const;
const LINK = /^(is|are|was|were|stays?|feels?|remains?|seems?|has|have|gets?|be|been|stands?|sits?|lies?)$/;

// How a thing is, where it is, what it has and what it does must be told of that very thing: that a note says "copper"
// of the pans does not make the bathtub copper.
export function checkStatements(reading: SectionReading, proof: LedgerProof): Finding[] {
  const spans = [
    ...strangersIn(reading, proof),
    ...promisesIn(reading, proof),
    ...untoldIn(reading, proof),
    ...denialsIn(reading, proof),
    ...placementsIn(reading, proof),
  ];
  return spans.map((span) => findingAt(reading, span, VERDICT));
}

function untoldIn(reading: SectionReading, proof: LedgerProof): [number, number][] {
  return readStatements(reading, (at) => isLink(reading, at) || isDeed(reading, at)).flatMap((statement) => {
    const wrong = isLink(reading, statement.verb)
      ? (untoldState(reading, statement, proof) ??
        misplacedIn(reading, statement, proof) ??
        misfitIn(reading, statement, proof))
      : untoldDeed(reading, statement, proof);
    const span: [number, number][] = wrong === null ? [] : [[statement.first, wrong]];
    return wrong !== null && isQuoted(reading, wrong, wrong) ? [] : span;
  });
}

function isLink({ read }: SectionReading, at: number): boolean {
  return LINK.test(read.tokens[at]?.word ?? "");
}

// "The house never floods", "the bus is always on time": what holds at all times must be told.
function promisesIn(reading: SectionReading, proof: LedgerProof): [number, number][] {
  const { tokens } = reading.read;
  const known = wordsOfLedger(proof);
  if (["never", "always", "no", "not", "only", "without"].some((word) => known.has(word))) return [];
  return readStatements(reading, (at) => /^(never|always|rarely|seldom)$/.test(tokens[at]?.word ?? ""))
    .filter((statement) => !isQuoted(reading, statement.verb, statement.verb) && !isOfGuests(statement))
    .filter(({ names }) => !names.some(isPerson))
    .filter(({ names }) => names.some((name) => !isHarmless(name) || known.has(name) || ANIMALS.has(name)))
    .map(({ first, verb }): [number, number] => [first, verb]);
}

// "A permit is on the table": what a sentence brings into the home must be told, and told to be there.
function placementsIn(reading: SectionReading, proof: LedgerProof): [number, number][] {
  const { tokens, sentences } = reading.read;
  return sentences.flatMap(({ first, last }): [number, number][] => {
    if (!ARTICLE.test(tokens[first]?.word ?? "")) return [];
    const verb = tokens.findIndex(({ word }, at) => at > first && at <= first + LONGEST_NAME && STANDING.test(word));
    if (verb < 0 || !AT.test(tokens[verb + 1]?.word ?? "") || isQuoted(reading, verb, verb)) return [];
    const name = verb - 1;
    if (reading.mentionAt[name] || reading.neutralAt[name]) return [];
    const forms = baseForms(tokens[name]?.word ?? "");
    const facts = proof.facts.filter((fact) => forms.some((form) => wordsOfFact(fact).has(form)));
    const places = tokens.slice(verb + 2, last).filter(({ word }) => !isGrammar(word));
    const isKnown = facts.some((fact) =>
      places.some(({ word }) => baseForms(word).some((form) => wordsOfFact(fact).has(form))),
    );
    return isKnown ? [] : [[first, verb]];
  });
}

// "The trams do not run at night", of a note that only says where they stop: what a place nearby is not or
// does not do must be told of it as well.
function denialsIn(reading: SectionReading, proof: LedgerProof): [number, number][] {
  const { tokens } = reading.read;
  return readStatements(reading, (at) => DENYING.test(tokens[at]?.word ?? ""))
    .filter(({ verb }) => !isQuoted(reading, verb, verb) && !reading.neutralAt[verb])
    .filter((statement) => !isOfGuests(statement) && !statement.names.some(isPerson))
    .filter((statement) => statement.names.some((name) => !isHarmless(name)))
    .filter((statement) => {
      const facts = factsOf(statement, proof);
      return facts.length > 0 && facts.every(({ isNearby }) => isNearby) && !facts.some(isLimited);
    })
    .map(({ first, verb }): [number, number] => [first, verb]);
}

function isLimited({ fact, reading }: ProvingFact): boolean {
  return fact.value === false || reading.words.some((word) => LIMITING.test(word));
}

// "A gardener looks after the roses", "your neighbors are musicians": people whom no fact names.
function strangersIn(reading: SectionReading, proof: LedgerProof): [number, number][] {
  const { tokens } = reading.read;
  const known = wordsOfLedger(proof);
  const opening = reading.read.sentences.flatMap(({ first }): [number, number][] => {
    const at = /^(the|a|an|some|two|wild|local)$/.test(tokens[first]?.word ?? "") ? first + 1 : first;
    const forms = baseForms(tokens[at]?.word ?? "");
    const isStranger = forms.some((form) => ANIMALS.has(form)) && !forms.some((form) => known.has(form));
    return isStranger &&
      !reading.neutralAt[at] &&
      !isQuoted(reading, at, at) &&
      !/^(the|your|for|down|under)$/.test(tokens[at + 1]?.word ?? "")
      ? [[at, at]]
      : [];
  });
  const people = [...tokens.keys()].flatMap((at): [number, number][] => {
    const [before, { word = "", sentence } = {}, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (!isPerson(word) || before?.sentence !== sentence || isQuoted(reading, at, at)) return [];
    if (baseForms(word).some((form) => known.has(form))) return [];
    const isActing =
      /^(a|an|our|the|local)$/.test(before?.word ?? "") && /^(is|was|will|can|[a-z]+[^s]s)$/.test(next?.word ?? "");
    const isNamed =
      /^(is|are|was|were)$/.test(before?.word ?? "") ||
      /^(is|are) an?$/.test(`${tokens[at - 2]?.word} ${before?.word}`);
    if (!isActing && !(isNamed && !/^(you|your|who)$/.test(tokens[at - 2]?.word ?? ""))) return [];
    return [[at, at]];
  });
  return [...opening, ...people];
}

// "The engine runs", "seals swim": a verb that stands right behind its subject and agrees with it.
function isDeed({ read, mentionAt }: SectionReading, at: number): boolean {
  const [before, token] = [read.tokens[at - 1], read.tokens[at]];
  if (!ACTIONS_TO_TELL.has(token?.word ?? "") || mentionAt[at]?.first === at - 1 || !token?.isJoined) return false;
  // "The train stops" agrees, and "the train stop" does not.
  if (/^(each|whatever|whichever|it|each)$/.test(read.tokens[at + 1]?.word ?? "")) return false;
  const isPlural = /[^s]s$/.test(before?.word ?? "");
  const isThirdPerson = (token?.word ?? "").endsWith("s");
  return isPlural !== isThirdPerson && !NOT_A_SUBJECT.test(before?.word ?? "") && !/^\p{Lu}/u.test(token?.raw ?? "");
}

function untoldDeed(reading: SectionReading, statement: Statement, proof: LedgerProof): number | null {
  const { word = "" } = reading.read.tokens[statement.verb] ?? {};
  const facts = factsOf(statement, proof);
  if (isOfHome(statement) || isOfGuests(statement)) return null;
  const isEveryday = statement.names.every((name) => isHarmless(name) && !ANIMALS.has(name));
  if (facts.length === 0 && isEveryday) return null;
  if (statement.mentions.some(({ claim }) => claim.kind !== "place") && USUAL_ACTIONS.has(word)) return null;
  // "Tram 2 stops at the door", of a note that says "tram 2 at the door".
  for (let at = statement.verb; at < statement.end; at += 1) {
    const said = reading.read.tokens[at]?.word ?? "";
    if ((!isGrammar(said) || /^\d/.test(said)) && isTold(reading, at, { facts, statement })) return null;
  }
  return statement.verb;
}
