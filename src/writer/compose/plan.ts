import type { Fact } from "#writer/ledger/fact.ts";
import { hasTerms } from "#writer/text/said-words.ts";
import { inBrief } from "./boxes/in-brief.ts";
import { calledHome } from "./home/called-home.ts";
import type { Home } from "./home/home.ts";
import { identityMessages } from "./home/identity.ts";
import { chooseLead } from "./lead/lead.ts";
import { withItsHome } from "./lead/with-its-home.ts";
import { isDisclosure, type Lead, type Message, openingOf } from "./message.ts";
import { nearestInBrief, placeMessages } from "./places/places.ts";
import { surroundings, tripMessages, tripNotes, withoutCar } from "./places/surroundings.ts";
import type { Random } from "./random.ts";
import type { ToldNote } from "./told/told-notes.ts";
import { arrive, parking } from "./topics/arrive.ts";
import { besides, closing } from "./topics/closing.ts";
import { cook } from "./topics/cook.ts";
import { children, eveningIn, laundry, work } from "./topics/indoor-activities.ts";
import { stairs } from "./topics/limitations.ts";
import { outside, poolDetails } from "./topics/outside.ts";
import { interior } from "./topics/room-features.ts";
import { sleep } from "./topics/sleep.ts";
import { hostAtHome, sharing, stay } from "./topics/stay.ts";
import { isTold, type Told, thingsToNote } from "./topics/to-note.ts";

export type Moment = { name: string; messages: Message[] };

// What the text will say and in which order, decided before the first sentence is chosen.
export type Plan = {
  lead: Lead;
  identity: Message[];
  trip: Message[];
  nearest: Message[];
  // One more thing of the host's, where the summary has room for it.
  extra: Message[];
  // Where one parks, when nothing else is known of getting around.
  parking: Message[];
  limit: Message[];
  moments: Moment[];
  neighborhood: Message[];
  gettingAround: Message[];
  access: Message[];
  duringStay: Message[];
  toNote: Message[];
  // Boxes that say too little for a space of their own, told in the summary.
  isBrief: boolean;
};

const NOTE_WEIGHT = 9;
const EXTRA_WEIGHT = 7;

export function makePlan(home: Home, random: Random, { isAsTyped = false }: { isAsTyped?: boolean } = {}): Plan {
  const chosenLead = chooseLead(home);
  const called = calledHome(home, openingOf(chosenLead));
  const lead = isAsTyped ? chosenLead : withItsHome(home, chosenLead, called);
  const opening = openingOf(lead);
  const identity = identityMessages(home, { said: opening, called });
  const trips = tripNotes(home);
  home.leaveOut(chosenLead.messages.flatMap(({ facts }) => facts));
  const trip = tripOf(home, trips, lead);
  home.leaveOut(trip.flatMap(({ facts }) => facts));
  const chosen = extraNotes(home).find(
    (note) => isExtra(note, opening) && !trips.includes(note) && !called.notes.includes(note),
  );
  home.leaveOut(lead.after.flatMap(({ facts }) => facts));
  const extra = chosen ? extraMessage(chosen) : lead.after;
  const isTrip = (note: ToldNote) => note === chosen || trips.slice(0, 2).includes(note) || called.notes.includes(note);
  const [limit, where] = [limitOf(home), parking(home)];
  const [nearest, isPlaceNote] = [isRich(home) ? [] : nearestInBrief(home, opening), placeNotes(home)];
  const untold = (note: ToldNote) => (isTrip(note) || isPlaceNote(note) ? [] : noteMessage(note));
  const notes = (...fields: string[]) => home.notes.of(...fields).flatMap(untold);
  // Coming in stands apart from the rooms, under a heading of its own.
  const coming = home.isToldByHost ? arrive(home) : [];
  home.leaveOut(coming.flatMap(({ facts }) => facts));
  return {
    lead,
    identity,
    trip,
    nearest,
    extra,
    parking: tellsGettingAround(home) ? [] : where.filter(isFreeParking),
    limit,
    ...spaceOf(home, momentsOf(home, random, { notes, limit })),
    neighborhood: [
      ...notes("neighborhood_description"),
      ...notes("story").filter(isOfArea),
      ...surroundings(home).filter(({ facts }) => !facts.every(isNoted(home, opening))),
      ...placeMessages(home, nearest, opening),
    ],
    gettingAround: [
      ...notes("public_transport", "getting_around"),
      ...withoutCar(home),
      ...notes("parking_notes"),
      ...where,
    ],
    access: [...sharing(home), ...accessNotes(home), ...coming],
    duringStay: aboutStay(home, notes),
    toNote: thingsToNote(home, { notes, limit }).filter((message) => isNewOrDue(message, lead)),
  };
}

