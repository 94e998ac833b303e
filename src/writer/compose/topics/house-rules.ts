import type { Fact } from "#writer/ledger/fact.ts";
import { listOf } from "../../text/word-forms.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";

// What a guest must know before booking, whatever else there is room for.
export function disclosures(home: Home): Message[] {
  return [...watching(home), ...residentPets(home)];
}

export function rules(home: Home): Message[] {
  return [...times(home), ...pets(home), ...houseRules(home)];
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

const PETS_MAY_COME = /\b(?:pets?|dogs?)\b.{0,30} (?:ok|okay|fine|allowed|welcome|can come)\b|\bpet[- ]friendly\b/i;

function pets(home: Home): Message[] {
  const welcome = home.petsAreWelcome;
  const refused = home.fact("rule.no-pets");
  if (home.fact("pets") && refused) return [];
  const isNoted = home.hostWords.some((text) => PETS_MAY_COME.test(text));
  return [
    ...say(welcome && !isNoted ? [welcome] : [], 8, [
      "Pets are welcome.",
      "You can bring a pet.",
      "Pets are allowed.",
      "You are welcome to bring a pet.",
    ]),
    ...say(refused ? [refused] : [], 8, ["Pets are not allowed.", "No pets, please."]),
  ];
}

// A rule that the host has put in words is not told a second time, unless the words say less: "no smoking inside".
const NO_PARTIES =
  /\b(?:no (?:part(?:y|ies)|events)|part(?:y|ies) (?:is|are) not allowed)(?=[.,;]| or | and |,? please\b)/i;
const NO_SMOKING =
  /\b(?:no smok(?:ing|ers)|non-?smoking|smoking is not allowed)(?=[.,;]| or | and |,? please\b| anywhere\b)/i;

function saysOf({ notes }: Home, rule: RegExp): boolean {
  return notes.of("house_rules").some(({ text }) => rule.test(text));
}

function houseRules(home: Home): Message[] {
  const smoking = home.amenity("smoking");
  const noSmoking = home.fact("rule.no-smoking");
  const noParties = home.fact("rule.no-parties");
  const age = home.fact("rule.minimum-age");
  const isNoted =
    home.fact("rule.smoking") !== undefined || home.notes.all.some(({ text }) => /\bsmok(?:ing|ers?)\b/i.test(text));
  return [
    ...say(smoking && !noSmoking && !isNoted ? [smoking] : [], 6, ["Smoking is allowed.", "You may smoke here."]),
    ...say(noSmoking && !smoking && !saysOf(home, NO_SMOKING) ? [noSmoking] : [], 6, [
      "Smoking is not allowed.",
      "There is no smoking.",
    ]),
    ...say(noParties && !saysOf(home, NO_PARTIES) ? [noParties] : [], 6, [
      "Parties are not allowed.",
      "Please do not hold parties.",
    ]),
    ...say(age ? [age] : [], 5, [`The minimum age to book is ${age?.value}.`]),
  ];
}

function times(home: Home): Message[] {
  const arrive = home.fact("rule.check-in");
  const leave = home.fact("rule.check-out");
  const both = arrive && leave;
  return [
    ...say(both ? [arrive, leave] : [], 6, [
      both ? `Check-in is from ${clock(arrive.value)} and check-out by ${clock(leave.value)}.` : null,
      both ? `Arrive from ${clock(arrive.value)} and check out by ${clock(leave.value)}.` : null,
    ]),
    ...say(arrive && !leave ? [arrive] : [], 6, [`Check-in is from ${clock(arrive?.value)}.`]),
    ...say(leave && !arrive ? [leave] : [], 6, [`Check-out is by ${clock(leave?.value)}.`]),
    ...quietHours(home),
  ];
}

// "Keep noise down 10 pm to 8 am"
function saysHours({ notes }: Home, facts: Fact[]): boolean {
  const hours = facts.map(({ value }) => clock(value));
  return notes
    .of("house_rules")
    .some(({ text }) => /\b(?:quiet|noise)\b/i.test(text) && hours.every((hour) => text.includes(hour)));
}

function quietHours(home: Home): Message[] {
  const start = home.fact("rule.quiet-hours");
  const end = home.fact("rule.quiet-hours-end");
  if (start && saysHours(home, [start, ...(end ? [end] : [])])) return [];
  if (start && end) {
    const hours = `from ${clock(start.value)} to ${clock(end.value)}`;
    return say([start, end], 7, [`Quiet hours are ${hours}.`, `Please keep it quiet ${hours}.`]);
  }
  return [
    ...say(start ? [start] : [], 7, [
      `Quiet hours start at ${clock(start?.value)}.`,
      `Please keep it quiet from ${clock(start?.value)}.`,
    ]),
    ...say(end ? [end] : [], 5, [
      `Quiet hours end at ${clock(end?.value)}.`,
      `The quiet hours last until ${clock(end?.value)}.`,
    ]),
  ];
}

function watching(home: Home): Message[] {
  const cameras = home.amenity("security-cameras");
  const noise = home.amenity("noise-monitors");
  const isOutside = /exterior|outdoor/.test(String(cameras?.value));
  const facts = [cameras, noise].filter((fact) => fact !== undefined);
  const monitors = noise ? ["noise monitors"] : [];
  const all = listOf([...(cameras ? [`security cameras${isOutside ? " outside" : ""}`] : []), ...monitors]);
  const exterior = listOf([...(cameras ? [`${isOutside ? "exterior " : ""}security cameras`] : []), ...monitors]);
  return say(facts, DISCLOSED, [
    `There are ${all}.`,
    `Please note that there are ${exterior}.`,
    `Please note the ${all}.`,
  ]);
}

// "22:00" as people say it: "10 pm".
export function clock(value: unknown): string {
  const [hours = 0, minutes = 0] = String(value).split(":").map(Number);
  const past = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${past} ${hours < 12 ? "am" : "pm"}`;
}

// Rules that are neither yes nor no, and the times beside the usual ones.
export function finerRules(home: Home): Message[] {
  return [...conditions(home), ...latestArrival(home), ...arrival(home), ...cameraViews(home)];
}

function conditions(home: Home): Message[] {
  const petRule = home.fact("rule.pets");
  const smoking = home.fact("rule.smoking");
  const breakfast = home.all("service").find(({ value }) => value === "breakfast for a fee");
  return [
    ...say(petRule ? [petRule] : [], 8, [
      "Please ask before you bring a pet.",
      "If you want to bring a pet, please ask first.",
    ]),
    ...say(smoking ? [smoking] : [], 6, ["Smoking is allowed outside only.", "You may smoke outside only."]),
    ...say(breakfast ? [breakfast] : [], 6, ["Breakfast is available for a fee.", "You can have breakfast for a fee."]),
  ];
}

function latestArrival(home: Home): Message[] {
  const latest = home.fact("rule.latest-check-in");
  return say(latest ? [latest] : [], 6, [
    `Check-in is possible until ${clock(latest?.value)}.`,
    `Please check in by ${clock(latest?.value)}.`,
  ]);
}

function arrival(home: Home): Message[] {
  const facts = home.all("arrival");
  const asked = facts.filter(({ value }) => String(value).endsWith(" on request"));
  const keys = facts.filter(({ value }) => value === "keys at another address");
  const all = listOf(asked.map(({ value }) => String(value).replace(" on request", "")));
  return [
    ...say(asked, 5, [`You can ask for ${all}.`, `Ask the host for ${all}.`]),
    ...say(keys, 7, ["You pick up the keys at another address.", "The keys are at another address."]),
  ];
}

function cameraViews(home: Home): Message[] {
  const seen = home.fact("camera-view");
  const cameras = home.amenity("security-cameras");
  const views = String(seen?.value ?? "")
    .replace(/(?<![.\s])[.\s]+$/, "")
    .replace(/^The\b/, "the");
  // "Ring doorbell" names the camera, and not what it sees.
  const [, brand = ""] = /^(\p{L}{3,12} )?doorbell/iu.exec(views) ?? [];
  const isDoorbell = /\bdoorbell\b/i.test(views) && views.split(" ").length < 4;
  const variants = isDoorbell
    ? [`There is a ${brand}doorbell camera.`]
    : [`The cameras cover ${views}.`, `What the cameras see: ${views}.`];
  return say(seen && cameras ? [seen, cameras] : [], 7, variants);
}
