import type { Fact } from "#writer/ledger/fact.ts";
import { cleanNote, spokenMinutes } from "#writer/notes/read/clean-note.ts";
import { headOf, kindOf } from "#writer/notes/read/read-note.ts";
import { isTellable } from "#writer/notes/sentences/sentence-of-note.ts";
import { smallStart } from "#writer/notes/words/articles.ts";
import { isPlural } from "#writer/notes/words/word-lists.ts";
import { capitalised, counted, listOf, numberWord, ordinal, withArticle } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Lead, type Message, say } from "../message.ts";
import { LOCKS, parkingWords } from "../topics/arrive.ts";
import { placedHome, withoutLastComma } from "./rare-lead.ts";

// Nothing rare: what still decides between two plain homes.
export function everydayThing(home: Home): Lead | null {
  return (
    buildingLead(home) ?? bedsLead(home) ?? babyLead(home) ?? petsLead(home) ?? parkingLead(home) ?? arrivalLead(home)
  );
}

function buildingLead(home: Home): Lead | null {
  const floor = home.number("floor");
  const fact = home.fact("floor");
  if (!fact || floor === null || floor < 5) return null;
  return {
    kind: "building",
    messages: say([fact], 12, [`You stay on the ${ordinal(floor)} floor.`]),
    after: [],
    short: [`${ordinal(floor)}-floor ${home.noun}`],
  };
}

function bedsLead(home: Home): Lead | null {
  const beds = home.number("beds");
  const guests = home.number("guests");
  const facts = home.factsOf("beds", "guests");
  if (beds === null || guests === null || beds < guests || guests < 3 || beds > guests * 1.5) return null;
  const each = say(facts, 12, [
    `${capitalised(counted(beds, "bed"))} for ${numberWord(guests)} guests: nobody has to share one.`,
    `Everyone gets a bed of their own here: ${counted(beds, "bed")} for ${numberWord(guests)} guests.`,
  ]);
  return { kind: "beds", messages: each, after: [], short: [`A bed each for ${guests}`] };
}

function isReady({ qualifiers }: Fact): boolean {
  return qualifiers.cost !== "paid" && !qualifiers.isOnRequest;
}

function babyLead(home: Home): Lead | null {
  const facts = home.pick(["crib", "travel-crib", "high-chair"], 3).facts.filter(isReady);
  const things = facts.map(thing);
  if (facts.length < 2) return null;
  const list = listOf(things);
  const { words, placed } = placedHome(home, []);
  return {
    kind: "rare",
    messages: say([...facts, ...placed], 12, [
      `If you are bringing a baby, this ${words} has ${list}.`,
      `This ${words} has ${list}, so you can pack less for a baby.`,
      `With a baby you can pack less: this ${words} has ${list}.`,
      `For a baby this ${words} has ${list}.`,
      `For your baby there is ${list} at this ${words}.`,
    ]).map(withoutLastComma),
    after: [],
    short: [capitalised(listOf(things.map((name) => name.replace(/^an? /, ""))))],
  };
}

function petsLead(home: Home): Lead | null {
  const fact = home.petsAreWelcome;
  if (!fact) return null;
  const { words, placed } = placedHome(home, []);
  return {
    kind: "rare",
    messages: say([fact, ...placed], 12, [
      `Pets are welcome at this ${words}.`,
      `You can bring your pet to this ${words}.`,
      `Bring your pet to this ${words}, where it is welcome.`,
      `At this ${words} pets are welcome.`,
      `You are welcome to bring a pet to this ${words}.`,
      `A pet may come with you to this ${words}.`,
      `This ${words} welcomes pets.`,
      `Pets may stay with you at this ${words}.`,
      `Come with your pet to this ${words}.`,
      `This ${words} takes pets.`,
    ]).map(withoutLastComma),
    after: [],
    short: ["Pets welcome"],
  };
}

