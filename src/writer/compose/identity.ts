import type { Fact } from "#writer/ledger/fact.ts";
import type { CalledHome } from "./called-home.ts";
import { capitalised, counted, listOf, numberWord, withArticle } from "./grammar.ts";
import type { Home } from "./home.ts";
import { type Message, say } from "./message.ts";

// What it is: kind, for how many, bedrooms, beds, bathrooms, where. Said once in the whole text.
export type Identity = {
  facts: Fact[];
  // "two bedrooms, three beds and one bathroom"; empty when nothing is known.
  rooms: string;
  // "up to four guests", "two guests"; null when not known.
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
  const isOtherwise =
    fact.qualifiers.access === "shared" &&
    [...home.notes.all.map(({ text }) => text), ...home.bestThing.map(({ value }) => String(value))].some((text) =>
      /\b(?:private|own|en-?suite)(?: private)? bath/i.test(text),
    );
  if (isOtherwise) return null;
  const access = fact.qualifiers.access ? `${fact.qualifiers.access} ` : "";
  if (count === 0.5) return `a ${access}half-bath`;
  const words = count % 1 === 0 ? numberWord(count) : String(count);
  return `${words} ${access}${count === 1 ? "bathroom" : "bathrooms"}`;
}

function partyOf(home: Home): string | null {
  const guests = home.number("guests");
  if (guests === null) return null;
  return guests < 3 ? counted(guests, "guest") : `up to ${numberWord(guests)} guests`;
}

