import { findMentions } from "#writer/rules/proof/find-mentions.ts";
import type { FoundAnswer } from "./found-answer.ts";
import type { ListingText, Piece } from "./listing-pieces.ts";

const SAYS_SO =
  /\b(?:difference maker|what is unique|what'?s unique|what makes|stands? out|guests (?:love|rave|mention|say)|highlight|best (?:part|thing|feature)|our favou?rite|the star|most loved|outstanding|priority is)\b/i;
const NOT_A_LEAD =
  /^(?:please|note|welcome|hello|hi\b|dear|thank|stay for|if you are looking|important|before booking|licen[cs]e)/i;
const LEADING_PIECES = 3;
const LONGEST = 500;

// What the listing itself puts first: the sentence that says so, its title, and the richest of its first sentences.
export function readBestThing(listing: ListingText): FoundAnswer[] {
  const mentions = findMentions(listing);
  const weights = listing.pieces.map(() => 0);
  for (const { sentence, claim } of mentions)
    if (claim.kind !== "praise" && claim.kind !== "quality") weights[sentence] = (weights[sentence] ?? 0) + 1;
  const weightOf = (piece: Piece) => weights[listing.pieces.indexOf(piece)] ?? 0;
  const told = listing.pieces.filter(({ isHeading, topic }) => !isHeading && topic !== "license");
  const body = told.filter(({ topic, words }) => topic !== "title" && words.length > 20);
  const saying = body.find(({ words }) => SAYS_SO.test(words));
  const leads = body.slice(0, LEADING_PIECES).filter(({ words }) => !NOT_A_LEAD.test(words));
  const [richest] = leads.toSorted((one, other) => weightOf(other) - weightOf(one));
  const title = told.find(({ topic }) => topic === "title");
  const [first] = leads;
  const chosen = [saying, title, first ?? body[0], richest].filter((piece) => piece !== undefined);
  return [...new Set(chosen)].map((piece) => {
    const words =
      piece.words.length > LONGEST ? piece.words.slice(0, piece.words.lastIndexOf(" ", LONGEST)) : piece.words;
    return { field: "best_thing", value: words, quote: words, start: piece.start };
  });
}
