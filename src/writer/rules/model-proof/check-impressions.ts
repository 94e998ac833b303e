import { baseForms } from "../../text/word-forms.ts";
import type { Finding } from "../finding.ts";
import { USES } from "../lexicon/consequences.ts";
import type { LedgerProof } from "../proof/ledger-proof.ts";
import { isGrammar, sharesWord, wordsOfFact, wordsOfLedger } from "../proof/ledger-words.ts";
import type { Mention } from "../proof/mentions/find-mentions.ts";
import { findingAt, isQuoted, type SectionReading } from "../proof/section-reading.ts";
import { OUR_LEDGER } from "../rule-sources.ts";

const HEARING = /^(hear|hears|heard|hearing|smell|smells)$/;

const HEARD = /^(hear|noise|noisy|sound|bell|loud|quiet|smell)$/;

const SEEING = /^(see|sees|view|visible|spot)$/;

const SEEN = /^(view|see|over|overlook|look|watch|below|above|from|facing|visible|sight|lit)$/;

const SIGHT = 5;

const WAYS = /^(min|mins|minute|minutes|walk|drive|m|km|foot|car|the|to)$/;

// Everyday adjectives that judge once they stand beside a thing: supper may be simple, but a kitchen only if a fact says so.
const JUDGING = new Set(
  `good nice decent reliable strong soft softer firm solid sturdy smooth efficient effective convenient practical functional
  proper neat tidy sensible adequate sufficient plentiful versatile durable swift rapid quick slow loud noisy stable
  gentle thick thin wide wider narrow low high higher deep deeper shallow dark dim bare plain simple basic modest minimal
  formal casual healthy pleasant roomy handy favorite ideal superior real true genuine rich thoughtful flexible fragile
  friendly generous helpful interesting notable productive professional responsive steady unlimited fluffy
  crisp fresh light lighter complete extensive wellkept usable workable `.split(/\s+/),
);
const LINKS = new Set(["is", "are", "stays", "stay", "feels", "feel", "seems", "remains"]);
const DEGREES = new Set([
  "very",
  "quite",
  "really",
  "so",
  "too",
  "always",
  "also",
  "both",
  "all",
  "extremely",
  "especially",
  "never",
  "rarely",
  "hardly",
  "usually",
]);
const JUDGED = new Set(["thing", "bed", "count", "home"]);

// A noun takes only an adjective that a fact contains.
export function checkJudgments(reading: SectionReading, proof: LedgerProof): Finding[] {
  const known = wordsOfLedger(proof);
  const findings: Finding[] = [];
  for (const mention of reading.mentions) {
    if (
      !JUDGED.has(mention.claim.kind) ||
      USES.has(mention.claim.id) ||
      mention.claim.id === "guests" ||
      mention.isNegated
    )
      continue;
    for (const at of [mention.first - 1, predicateOf(reading, mention)]) {
      const token = reading.read.tokens[at];
      if (!token || token.sentence !== mention.sentence || !JUDGING.has(token.word) || known.has(token.word)) continue;
      if (/^(loud|noisy)$/.test(token.word) && known.has("noise")) continue;
      const isApart = at < mention.first && !reading.read.tokens[mention.first]?.isJoined;
      const isMeasured = reading.read.tokens[at + 1]?.word === "enough";
      if (isApart || isMeasured || reading.mentionAt[at] || reading.neutralAt[at] || isQuoted(reading, at, at))
        continue;
      findings.push(findingAt(reading, [at, at], { rule: "proof.judgment", severity: "block", source: OUR_LEDGER }));
    }
  }
  return [...findings, ...judgedParts(reading, known)];
}

// "The walls are thick": what belongs to any home is no claim, but how it is is one.
function judgedParts(reading: SectionReading, known: Set<string>): Finding[] {
  const { tokens } = reading.read;
  return tokens.flatMap(({ word, sentence }, at) => {
    if (!PARTS.test(word) || !LINKS.has(tokens[at + 1]?.word ?? "")) return [];
    const judging = [2, 3, 4, 5]
      .map((step) => at + step)
      .find((next) => tokens[next]?.sentence === sentence && STATES.test(tokens[next]?.word ?? ""));
    const isNoise = /^(loud|noisy|busy)$/.test(tokens[judging ?? -1]?.word ?? "") && known.has("noise");
    if (
      judging === undefined ||
      isNoise ||
      known.has(tokens[judging]?.word ?? "") ||
      isQuoted(reading, judging, judging)
    )
      return [];
    if (reading.mentionAt[judging]) return [];
    return [findingAt(reading, [at, judging], { rule: "proof.judgment", severity: "block", source: OUR_LEDGER })];
  });
}

const PARTS =
  /^(hill|path|stairs|steps|climb|summers?|winters?|weather|walls?|windows?|doors?|ceilings?|floors?|rooms?|building|road|roads|street|neighbou?rs?|neighbou?rhood|area|beach|park|garden|village|town|view|views|water|sea|lake|air|light|trains?|buses|station|staff|price|prices)$/;
