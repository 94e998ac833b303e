import { baseForms } from "../../lexicon/base-forms.ts";
import { isBareVerb, isHarmless } from "../../lexicon/is-harmless.ts";
import { DONE, isState, SERVICES } from "../../lexicon/statement-words.ts";
import type { LedgerProof } from "../../proof/ledger-proof.ts";
import { wordsOfLedger } from "../../proof/ledger-words.ts";
import type { SectionReading } from "../../proof/section-reading.ts";
import type { Statement } from "./read-statements.ts";
import { factsAbout, isOfGuests, isOfHome, isOfTown } from "./subjects.ts";
import { factsOf, isTold } from "./told-together.ts";

const HAVING = /^(has|have)$/;
const PURPOSE = /^(for|if|enough|what|how)$/;
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
