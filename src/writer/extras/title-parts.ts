import { thing } from "#writer/compose/amenity-words.ts";
import type { Home } from "#writer/compose/home/home.ts";
import { chooseLead } from "#writer/compose/lead/lead.ts";
import { leadThing, rareFacts } from "#writer/compose/lead/rare-lead.ts";
import { kindForTitle, type Part } from "#writer/compose/lead/title.ts";
import { placesForTitle } from "#writer/compose/places/places-for-title.ts";
import { parkingWords } from "#writer/compose/topics/arrive.ts";
import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { isAdjectivePhrase } from "#writer/notes/read/read-note.ts";
import { capitalised, listOf, ordinal } from "#writer/text/word-forms.ts";

// Why a guest would stop at a title. Two titles with the same reason are one title in other words.
export type TitlePart = Part & {
  reason: string;
  worth: number;
  // "place" names where it is and no home; "bare" a home and nothing else; "small" what no title begins with.
  role?: "place" | "bare" | "small";
};

const LONGEST_PLACE = 22;

// What a title may begin with, and what may follow; a part may be both.
export function titleParts(home: Home): { openings: TitlePart[]; tails: TitlePart[] } {
  const kinds = kindsInPlace(home);
  const reasons = [
    ...whatGuestsMention(home),
    ...rareThings(home),
    ...nearbyPlaces(home),
    ...buildingOf(home),
    ...bedsForAll(home),
    ...outdoors(home),
    ...everyday(home),
  ];
  return {
    openings: [...reasons, ...kinds].filter(canOpen),
    tails: [...kinds, ...reasons.filter(isTail), ...modest(home)],
  };
}

function canOpen({ role }: TitlePart): boolean {
  return role !== "place" && role !== "small";
}

// The host's own words open a title; they do not follow in one.
function isTail({ reason }: TitlePart): boolean {
  return reason !== "guests mention";
}

function whatGuestsMention(home: Home): TitlePart[] {
  const lead = chooseLead(home);
  if (lead.kind !== "guests mention") return [];
  const facts = lead.messages.flatMap((message) => message.facts);
  // Adjectives name no home, and half a list is no phrase.
  const isPhrase = (text: string) =>
    !isAdjectivePhrase(text) && !lead.short.some((longer) => longer.startsWith(`${text} and `));
  return lead.short.filter(isPhrase).map((text, at) => ({ text, facts, reason: "guests mention", worth: 20 - at }));
}

const MOST_RARE = 5;
// Worth a word after what the home is, and no reason to book it.
const SMALL_THINGS = new Set(["amenity.game-console", "amenity.hammock", "amenity.sun-loungers", "amenity.ev-charger"]);

function rareThings(home: Home): TitlePart[] {
  const facts = rareFacts(home).slice(0, MOST_RARE);
  const words = facts.map((fact) => bare(leadThing(fact)).replace(/^(?:place|spot) on/, "on"));
  const parts: TitlePart[] = [];
  for (const [first, fact] of facts.entries()) {
    const isSmall = SMALL_THINGS.has(fact.key);
    const worth = (isSmall ? 6 : 16) - first;
    for (const count of [3, 2, 1]) {
      const told = words.slice(first, first + count);
      if (told.length < count || new Set(told).size < count) continue;
      // A list of small things is an inventory.
      const shown = facts.slice(first, first + count);
      const isListed = ({ key }: Fact, at: number) => !SMALL_THINGS.has(key) && !told[at]?.startsWith("on ");
      if (count > 1 && !shown.every(isListed)) continue;
      const role = isSmall ? { role: "small" as const } : {};
      parts.push({ text: listOf(told), facts: shown, reason: fact.key, worth: worth + count / 4, ...role });
    }
  }
  return parts;
}

const MOST_PLACES = 3;

function nearbyPlaces(home: Home): TitlePart[] {
  const places = placesForTitle(home).slice(0, MOST_PLACES);
  const beach = home.all("distance").flatMap((fact) => {
    const [place = "", way = ""] = fact.qualifiers.kinds ?? [];
    const minutes = fact.qualifiers.count ?? 0;
    const isNear = way === "walk" && place === "the beach" && minutes > 0 && minutes <= 20;
    return isNear ? [{ text: `${minutes} min walk to ${place}`, facts: [fact] }] : [];
  });
  return [...places, ...beach].map((one, at) => ({ ...one, reason: `place ${one.text}`, worth: 13 - at * 2 }));
}

const FROM_FLOOR = 5;

function buildingOf(home: Home): TitlePart[] {
  const floor = home.number("floor");
  const fact = home.fact("floor");
  if (!fact || floor === null || floor < FROM_FLOOR || home.isRoom) return [];
  const facts = [fact, ...home.factsOf("home.type", "home.scope")];
  return [{ text: `${ordinal(floor)}-floor ${home.noun}`, facts, reason: "building", worth: 11 }];
}

function bedsForAll(home: Home): TitlePart[] {
  const beds = home.number("beds");
  const guests = home.number("guests");
  if (beds === null || guests === null || beds < guests || guests < 3 || beds > guests * 1.5) return [];
  return [{ text: `A bed each for ${guests}`, facts: home.factsOf("beds", "guests"), reason: "beds", worth: 10 }];
}

const OUTDOORS: AmenityConcept[] = ["patio", "backyard"];