// The sentence that says it. What the opening has named already is not named again.
export function identityMessage(home: Home, said: string, called: CalledHome): Message[] {
  const { facts, rooms, party } = identityOf(home, said);
  const place = placeStillUnsaid(home, `${said} ${called.kind ?? ""}`);
  const where = place ? ` ${place.words}` : "";
  const known = [...facts, ...(place?.facts ?? []), ...called.facts];
  if (rooms === "" && party === null && where === "") return [];
  const isNamed = NAMES_HOME.test(said);
  const isYours = /\b(?:private|whole|entire|all yours|yours alone|yoursel\w+)\b/i.test(`${said} ${called.kind ?? ""}`);
  const isRoomNamed = /^(?:This is|You have) [^.]*\b(?:bed)?room\b/.test(said);
  const parts = { rooms, party, where, isNamed, isRoomNamed, isYours, isFirst: said === "", called };
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

type Parts = {
  rooms: string;
  party: string | null;
  where: string;
  // Whether the opening named the home already: "a garden apartment in a historic brownstone".
  isNamed: boolean;
  // The same of a room: "a bright room with a view".
  isRoomNamed: boolean;
  // Whether it said that nothing is shared.
  isYours: boolean;
  isFirst: boolean;
  called: CalledHome;
};

// "two-bedroom ", or nothing where the bedrooms are not known.
function sizeOf(home: Home): string {
  const bedrooms = home.number("bedrooms");
  return bedrooms && !home.isRoom ? `${numberWord(bedrooms)}-bedroom ` : "";
}

function homeVariants(home: Home, parts: Parts): (string | false)[] {
  const { rooms, party, where, isNamed, isFirst, called } = parts;
  const { noun } = home;
  const people = party ? ` for ${party}` : "";
  const kind = withArticle(`${home.isEntire ? "entire " : ""}${noun}`);
  if (rooms === "") return [`It is ${kind}${where}${people}.`, `This is ${kind}${where}${people}.`];
  if (isFirst && home.isEntire && party && !called.name && !called.kind)
    return asOpening(home, { where, party, called });
  if (!home.isEntire) {
    return [
      `The ${noun}${where} has ${rooms}${people}.`,
      party !== null && `The ${noun}${where} sleeps ${party}, with ${rooms}.`,
      `This is ${withArticle(noun)}${where} with ${rooms}${people}.`,
    ];
  }
  if (called.name) return byName(parts, called.name);
  if (called.kind) return asItIsCalled(parts, called.kind);
  return isNamed ? afterItsName(home, parts) : namingIt(home, parts);
}

// "two-bedroom apartment", and the rooms that this leaves to say.
export function sizedHome(home: Home, adjectives = ""): { sized: string; inside: string } {
  const size = sizeOf(home);
  return {
    sized: `${adjectives}${size}${home.noun}`,
    inside: identityOf(home, size === "" ? "" : "two-bedroom").rooms,
  };
}

// The opening told of a view, a pool, a place: now comes the home.
function namingIt(home: Home, { party, where, called }: Parts): (string | false)[] {
  const { sized, inside } = sizedHome(home, called.adjectives);
  const people = party ? ` for ${party}` : "";
  const rooms = inside === "" ? "" : `, with ${inside}`;
  return [
    `You have the whole ${sized}${where}${rooms}${people}.`,
    `The ${sized}${where} is all yours${rooms}${people}.`,
    party !== null && `The ${sized}${where} sleeps ${party}${rooms}, and you have it to ${yourself(home)}.`,
  ];
}

function yourself(home: Home): string {
  return home.number("guests") === 1 ? "yourself" : "yourselves";
}

// "Villa Esmee in Menorca has five bedrooms, nine beds and four bathrooms for up to ten, all yours."
function byName({ rooms, party, where }: Parts, name: string): string[] {
  const people = party ? ` for ${party}` : "";
  return [
    `${name}${where} has ${rooms}${people}, all yours.`,
    `${name}${where} is all yours, with ${rooms}${people}.`,
  ];
}

// "It is a private suite, bright and clean, in Cambie Village, with two bedrooms and one bathroom for up to four."
function asItIsCalled({ rooms, party, where, isYours }: Parts, kind: string): string[] {
  const people = party ? ` for ${party}` : "";
  const place = where === "" ? "" : `${kind.includes(",") ? "," : ""}${where}`;
  const alone = isYours ? "" : ", all yours";
  return [
    `It is ${kind}${place}, with ${rooms}${people}${alone}.`,
    `You have ${kind}${place}, with ${rooms}${people}${alone}.`,
  ];
}

// The opening has named the home.
function afterItsName(home: Home, { rooms, party, where, isYours, called }: Parts): string[] {
  const people = party ? ` for ${party}` : "";
  const said = called.adjectives === "" ? "" : ` ${listOf(called.adjectives.trim().split(", "))}`;
  const is = said === "" || where === "" ? `${said}${where}` : `${said},${where}`;
  const comma = is.includes(",") ? "," : "";
  if (isYours) return is === "" ? [`It has ${rooms}${people}.`] : [`It is${is}, with ${rooms}${people}.`];
  if (is === "") return countsAlone(home, { rooms, party });
  return [
    `It is${is}${comma} and all yours, with ${rooms}${people}.`,
    `It is${is}, and you have it to ${yourself(home)}, with ${rooms}${people}.`,
  ];
}

// Kind and place are said: what is left is how many it takes, and in what.
function countsAlone(home: Home, { rooms, party }: Pick<Parts, "rooms" | "party">): string[] {
  if (party === null) return [`It is all yours, with ${rooms}.`];
  const isMany = (home.number("guests") ?? 1) > 1;
  return [
    `It is all yours, with ${rooms} for ${party}.`,
    `You have it to ${yourself(home)}, with ${rooms} for ${party}.`,
    `It sleeps ${party}, with ${rooms}, and all of it is yours.`,
    ...(isMany ? [`${capitalised(party)} have ${rooms} to themselves.`] : []),
  ];
}

// With nothing before it, what it is opens the text.
function asOpening(
  home: Home,
  { where, party, called }: { where: string; party: string; called: CalledHome },
): string[] {
  const { sized, inside } = sizedHome(home, called.adjectives);
  const having = inside === "" ? "" : `, with ${inside}`;
  return [
    `The ${sized}${where} is yours alone and sleeps ${party}${having}.`,
    `${capitalised(where.trim() || "here")}, ${withArticle(sized)} for ${party} is all yours${having}.`,
    `You have ${withArticle(sized)}${where} to ${yourself(home)}${having}, for ${party}.`,
    `All of this ${sized}${where} is yours${having} for ${party}.`,
    `This ${sized}${where} sleeps ${party}${having}, and all of it is yours.`,
  ];
}

function roomVariants(home: Home, { rooms, party, where, isRoomNamed }: Parts): string[] {
  const scope = home.scope ?? "private room";
  const isHotel = scope === "hotel room" && /hotel/.test(home.text("home.type") ?? "hotel");
  const kind = isHotel ? "hotel room" : scope === "hotel room" ? "private room" : scope;
  const people = party ? ` for ${party}` : "";
  const inside = home.text("home.type") && !isHotel ? ` in ${withArticle(home.noun)}` : "";
  const having = rooms === "" ? "" : `, with ${rooms}`;
  if (isRoomNamed && inside !== "")
    return [`It is${inside}${where}${people ? `,${people}` : ""}${having}.`, `The room is${inside}${where}${people ? `,${people}` : ""}${having}.`];
  return [
    `It is ${withArticle(kind)}${people}${inside}${where}${having}.`,
    `You have ${withArticle(kind)}${people}${inside}${where}${having}.`,
    `This is ${withArticle(kind)}${people}${inside}${where}${having}.`,
  ];
}
