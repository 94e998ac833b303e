import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, counted, listOf, numberWord, withArticle } from "./grammar.ts";
import type { Home } from "./home.ts";
import { type Message, say } from "./message.ts";

// What it is: kind, for how many, bedrooms, beds, bathrooms, where. Said once in the whole text.
export type Identity = {
  facts: Fact[];
  // "two bedrooms, three beds and one bathroom"; empty when nothing is known.
  rooms: string;
  // "up to four", "two"; null when not known.
  party: string | null;
};

const NAMES_HOME =
  /\b(?:apartment|flat|condo|house|home|cottage|cabin|villa|townhouse|loft|suite|studio|place|mansion|bungalow|chalet|bedroom)\b/i;
const BEDS_PER_GUEST = 2;
const GUESTS_PER_BED = 3;

export function identityOf(home: Home, said = ""): Identity {
  // The opening may have counted the bedrooms: "a rehabbed 2-bedroom".
  const isSaid = /\b\w+-bedroom\b|\b\w+ (?:bed)?rooms\b/.test(said);
  const facts = home.factsOf("home.type", "home.scope", "guests", "bedrooms", "bathrooms");
  const beds = sayableBeds(home);
  if (beds) facts.push(beds);
  const rooms = [isSaid ? null : bedroomWords(home), beds ? bedWords(home, Number(beds.value)) : null, bathWords(home)];
  return { facts, rooms: listOf(rooms.filter((words) => words !== null)), party: partyOf(home) };
}

// A count of beds that cannot be right beside the guests is asked about, not printed.
function sayableBeds(home: Home): Fact | null {
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
  return count === null || count === 0 || home.isRoom ? null : counted(count, "bedroom");
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
  const access = fact.qualifiers.access ? `${fact.qualifiers.access} ` : "";
  if (count === 0.5) return `a ${access}half-bath`;
  const words = count % 1 === 0 ? numberWord(count) : String(count);
  return `${words} ${access}${count === 1 ? "bathroom" : "bathrooms"}`;
}

function partyOf(home: Home): string | null {
  const guests = home.number("guests");
  if (guests === null) return null;
  return guests < 3 ? numberWord(guests) : `up to ${numberWord(guests)}`;
}

// The sentence that says it. What the opening has named already is not named again.
export function identityMessage(home: Home, said: string): Message[] {
  const { facts, rooms, party } = identityOf(home, said);
  const place = placeStillUnsaid(home, said);
  const where = place ? ` ${place.words}` : "";
  const known = place ? [...facts, ...place.facts] : facts;
  if (rooms === "" && party === null && where === "") return [];
  const isNamed = NAMES_HOME.test(said);
  const parts = { rooms, party, where, isNamed, isFirst: said === "" };
  return say(known, 10, home.isRoom ? roomVariants(home, parts) : homeVariants(home, parts));
}

// What the opening named of the place is not named again; the city is always named once.
function placeStillUnsaid(home: Home, said: string): { words: string; facts: Fact[] } | null {
  const isSaid = (name: string | null) => name !== null && said.toLowerCase().includes(name.toLowerCase());
  if (!isSaid(home.text("place.neighborhood")))
    return isSaid(home.city) && !home.text("place.neighborhood") ? null : home.where;
  if (!home.city || isSaid(home.city)) return null;
  return { words: `in ${home.city}`, facts: home.factsOf("place.city") };
}

// Whether the opening named the home already: "a garden apartment in a historic brownstone".
type Parts = { rooms: string; party: string | null; where: string; isNamed: boolean; isFirst: boolean };

// "two-bedroom ", or nothing where the bedrooms are not known.
function sizeOf(home: Home): string {
  const bedrooms = home.number("bedrooms");
  return bedrooms && !home.isRoom ? `${numberWord(bedrooms)}-bedroom ` : "";
}

