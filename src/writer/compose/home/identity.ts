import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, numberWord, withArticle } from "../../text/word-forms.ts";
import { type Message, say } from "../message.ts";
import type { CalledHome } from "./called-home.ts";
import type { Home } from "./home.ts";
import { identityOf } from "./home-counts.ts";
import { roomVariants, sleeping } from "./room-identity.ts";

const NAMES_HOME =
  /\b(?:apartment|flat|condo|house|(?<!at )home|cottage|cabin|villa|townhouse|guesthouse|farmhouse|houseboat|loft|suite|studio|place|mansion|bungalow|chalet|lodge|bedroom)\b/i;
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
      ...inSentences(known, homeVariants(home, { said, rooms, party, where, isNamed, isYours, isFirst, called })),
      ...say(size ? size.facts : [], 8, [`The ${home.noun} has ${size?.words}.`, `It measures ${size?.words}.`]),
    ];
  const isRoomNamed = /^(?:This|This is|You have) [^.]*\b(?:bed)?room\b|\bthis (?:private|shared|hotel) room\b/.test(
    said,
  );
  return inSentences(known, roomVariants(home, { beds, baths, party, where, isRoomNamed, isFirst }));
}

const IS_COUNT = /^(?:guests|bedrooms|beds|bathrooms)$/;
const ONE_OF = 7;

// "The whole cottage is yours. It sleeps up to eight, with six beds.": each sentence rests on its own facts. Now and
// then all of it is one sentence, so that homes do not all sound alike.
function inSentences(known: Fact[], variants: (string | false)[]): Message[] {
  const told = variants.filter((text) => typeof text === "string");
  const single = told.filter((text) => !text.includes(". "));
  const double = told.filter((text) => text.includes(". ")).map((text) => text.split(/(?<=\.) /));
  const counts = known.filter(({ key }) => IS_COUNT.test(key));
  // By what does not change with a count, so that a corrected count changes one sentence only.
  const letters = known
    .filter(({ key }) => !IS_COUNT.test(key))
    .map(({ value }) => value)
    .join("").length;
  if (double.length === 0 || (single.length > 0 && letters % ONE_OF === 0)) return say(known, 10, single);
  const [firsts, seconds] = [0, 1].map((at) => [...new Set(double.map((parts) => parts[at] ?? ""))]);
  const isNamed = ({ key }: Fact) =>
    !IS_COUNT.test(key) || (firsts ?? []).some((text) => text.includes(key.slice(0, -1)));
  return [...say(known.filter(isNamed), 10, firsts ?? []), ...say(counts, 10, seconds ?? [])];
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
  if (called.kind) return asItIsCalled(home, parts, called.kind);
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
  const named = `${sized}${where}${where.includes(",") ? "," : ""}`;
  if (inside === "" && party === null) return [`You have the whole ${sized}${where}.`];
  return [
    `The ${named} is all yours and ${sleeping(party, inside)}.`,
    ...withSecond(
      [
        `You have the whole ${named} to ${yourself(home)}.`,
        `The whole ${named} is yours.`,
        `The ${named} is all yours.`,
        `The entire ${named} is yours.`,
        `You have this ${named} to ${yourself(home)}.`,
      ],
      { party, rooms: inside },
    ),
  ];
}

// What is yours and how many it sleeps are two sentences: in one, three unlike things would stand in a row.
function withSecond(first: string[], { party, rooms }: { party: string | null; rooms: string }): string[] {
  const isBoth = party !== null && rooms !== "";
  const seconds = [
    `It ${sleeping(party, rooms)}.`,
    ...(isBoth
      ? [
          `It has ${rooms} and ${sleeping(party, "")}.`,
          ...(/^(?:one|an?) /.test(rooms)
            ? []
            : [`There are ${rooms}, and it ${sleeping(party, "")}.`, `Inside are ${rooms}, for ${party}.`]),
        ]
      : []),
  ];
  return first.flatMap((one) => seconds.map((second) => `${one} ${second}`));
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

// "You have a private suite, bright and clean, in Cambie Village, to yourselves. It sleeps up to four, with …"
function asItIsCalled(home: Home, { said, party, where, isYours }: Parts, kind: string): (string | false)[] {
  const { rooms } = identityOf(home, `${said} ${kind}`);
  const place = where === "" ? "" : `${kind.includes(",") ? "," : ""}${where}`;
  const comma = `${kind}${place}`.includes(",") ? "," : "";
  if (party === null && rooms === "") return [`You have ${kind}${place}${comma} to ${yourself(home)}.`];
  return withSecond(
    isYours
      ? [`It is ${kind}${place}.`, `You have ${kind}${place}.`]
      : [`You have ${kind}${place}${comma} to ${yourself(home)}.`],
    { party, rooms },
  );
}

// The opening has named the home.
function afterItsName(home: Home, parts: Parts): (string | false)[] {
  const { rooms, party, where, isYours, called } = parts;
  const said = called.adjectives === "" ? "" : ` ${withArticle(`${called.adjectives}${home.noun}`)}`;
  const is = `${said}${where}`;
  const sleeps = sleeping(party, rooms);
  // After a sentence about something else, "it" would be that.
  const it = parts.said.includes(". ") ? `The ${home.noun}` : "It";
  if (isYours) return [is === "" ? `${it} ${sleeps}.` : `${it} is${is}${is.includes(",") ? "," : ""} and ${sleeps}.`];
  if (said !== "") return [`It is${is}, all yours, and ${sleeps}.`];
  const named = `${home.noun}${where}${where.includes(",") ? "," : ""}`;
  // The home was the subject already: "This loft in Leith has …".
  if (home.isToldByHost && /^This (?!is )/.test(parts.said) && sleeps !== "has ")
    return [`The ${named} is all yours and ${sleeps}.`];
  return [
    `The ${named} is all yours and ${sleeps}.`,
    ...withSecond(
      [
        `You have the whole ${named} to ${yourself(home)}.`,
        `The ${named} is all yours.`,
        `The whole ${named} is yours.`,
        `The entire ${named} is yours.`,
        where === ""
          ? `You have the ${named} all to ${yourself(home)}.`
          : `You have the entire ${named} to ${yourself(home)}.`,
      ],
      { party, rooms },
    ),
  ];
}

// With nothing before it, what it is opens the text.
function asOpening(
  home: Home,
  { where, party, called }: { where: string; party: string; called: CalledHome },
): string[] {
  const { sized, inside } = sizedHome(home, called.adjectives, "");
  const comma = where.includes(",") ? "," : "";
  const named = `${sized}${where}${comma}`;
  const place = where === "" ? "Here" : `${capitalised(where.trim())}${comma}`;
  return [
    `This ${named} is all yours and ${sleeping(party, inside)}.`,
    ...withSecond(
      [
        `This ${named} is all yours.`,
        `You have this ${named} to ${yourself(home)}.`,
        `The whole of this ${named} is yours.`,
        `All of this ${named} is yours.`,
        `The whole ${named} is yours.`,
        `Stay in ${withArticle(sized)}${where} that is all yours.`,
        `${place} you have ${withArticle(sized)} to ${yourself(home)}.`,
        // Beside a host's own words this order sounds stiff.
        ...(home.isToldByHost ? [] : [`${place} ${withArticle(sized)} is all yours.`]),
      ],
      { party, rooms: inside },
    ),
  ];
}
