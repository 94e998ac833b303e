import type { Fact } from "#writer/ledger/fact.ts";
import { thing } from "./amenity-words.ts";
import { capitalised, counted, listOf, numberWord, ordinal } from "./grammar.ts";
import type { Home } from "./home.ts";
import type { Lead } from "./lead-type.ts";
import { say } from "./message.ts";
import { parkingWords } from "./topics/getting-there.ts";

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
