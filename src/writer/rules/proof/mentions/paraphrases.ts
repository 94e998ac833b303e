import { ownValue } from "#shared/own-value.ts";
import { baseForms } from "../../../text/word-forms.ts";
import { USES } from "../../lexicon/consequences.ts";
import type { LedgerProof, ProvingFact } from "../ledger-proof.ts";
import { sharesWord, wordsOfFact } from "../ledger-words.ts";
import type { SectionReading } from "../section-reading.ts";
import type { Mention } from "./find-mentions.ts";

// What facts say in other words than the text's.
export function isParaphrased(reading: SectionReading, mention: Mention, proof: LedgerProof): boolean {
  return (
    isPartOfName(reading, mention, proof) ||
    isKindOfName(reading, mention, proof) ||
    isInNote(reading, mention, proof) ||
    isDoneNearby(reading, mention, proof) ||
    isMeasuredToo(reading, mention) ||
    isBesideThing(reading, mention, proof) ||
    isPartOfHour(reading, mention, proof) ||
    isNearestKnown(reading, mention, proof) ||
    isNearKnown(reading, mention, proof) ||
    isSaidInParts(reading, mention, proof) ||
    isFacingThing(reading, mention)
  );
}

const NAME_STEM = 5;

// "The museums", of MuseumsQuartier.
function isPartOfName(reading: SectionReading, mention: Mention, proof: LedgerProof): boolean {
  const [word = ""] = wordsOf(reading, mention);
  if (mention.claim.kind !== "place" || word.length < NAME_STEM || mention.first !== mention.last) return false;
  const stem = word.replace(/s$/, "");
  return proof.facts.some((fact) => fact.isNearby && fact.reading.words.some((one) => one.startsWith(stem)));
}

// "Rice fields", of a note that says "rice field".
function isInNote(reading: SectionReading, mention: Mention, proof: LedgerProof): boolean {
  if (!reading.isModels || (mention.claim.kind !== "place" && mention.claim.kind !== "thing")) return false;
  const words = wordsOf(reading, mention).filter((word) => word.length > 2 && word !== "the");
  if (words.length === 0) return false;
  return proof.facts.some(
    (fact) =>
      fact.fact.field !== undefined &&
      (mention.claim.kind === "place" || (!fact.isNearby && (isOwnThing(mention) || fact.fact.key === "host"))) &&
      !fact.reading.words.some((word) => /^(no|not|never|without)$/.test(word)) &&
      words.every((word) => baseForms(word).some((form) => wordsOfFact(fact).has(form))),
  );
}

// Things that are no amenity, such as a cook.
function isOwnThing({ claim }: Mention): boolean {
  return claim.kind === "thing" && !claim.id.startsWith("amenity.") && !USES.has(claim.id);
}

// "Soak in the sulphur baths": done at a place that a note names.
function isDoneNearby(reading: SectionReading, mention: Mention, proof: LedgerProof): boolean {
  if (
    !reading.isModels ||
    (!USES.has(mention.claim.id) && !/soak/.test(mention.claim.id)) ||
    mention.claim.id === "swim"
  )
    return false;
  return proof.facts.some((fact) => fact.isNearby && sharesWord(reading, mention.sentence, { fact, except: mention }));
}

// "Twenty minutes on foot, so cheese is within reach": the minutes are checked.
function isMeasuredToo({ read, isModels }: SectionReading, mention: Mention): boolean {
  if (
    !isModels ||
    !/^within (?:easy )?reach$/.test(
      read.tokens
        .slice(mention.first, mention.last + 1)
        .map(({ word }) => word)
        .join(" "),
    )
  )
    return false;
  const span = read.sentences[mention.sentence];
  return /\bminutes?\b/i.test(read.text.slice(span?.start, span?.end));
}

// "Watch children near the pool": near a thing of the home.
function isBesideThing({ mentionAt, isModels }: SectionReading, { claim, last }: Mention, proof: LedgerProof): boolean {
  const next = [last + 1, last + 2].map((at) => mentionAt[at]).find((mention) => mention !== undefined);
  return (
    isModels &&
    claim.id === "near" &&
    next?.claim.kind === "thing" &&
    proof.supportOf(next.claim.id).positive.length > 0
  );
}

// What a name says of its kind, in other tongues and by what everyone knows of a chain.
const KINDS_IN_NAMES: Record<string, string> = {
  museum: "museu museo musee muzeum tate guggenheim prado uffizi louvre moma rijksmuseum",
  market: "mercado mercat marche markt mercato bazaar souk feira",
  church: "kirche iglesia igreja eglise duomo cathedral basilica chapel abbey minster",
  "train station": "gare bahnhof estacion estacao stazione hauptbahnhof centraal",
  park: "parc parque parco gardens garden common mountains national reserve",
  bakery: "boulangerie padaria panaderia bakehouse boulanger patisserie",
  stadium: "field arena mcg colosseum dome stadion",
  theater: "opera playhouse teatro oper",
  university: "uni college university ucla nyu mit campus",
  supermarket:
    "safeway lidl aldi tesco coop carrefour spar migros rewe edeka kroger publix walmart costco mercadona esselunga woolworths coles iga monoprix auchan rema ica netto sainsbury sainsburys asda waitrose doce biedronka conad",
  restaurant:
    "taverna tavern trattoria osteria bistro brasserie diner pizzeria izakaya cantina grill steakhouse tapas ramen sushi pizza",
  cafe: "coffee espresso roasters kaffee caffe",
  "bar scene": "pub tavern taproom brewery bar inn",
  winery: "vineyard vineyards bodega brewing cellars wines domaine chateau",
  trail: "path loop ridge track mountains national reserve canyon",
  shop: "store market mall outlet deli",
  metro: "subway u1 u2 u3 u4 u6 tube underground bart skytrain",
  airport: "jfk lax sfo heathrow gatwick",
  hospital: "clinic medical",
};

