import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, numberWord, withArticle } from "../../text/word-forms.ts";
import { type Message, say } from "../message.ts";
import type { CalledHome } from "./called-home.ts";
import type { Home } from "./home.ts";
import { identityOf } from "./home-counts.ts";

const NAMES_HOME =
  /\b(?:apartment|flat|condo|house|home|cottage|cabin|villa|townhouse|loft|suite|studio|place|mansion|bungalow|chalet|bedroom)\b/i;
const SAYS_YOURS =
  /\b(?:whole|entire|all yours|yours alone|yoursel\w+|private (?:\p{L}+ )?(?:apartment|flat|condo|house|home|cottage|villa|townhouse|loft|suite|studio|place))\b/iu;

// The opening as it stands, and what the host calls the home.
type Before = { said: string; called: CalledHome };

// What it is, how many it takes and where. What the opening has named already is not named again.
export function identityMessages(home: Home, { said, called }: Before): Message[] {
  const { facts, size, rooms, beds, baths, party } = identityOf(home, said);
  const place = placeStillUnsaid(home, `${said} ${called.kind ?? ""}`);
  const where = place ? ` ${place.words}` : "";
  const known = [...facts, ...(place?.facts ?? []), ...called.facts];
  if (rooms === "" && party === null && where === "" && size === null) return [];
  const isNamed = NAMES_HOME.test(said);
  const isYours = SAYS_YOURS.test(`${said} ${called.kind ?? ""}`);
  const isFirst = said === "";
  if (!home.isRoom)
    return [
      ...say(known, 10, homeVariants(home, { said, rooms, party, where, isNamed, isYours, isFirst, called })),
      ...say(size ? size.facts : [], 8, [`The ${home.noun} has ${size?.words}.`, `It measures ${size?.words}.`]),
    ];
  const isRoomNamed = /^(?:This is|You have) [^.]*\b(?:bed)?room\b/.test(said);
  return say(known, 10, roomVariants(home, { beds, baths, party, where, isRoomNamed, isFirst }));
}

// What the opening named of the place is not named again; the city is always named once.
function placeStillUnsaid(home: Home, said: string): { words: string; facts: Fact[] } | null {
  const isSaid = (name: string | null) => name !== null && said.toLowerCase().includes(name.toLowerCase());
  const given = home.text("place.neighborhood");
  // "In the old center" was said of "the historic center of Ferreries".
  const [, inCenter] = given?.split(/\bcent(?:er|re) of /) ?? [];
  if (inCenter && home.where && /\bcent(?:er|re)\b/.test(said)) {
    const city = home.city && home.city !== inCenter ? `, ${home.city}` : "";
    return { words: `in ${inCenter}${city}`, facts: home.where.facts };
  }
  if (!isSaid(given?.split(", ")[0] ?? null)) return isSaid(home.city) && !given ? null : home.where;
  if (!home.city || isSaid(home.city)) return null;
  return { words: `in ${home.city}`, facts: home.factsOf("place.city") };
}

type Parts = {
  // The opening as it stands.
  said: string;
  rooms: string;
  party: string | null;
  where: string;
  // Whether the opening named the home already: "a garden apartment in a historic brownstone".
  isNamed: boolean;
  // Whether it said that nothing is shared.
  isYours: boolean;
  isFirst: boolean;
  called: CalledHome;
};

// "two-bedroom ", or nothing where the bedrooms are not known.
function sizeOf(home: Home): string {
  const bedrooms = home.number("bedrooms");
  return bedrooms && !home.isRoom && !home.isStudio ? `${numberWord(bedrooms)}-bedroom ` : "";
}