// A place outside that is known exactly: "patio or balcony" names none.
function outdoors(home: Home): TitlePart[] {
  return OUTDOORS.flatMap((concept, at) => {
    const fact = home.amenity(concept);
    const words = fact ? thing(fact).replace(/^an? /, "") : "";
    if (!fact || fact.qualifiers.where === "nearby" || / or /.test(words)) return [];
    const worth = fact.qualifiers.access === "private" || fact.qualifiers.isFenced ? 10 : 7;
    return [{ text: words, facts: [fact], reason: fact.key, worth: worth - at / 2 }];
  });
}

function everyday(home: Home): TitlePart[] {
  const parking = home.all("amenity.parking").filter(({ qualifiers }) => qualifiers.cost !== "paid");
  const free = parking.find(({ qualifiers }) => qualifiers.cost === "free");
  const garage = parking.find((fact) => /garage|driveway|carport/.test(parkingWords(fact)));
  const crib = (["crib", "travel-crib"] as const).map((concept) => home.amenity(concept)).find((fact) => fact);
  const chair = home.amenity("high-chair");
  const baby = [crib, chair].filter((fact) => fact !== undefined).filter(isReady);
  return [
    ...part(parkingForTitle(free ?? garage), free ?? garage, 8),
    ...(home.petsAreWelcome?.value === true ? part("pets welcome", home.petsAreWelcome, 8.5) : []),
    ...(baby.length === 2
      ? [{ text: listOf(baby.map((fact) => bare(thing(fact)))), facts: baby, reason: "baby", worth: 7.5 }]
      : []),
    ...part("self check-in", home.amenity("self-check-in"), 6),
  ];
}

function parkingForTitle(fact: Fact | undefined): string {
  if (!fact) return "";
  const words = parkingWords(fact).replace(/ (?:on|off) the premises.*| for .*/, "");
  return words === "parking" ? "" : words;
}

// Not shared, not paid for, and not somewhere else.
function isOwn({ qualifiers: { access, cost, where = "" } }: Fact): boolean {
  return access !== "shared" && cost !== "paid" && !["in building", "nearby", "off premises"].includes(where);
}

// Never what a title begins with, but what may decide between two plain homes.
function modest(home: Home): TitlePart[] {
  const wifi = home.amenity("wifi");
  const size = wifi?.qualifiers.size;
  const washer = home.amenity("washer");
  const dryer = home.amenity("dryer");
  const both = home.amenity("washer-dryer");
  const laundry = both ? [both] : [washer, dryer].filter((fact) => fact !== undefined);
  const isLaundry = laundry.every(isOwn) && (both !== undefined || laundry.length === 2);
  const kitchen = home.amenity("kitchen");
  const parts = [
    ...(size ? part(`${size} wifi`, wifi, 5) : []),
    ...(isLaundry ? [{ text: "washer and dryer", facts: laundry, reason: "laundry", worth: 4 }] : []),
    ...part("all on one level", home.amenity("single-level"), 4.5),
    ...part("private entrance", home.amenity("private-entrance"), 3),
    ...part("workspace", home.amenity("workspace"), 2.5),
    ...(kitchen && isOwn(kitchen) && /\bfull\b/.test(String(kitchen.value)) ? part("full kitchen", kitchen, 3) : []),
    ...part("BBQ grill", home.amenity("bbq"), 3.5),
    ...part("outdoor dining area", home.amenity("outdoor-dining"), 3.5),
  ];
  return parts.map((one) => ({ ...one, role: "small" }));
}

function named(text: string, facts: Fact[], worth: number): TitlePart {
  return { text, facts, reason: "kind", worth };
}

function kindsInPlace(home: Home): TitlePart[] {
  const kind = kindForTitle(home);
  const guests = home.number("guests");
  const party = guests !== null && guests > 1 ? { text: ` for ${guests}`, facts: home.factsOf("guests") } : null;
  const place = home.area ?? home.city;
  const placeFacts = home.factsOf(home.area ? "place.neighborhood" : "place.city");
  const type = home.factsOf("home.type", "home.scope");
  const isSayable = place !== null && place.length <= LONGEST_PLACE && !place.includes(",");
  const parts: TitlePart[] = [];
  if (isSayable) {
    const isBare = !home.isRoom && !/^the /i.test(place);
    if (home.area && home.city && home.city !== home.area && !home.city.includes(","))
      parts.push(
        named(
          `${kind.text} in ${place}, ${home.city}`,
          [...kind.facts, ...placeFacts, ...home.factsOf("place.city")],
          9,
        ),
      );
    parts.push(named(`${kind.text} in ${place}`, [...kind.facts, ...placeFacts], 9));
    if (isBare) {
      parts.push(named(`${place} ${home.noun}`, [...type, ...placeFacts], 8));
      if (party) parts.push(named(`${place} ${home.noun}${party.text}`, [...type, ...placeFacts, ...party.facts], 8.5));
    }
    // A guest who books a room has to know that it is one.
    if (!home.isRoom) parts.push({ ...named(place, placeFacts, 4), role: "place" });
  }
  if (party) parts.push(named(`${kind.text}${party.text}`, [...kind.facts, ...party.facts], 7));
  parts.push({ ...named(kind.text, kind.facts, 5), role: "bare" });
  return parts;
}

function part(text: string, fact: Fact | undefined, worth: number): TitlePart[] {
  return fact && text !== "" ? [{ text, facts: [fact], reason: fact.key, worth }] : [];
}

function isReady({ qualifiers }: Fact): boolean {
  return qualifiers.cost !== "paid" && !qualifiers.isOnRequest;
}

function bare(words: string): string {
  return words.replace(/^an? /, "");
}

export function titleText(parts: readonly Part[]): string {
  return capitalised(parts.map(({ text }) => text).join(", "));
}
