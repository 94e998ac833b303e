import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, withArticle } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import type { ToldNote } from "../told/told-notes.ts";

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

const NO_CAR =
  /\b(?:no|without (?:an?|the)|not need (?:an?|the)|don't need (?:an?|the)|no need (?:for|of) (?:an?|the|your)|leave (?:the|your)) car\b|\bcar is(?: really)? (?:not needed|optional)\b/i;

export function withoutCar(home: Home): Message[] {
  const fact = home.fact("car");
  switch (fact?.value) {
    case "a car is needed":
      return say([fact], 8, ["You need a car here.", "You will need a car here."]);
    case "a car helps":
      return say([fact], 6, ["A car helps here.", "It helps to have a car here."]);
    case "no car needed":
      return say(home.notes.all.some(({ text }) => NO_CAR.test(text)) ? [] : [fact], 6, [
        "You can do without a car here.",
        "You do not need a car here.",
      ]);
    default:
      return [];
  }
}

function setting(home: Home): Message[] {
  const isNoted = home.notes.of("neighborhood_description").length > 0;
  const said = [home.area ?? "", ...home.bestThing.map(({ value }) => String(value))].join(" ");
  const isCentral = /\bdowntown\b|\bcent(?:er|re|ral)\b|\bCBD\b|\bmiddle of\b|\bheart of\b/i.test(said);
  const isNew = ({ value }: Fact) => !isCentral || !/\bcent(?:er|re)\b/.test(String(value));
  const all = isNoted ? [] : home.all("setting").filter(isNew);
  // "By the sea and on an island": the first says more.
  const facts = all.filter(({ value }) => all.length === 1 || value !== "on an island").slice(0, 2);
  const where = listOf(facts.map(({ value }) => String(value)));
  return say(facts, 6, [`The ${home.noun} is ${where}.`, `You are ${where}.`]);
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
    .filter(({ text }) => SAYS_TRIP.test(text) && !/^(?:Please note|House rules|Parking): /.test(text));
}

// A trip argued from facts: what is there that one kind of trip needs and others do not.
export function tripMessages(home: Home, { isPlain }: { isPlain: boolean }): Message[] {
  // Many homes allow long stays: it is worth a line where nothing else sets the home apart.
  return [...withChildren(home), ...atWork(home), ...(isPlain ? stayingLong(home) : [])];
}

const FOR_A_BABY = /crib|high-chair|changing-table|baby-bath/;

function withChildren(home: Home): Message[] {
  // The host says it better.
  if (home.notes.of("family_notes").length > 0) return [];
  const all = home
    .pick(
      ["crib", "travel-crib", "high-chair", "children-toys", "children-dinnerware", "changing-table", "baby-bath"],
      7,
    )
    .facts.filter(({ qualifiers }) => qualifiers.cost !== "paid")
    // "A crib and a travel crib" counts one thing twice.
    .filter(
      ({ key }, _at, found) => key !== "amenity.travel-crib" || !found.some((each) => each.key === "amenity.crib"),
    );
  const ready = all.filter(({ qualifiers }) => !qualifiers.isOnRequest);
  const isAsked = ready.length < 2;
  const facts = (isAsked ? all.filter(({ qualifiers }) => qualifiers.isOnRequest) : ready).slice(0, 3);
  if (facts.length < 2) return [];
  const list = listOf(facts.map(thing));
  const [are, onRequest] = [/^an? /.test(list) ? "is" : "are", isAsked ? " on request" : ""];
  if (!facts.some(({ key }) => FOR_A_BABY.test(key)))
    return say(facts, 8, [
      `For children there ${are} ${list}${onRequest}.`,
      `If you are bringing children, there ${are} ${list}${onRequest}.`,
    ]);
  return say(facts, 8, [
    `If you are bringing a baby, there ${are} ${list}${onRequest}.`,
    `There ${are} ${list}${onRequest} if you are travelling with a baby.`,
    `For a baby there ${are} ${list}${onRequest}.`,
    !isAsked && `If you are travelling with a baby, there ${are} ${list}, so you can pack less.`,
    !isAsked && `With a baby you can pack less, since there ${are} ${list}.`,
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
    `There is a workspace and ${line} if you need to work.`,
    `If you have work to do, there is a dedicated workspace and ${line}.`,
    `For work trips there is a dedicated workspace and ${line}.`,
    `You can work from here: there is a workspace and ${line}.`,
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
  const dishes = home.untold("dishwasher");
  const extra = dishes ? "a dishwasher, " : "";
  const facts = [long, washer, dryer, kitchen, ...(dishes ? [dishes] : [])];
  return say(facts, 4, [
    `Long stays are welcome: there is a kitchen, ${extra}a washer and a dryer.`,
    `There is a kitchen, ${extra}a washer and a dryer if you would like to stay longer, and long stays are fine.`,
    "Long stays are fine: you can cook at home, and there is a washer and a dryer.",
    "You can stay for weeks, with a washer and dryer for the clothes and a kitchen for the meals.",
    "Long stays are possible, since you can cook and do your laundry here.",
    `A longer stay is welcome, with a kitchen, ${extra}a washer and a dryer.`,
    "Long stays are allowed, and you can cook and do your laundry at home.",
  ]);
}
