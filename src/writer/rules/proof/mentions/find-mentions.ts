import type { Match } from "../../../text/phrase-index.ts";
import type { ReadText, Token } from "../../../text/read-text.ts";
import { CLAIM_PHRASES, type Claim } from "../../lexicon/lexicon.ts";

export type Mention = {
  claim: Claim;
  // First and last word, by place in the text's tokens.
  first: number;
  last: number;
  sentence: number;
  isNegated: boolean;
};

const NEGATIONS = new Set([
  "no",
  "without",
  "not",
  "nor",
  "neither",
  "lacks",
  "lack",
  "never",
  "isn't",
  "aren't",
  "cannot",
  "can't",
  "don't",
  "doesn't",
  "non",
  "needn't",
  "won't",
  "none",
  "nowhere",
]);
// "You need not pack towels": what is denied is the doing, and the towels are there.
const DENYING_VERBS = new Set(["not", "never", "don't", "doesn't", "needn't", "won't", "cannot", "can't", "without"]);
const BEFORE_VERB = new Set("have has to you even ever really".split(" "));
const DOING = new Set(
  `pack bring carry make feel wait queue worry miss fight leave cross share move drive pay buy ask lose rush run hurry climb
  forget walk wake line order count squeeze need want hunt look haul lug hire rely depend mind touch disturb bother
  packing bringing carrying making feeling waiting queuing queueing worrying missing fighting leaving crossing sharing
  moving driving paying buying asking losing rushing running hurrying climbing forgetting walking waking lining ordering
  counting squeezing needing hunting looking hauling lugging hiring`.split(/\s+/),
);
const REFUSALS = new Set([
  "allowed",
  "available",
  "permitted",
  "included",
  "provided",
  "suitable",
  "possible",
  "accepted",
  "offered",
  "here",
  "for",
  "part",
]);
// A negation reaches over "or" and articles, and stops where a new thought starts.
const STOPS = new Set(["but", "with", "and", "then", "so", "just", "only", "because"]);
const REACH = 4;

const phrasesByTokens = new WeakMap<readonly Token[], Match<Claim>[]>();

// Several checks ask it of the same reading.
function phrasesIn(tokens: readonly Token[]): Match<Claim>[] {
  const known = phrasesByTokens.get(tokens);
  if (known) return known;
  const phrases = CLAIM_PHRASES.matches(tokens);
  phrasesByTokens.set(tokens, phrases);
  return phrases;
}

// Everything in a text that claims something, with the claims that the text denies.
export function findMentions({ tokens }: ReadText): Mention[] {
  return phrasesIn(tokens)
    .filter(({ entry }) => entry.kind !== "neutral")
    .map(({ entry, first, last }) => ({
      claim: entry,
      first,
      last,
      sentence: tokens[first]?.sentence ?? 0,
      isNegated: isDenied(tokens, first, last),
    }));
}

// Which words belong to phrases that only look like a claim.
export function neutralWords({ tokens }: ReadText): boolean[] {
  const isNeutral = tokens.map(() => false);
  for (const { entry, first, last } of phrasesIn(tokens)) {
    if (entry.kind === "neutral") isNeutral.fill(true, first, last + 1);
  }
  return isNeutral;
}

export function isDenied(tokens: readonly Token[], first: number, last: number): boolean {
  return isDeniedBefore(tokens, first) || isDeniedAfter(tokens, last) || isLeftAtHome(tokens, first, last);
}

// "Leave the hair dryer at home".
function isLeftAtHome(tokens: readonly Token[], first: number, last: number): boolean {
  const isLeft = [1, 2, 3].some((step) => tokens[first - step]?.word === "leave");
  return isLeft && tokens[last + 1]?.word === "at" && tokens[last + 2]?.word === "home" && !isCar(tokens[last]?.word);
}

function isCar(word = ""): boolean {
  return word === "car" || word === "cars";
}

function isDeniedBefore(tokens: readonly Token[], first: number): boolean {
  const sentence = tokens[first]?.sentence;
  let reach = REACH;
  for (let at = first - 1; at >= 0 && reach > 0; at -= 1) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence || STOPS.has(token.word)) return false;
    if (NEGATIONS.has(token.word))
      return !isDoubleNegation(tokens, at) && !isDenyingVerb(tokens, at) && !deniesWhoActs(tokens, at, first);
    const isAlternative = token.word === "or" || token.word === "nor";
    reach = isAlternative ? REACH : reach - 1;
    if (tokens[at + 1]?.opensClause && !isAlternative && !continuesDenial(tokens, at + 1)) return false;
  }
  return false;
}

const LEADS_ON = new Set(["of", "to", "in", "on", "for", "from", "with", "into", "at", "or", "nor"]);

// "No lifeguard watches the swimmers" denies the lifeguard; "no use of the pool" denies the pool.
function deniesWhoActs(tokens: readonly Token[], at: number, first: number): boolean {
  const [before, article] = [tokens[first - 2]?.word ?? "", tokens[first - 1]?.word ?? ""];
  return tokens[at]?.word === "no" && first - at === REACH && article === "the" && !LEADS_ON.has(before);
}

// "No smoking, parties or pets" denies all three.
function continuesDenial(tokens: readonly Token[], at: number): boolean {
  for (let next = at; next < at + REACH && next < tokens.length; next += 1) {
    const word = tokens[next]?.word;
    if (word === "or" || word === "nor") return true;
  }
  return false;
}

// "Not only", "no extra charge", "no need", "no matter", "not far": these deny something else.
function isDoubleNegation(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? "";
  return [
    "only",
    "just",
    "need",
    "matter",
    "far",
    "one",
    "extra",
    "charge",
    "shortage",
    "more",
    "waiting",
    "trip",
  ].includes(next);
}

function isDenyingVerb(tokens: readonly Token[], at: number): boolean {
  if (!DENYING_VERBS.has(tokens[at]?.word ?? "")) return false;
  let next = at + 1;
  while (next < at + REACH && BEFORE_VERB.has(tokens[next]?.word ?? "")) next += 1;
  return DOING.has(tokens[next]?.word ?? "");
}

function isDeniedAfter(tokens: readonly Token[], last: number): boolean {
  const sentence = tokens[last]?.sentence;
  for (let at = last + 1; at <= last + 4; at += 1) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence || token.opensClause) return false;
    const isDenial = token.word === "not" || token.word === "isn't" || token.word === "aren't";
    if (!isDenial) continue;
    // "The balcony is private; the pool is not": what is denied is the adjective.
    if (tokens[at + 1]?.sentence !== sentence) {
      return /^(is|are|isn't|aren't)$/.test(tokens[at - 1]?.word ?? token.word) && !isElliptical(tokens, last);
    }
    return REFUSALS.has(tokens[at + 1]?.word ?? "");
  }
  return false;
}

function isElliptical(tokens: readonly Token[], last: number): boolean {
  const sentence = tokens[last]?.sentence;
  let hasClause = false;
  for (let at = last; at >= 0 && tokens[at]?.sentence === sentence; at -= 1) {
    if (tokens[at]?.opensClause || tokens[at]?.word === "but") hasClause = true;
    else if (hasClause && /^(is|are)$/.test(tokens[at]?.word ?? "")) return true;
  }
  return false;
}
