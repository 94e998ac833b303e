import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, withArticle } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import type { ToldNote } from "../told-notes.ts";

const SAYS_TRIP =
  /\b(?:(?:people|guests|groups) (?:book|come|stay)|works? (?:well )?for|fits|suits|good (?:base )?for|set up for|business travel|students? (?:are )?welcome|for people who)\b/i;

// Numbers from here on begin with the wrong sound for their article now and then: "an 80-minute drive".
const LONGEST_AS_ADJECTIVE = 79;

// Where the home stands, how far things are by the host's own count, and what one hears.
export function surroundings(home: Home): Message[] {
  const said = [...home.all("nearby"), ...home.all("transport")].map(({ value }) => String(value).toLowerCase());
  const untold = home.all("distance").filter((fact) => !isSaid(fact, said));
  return [...setting(home), ...untold.flatMap(distance), ...noise(home)];
}

// A minute count that a note of the host gives already.
function isSaid({ qualifiers }: Fact, said: string[]): boolean {
  const minutes = String(qualifiers.count ?? 0);
  return said.some((text) => /min|walk|drive/.test(text) && text.split(/[^\d]/).includes(minutes));
}

export function withoutCar(home: Home): Message[] {
  const fact = home.fact("car");
  switch (fact?.value) {
    case "a car is needed":
      return say([fact], 8, ["You need a car here.", "A car is needed here."]);
    case "a car helps":
      return say([fact], 6, ["A car helps here.", "It helps to have a car here."]);
    case "no car needed":
      return say([fact], 6, ["You can do without a car here.", "No car is needed here."]);
    default:
      return [];
  }
}

function setting(home: Home): Message[] {
  const isNoted = home.notes.of("neighborhood_description").length > 0;
  const facts = isNoted ? [] : home.all("setting").slice(0, 2);
  const where = listOf(facts.map(({ value }) => String(value)));
  return say(facts, 6, [
    `The ${home.noun} is ${where}.`,
    `You stay ${where}.`,
    `You will find the ${home.noun} ${where}.`,
  ]);
}

function distance(fact: Fact): Message[] {
  const [place = "", way = "walk"] = fact.qualifiers.kinds ?? [];
  const minutes = fact.qualifiers.count ?? 0;
  const time = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const means = way === "walk" ? "on foot" : "by car";
  const isShort = minutes <= LONGEST_AS_ADJECTIVE;
  return say([fact], 7, [
    isShort && `${capitalised(place)} is ${withArticle(`${minutes}-minute`)} ${way} away.`,
    `It is ${time} ${means} to ${place}.`,
    `${capitalised(place)}: ${time} ${means}.`,
    isShort && `From the door it is ${withArticle(`${minutes}-minute`)} ${way} to ${place}.`,
  ]);
}

function noise(home: Home): Message[] {
  const facts = home.all("noise").slice(0, 4);
  const all = listOf(facts.map(({ value }) => String(value)));
  return say(facts, 8, [
    `You may hear ${all}.`,
    `Light sleepers should know about ${all}.`,
    `What you may hear: ${all}.`,
  ]);
}

// What the host says people come for.
export function tripNotes(home: Home): ToldNote[] {
  return home.notes
    .of("things_to_note", "living_notes", "family_notes", "work_notes", "note", "story")
    .filter(({ text }) => SAYS_TRIP.test(text));
}

// A trip argued from facts: what is there that one kind of trip needs and others do not.
export function tripMessages(home: Home): Message[] {
  return [...withChildren(home), ...atWork(home), ...(home.bestThing.length === 0 ? stayingLong(home) : [])];
}

function withChildren(home: Home): Message[] {
  // The host says it better.
  if (home.notes.of("family_notes").length > 0) return [];
  const all = home
    .pick(
      ["crib", "travel-crib", "high-chair", "children-toys", "children-dinnerware", "changing-table", "baby-bath"],
      7,
    )
    .facts.filter(({ qualifiers }) => qualifiers.cost !== "paid");
  const ready = all.filter(({ qualifiers }) => !qualifiers.isOnRequest);
  const isAsked = ready.length < 2;
  const facts = (isAsked ? all.filter(({ qualifiers }) => qualifiers.isOnRequest) : ready).slice(0, 3);
  if (facts.length < 2) return [];
  const list = listOf(facts.map(thing));
  const here = isAsked ? "can be had on request" : "are here";
  return say(facts, 8, [
    `With a baby along you pack less, since ${list} ${here}.`,
    `For a family with a baby, ${list} ${here}.`,
    `Parents travel lighter: ${list} ${here}.`,
    `${capitalised(list)} ${here} for the smallest guests.`,
    `It works with a baby too: ${list} ${here}.`,
    `If a baby comes along, ${list} ${here}.`,
    `Come with a baby and carry less: ${list} ${here}.`,
    `A baby can come too, as ${list} ${here}.`,
  ]);
}

function atWork(home: Home): Message[] {
  const desk = home.untold("workspace");
  const wire = home.untold("ethernet");
  const wifi = home.untold("wifi");
  const fast = wifi?.qualifiers.size ? wifi : undefined;
  if (!desk || !(wire || fast)) return [];
  const facts = [desk, wire, fast].filter((fact): fact is Fact => fact !== undefined);
  const line = fast ? `wifi at ${fast.qualifiers.size}` : "an ethernet connection";
  return say(facts, 7, [
    `A working week is no trouble, with a dedicated workspace and ${line}.`,
    `If you have to work, there is a dedicated workspace and ${line}.`,
    `For work trips there is a dedicated workspace and ${line}.`,
  ]);
}

function stayingLong(home: Home): Message[] {
  const long = home.untold("long-stays");
  const washer = home.untold("washer");
  const dryer = home.untold("dryer");
  const kitchen = home.amenity("kitchen");
  if (!long || !washer || !dryer || !kitchen || washer.qualifiers.cost === "paid" || dryer.qualifiers.cost === "paid")
    return [];
  if (washer.qualifiers.access === "shared" || kitchen.qualifiers.access === "shared") return [];
  return say([long, washer, dryer, kitchen], 4, [
    "Weeks pass easily with a kitchen, a washer and a dryer, and long stays are allowed.",
    "For a month rather than a weekend there is a washer, a dryer and a kitchen, and long stays are fine.",
    "Long stays are allowed, and the kitchen, the washer and the dryer are what they need.",
    "Come for longer if you like: long stays are fine, and you can cook and wash here, with a dryer too.",
    "Long stays are fine, and with the washer, dryer and kitchen you can live here as at home.",
    "A longer stay is welcome: the washer, the dryer and the kitchen are here.",
    "You can stay for weeks, with a washer and dryer for the clothes and a kitchen for the meals.",
    "If you stay for a month, you have a dryer, a washer and a kitchen, and long stays are allowed.",
    "Long stays are possible, since you can cook, wash and dry here.",
    "It can be weeks: the kitchen, washer and dryer are here, and long stays are allowed.",
    "A stay of weeks works here, with a kitchen to cook in, a washer and a dryer.",
    "Stay longer if it suits you; washer, dryer and kitchen are all here.",
  ]);
}