// Boxes that say too little for a space of their own are told in the summary.
function spaceOf(home: Home, moments: Moment[]): Pick<Plan, "moments" | "isBrief"> {
  const messages = home.isToldByHost ? null : inBrief(moments.flatMap((moment) => moment.messages));
  return messages ? { isBrief: true, moments: [{ name: "in brief", messages }] } : { isBrief: false, moments };
}

// That pets are welcome is not noted where the text began with it.
function isNewOrDue(message: Message, lead: Lead): boolean {
  return !isTold(message, lead.messages) || isDisclosure(message);
}

function aboutStay(home: Home, notes: Told["notes"]): Message[] {
  const ofHost = notes("story").filter((note) => isOfHost(note) && !isOwnPraise(note));
  const said = notes("host_interaction").filter((note) => !isOnlyGreeting(note));
  return [...said, ...ofHost, ...hostAtHome(home), ...stay(home)];
}

// "We greet you" is no field of its own.
function isOnlyGreeting({ variants: [text = ""] }: Message): boolean {
  return /^(?:I|We) (?:will )?(?:greet|meet|welcome) you(?: there| on arrival)?\.$/.test(text);
}

function isFreeParking({ facts }: Message): boolean {
  return facts.some(({ key, qualifiers }) => key === "amenity.parking" && qualifiers.cost === "free");
}

// "playground at Woolcock Park" stands among the places.
function placeNotes(home: Home): (note: ToldNote) => boolean {
  const places = new Set(home.all("nearby").flatMap(({ value }) => longWords(String(value))));
  return ({ field, text }) => {
    const words = longWords(text).filter(
      (word) => !/^(?:there|nearby|within|near|close|home|minutes|away|foot|walk|drive)$/.test(word),
    );
    return field === "family_notes" && words.filter((word) => places.has(word)).length * 5 >= words.length * 3;
  };
}

// "By a river" of a home whose notes speak of the river.
function isNoted(home: Home, opening: string): (fact: Fact) => boolean {
  const said = [opening, ...home.notes.all.map(({ text }) => text)].join(" ").toLowerCase();
  return ({ value }) => longWords(String(value)).some((word) => said.includes(word));
}

function extraNotes(home: Home): ToldNote[] {
  return home.notes.of("story", ...(isRich(home) ? ["living_notes"] : []), "outdoor_notes", "host_interaction");
}

function tellsGettingAround(home: Home): boolean {
  return isRich(home) || home.notes.of("public_transport", "getting_around", "parking_notes").length > 0;
}

const RICH = 2;

// Where the host says much, the summary is the reason and the home: boxes, places and parking have fields of their own.
function isRich(home: Home): boolean {
  return home.notes.all.length >= RICH;
}

// What the host says people come for, or what the facts argue where the host says little.
function tripOf(home: Home, trips: ToldNote[], { kind }: Lead): Message[] {
  if (trips.length > 0) return trips.slice(0, 2).flatMap(noteMessage);
  if (isRich(home)) return [];
  const isPlain = kind === "plain" || kind === "parking" || kind === "beds";
  return tripMessages(home, { isPlain }).slice(0, 1);
}

const SMALL_WORDS = new Set("the and with for from you your our are has have its that this all but not too".split(" "));
const FITS_SUMMARY = /^[\p{L}\d].{24,129}$/u;

function longWords(words: string): string[] {
  return (
    words
      .toLowerCase()
      .match(/\b[a-z]{3,30}\b/g)
      ?.filter((word) => !SMALL_WORDS.has(word)) ?? []
  );
}

// Short, a sentence rather than a saying, about the home rather than a company, and not what the opening said before.
const OUTSIDE =
  /\b(?:garden|yard|backyard|terrace|balcony|balconies|patio|deck|sundeck|roof|rooftop|view|views|pool|porch|courtyard|lawn|fire pit|hot tub|sauna|orchard|veranda)\b/i;

