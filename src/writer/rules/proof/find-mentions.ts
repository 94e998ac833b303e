import { CLAIM_PHRASES, type Claim } from "../lexicon/lexicon.ts";
import type { ReadText, Token } from "../reading/read-text.ts";

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
]);
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

// Everything in a text that claims something, with the claims that the text denies.
export function findMentions({ tokens }: ReadText): Mention[] {
  return CLAIM_PHRASES.matches(tokens)
    .filter(({ entry }) => entry.kind !== "neutral")
    .map(({ entry, first, last }) => ({
      claim: entry,
      first,
      last,
      sentence: tokens[first]?.sentence ?? 0,
      isNegated: isDenied(tokens, first, last),
    }));
}

export function isDenied(tokens: Token[], first: number, last: number): boolean {
  return isDeniedBefore(tokens, first) || isDeniedAfter(tokens, last);
}

function isDeniedBefore(tokens: Token[], first: number): boolean {
  const sentence = tokens[first]?.sentence;
  let reach = REACH;
  for (let at = first - 1; at >= 0 && reach > 0; at -= 1) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence || STOPS.has(token.word)) return false;
    if (NEGATIONS.has(token.word)) return !isDoubleNegation(tokens, at);
    const isAlternative = token.word === "or" || token.word === "nor";
    reach = isAlternative ? REACH : reach - 1;
    if (tokens[at + 1]?.opensClause && !isAlternative && !continuesDenial(tokens, at + 1)) return false;
  }
  return false;
}

// "No smoking, parties or pets" denies all three.
function continuesDenial(tokens: Token[], at: number): boolean {
  for (let next = at; next < at + REACH && next < tokens.length; next += 1) {
    const word = tokens[next]?.word;
    if (word === "or" || word === "nor") return true;
  }
  return false;
}

// "Not only", "no extra charge", "no need", "no matter", "not far": these deny something else.
function isDoubleNegation(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? "";
  return ["only", "just", "need", "matter", "far", "one", "extra", "charge", "shortage", "more", "waiting"].includes(
    next,
  );
}

function isDeniedAfter(tokens: Token[], last: number): boolean {
  const sentence = tokens[last]?.sentence;
  for (let at = last + 1; at <= last + 4; at += 1) {
    const token = tokens[at];
    if (!token || token.sentence !== sentence || token.opensClause) return false;
    const isDenial = token.word === "not" || token.word === "isn't" || token.word === "aren't";
    if (isDenial) return tokens[at + 1]?.sentence !== sentence || REFUSALS.has(tokens[at + 1]?.word ?? "");
  }
  return false;
}
