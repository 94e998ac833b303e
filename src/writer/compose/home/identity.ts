import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, numberWord, withArticle } from "../../text/word-forms.ts";
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

// What it is, how many it takes and where, in one sentence. What the opening has named already is not named again.
export function identityMessages(home: Home, { said, called }: Before): Message[] {
  const { facts, rooms, party } = identityOf(home, said);
  const place = placeStillUnsaid(home, `${said} ${called.kind ?? ""}`);
  const where = place ? ` ${place.words}` : "";
  const known = [...facts, ...(place?.facts ?? []), ...called.facts];
  if (rooms === "" && party === null && where === "") return [];
  const isNamed = NAMES_HOME.test(said);
  const isYours = SAYS_YOURS.test(`${said} ${called.kind ?? ""}`);
  const isRoomNamed = /^(?:This is|You have) [^.]*\b(?:bed)?room\b/.test(said);
  const parts = { said, rooms, party, where, isNamed, isRoomNamed, isYours, isFirst: said === "", called };
  return say(known, 10, home.isRoom ? roomVariants(home, parts) : homeVariants(home, parts));
}

// What the opening named of the place is not named again; the city is always named once.
function placeStillUnsaid(home: Home, said: string): { words: string; facts: Fact[] } | null {
  const isSaid = (name: string | null) => name !== null && said.toLowerCase().includes(name.toLowerCase());
  // "In the old center" was said of "the historic center of Ferreries".
  const [, inCenter] = home.text("place.neighborhood")?.split(/\bcent(?:er|re) of /) ?? [];
  if (inCenter && home.where && /\bcent(?:er|re)\b/.test(said)) {
    const city = home.city && home.city !== inCenter ? `, ${home.city}` : "";
    return { words: `in ${inCenter}${city}`, facts: home.where.facts };
  }
  if (!isSaid(home.text("place.neighborhood")))
    return isSaid(home.city) && !home.text("place.neighborhood") ? null : home.where;
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
  const comma = where.includes(",") && people !== "" ? "," : "";
  if (rooms === "" && isNamed && home.isEntire && home.isToldByHost)
    return [where === "" ? `All of it is yours${people}.` : `It is${where}${comma}${people}, and all of it is yours.`];
  if (rooms === "") return [`It is ${kind}${where}${comma}${people}.`, `This is ${kind}${where}${comma}${people}.`];
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
  const people = party ? ` for ${party}` : "";
  const rooms = inside === "" ? "" : `, with ${inside}`;
  const comma = where.includes(",") ? "," : "";
  if (rooms === "")
    return [
      `You have the whole ${sized}${where}${people === "" ? "" : comma}${people}.`,
      party !== null && `This is ${withArticle(sized)}${where}${comma} for ${party}, and all of it is yours.`,
    ];
  return [
    `You have the whole ${sized}${where}${rooms}${people}.`,
    `You have this ${sized}${where}${comma} to ${yourself(home)}${rooms}${people}.`,
    `The ${sized}${where}${comma} is all yours${rooms}${people}.`,
    party !== null && `This is ${withArticle(sized)}${where}${comma} for ${party}${rooms}, and all of it is yours.`,
  ];
}

function yourself(home: Home): string {
  return home.number("guests") === 1 ? "yourself" : "yourselves";
}

// "Villa Esmee in Menorca has five bedrooms, nine beds and four bathrooms for up to ten, all yours."
function byName({ rooms, party, where }: Parts, name: string): string[] {
  const people = party ? ` for ${party}` : "";
  return [`${name}${where} has ${rooms}${people}, all yours.`, `${name}${where} is all yours, with ${rooms}${people}.`];
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
function afterItsName(home: Home, { rooms, party, where, isYours, called }: Parts): (string | false)[] {
  const people = party ? ` for ${party}` : "";
  const said = called.adjectives === "" ? "" : ` ${listOf(called.adjectives.trim().split(", "))}`;
  const is = said === "" || where === "" ? `${said}${where}` : `${said},${where}`;
  const comma = is.includes(",") ? "," : "";
  if (isYours) return is === "" ? [`It has ${rooms}${people}.`] : [`It is${is}, with ${rooms}${people}.`];
  if (is === "")
    return [
      `All of it is yours: ${rooms}${people}.`,
      `You have all of it, with ${rooms}${people}.`,
      `It is all yours, with ${rooms}${people}.`,
      `You have it to ${yourself(home)}, with ${rooms}${people}.`,
    ];
  return [
    `It is${is}, with ${rooms}${people}, and all of it is yours.`,
    `It is${is}${comma} and all yours, with ${rooms}${people}.`,
    said === "" && !home.isToldByHost && `All of it is yours,${where}: ${rooms}${people}.`,
  ];
}

// With nothing before it, what it is opens the text.
function asOpening(
  home: Home,
  { where, party, called }: { where: string; party: string; called: CalledHome },
): string[] {
  const { sized, inside } = sizedHome(home, called.adjectives, "");
  const having = inside === "" ? "" : `, with ${inside}`;
  return [
    `The ${sized}${where} is yours alone and sleeps ${party}${having}.`,
    `${capitalised(where.trim() || "here")}, ${withArticle(sized)} for ${party} is all yours${having}.`,
    `You have ${withArticle(sized)}${where} to ${yourself(home)}${having}, for ${party}.`,
    `All of this ${sized}${where} is yours${having} for ${party}.`,
    `This ${sized}${where} sleeps ${party}${having}, and all of it is yours.`,
    `${capitalised(withArticle(sized))}${where} for ${party}, all of it yours${having}.`,
    `Stay in ${withArticle(sized)}${where} that is all yours${having}, for ${party}.`,
    `Yours alone: ${withArticle(sized)}${where} for ${party}${having}.`,
  ];
}

function roomKind(home: Home): { kind: string; inside: string } {
  const scope = home.scope ?? "private room";
  const isHotel = scope === "hotel room" && /hotel/.test(home.text("home.type") ?? "hotel");
  const kind = isHotel ? "hotel room" : scope === "hotel room" ? "private room" : scope;
  return { kind, inside: home.text("home.type") && !isHotel ? ` in ${withArticle(home.noun)}` : "" };
}

function roomVariants(home: Home, { rooms, party, where, isRoomNamed, isFirst }: Parts): (string | false)[] {
  const { kind, inside } = roomKind(home);
  const people = party ? ` for ${party}` : "";
  const having = rooms === "" ? "" : `, with ${rooms}`;
  if (isRoomNamed && inside !== "") return [`It is${inside}${where}${people ? `,${people}` : ""}${having}.`];
  if (isFirst) return openingVariants({ kind, inside, where, having, party });
  const room = withArticle(kind);
  return [
    `It is ${room}${people}${inside}${where}${having}.`,
    `You have ${room}${people}${inside}${where}${having}.`,
    `Yours is ${room}${people}${inside}${where}${having}.`,
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
    place !== "" && `${place}, ${room}${inside} is yours${having}${last}.`,
    place !== "" && `${place} you have ${room}${inside}${having}${last}.`,
    place !== "" && `${place} you stay in ${room}${inside}${having}${last}.`,
    place !== "" && inside !== "" && `${place}, your ${kind} is${inside}${having}${last}.`,
  ];
}