function isExtra({ text, field }: ToldNote, opening: string): boolean {
  // That the host lives there is worth knowing before booking; that the host answers questions is not.
  if (field === "host_interaction" && !/\bliv(?:e|es|ing)\b/.test(text)) return false;
  if (/^It is an? /.test(text) && /^(?:You stay in|This is|An? )/.test(opening)) return false;
  // "The yard is not fenced" is no reason to book, so it stays out of the summary.
  if (field === "outdoor_notes" && (hasTerms(text) || !OUTSIDE.test(text))) return false;
  if (!FITS_SUMMARY.test(text) || (field === "story" && /^(?:We|I) /.test(text))) return false;
  const nouns = longWords(opening);
  const own = longWords(text);
  return (
    own.filter((word) => nouns.includes(word)).length < 2 &&
    !(field === "outdoor_notes" && own.some((word) => nouns.includes(word)))
  );
}

function momentsOf(home: Home, random: Random, { notes, limit }: Told): Moment[] {
  const isLimit = (message: Message) => isTold(message, limit);
  const moments: [string, () => Message[]][] = [
    ["the home", () => notes("living_notes", "story").filter((message) => !isOfArea(message) && !isOfHost(message))],
    [
      "sleep",
      () => [
        ...sleep(home),
        ...notes("bedroom_notes"),
        ...interior(home),
        ...notes("bathroom_notes"),
        ...stairs(home).filter((message) => !isLimit(message) && !isDisclosure(message)),
      ],
    ],
    ["be outside", () => [...notes("outdoor_notes"), ...outside(home), ...poolDetails(home)]],
    ["cook", () => [...notes("kitchen_notes"), ...cook(home, random)]],
    ["stay in", () => [...eveningIn(home), ...forFamilies(home, notes("family_notes"))]],
    ["work", () => [...notes("work_notes"), ...work(home), ...laundry(home)]],
    ["arrive", () => (home.isToldByHost ? [] : arrive(home))],
    ["besides", () => besides(home)],
    ["close", () => closing(home)],
  ];
  const told = moments.flatMap(([name, tell]) => {
    const messages = tell();
    // Each thing belongs to one moment.
    home.leaveOut(messages.flatMap(({ facts }) => facts));
    return messages.length > 0 ? [{ name, messages }] : [];
  });
  // What the host tells comes before what is only ticked.
  return [...told.filter(isHosts), ...told.filter((moment) => !isHosts(moment))];
}

// What is told of the area and its past belongs to the neighborhood.
function isOfArea({ variants: [text = ""] }: Message): boolean {
  return /\b(?:around here|in (?:the|this) (?:area|neighbou?rhood|district))\b/i.test(text);
}

// What hosts say of themselves is no part of the space.
function isOfHost({ variants: [text = ""] }: Message): boolean {
  return /^(?:I|We) (?!live|call|named)/.test(text);
}

function isOwnPraise({ variants: [text = ""] }: Message): boolean {
  return /^(?:I|We) (?:take|love|enjoy|like) [^,.]{3,40}\.$/.test(text);
}

// "It is family-friendly" says nothing that the crib does not say better.
function forFamilies(home: Home, notes: Message[]): Message[] {
  const things = children(home);
  const isEquipped = home.has("crib") || home.has("travel-crib") || home.has("high-chair");
  return [...(isEquipped ? notes.filter((note) => !isPraise(note)) : notes), ...things];
}

function isHosts({ messages }: Moment): boolean {
  return messages.some((message) => message.isVerbatim);
}

function isPraise({ variants: [text = ""] }: Message): boolean {
  return /^(?:It|The \p{L}+) is (?:family|kid|child)[- ]friendly\.$/u.test(text);
}

function extraMessage(note: ToldNote): Message[] {
  return noteMessage(note).map((message) => ({ ...message, weight: EXTRA_WEIGHT }));
}

function noteMessage({ facts, text }: ToldNote): Message[] {
  return [{ facts, variants: [text], weight: NOTE_WEIGHT, isVerbatim: true }];
}

// In a home let whole, "the whole apartment" was said with what it is.
function accessNotes(home: Home): Message[] {
  const isOld = ({ text }: ToldNote) => home.isEntire && /^You have (?:the )?(?:whole|entire|all)\b.{0,30}$/.test(text);
  return home.notes.of("guest_access").flatMap((note) => (isOld(note) ? [] : noteMessage(note)));
}

// The one thing that might put a guest off, said plainly.
function limitOf(home: Home): Message[] {
  return stairs(home)
    .filter(({ facts }) => facts.some(({ value }) => value === "no elevator"))
    .slice(0, 1);
}
