import { thing } from "#writer/compose/amenity-words.ts";
import type { Home } from "#writer/compose/home/home.ts";
import { sayableBeds } from "#writer/compose/home/home-counts.ts";
import type { Message } from "#writer/compose/message.ts";
import { parkingOf } from "#writer/compose/topics/arrive.ts";
import { clock } from "#writer/compose/topics/house-rules.ts";
import { interior } from "#writer/compose/topics/room-features.ts";
import { sleep } from "#writer/compose/topics/sleep.ts";
import type { Sentence } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { counted, listOf } from "#writer/text/word-forms.ts";

export type ReplyPlan = {
  sentences: Sentence[];
  // What a host adds to an answer of one sentence.
  closing: string | null;
  // With isPart, the answer stands and one thing is missing from it.
  missing: { words: string; field: string; isPart: boolean } | null;
};

// The host's note says where, or what it costs.
const TELLS_WHERE = /\b(?:free|pay|paid|costs?|fee|charge|street|garage|driveway|premises|lot)\b|[$€£]/i;

export function parkingReply(home: Home): ReplyPlan {
  const none = absence(home, "no parking");
  const notes = notesOf(home, "parking_notes");
  const isNoted = notes.some(({ text }) => TELLS_WHERE.test(text));
  const where = parkingOf(home);
  const charger = home.amenity("ev-charger");
  const own = [...(where && !isNoted ? [yes(where, where.facts.every(isFree))] : []), ...notes];
  const told = none ? [tell("I am sorry, there is no parking.", [none])] : own;
  return {
    sentences: [...told, ...(charger && told.length > 0 ? [tell("There is an EV charger.", [charger])] : [])],
    closing: none ? null : "Let me know if you are coming with more than one car.",
    missing: { words: "Say where guests park and what it costs.", field: "parking", isPart: false },
  };
}

