import { baseForms } from "../../text/word-forms.ts";
import type { Finding } from "../finding.ts";
import type { LedgerProof, ProvingFact } from "../proof/ledger-proof.ts";
import { sharesWord, wordsOfFact, wordsOfLedger } from "../proof/ledger-words.ts";
import { findingAt, isAsked, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

const PAST = /^(was|were|been)$/;

const PARTICIPLE =
  /^(?:[a-z]{3,}ed|shot|built|made|born|written|won|drawn|laid|cut|kept|taken|given|found|bought|sold|known|grown|woven|cast|hewn)$/;

const NOW = /^(is|are)$/;

const MADE =
  /^(grown|made|baked|brewed|roasted|caught|picked|harvested|woven|carved|painted|designed|imported|sourced|pressed|knitted|cleared|plowed|ploughed|replaced|smoked|draped|planted|fed|sung|played|hosted)$/;

const TIMES = /^(once|twice|times)$/;

const BUILDING = new Set(["built", "build", "from", "story"]);

const EACH = /^(each|every)$/;

const HAVING = /^(has|have|gets|comes|opens|faces|looks|sleeps)$/;

// Of these a sentence may speak one by one.
const ONE_BY_ONE =
  /^(guest|guests|one|person|child|couple|family|morning|day|night|evening|week|meal|time|of|us|you|bed|member|friend|sleeper)$/;

const OFTEN = /^(daily|weekly|nightly|fortnightly)$/;

const TURNS = /^(day|morning|night|evening|week|hour|afternoon|month|weekend|minutes|hours|days)$/;

const DOING =
  /^(?:comes?|visits?|runs?|leaves?|stops?|sails?|departs?|arrives?|serves?|bakes?|delivers?|cleans?|goes|plays?|open|closed|available|held|[a-z]{3,}ed)$/;

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

// What happened, what happens again and again, and what every part has: none of it follows from a list.
export function checkHabits(reading: SectionReading, proof: LedgerProof): Finding[] {
  const known = wordsOfLedger(proof);
  const { tokens } = reading.read;
  return [...tokens.keys()].flatMap((at) => {
    const last = endOfHabit(reading, at, known);
    if (last === null || isQuoted(reading, at, at) || reading.neutralAt[at]) return [];
    return [findingAt(reading, [at, last], { rule: "proof.habit", severity: "block", source: OUR_LEDGER })];
  });
}

function endOfHabit(reading: SectionReading, at: number, known: Set<string>): number | null {
  const word = reading.read.tokens[at]?.word ?? "";
  if (NOW.test(word) && isMaking(reading, at)) return endOfPast(reading, at, known);
  if (TIMES.test(word) && isRate(reading, at, known)) return at + 2;
  if (PAST.test(word)) return endOfPast(reading, at, known);
  if (EACH.test(word)) return endOfEach(reading, at, known) ?? endOfTurn(reading, at, known);
  if (OFTEN.test(word) && !known.has(word) && !known.has("every") && isDoneBefore(reading, at)) return at;
  return null;
}

// "Coffee is grown behind the house" claims something of the place; "dinner is made" may be done by the guest.
function isMaking({ read }: SectionReading, at: number): boolean {
  const [verb = "", next = ""] = [1, 2].map((step) => read.tokens[at + step]?.word);
  return MADE.test(verb) && (verb !== "made" || /^(of|by|from|in|up|with)$/.test(next));
}

// "Twice a week".
function isRate({ read }: SectionReading, at: number, known: Set<string>): boolean {
  if (read.tokens[at - 2]?.word === "to") return false;
  const [article = "", unit = ""] = [1, 2].map((step) => read.tokens[at + step]?.word);
  return /^(a|an|per|each|every)$/.test(article) && /^(day|week|month|hour|year)$/.test(unit) && !known.has(unit);
}

// "Was filmed in the living room".
function endOfPast({ read, mentionAt }: SectionReading, at: number, known: Set<string>): number | null {
  const sentence = read.tokens[at]?.sentence;
  for (let next = at + 1; next <= at + 2; next += 1) {
    const token = read.tokens[next];
    if (!token || token.sentence !== sentence) return null;
    if (!PARTICIPLE.test(token.word) || mentionAt[next] || /^(that|which)$/.test(read.tokens[at - 1]?.word ?? ""))
      continue;
    const isDated = token.word === "built" && /^(?:1[5-9]|20)\d\d/.test(read.tokens[next + 2]?.word ?? "");
    const isSaid =
      isDated ||
      baseForms(token.word).some((form) => known.has(form)) ||
      (BUILDING.has(token.word) && [...BUILDING].some((form) => known.has(form)));
    return isSaid ? null : next;
  }
  return null;
}

// "Each sleeping area has a door".
function endOfEach({ read }: SectionReading, at: number, known: Set<string>): number | null {
  if (["each", "every", "all", "both"].some((word) => known.has(word))) return null;
  const after = [1, 2, 3, 4].map((step) => read.tokens[at + step]);
  const end = after.findIndex((token) => token?.opensClause || token?.sentence !== read.tokens[at]?.sentence);
  const words = after.slice(0, end < 0 ? after.length : end).map((token) => token?.word ?? "");
  const verb = words.findIndex((word) => HAVING.test(word));
  if (verb < 1 || words.slice(0, verb).some((word) => ONE_BY_ONE.test(word))) return null;
  return at + 1 + verb;
}

// "Comes every day", "cleared every morning".
function endOfTurn(reading: SectionReading, at: number, known: Set<string>): number | null {
  const words = [1, 2].map((step) => reading.read.tokens[at + step]?.word ?? "");
  const turn = words.findIndex((word) => TURNS.test(word));
  if (turn < 0 || known.has("every") || known.has("each") || known.has("daily")) return null;
  return isDoneBefore(reading, at) ? at + 1 + turn : null;
}

// It is not the guest who does it.
function isDoneBefore({ read }: SectionReading, at: number): boolean {
  const span = read.sentences[read.tokens[at]?.sentence ?? 0];
  if (!span || /\byou(r|rs|rself)?\b/i.test(read.text.slice(span.start, span.end))) return false;
  for (let back = at - 1; back > span.first && back >= at - 6; back -= 1) {
    if (DOING.test(read.tokens[back]?.word ?? "")) return true;
  }
  return false;
}