// "The museum", of the Museu do Azulejo; "the supermarket", of Lidl.
function isKindOfName(reading: SectionReading, mention: Mention, proof: LedgerProof): boolean {
  const kinds = ownValue(KINDS_IN_NAMES, mention.claim.id)?.split(" ");
  if (mention.claim.kind !== "place" || kinds === undefined || !reading.isModels) return false;
  return proof.facts.some((fact) => fact.isNearby && fact.reading.words.some((word) => kinds.includes(word)));
}

const PARTS_OF_HOUR: Record<string, string> = {
  "an hour and a half": "90 minute",
  "half an hour": "30 minute",
  "half hour": "30 minute",
  "quarter of an hour": "15 minute",
  "three quarters of an hour": "45 minute",
};

function isPartOfHour(reading: SectionReading, mention: Mention, proof: LedgerProof): boolean {
  const after = reading.read.tokens.slice(mention.last + 1, mention.last + 4).map(({ word }) => word);
  const rest = after.join(" ") === "and a half" ? " and a half" : "";
  const measure = ownValue(PARTS_OF_HOUR, `${wordsOf(reading, mention).join(" ")}${rest}`);
  return measure !== undefined && proof.facts.some(({ reading: fact }) => fact.measures.includes(measure));
}

// "The nearest beach", of the one that a fact names.
function isNearestKnown({ mentionAt }: SectionReading, { claim, last }: Mention, proof: LedgerProof): boolean {
  const next = mentionAt[last + 1];
  return claim.id === "closest" && next?.claim.kind === "place" && proof.supportOf(next.claim.id).positive.length > 0;
}

const NEAR = /^(near|nearby|close to|close by|within reach|within easy reach|easy reach|minutes from|within minutes)$/;
const CLOSE_WORDS =
  /^(close|near|nearby|around|short|corner|opposite|beside|minute|few|middle|center|central|across|walk)$/;
const FARTHEST: Record<string, number> = {
  minute: 15,
  meter: 1500,
  kilometer: 2,
  block: 8,
  mile: 1.2,
  step: 500,
  yard: 1500,
};

// "Near Ciutadella", where a note says that it is close, or gives few minutes.
function isNearKnown(reading: SectionReading, mention: Mention, proof: LedgerProof): boolean {
  if (mention.claim.kind !== "distance" || !NEAR.test(wordsOf(reading, mention).join(" "))) return false;
  return proof.facts.some(
    (fact) => isAround(fact) && isClose(fact) && sharesWord(reading, mention.sentence, { fact, except: mention }),
  );
}

function isAround({ fact, isNearby }: ProvingFact): boolean {
  return isNearby || fact.key === "distance" || fact.key === "setting";
}

function isClose({ reading }: ProvingFact): boolean {
  const distances = reading.measures
    .map((measure) => measure.split(" "))
    .filter(([, unit = ""]) => Object.hasOwn(FARTHEST, unit));
  if (distances.length === 0) return reading.words.some((word) => CLOSE_WORDS.test(word));
  return distances.every(([value, unit = ""]) => Number(value) <= (FARTHEST[unit] ?? 0));
}

const SUBJECTS = new Set("neighborhood neighbourhood area location street part district".split(" "));

// "A safe neighborhood", where a note about the neighborhood says "safe".
function isSaidInParts(reading: SectionReading, mention: Mention, proof: LedgerProof): boolean {
  const words = wordsOf(reading, mention);
  const rest = words.filter((word) => !SUBJECTS.has(word));
  if (mention.claim.kind !== "quality" || rest.length === words.length || rest.length === 0) return false;
  return proof.facts.some((fact) => fact.isNearby && rest.every((word) => wordsOfFact(fact).has(word)));
}

// "The sofa faces the fire": no view.
function isFacingThing({ read, mentionAt }: SectionReading, { last }: Mention): boolean {
  if (!/^(faces|facing)$/.test(read.tokens[last]?.word ?? "")) return false;
  const next = [last + 1, last + 2].map((at) => mentionAt[at]).find((mention) => mention !== undefined);
  return next?.claim.kind === "thing" && !next.claim.id.includes("view");
}

function wordsOf({ read }: SectionReading, { first, last }: Mention): string[] {
  return read.tokens.slice(first, last + 1).map(({ word }) => word);
}