function homeVariants(home: Home, parts: Parts): (string | false)[] {
  const { rooms, party, where, isNamed, isFirst } = parts;
  const { noun } = home;
  const people = party ? ` for ${party}` : "";
  const kind = withArticle(`${home.isEntire ? "entire " : ""}${noun}`);
  if (rooms === "") return [`It is ${kind}${where}${people}.`, `This is ${kind}${where}${people}.`];
  if (isNamed && home.isEntire) return afterItsName(parts);
  if (isFirst && home.isEntire && party) return asOpening(home, { where, party });
  const hasAll = party !== null;
  const Rooms = capitalised(rooms);
  if (!home.isEntire) {
    return [
      `The ${noun}${where} has ${rooms}${people}.`,
      hasAll && `${Rooms} ${verb(rooms, "take", "takes")} ${party} in this ${noun}${where}.`,
      `This is ${withArticle(noun)}${where} with ${rooms}${people}.`,
    ];
  }
  return [
    `The ${noun}${where} is all yours: ${rooms}${people}.`,
    `You have the ${noun}${where} to yourselves, with ${rooms}${people}.`,
    hasAll && `The ${noun}${where} takes ${party}, with ${rooms}, and all of it is yours.`,
    hasAll && `${Rooms} ${verb(rooms, "take", "takes")} ${party}, and the ${noun}${where} is all yours.`,
    `It is ${withArticle(noun)}${where}, all of it yours, with ${rooms}${people}.`,
    where !== "" && `${capitalised(where.trim())} you have ${withArticle(noun)} to yourselves: ${rooms}${people}.`,
    hasAll && `The ${noun}${where} takes ${party} and is yours alone, with ${rooms}.`,
    `This is ${kind}${where}, with ${rooms}${people}.`,
  ];
}

// The opening has named the home.
function afterItsName({ rooms, party, where }: Parts): (string | false)[] {
  const people = party ? ` for ${party}` : "";
  const isPlaced = where !== "";
  const hasDistrict = where.includes(",");
  const there = isPlaced ? `,${where}` : "";
  return [
    hasDistrict && `It is${where}, and all of it is yours: ${rooms}${people}.`,
    !hasDistrict && `All of it is yours: ${rooms}${people}${there}.`,
    party !== null &&
      !hasDistrict &&
      `${capitalised(rooms)} ${verb(rooms, "take", "takes")} ${party}${there}, and all of it is yours.`,
    party !== null && hasDistrict && `It is${where} and takes ${party}, with ${rooms}, and all of it is yours.`,
    !isPlaced && `Inside are ${rooms}${people}, and you share them with nobody.`,
    party !== null && `There ${/^(?:one|a) /.test(rooms) ? "is" : "are"} ${rooms} for ${party}, all yours${there}.`,
  ];
}

// With nothing before it, what it is opens the text.
function asOpening(home: Home, { where, party }: { where: string; party: string }): string[] {
  const size = sizeOf(home);
  const sized = `${size}${home.noun}`;
  const inside = identityOf(home, size === "" ? "" : "two-bedroom").rooms;
  const having = inside === "" ? "" : `, with ${inside}`;
  const guests = home.number("guests") ?? 2;
  const people = capitalised(counted(guests, "person"));
  return [
    `${capitalised(withArticle(sized))}${where} for ${party}, all of it yours${having}.`,
    `The ${sized}${where} is yours alone and takes ${party}${having}.`,
    `${capitalised(where.trim() || "here")}, ${withArticle(sized)} for ${party} is all yours${having}.`,
    `You have ${withArticle(sized)}${where} to yourselves${having}, for ${party}.`,
    `All of this ${sized}${where} is yours${having} for ${party}.`,
    `${people} ${guests === 1 ? "has" : "have"} ${withArticle(sized)}${where} ${guests === 1 ? "alone" : "to themselves"}${having}.`,
    `This ${sized}${where} takes ${party}${having}, and all of it is yours.`,
    `Nobody shares this ${sized}${where} with you. It takes ${party}${having}.`,
  ];
}

function verb(list: string, many: string, one: string): string {
  return / and |, /.test(list) || !/^(?:one|a) /.test(list) ? many : one;
}

function roomVariants(home: Home, { rooms, party, where }: Parts): (string | false)[] {
  const scope = home.scope ?? "private room";
  const isHotel = scope === "hotel room" && /hotel/.test(home.text("home.type") ?? "hotel");
  const kind = isHotel ? "hotel room" : scope === "hotel room" ? "private room" : scope;
  const people = party ? ` for ${party}` : "";
  const inside = home.text("home.type") && !isHotel ? ` in ${withArticle(home.noun)}` : "";
  const having = rooms === "" ? "" : `, with ${rooms}`;
  const isPrivate = scope === "private room";
  return [
    `It is ${withArticle(kind)}${people}${inside}${where}${having}.`,
    `You have ${withArticle(kind)}${people}${inside}${where}${having}.`,
    `Yours is ${withArticle(kind)}${people}${inside}${where}${having}.`,
    isPrivate && inside !== "" && `The room is private${people ? ` and${people}` : ""},${inside}${where}${having}.`,
    `This is ${withArticle(kind)}${people}${inside}${where}${having}.`,
  ];
}
