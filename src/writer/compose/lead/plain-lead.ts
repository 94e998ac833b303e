import type { Fact } from "#writer/ledger/fact.ts";
import { cleanNote, spokenMinutes } from "#writer/notes/read/clean-note.ts";
import { isTellable } from "#writer/notes/sentences/sentence-of-note.ts";
import { smallStart } from "#writer/notes/words/articles.ts";
import { capitalised, counted, listOf, numberWord, ordinal, withArticle } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Lead, type Message, say } from "../message.ts";
import { parkingWords } from "../topics/arrive.ts";

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
  return {
    kind: "rare",
    messages: say(facts, 12, [
      `Come with a baby and leave the gear at home: ${list} are here.`,
      `${capitalised(list)} are waiting, so you bring less for a baby.`,
      `Parents pack less for this ${home.noun}: it has ${list}.`,
      `A baby has ${list} here, so you carry less.`,
      `Travel with a baby and without the gear: ${list} are here.`,
    ]),
    after: [],
    short: [capitalised(listOf(things.map((words) => words.replace(/^an? /, ""))))],
  };
}

function petsLead(home: Home): Lead | null {
  const fact = home.fact("rule.no-pets") ? undefined : home.fact("pets");
  if (!fact) return null;
  return {
    kind: "rare",
    messages: say([fact], 12, [
      "Your pet can come too.",
      "Bring the dog, or the cat: pets are welcome.",
      "Pets may come along.",
      "You need not leave the pet behind.",
      "The dog or the cat can come along.",
      "Take your pet with you: it is welcome here.",
      "Pets are welcome.",
      "If you travel with a pet, it can stay too.",
    ]),
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
      street ? "Parking on the street is free." : `There is ${words}.`,
      street ? "You park on the street for free." : `The car stays here for nothing: there is ${words}.`,
      street ? "The car can stay on the street for free." : `Drivers have ${words}.`,
      street ? "Street parking is free." : `With a car, you have ${words}.`,
      street ? "Drivers find free street parking." : `You can bring the car, as there is ${words}.`,
    ]),
    short: [street ? "Free street parking" : "Free parking"],
  };
}

function arrivalLead(home: Home): Lead | null {
  const own = home.amenity("self-check-in");
  if (!own) return null;
  return {
    kind: "plain",
    messages: [],
    after: say([own], 8, [
      "You check yourself in, at the hour that suits you.",
      "Come when it suits you: you check yourself in.",
      "No one has to wait for you, since you check yourself in.",
      "Arrival is up to you: you check yourself in.",
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
  const placed = `${first} ${where.words}`;
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
  const isList = pieces.length > 1 && text.length <= LONGEST_LIST && isTellable(text);
  if (!where || !isList || /\. |: | - |^(?:and|but|so|not|no|i|we|you|it) /i.test(text)) return [];
  const bedrooms = home.isStudio || home.isRoom ? null : home.number("bedrooms");
  const sized = `${bedrooms ? `${numberWord(bedrooms)}-bedroom ` : ""}${home.noun}`;
  const place = `${where.words}${where.words.includes(",") ? "," : ""}`;
  const opening = home.isRoom
    ? `This is ${withArticle(home.scope ?? "private room")} ${where.words}`
    : `You have this ${sized} ${place} to ${home.number("guests") === 1 ? "yourself" : "yourselves"}`;
  const facts = [answer, ...home.factsOf("home.type", "home.scope", ...(bedrooms ? ["bedrooms"] : [])), ...where.facts];
  return say(home.isRoom || home.isEntire ? facts : [], 12, [`${opening}: ${listOf(pieces)}.`]);
}

const LONGEST_LIST = 180;