// Paid parking is answered with what there is, and free parking with a yes.
function yes({ facts, variants }: Message, isPlainYes: boolean): Sentence {
  const PLAIN = /^(?:Street parking|Parking|You can park|There is|You have)/;
  const text = variants.find((variant) => PLAIN.test(variant)) ?? variants[0] ?? "";
  return tell(isPlainYes ? `Yes, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text, facts);
}

function isFree({ qualifiers }: Fact): boolean {
  return qualifiers.cost === "free";
}

export function checkInReply(home: Home): ReplyPlan {
  const times = arrivalTimes(home);
  const ways = gettingIn(home);
  const needsTimes = times.length === 0;
  const needsWay = ways.length === 0;
  return {
    sentences: needsTimes && needsWay ? [] : [...times, ...ways, ...onArrival(home)],
    closing: "Let me know roughly when you expect to arrive.",
    missing: needsTimes
      ? {
          words: needsWay ? "Say from when guests may arrive and how they get in." : "Say from when guests may arrive.",
          field: "check_in_time",
          isPart: true,
        }
      : needsWay
        ? { words: "Say how guests get in.", field: "check_in_method", isPart: true }
        : null,
  };
}

function arrivalTimes(home: Home): Sentence[] {
  const [arrive, latest, leave] = ["rule.check-in", "rule.latest-check-in", "rule.check-out"].map((key) =>
    home.fact(key),
  );
  const facts = [arrive, latest, leave].filter((fact) => fact !== undefined);
  const until = latest ? ` until ${clock(latest.value)}` : "";
  const coming = arrive ? `Check-in is from ${clock(arrive.value)}${until}` : latest ? `Check-in is${until}` : "";
  if (coming === "") return leave ? [tell(`Check-out is by ${clock(leave.value)}.`, facts)] : [];
  return [tell(`${coming}${leave ? `, and check-out is by ${clock(leave.value)}` : ""}.`, facts)];
}

const LOCKS = [
  ["smart-lock", "the smart lock"],
  ["keypad", "the keypad"],
  ["lockbox", "the key from the lockbox"],
] as const;

function gettingIn(home: Home): Sentence[] {
  const own = home.amenity("self-check-in");
  const lock = LOCKS.map(([concept, words]) => ({ fact: home.amenity(concept), words })).find(({ fact }) => fact);
  const greets = home.amenity("host-greets");
  const keys = home.all("arrival").filter(({ value }) => value === "keys at another address");
  if (lock?.fact)
    return [
      tell(
        own ? `You check yourself in with ${lock.words}.` : `You get in with ${lock.words}.`,
        own ? [own, lock.fact] : [lock.fact],
      ),
    ];
  if (own) return [tell("You check yourself in.", [own])];
  if (greets) return [tell("I meet you when you arrive.", [greets])];
  return keys.length > 0 ? [tell("You pick up the keys at another address.", keys)] : [];
}

function onArrival(home: Home): Sentence[] {
  const luggage = home.amenity("luggage");
  const asked = home.all("arrival").filter(({ value }) => String(value).endsWith(" on request"));
  const all = listOf(asked.map(({ value }) => String(value).replace(" on request", "")));
  return [
    ...(asked.length > 0 ? [tell(`If you need ${all.replace(" and ", " or ")}, please ask.`, asked)] : []),
    ...(luggage ? [tell("You can drop off your luggage.", [luggage])] : []),
  ];
}

const ABOUT_BEDS = /\b(?:beds?|mattress(?:es)?|sofas?|futon|crib|bunks?|sleeps?|king|queen|twin|double|cots?)\b/i;

export function bedsReply(home: Home): ReplyPlan {
  const rooms = sleep(home).filter(({ facts }) => facts.some(({ key }) => key === "bedroom"));
  const extra = interior(home).filter(({ facts }) => facts.some(({ key }) => key === "extra-bed"));
  const crib = home.amenity("crib") ?? home.amenity("travel-crib");
  const isByRoom = rooms.length > 0;
  const counts = bedCounts(home, isByRoom);
  const isKnown = isByRoom || home.all("bedroom").some(({ value }) => value !== "");
  const isForFew = home.isRoom || (home.number("guests") ?? 0) <= 2;
  return {
    sentences: [
      ...counts,
      ...[...rooms, ...extra].map(({ facts, variants }) => tell(variants[0] ?? "", facts)),
      ...notesOf(home, "bedroom_notes").filter(({ text }) => ABOUT_BEDS.test(text)),
      ...(crib
        ? [tell(`${crib.qualifiers.isOnRequest ? "On request there" : "There"} is also ${thing(crib)}.`, [crib])]
        : []),
    ],
    closing: isForFew
      ? "Let me know if you would like to know more."
      : "If you would like to know more about who sleeps where, just ask me.",
    missing: isKnown
      ? null
      : { words: "Say which beds are in which room.", field: "bedrooms", isPart: counts.length > 0 },
  };
}

// "The condo has two bedrooms and three beds for up to six guests." Beds that are told room by room are not counted.
function bedCounts(home: Home, isByRoom: boolean): Sentence[] {
  const bedrooms = home.isRoom ? null : home.number("bedrooms");
  const beds = isByRoom ? null : sayableBeds(home);
  const guests = home.number("guests");
  const [only] = home.all("bedroom");
  const kind = beds?.value === 1 && /^(?:king|queen|double|twin|single|full)$/.test(String(only?.value)) ? only : null;
  const words = [
    bedrooms ? counted(bedrooms, "bedroom") : "",
    beds ? (kind ? `one ${kind.value} bed` : counted(Number(beds.value), "bed")) : "",
  ].filter((each) => each !== "");
  if (words.length === 0) return [];
  const party = guests ? ` for ${guests > 2 ? "up to " : ""}${counted(guests, "guest")}` : "";
  const facts = [...home.factsOf("bedrooms", ...(party ? ["guests"] : [])), beds, kind];
  const subject = home.isRoom ? "The room" : `The ${home.noun}`;
  return [
    tell(
      `${subject} has ${listOf(words)}${party}.`,
      facts.filter((fact) => fact !== null && fact !== undefined),
    ),
  ];
}

export function wifiReply(home: Home): ReplyPlan {
  const wifi = home.amenity("wifi") ?? home.amenity("pocket-wifi");
  const none = absence(home, "no wifi");
  const desk = home.amenity("workspace");
  const wire = home.amenity("ethernet");
  const signal = home.fact("cell-signal");
  const size = wifi?.qualifiers.size;
  const work = [desk, wire].filter((fact) => fact !== undefined);
  const cost = wifi?.qualifiers.cost;
  const quality = /^(good|weak|no) /.exec(String(signal?.value))?.[1];
  const first = none
    ? [tell("I am sorry, there is no wifi.", [none])]
    : wifi
      ? [tell(`Yes, there is ${cost ? `${cost} ` : ""}wifi${size ? ` at ${size}` : ""}.`, [wifi])]
      : [];
  const more = [
    ...(work.length > 0 ? [tell(`For work there is ${listOf(work.map(thing))}.`, work)] : []),
    ...(signal && quality
      ? [tell(`The cell phone signal is ${quality === "no" ? "not there" : quality}.`, [signal])]
      : []),
  ];
  return {
    sentences: first.length > 0 ? [...first, ...more] : [],
    closing: none ? null : "If you have trouble with the connection, let me know and I will help.",
    missing: { words: "Say whether there is wifi.", field: "amenities", isPart: false },
  };
}

export function petsReply(home: Home): ReplyPlan {
  const welcome = home.fact("pets");
  const refused = home.fact("rule.no-pets");
  const asks = home.fact("rule.pets");
  const lives = home.amenity("pets-live-here");
  const kind = /^(dog|cat)/.exec(String(lives?.value))?.[1];
  const resident = lives ? [tell(kind ? `A ${kind} lives here.` : "Pets live here.", [lives])] : [];
  const isDisputed = welcome?.value === true && refused !== undefined;
  const answer = isDisputed
    ? []
    : refused
      ? [tell("I am sorry, pets are not allowed.", [refused])]
      : asks
        ? [tell("Please ask me before you bring a pet, and tell me what kind it is.", [asks])]
        : welcome?.value === true
          ? [tell("Yes, pets are welcome.", [welcome])]
          : [];
  return {
    sentences: answer.length > 0 ? [...answer, ...notesOf(home, "pet_rules"), ...resident] : [],
    closing: refused ? "Thank you for asking." : asks ? null : "Please tell me what kind of pet you are bringing.",
    missing: {
      words: isDisputed
        ? "Your answers say both that pets may come and that they may not."
        : "Say whether pets may come.",
      field: "pets_policy",
      isPart: false,
    },
  };
}

function notesOf(home: Home, field: string): Sentence[] {
  return home.notes.of(field).map(({ text, facts }) => tell(text, facts));
}

function absence(home: Home, words: string): Fact | undefined {
  return home.all("absent").find(({ value }) => value === words);
}

function tell(text: string, facts: readonly Fact[]): Sentence {
  return { text, facts: facts.map(({ id }) => id) };
}
