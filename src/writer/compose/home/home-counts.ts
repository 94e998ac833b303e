import type { Fact } from "#writer/ledger/fact.ts";
import { counted, listOf, numberWord } from "../../text/word-forms.ts";
import type { Home } from "./home.ts";

// What it is: kind, for how many, bedrooms, beds, bathrooms, where. Said once in the whole text.
export type Identity = {
  facts: Fact[];
  // "71 square meters"; null when not known.
  size: { words: string; facts: Fact[] } | null;
  // "two bedrooms, three beds and one bathroom"; empty when nothing is known.
  rooms: string;
  // The same without bathrooms.
  beds: string;
  // "one shared bathroom"; null when not known.
  baths: string | null;
  // "up to four", "two", "one guest"; null when not known.
  party: string | null;
};

const BEDS_PER_GUEST = 2;
const GUESTS_PER_BED = 3;

export function identityOf(home: Home, said = ""): Identity {
  // The opening may have counted the bedrooms: "a rehabbed 2-bedroom".
  const isSaid = /\b\w+-bedroom\b|\b\w+ (?:bed)?rooms\b|\b(?:\d|one|two|three|four|five) bedroom\b/.test(said);
  const size = sizeOf(home);
  // "Three beds for three guests" counted them, and what a host says of the beds says more than their number.
  const areBedsTold =
    /\bbeds? (?:for|of their own)\b/.test(said) ||
    home.notes.of("bedroom_notes").some(({ text }) => NAMES_BEDS.test(text));
  const beds = areBedsTold ? null : sayableBeds(home);
  const sleeping = [isSaid ? null : bedroomWords(home), beds ? bedWords(home, Number(beds.value)) : null].filter(
    (words) => words !== null,
  );
  // "4 bedrooms with 4 bathrooms" has counted both.
  const baths = /\b(?:\d+(?:\.5)?|one|two|three|four|five|six) (?:full )?bath(?:room)?s\b/i.test(said)
    ? null
    : bathWords(home);
  const facts = home.factsOf("home.type", "home.scope", "guests", "bedrooms", "bathrooms");
  return {
    facts: [...facts, ...(beds ? [beds] : [])],
    size,
    rooms: listOf([...sleeping, ...(baths === null ? [] : [baths])]),
    beds: listOf(sleeping),
    baths,
    party: partyOf(home, said),
  };
}

const NAMES_BEDS = /\bbeds\b|\b(?:king|queen|double|single|twin)s?\b/i;

// "71 square meters", "4,500 square feet on three levels".
function sizeOf(home: Home): { words: string; facts: Fact[] } | null {
  const fact = home.fact("area");
  const size = fact?.qualifiers.size?.replace("sq ft", "square feet");
  if (!fact || !size || home.isRoom || isSizeNoted(home, size)) return null;
  const levels = home.fact("levels");
  if (!levels || Number(levels.value) < 2 || levels.qualifiers.kinds) return { words: size, facts: [fact] };
  return { words: `${size} on ${numberWord(Number(levels.value))} levels`, facts: [fact, levels] };
}

// "about 1200 sq ft" in the host's own words.
function isSizeNoted(home: Home, size: string): boolean {
  const [count = ""] = size.replaceAll(",", "").match(/\d{1,9}/) ?? [];
  return (
    count !== "" && home.hostWords.some((text) => /\bsq|\bm2\b|m²|square/i.test(text) && numbersIn(text).has(count))
  );
}

function numbersIn(text: string): Set<string> {
  return new Set(text.replaceAll(",", "").match(/\d{1,9}/g) ?? []);
}

// A count of beds that cannot be right beside the guests is asked about, not printed.
export function sayableBeds(home: Home): Fact | null {
  const fact = home.fact("beds");
  const beds = home.number("beds");
  const guests = home.number("guests");
  if (!fact || beds === null || beds === 0) return null;
  if (guests !== null && (guests > beds * GUESTS_PER_BED || beds > guests * BEDS_PER_GUEST)) return null;
  const bedrooms = home.number("bedrooms");
  return bedrooms !== null && beds < bedrooms ? null : fact;
}

function bedroomWords(home: Home): string | null {
  const count = home.number("bedrooms");
  return count === null || count === 0 || home.isRoom || home.isStudio ? null : counted(count, "bedroom");
}

function bedWords(home: Home, count: number): string {
  const [room] = home.all("bedroom");
  const kind = home.all("bedroom").length === 1 && count === 1 ? String(room?.value ?? "") : "";
  return /^(?:king|queen|double|twin|single|full)$/.test(kind) ? `one ${kind} bed` : counted(count, "bed");
}

function bathWords(home: Home): string | null {
  const fact = home.fact("bathrooms");
  const count = home.number("bathrooms");
  if (!fact || count === null || count === 0) return null;
  // A room with a bathroom of its own is not told of those that the home has besides.
  const isOtherwise =
    (fact.qualifiers.access === "shared" || (home.isRoom && !fact.qualifiers.access)) &&
    home.hostWords.some((text) => /\b(?:private|own|en-?suite)(?: private)? bath/i.test(text));
  if (isOtherwise) return null;
  const access = fact.qualifiers.access ? `${fact.qualifiers.access} ` : "";
  if (count === 0.5) return `a ${access}half-bath`;
  const words = count % 1 === 0 ? numberWord(count) : String(count);
  return `${words} ${access}${count === 1 ? "bathroom" : "bathrooms"}`;
}

const FOR_SO_MANY =
  /\b(?:[Rr]oom for|[Ss]leeps(?: up to)?|for) (\d{1,2}|[a-z]{3,6})(?=[,.]| and | people| guests| in )/;

const SEATS_OR_CARS = /\b(?:tables?|seats?|seating|chairs?|dining|park|parking|garage|driveway|cars?)\b/i;

function partyOf(home: Home, said: string): string | null {
  const guests = home.number("guests");
  if (guests === null) return null;
  // "A big three-bedroom for 12, near the station"
  const [, party = ""] = FOR_SO_MANY.exec(said) ?? [];
  const isOfGuests = !SEATS_OR_CARS.test(said);
  if (isOfGuests && (party === String(guests) || party === numberWord(guests))) return null;
  if (guests === 1) return "one guest";
  return guests === 2 ? "two" : `up to ${numberWord(guests)}`;
}