function parkingLead(home: Home): Lead | null {
  const fact = home.all("amenity.parking").find(({ qualifiers }) => qualifiers.cost === "free");
  if (!fact) return null;
  const words = parkingWords(fact);
  const street = /street/.test(words);
  return {
    kind: "parking",
    messages: [],
    after: say([fact], 8, [
      street ? "Street parking is free." : `There is ${words}.`,
      street ? "Parking on the street is free." : `If you are driving, there is ${words}.`,
      street ? "If you are driving, street parking is free." : `You have ${words}.`,
      street ? "There is free street parking." : `${capitalised(words.replace("free ", ""))} is free.`,
      street ? "You can park on the street for free." : `If you bring a car, there is ${words}.`,
    ]),
    short: [street ? "Free street parking" : "Free parking"],
  };
}

function arrivalLead(home: Home): Lead | null {
  const own = home.amenity("self-check-in");
  if (!own) return null;
  const found = LOCKS.map(([concept, words]) => ({ lock: home.amenity(concept), words })).find(({ lock }) => lock);
  const lock = found?.lock;
  const by = found ? ` with ${found.words.replace(/^an? /, "the ")}` : "";
  return {
    kind: "plain",
    messages: [],
    after: say(lock ? [own, lock] : [own], 8, [
      `You can check yourself in${by} whenever it suits you.`,
      `Come when it suits you: you check yourself in${by}.`,
      `Arrive when you like: you check yourself in${by}.`,
    ]),
    short: ["Self check-in"],
  };
}

// "a calm house in Red Hill" goes on with the city, and "a modern villa with a pool" with the place.
export function inItsPlace(home: Home, text: string): string {
  const { city, where } = home;
  const district = home.text("place.neighborhood");
  const lower = text.toLowerCase();
  if (!where || (city && lower.includes(city.toLowerCase()))) return text;
  if (district && city && lower.includes(`in ${district.toLowerCase()}`)) {
    const end = lower.indexOf(`in ${district.toLowerCase()}`) + district.length + 3;
    const rest = text.slice(end);
    return /^[,.]/.test(rest) ? `${text.slice(0, end)}, ${city}${rest}` : text;
  }
  const isOneThing = /^This is an? [\p{L}-]+, /u.test(text);
  const [first = "", ...rest] = isOneThing ? [text.replace(/\.$/, "")] : text.replace(/\.$/, "").split(", ");
  const isOpen = !/ (?:in|on|at|near|from|over|of|by|for|facing|above|one block|minutes|blocks) |\d/.test(
    first.slice("This is".length),
  );
  if (!isOpen || !where.words.startsWith("in ") || (district && lower.includes(district.toLowerCase()))) return text;
  // "an apartment downtown" is in Downtown Albany.
  const isDowntown = /^in (?:the )?downtown\b/i.test(where.words);
  const placed = `${isDowntown ? first.replace(/ downtown$/i, "") : first} ${where.words}`;
  return `${[placed, ...rest].join(", ")}.`;
}

// "This is a rehabbed 2-bedroom with a fireplace in Lincoln Park, Chicago, all yours."
export function allYours(home: Home, text: string): string {
  const isSaid = /\b(?:private|whole|entire|yours?|yoursel\w+|own|shared)\b/i.test(text);
  const isWhole = home.isEntire && text.startsWith("This is ") && home.city !== null && text.endsWith(`${home.city}.`);
  return isWhole && !isSaid && text.split(", ").length < 3 ? `${text.slice(0, -1)}, all yours.` : text;
}

// "Manhattan skyline view", "views of Ireland's Eye from upstairs" are what you have.
export function viewLead(named: string, first: string, told: () => string | null): string | null {
  if (!/^(?:\p{L}+ )?views? (?:of|over|to|onto|from) |\bviews?$/iu.test(first)) return null;
  const isBare = !named.includes(",") && /\bviews?$/.test(named);
  if (isBare) return `You have ${named.endsWith("views") ? named : withArticle(named)}.`;
  return told() ?? (named.includes(",") ? null : `You have ${/\bviews\b/.test(named) ? named : withArticle(named)}.`);
}

