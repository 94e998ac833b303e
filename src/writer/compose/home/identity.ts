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

// What it is, and how many it takes: one sentence where little is known, two where the host says more, so that the
// counts need not stand between the host's words.
export type IdentityMessages = { what: Message[]; counts: Message[] };

// The opening as it stands, what the host calls the home, and whether the opening is the host's own.
type Before = { said: string; called: CalledHome; isHostsLead: boolean };

// What the opening has named already is not named again.
export function identityMessages(home: Home, { said, called, isHostsLead }: Before): IdentityMessages {
  const { facts, rooms, party } = identityOf(home, said);
  const place = placeStillUnsaid(home, `${said} ${called.kind ?? ""}`);
  const where = place ? ` ${place.words}` : "";
  const known = [...facts, ...(place?.facts ?? []), ...called.facts];
  if (rooms === "" && party === null && where === "") return { what: [], counts: [] };
  const isNamed = NAMES_HOME.test(said);
  const isYours = SAYS_YOURS.test(`${said} ${called.kind ?? ""}`);
  const isRoomNamed = /^(?:This is|You have) [^.]*\b(?:bed)?room\b/.test(said);
  const parts = { said, rooms, party, where, isNamed, isRoomNamed, isYours, isFirst: said === "", called };
  if (isHostsLead && rooms !== "") return inTwo(home, parts, known);
  return { what: say(known, 10, home.isRoom ? roomVariants(home, parts) : homeVariants(home, parts)), counts: [] };
}

function inTwo(home: Home, parts: Parts, known: Fact[]): IdentityMessages {
  const ofCounts = new Set(home.factsOf("guests", "bathrooms", "beds"));
  const what = say(
    known.filter((fact) => !ofCounts.has(fact)),
    10,
    home.isRoom ? whichRoom(home, parts) : whichHome(home, parts),
  );
  const isSized = !home.isRoom && what.some(({ variants }) => variants.some((text) => text.includes("-bedroom")));
  return { what, counts: say(identityOf(home).facts, 10, countsAlone(home, parts, isSized)) };
}

// "It is in Shawmut, Boston, and all yours", "You have the whole two-bedroom condo in Tollcross".
function whichHome(home: Home, { said: opening, where, isNamed, isYours, called }: Parts): string[] {
  const all = home.isEntire && !isYours;
  const comma = where.includes(",") ? "," : "";
  if (called.name)
    return [`${called.name}${where === "" ? "" : ` is${where}${comma}`} ${where === "" ? "is" : "and"} all yours.`];
  if (called.kind)
    return [
      `It is ${called.kind}${called.kind.includes(",") && where !== "" ? "," : ""}${where}${all ? ", all yours" : ""}.`,
    ];
  const said = called.adjectives === "" ? "" : ` ${listOf(called.adjectives.trim().split(", "))}`;
  if (isNamed && (where !== "" || said !== "")) {
    const is = said === "" || where === "" ? `${said}${where}` : `${said},${where}`;
    return all
      ? [`It is${is}${is.includes(",") ? "," : ""} and all yours.`, `It is${is}, and you have it to ${yourself(home)}.`]
      : [`It is${is}.`];
  }
  if (isNamed) return all ? ["It is all yours.", `You have it to ${yourself(home)}.`] : [];
  const { sized } = sizedHome(home, called.adjectives, opening);
  if (!home.isEntire) return [`It is ${withArticle(sized)}${where}.`];
  return [
    `You have the whole ${sized}${where}.`,
    `The ${sized}${where} is all yours.`,
    `It is ${withArticle(sized)}${where}, all yours.`,
  ];
}

function whichRoom(home: Home, { where, isRoomNamed }: Parts): string[] {
  const { kind, inside } = roomKind(home);
  if (isRoomNamed && inside !== "") return where === "" ? [] : [`It is${inside}${where}.`];
  return [
    `It is ${withArticle(kind)}${inside}${where}.`,
    `You have ${withArticle(kind)}${inside}${where}.`,
    `This is ${withArticle(kind)}${inside}${where}.`,
  ];
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
function afterItsName(home: Home, { rooms, party, where, isYours, called }: Parts): string[] {
  const people = party ? ` for ${party}` : "";
  const said = called.adjectives === "" ? "" : ` ${listOf(called.adjectives.trim().split(", "))}`;
  const is = said === "" || where === "" ? `${said}${where}` : `${said},${where}`;
  const comma = is.includes(",") ? "," : "";
  if (isYours) return is === "" ? [`It has ${rooms}${people}.`] : [`It is${is}, with ${rooms}${people}.`];
  if (is === "")
    return [`It is all yours, with ${rooms}${people}.`, `You have it to ${yourself(home)}, with ${rooms}${people}.`];
  return [
    `It is${is}${comma} and all yours, with ${rooms}${people}.`,
    `It is${is}, and you have it to ${yourself(home)}, with ${rooms}${people}.`,
  ];
}

// Kind and place are said: what is left is how many it takes, and in what.
function countsAlone(home: Home, { rooms, party }: Pick<Parts, "rooms" | "party">, isSized: boolean): string[] {
  const inside = isSized ? identityOf(home, "two-bedroom").rooms : rooms;
  if (inside === "") return party === null ? [] : [`It sleeps ${party}.`];
  const isMany = !/^(?:one|a) [^,]*$/.test(inside) || inside.includes(" and ");
  const noun = home.isRoom ? "room" : home.noun;
  if (party === null) return [`There ${isMany ? "are" : "is"} ${inside}.`];
  return [
    `The ${noun} sleeps ${party}, with ${inside}.`,
    `There ${isMany && !inside.startsWith("one ") ? "are" : "is"} ${inside} for ${party}.`,
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
    `${capitalised(party)} have ${withArticle(sized)}${where} to themselves${having}.`.replace(
      /^One guest have (.+) to themselves/,
      "One guest has $1 alone",
    ),
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
    guests !== "" && `${guests} ${guests.startsWith("One ") ? "has" : "have"} ${room}${inside}${where}${having}.`,
    place !== "" && `${place}, ${room}${inside} is yours${having}${last}.`,
    place !== "" && `${place} you have ${room}${inside}${having}${last}.`,
    place !== "" && `${place} you stay in ${room}${inside}${having}${last}.`,
    place !== "" && inside !== "" && `${place}, your ${kind} is${inside}${having}${last}.`,
  ];
}