function homeVariants(home: Home, parts: Parts): (string | false)[] {
  const { rooms, party, where, isNamed, isFirst, called } = parts;
  const { noun } = home;
  const people = party ? ` for ${party}` : "";
  const kind = withArticle(`${home.isEntire ? "entire " : ""}${noun}`);
  const comma = where.includes(",") && people !== "" ? "," : "";
  if (rooms === "" && isNamed && home.isEntire && home.isToldByHost)
    return [where === "" ? `All of it is yours${people}.` : `It is${where}${comma}${people}, and all of it is yours.`];
  if (rooms === "") return [`It is ${kind}${where}${comma}${people}.`, `This is ${kind}${where}${comma}${people}.`];
  if (isFirst && home.isEntire && party && !called.name && !called.kind)
    return asOpening(home, { where, party, called });
  if (!home.isEntire)
    return [
      party === null && `The ${noun}${where} has ${rooms}.`,
      party !== null && `The ${noun}${where} ${sleeping(party, rooms)}.`,
      party === null && `This is ${withArticle(noun)}${where} with ${rooms}.`,
    ];
  if (called.name) return byName(parts, called.name);
  if (called.kind) return asItIsCalled(parts, called.kind);
  return isNamed ? afterItsName(home, parts) : namingIt(home, parts);
}

// "sleeps up to four, with two beds and one bathroom": beside "one bathroom" the guests would seem to share it out.
function sleeping(party: string | null, rooms: string): string {
  if (party === null) return `has ${rooms}`;
  return `sleeps ${party.replace(" guest", "")}${rooms === "" ? "" : `, with ${rooms}`}`;
}

// "two-bedroom apartment", and the rooms that this leaves to say.
function sizedHome(home: Home, adjectives: string, said: string): { sized: string; inside: string } {
  const size = sizeOf(home);
  return {
    sized: `${adjectives}${size}${home.noun}`,
    inside: identityOf(home, `${said} ${size}`).rooms,
  };
}

// The opening told of a view, a pool, a place: now comes the home.
function namingIt(home: Home, { said, party, where, called }: Parts): (string | false)[] {
  const { sized, inside } = sizedHome(home, called.adjectives, said);
  const comma = where.includes(",") ? "," : "";
  if (inside === "" && party === null) return [`You have the whole ${sized}${where}.`];
  const having = inside === "" ? "" : `, with ${inside}`;
  return [
    party !== null && `You have the whole ${sized}${where}${comma} for ${party}${having}.`,
    `You have this ${sized}${where}${comma} to ${yourself(home)}: it ${sleeping(party, inside)}.`,
    `The ${sized}${where}${comma} is all yours and ${sleeping(party, inside)}.`,
  ];
}

function yourself(home: Home): string {
  return home.number("guests") === 1 ? "yourself" : "yourselves";
}

// "Villa Esmee in Menorca is all yours and sleeps up to ten, with five bedrooms, nine beds and four bathrooms."
function byName({ rooms, party, where }: Parts, name: string): string[] {
  const comma = where.includes(",") ? "," : "";
  return [
    `${name}${where}${comma} is all yours and ${sleeping(party, rooms)}.`,
    `${name}${where}${comma} ${sleeping(party, rooms)}, all yours.`,
  ];
}

// "It is a private suite, bright and clean, in Cambie Village, for up to four, with two bedrooms and one bathroom."
function asItIsCalled({ rooms, party, where, isYours }: Parts, kind: string): string[] {
  const people = party ? `, for ${party}` : "";
  const place = where === "" ? "" : `${kind.includes(",") ? "," : ""}${where}`;
  const alone = isYours ? "" : ", all yours";
  return [
    `It is ${kind}${place}${people}, with ${rooms}${alone}.`,
    `You have ${kind}${place}${people}, with ${rooms}${alone}.`,
  ];
}

// The opening has named the home.
function afterItsName(home: Home, { rooms, party, where, isYours, called }: Parts): (string | false)[] {
  const said = called.adjectives === "" ? "" : ` ${withArticle(`${called.adjectives}${home.noun}`)}`;
  const is = `${said}${where}`;
  const sleeps = sleeping(party, rooms);
  if (isYours) return [is === "" ? `It ${sleeps}.` : `It is${is}, and ${sleeps}.`];
  if (is === "")
    return [
      `All of it is yours: it ${sleeps}.`,
      `It is all yours and ${sleeps}.`,
      `You have it to ${yourself(home)}: it ${sleeps}.`,
    ];
  return [`It is${is}, all yours, and ${sleeps}.`, said === "" && `All of it is yours,${where}: it ${sleeps}.`];
}