// Fragments that make no sentence stand behind what they are said of: "You have this apartment in Roxbury, Boston, to
// yourselves: new renovation, Sonos speakers in every room and minutes to the beach."
export function afterItsHome(home: Home, answer: Fact): Message[] {
  const { where } = home;
  const text = spokenMinutes(cleanNote(String(answer.value)));
  const pieces = smallStart(text).split(", ");
  const isWhole = pieces.every((piece) => piece.includes("(") === piece.includes(")"));
  const isList = isWhole && pieces.length > 1 && text.length <= LONGEST_LIST && isTellable(text);
  if (!where || !isList || /\. |: | - |^(?:and|but|so|not|no|i|we|you|it) /i.test(text)) return [];
  const bedrooms = home.isStudio || home.isRoom ? null : home.number("bedrooms");
  const sized = `${bedrooms ? `${numberWord(bedrooms)}-bedroom ` : ""}${home.noun}`;
  const place = `${where.words}${where.words.includes(",") ? "," : ""}`;
  const opening = home.isRoom
    ? `This is ${withArticle(home.scope ?? "private room")} ${where.words}`
    : `You have this ${sized} ${place} to ${home.number("guests") === 1 ? "yourself" : "yourselves"}`;
  const facts = [answer, ...home.factsOf("home.type", "home.scope", ...(bedrooms ? ["bedrooms"] : [])), ...where.facts];
  // "and" joins things alone: "10 minutes on the bus, buses all the time".
  const isOfThings = !pieces.some((piece) => kindOf(piece) === "clause" || /\b(?:and|you|it)\b/.test(piece));
  return say(home.isRoom || home.isEntire ? facts : [], 12, [
    `${opening}: ${isOfThings ? listOf(pieces) : pieces.join(", ")}.`,
  ]);
}

const LONGEST_LIST = 180;

// Shorthand that hosts type, and how it is said in a sentence.
const TURNS: [RegExp, string][] = [
  [/, (?:and )?can walk to\b/g, ", and you can walk to"],
  [/(?<!within |in |easy )\bwalking distance to\b/g, "within walking distance of"],
  [/^((?:This|The) [^.]{3,90} is [^.,]{3,60}), plus (?=the |an? )/, "$1 and has "],
  [/^(You are [^.,]{3,60}), plus (?=the |an? )/, "$1, with "],
  // An opening has nothing before it that "it" could be.
  [/^It is (?=an? (?!few |short |quick |\d)\p{L})/u, "This is "],
  // "the tram to town in under 10 minutes"
  [/ in (is|are) (?=(?:under |about |only |just |less than )?\d)/g, " $1 "],
  // "is big and how central"
  [/(,| and|, and) how (\p{L}{3,20})(?=[.,])/gu, "$1 $2"],
  [/(^|\. )How ((?:very )?\p{L}{3,20}(?: and \p{L}{3,20})?) (?:it|everything) is\b/gu, "$1It is $2"],
];

const NAMES_A_THING =
  /^You have ((?:all )?the (?!whole|entire|top|upper|lower|ground|first|second|house|home|apartment|flat|condo|studio|suite|room|place|run|use|choice|option|best|same|only|rest)[^.]+\.)/;

function isMany(named: string): boolean {
  return isPlural(headOf(named.split(/[,:.]| and | with /)[0] ?? ""));
}

// "You have the history" makes no sense, so it becomes "The highlight is the history". We do not say that guests mention
// it, since that would read as an invented review.
export function inPlainTurns(lead: Lead): Lead {
  const [first, ...rest] = lead.messages;
  const [text = "", ...others] = first?.variants ?? [];
  if (lead.kind !== "guests mention" || !first || others.length > 0) return lead;
  const plain = TURNS.reduce((told, [typed, said]) => told.replace(typed, said), text);
  const [, named = ""] = NAMES_A_THING.exec(plain) ?? [];
  const begin = isMany(named) ? ["The highlights are", "Best of all are"] : ["The highlight is", "Best of all is"];
  const variants = named === "" ? [plain] : begin.map((words) => plain.replace(NAMES_A_THING, `${words} ${named}`));
  return { ...lead, messages: [{ ...first, variants }, ...rest] };
}