const STATES =
  /^(gentle|easy|mild|short|thick|thin|high|low|wide|narrow|deep|shallow|crowded|busy|empty|deserted|quiet|calm|safe|clear|warm|cold|cool|clean|friendly|soft|steep|dark|dim|bright|solid|strong|fresh|slow|frequent|fair|reasonable|generous|tidy|flat|soundless|noisy|loud)$/;

// "The wifi is very reliable": the adjective after the verb, over words of degree.
function predicateOf({ read }: SectionReading, { last }: Mention): number {
  if (!LINKS.has(read.tokens[last + 1]?.word ?? "")) return -1;
  let at = last + 2;
  while (DEGREES.has(read.tokens[at]?.word ?? "")) at += 1;
  return at;
}

// "You hear the sea at night": what reaches a guest's ears or nose is known only from a note about it.
export function checkSenses(reading: SectionReading, proof: LedgerProof): Finding[] {
  return [...heard(reading, proof), ...seen(reading, proof)];
}

// "You see the castle from bed": that a place is near does not put it in view.
function seen(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  const near = proof.facts.filter(({ isNearby }) => isNearby);
  return [...tokens.keys()].flatMap((at) => {
    if (
      !(SEEING.test(tokens[at]?.word ?? "") || isLookingOver(tokens, at)) ||
      tokens[at]?.raw === "See" ||
      isQuoted(reading, at, at) ||
      reading.neutralAt[at]
    )
      return [];
    const around = tokens
      .slice(Math.max(0, at - SIGHT), at + SIGHT + 1)
      .filter((token) => token.sentence === tokens[at]?.sentence && !reading.neutralAt[tokens.indexOf(token)]);
    const names = around.filter(({ word }) => !isGrammar(word)).flatMap(({ word }) => baseForms(word));
    const named = near.filter((fact) => names.some((name) => wordsOfFact(fact).has(name) && !WAYS.test(name)));
    if (named.length === 0 || named.some((fact) => fact.reading.words.some((word) => SEEN.test(word)))) return [];
    const seenNames = names.filter((name) => !WAYS.test(name) && named.some((fact) => wordsOfFact(fact).has(name)));
    const isElsewhere = proof.facts.some(
      (fact) => !fact.isNearby && seenNames.some((name) => wordsOfFact(fact).has(name)),
    );
    if (isElsewhere) return [];
    return [findingAt(reading, [at, at], { rule: "proof.sense", severity: "block", source: OUR_LEDGER })];
  });
}

// "Looks out over the harbor".
function isLookingOver(tokens: readonly { word: string }[], at: number): boolean {
  const [next = "", after = ""] = [tokens[at + 1]?.word, tokens[at + 2]?.word];
  if (!/^looks?$/.test(tokens[at]?.word ?? "")) return false;
  return /^(over|onto|across)$/.test(next) || (next === "out" && /^(over|at|on|onto|across|to)$/.test(after));
}

function heard(reading: SectionReading, proof: LedgerProof): Finding[] {
  const { tokens } = reading.read;
  if (proof.facts.some(({ fact }) => fact.key === "noise")) return [];
  const loud = /\b(?:mosque|church|bells?|rooster|train|tram|creek|stream|donkeys?|gulls?)\b/i;
  const audible = proof.facts.filter((fact) => [...wordsOfFact(fact)].some((word) => HEARD.test(word)));
  const notes = proof.facts.filter(({ fact, isNearby }) => fact.field !== undefined && !isNearby);
  const isNoted = (at: number) =>
    tokens
      .slice(at + 1, at + 4)
      .some(
        ({ word }) =>
          !isGrammar(word) && notes.some((fact) => baseForms(word).some((form) => wordsOfFact(fact).has(form))),
      );
  const isTold = (at: number) =>
    [...wordsOfLedger(proof)].some((word) => loud.test(word)) ||
    isNoted(at) ||
    audible.some((fact) => sharesWord(reading, tokens[at]?.sentence ?? 0, { fact, except: { first: at, last: at } }));
  return [...tokens.keys()]
    .filter(
      (at) =>
        !/^(whoever|anyone|somebody)$/.test(
          tokens[reading.read.sentences[tokens[at]?.sentence ?? 0]?.first ?? 0]?.word ?? "",
        ) &&
        HEARING.test(tokens[at]?.word ?? "") &&
        !/^(to|or|and)$/.test(tokens[at - 1]?.word ?? "") &&
        !isQuoted(reading, at, at) &&
        !reading.neutralAt[at] &&
        !isTold(at),
    )
    .map((at) => findingAt(reading, [at, at], { rule: "proof.sense", severity: "block", source: OUR_LEDGER }));
}
