import { checkFieldValue, fieldsById } from "#shared/intake/field-rules.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { findMentions } from "#writer/rules/proof/mentions/find-mentions.ts";
import { type FoundAnswer, type ListingText, type Piece, readPieces } from "./listing-pieces.ts";
import { readBathrooms } from "./read-bathrooms.ts";
import { readBedrooms } from "./read-bedrooms.ts";
import { readCounts } from "./read-counts.ts";
import { readListingPlace } from "./read-listing-place.ts";
import { readMinutes } from "./read-minutes.ts";
import { readNotes } from "./read-notes.ts";
import { readOptions } from "./read-options.ts";

const SAYS_SO =
  /\b(?:difference maker|what is unique|what'?s unique|what makes|stands? out|guests (?:love|rave|mention|say)|highlight|best (?:part|thing|feature)|our favou?rite|the star|most loved|outstanding|priority is)\b/i;

const NOT_A_LEAD =
  /^(?:please|note|welcome|hello|hi\b|dear|thank|stay for|if you are looking|important|before booking|licen[cs]e)/i;

const LEADING_PIECES = 3;

const LONGEST = 500;

// A host's listing as answers of the intake form, in the form's order. Nothing that it does not say.
export function readListing(text: string): FoundAnswer[] {
  const listing = readPieces(text);
  const found = [
    ...readListingPlace(listing),
    ...readCounts(listing),
    ...readBedrooms(listing),
    ...readBathrooms(listing),
    ...readOptions(listing),
    ...readMinutes(listing),
    ...readBestThing(listing),
    ...readNotes(listing),
  ];
  return inFormOrder(onceEach(found.filter((answer) => isAnswer(text, answer))));
}

const FIELDS = fieldsById(INTAKE_SECTIONS);
const ORDER = new Map([...FIELDS.keys()].map((id, at) => [id, at]));

// The form takes it, and its words stand in the text where it says.
export function isAnswer(text: string, { field, value, quote, start }: FoundAnswer): boolean {
  const known = FIELDS.get(field);
  if (!known || quote === "" || !text.startsWith(quote, start)) return false;
  return checkFieldValue(known, value) === null;
}

function onceEach(answers: FoundAnswer[]): FoundAnswer[] {
  const known = new Set<string>();
  return answers.filter(({ field, value }) => {
    const key = `${field} ${JSON.stringify(value)}`;
    return !known.has(key) && known.add(key);
  });
}

function placeOf({ field }: FoundAnswer): number {
  return ORDER.get(field) ?? ORDER.size;
}

export function inFormOrder(answers: FoundAnswer[]): FoundAnswer[] {
  return answers.toSorted((one, other) => placeOf(one) - placeOf(other));
}

// What the listing itself puts first: the sentence that says so, its title, and the richest of its first sentences.
function readBestThing(listing: ListingText): FoundAnswer[] {
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
