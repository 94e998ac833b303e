import { capitalised, listOf } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";
import { clock } from "./clock.ts";

// What a guest must know before booking, whatever else there is room for.
export function disclosures(home: Home): Message[] {
  return [...watching(home), ...residentPets(home)];
}

export function rules(home: Home): Message[] {
  return [...times(home), ...pets(home), ...houseRules(home), ...longStays(home)];
}

const DISCLOSED = 12;

function residentPets(home: Home): Message[] {
  const fact = home.amenity("pets-live-here");
  const isNoted = home.notes.all.some(({ text }) => /\b(?:cat|dog|pet)s? lives?\b/i.test(text));
  const kind = /^(dog|cat)/.exec(String(fact?.value))?.[1];
  return say(fact && !isNoted ? [fact] : [], DISCLOSED, [
    kind ? `There is a ${kind} in the home.` : "Pets live here.",
    kind ? `You will meet a ${kind}: one lives here.` : "You will share the home with pets.",
  ]);
}

function pets(home: Home): Message[] {
  const welcome = home.fact("pets");
  const refused = home.fact("rule.no-pets");
  if (welcome && refused) return [];
  return [
    ...say(welcome ? [welcome] : [], 8, [
      "Pets are welcome.",
      "You can bring a pet.",
      "Pets are allowed.",
      "Pets may come along.",
      "A pet may come too.",
    ]),
    ...say(refused ? [refused] : [], 8, ["Pets are not allowed.", "No pets, please."]),
  ];
}

function houseRules(home: Home): Message[] {
  const smoking = home.amenity("smoking");
  const noSmoking = home.fact("rule.no-smoking");
  const noParties = home.fact("rule.no-parties");
  const age = home.fact("rule.minimum-age");
  return [
    ...say(smoking && !noSmoking ? [smoking] : [], 6, ["Smoking is allowed.", "You may smoke here."]),
    ...say(noSmoking && !smoking ? [noSmoking] : [], 6, ["Smoking is not allowed.", "There is no smoking."]),
    ...say(noParties ? [noParties] : [], 6, ["Parties are not allowed.", "Please do not hold parties."]),
    ...say(age ? [age] : [], 5, [`The minimum age to book is ${age?.value}.`]),
  ];
}

function times(home: Home): Message[] {
  const arrive = home.fact("rule.check-in");
  const leave = home.fact("rule.check-out");
  const quiet = home.fact("rule.quiet-hours");
  const both = arrive && leave;
  return [
    ...say(both ? [arrive, leave] : [], 6, [
      both ? `Check-in is from ${clock(arrive.value)} and check-out by ${clock(leave.value)}.` : null,
      both ? `Arrive from ${clock(arrive.value)} and check out by ${clock(leave.value)}.` : null,
    ]),
    ...say(arrive && !leave ? [arrive] : [], 6, [`Check-in is from ${clock(arrive?.value)}.`]),
    ...say(leave && !arrive ? [leave] : [], 6, [`Check-out is by ${clock(leave?.value)}.`]),
    ...say(quiet ? [quiet] : [], 7, [
      `Quiet hours start at ${clock(quiet?.value)}.`,
      `Please keep it quiet from ${clock(quiet?.value)}.`,
    ]),
  ];
}

function watching(home: Home): Message[] {
  const cameras = home.amenity("security-cameras");
  const noise = home.amenity("noise-monitors");
  const isOutside = /exterior|outdoor/.test(String(cameras?.value));
  const names = [
    cameras ? (isOutside ? "exterior security cameras" : "security cameras") : "",
    noise ? "noise monitors" : "",
  ].filter(Boolean);
  const facts = [cameras, noise].filter((fact) => fact !== undefined);
  const all = listOf(names);
  return say(facts, DISCLOSED, [`There are ${all} here.`, `${capitalised(all)} are in use.`]);
}

function longStays(home: Home): Message[] {
  // Beside a host's own words it is left to the amenity list.
  const long = home.notes.all.length > 0 ? undefined : home.untold("long-stays");
  return say(long ? [long] : [], 5, [
    "Long stays are welcome.",
    "You can book a long stay.",
    "Staying long term is fine.",
    "Long-term stays are allowed.",
    "You are welcome to stay for a longer period.",
  ]);
}