// With nothing before it, what it is opens the text.
function asOpening(
  home: Home,
  { where, party, called }: { where: string; party: string; called: CalledHome },
): string[] {
  const { sized, inside } = sizedHome(home, called.adjectives, "");
  const having = inside === "" ? "" : `, with ${inside}`;
  const comma = where.includes(",") ? "," : "";
  return [
    `The ${sized}${where} is yours alone and ${sleeping(party, inside)}.`,
    `${capitalised(where.trim() || "here")}, ${withArticle(sized)} for ${party} is all yours${having}.`,
    `You have ${withArticle(sized)}${where}${comma} for ${party} to ${yourself(home)}${having}.`,
    `All of this ${sized}${where} is yours: it ${sleeping(party, inside)}.`,
    `This ${sized}${where} is all yours and ${sleeping(party, inside)}.`,
    `${capitalised(withArticle(sized))}${where} for ${party}, all of it yours${having}.`,
    `Stay in ${withArticle(sized)}${where} that is all yours and ${sleeping(party, inside)}.`,
    `Yours alone: ${withArticle(sized)}${where} for ${party}${having}.`,
  ];
}

function roomKind(home: Home): { kind: string; inside: string } {
  const scope = home.scope ?? "private room";
  const isHotel = scope === "hotel room" && /hotel/.test(home.text("home.type") ?? "hotel");
  const kind = isHotel ? "hotel room" : scope === "hotel room" ? "private room" : scope;
  return { kind, inside: home.text("home.type") && !isHotel ? ` in ${withArticle(home.noun)}` : "" };
}

type RoomParts = {
  beds: string;
  baths: string | null;
  party: string | null;
  where: string;
  // Whether the opening named the room already: "a bright room with a view".
  isRoomNamed: boolean;
  isFirst: boolean;
};

function roomVariants(home: Home, { beds, baths, party, where, isRoomNamed, isFirst }: RoomParts): (string | false)[] {
  const { kind, inside: within } = roomKind(home);
  const people = party ? ` for ${party}` : "";
  // A bathroom of which nothing more is known is the home's, and not the room's.
  const isOfHome = baths !== null && within !== "" && !/\b(?:shared|private)\b/.test(baths);
  const inside = isOfHome ? `${within} with ${baths}` : within;
  const having =
    baths === null || isOfHome ? "" : `, with ${baths.startsWith("one ") ? withArticle(baths.slice(4)) : baths}`;
  if (isRoomNamed && inside !== "") return [`The room is${people}${people && ","}${inside}${where}${having}.`];
  const words = { kind: `${kind}${beds === "" ? "" : ` with ${beds}`}`, inside, where, having, party };
  if (isFirst) return openingVariants(words);
  const room = withArticle(words.kind);
  return [
    `It is ${room}${people}${inside}${where}${having}.`,
    `You have ${room}${people}${inside}${where}${having}.`,
    `This is ${room}${people}${inside}${where}${having}.`,
  ];
}

type RoomWords = { kind: string; inside: string; where: string; having: string; party: string | null };

// A room that nothing sets apart begins with its place or its guests, so that such rooms do not all begin alike.
function openingVariants({ kind, inside, where, having, party }: RoomWords): (string | false)[] {
  const room = withArticle(kind);
  const people = party ? ` for ${party}` : "";
  const last = party ? `${having === "" ? "" : ","} for ${party}` : "";
  const guests = party ? capitalised(party) : "";
  const place = where === "" ? "" : capitalised(where.trim());
  return [
    `${capitalised(room)}${inside}${where}${people}${having}.`,
    `Stay in ${room}${inside}${where}${having}${last}.`,
    guests !== "" && `${guests} can stay in this ${kind}${inside}${where}${having}.`,
    // "… with two bathrooms is yours" would read as if the bathrooms were.
    place !== "" && !inside.includes(" with ") && `${place}, ${room}${inside} is yours${having}${last}.`,
    place !== "" && `${place} you have ${room}${inside}${having}${last}.`,
    place !== "" && `${place} you stay in ${room}${inside}${having}${last}.`,
    place !== "" && inside !== "" && `${place}, your ${kind} is${inside}${having}${last}.`,
  ];
}
