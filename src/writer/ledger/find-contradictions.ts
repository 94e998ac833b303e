import { ownValue } from "#shared/own-value.ts";
import { plainWords } from "../text/word-forms.ts";
import { amenityConceptOf } from "./amenities/amenity-concepts.ts";
import type { Contradiction, Fact, FactSource } from "./fact.ts";

type Question = (facts: Facts) => Contradiction | null;

class Facts {
  readonly all: Fact[];
  constructor(all: Fact[]) {
    this.all = all;
  }

  find(key: string, isMeant: (fact: Fact) => boolean = () => true): Fact | undefined {
    return this.all.find((fact) => fact.key === key && isMeant(fact));
  }

  number(key: string): { fact: Fact; value: number } | null {
    const fact = this.find(key, ({ isConfirmed }) => isConfirmed);
    return fact && typeof fact.value === "number" ? { fact, value: fact.value } : null;
  }
}

// A bed holds two, a sofa or a cot takes one or two more: beyond three a bed the numbers do not fit together.
const GUESTS_PER_BED = 3;

const sleepsMoreThanBeds: Question = (facts) => {
  const guests = facts.number("guests");
  const beds = facts.number("beds");
  if (!guests || !beds || guests.value <= beds.value * GUESTS_PER_BED) return null;
  const question = `The home sleeps ${guests.value} and has ${beds.value} ${beds.value === 1 ? "bed" : "beds"}. Are both right?`;
  return { question, facts: [guests.fact.id, beds.fact.id] };
};

// A form that was left at one guest says so about a home with several beds.
const oneGuestInSeveralBeds: Question = (facts) => {
  const guests = facts.find("guests", ({ isConfirmed, source }) => !isConfirmed && source !== "photo");
  const rooms = facts.number("beds") ?? facts.number("bedrooms");
  if (!guests || !rooms) return null;
  const noun = rooms.fact.key;
  const question = `The form says one guest, and there are ${rooms.value} ${noun}. How many guests can stay?`;
  return { question, facts: [guests.id, rooms.fact.id] };
};

const moreBathroomsThanLikely: Question = (facts) => {
  const bathrooms = facts.number("bathrooms");
  const bedrooms = facts.number("bedrooms");
  if (!bathrooms || !bedrooms || bathrooms.value <= bedrooms.value + 3) return null;
  const question = `There are ${bathrooms.value} bathrooms for ${bedrooms.value} ${bedrooms.value === 1 ? "bedroom" : "bedrooms"}. Is that right?`;
  return { question, facts: [bathrooms.fact.id, bedrooms.fact.id], withheld: [bathrooms.fact.id] };
};

const fewerBedsThanBedrooms: Question = (facts) => {
  const beds = facts.number("beds");
  const bedrooms = facts.number("bedrooms");
  if (!beds || !bedrooms || beds.value >= bedrooms.value) return null;
  const question = `${bedrooms.value} bedrooms have ${beds.value} ${beds.value === 1 ? "bed" : "beds"} between them. How many beds are there?`;
  return { question, facts: [beds.fact.id, bedrooms.fact.id] };
};

const presentAndAbsent: Question = (facts) => {
  for (const absent of facts.all.filter(({ key }) => key === "absent")) {
    const name = String(absent.value).replace(/^no /, "");
    const concept = amenityConceptOf(plainWords(name));
    const present = concept ? facts.find(`amenity.${concept}`, ({ isConfirmed }) => isConfirmed) : undefined;
    if (!present) continue;
    const question = `The form lists ${plainWords(name)} among what there is and among what guests may miss. Which one holds?`;
    return { question, facts: [present.id, absent.id] };
  }
  return null;
};

const petsAndNoPets: Question = (facts) => {
  const welcome = facts.find("pets", ({ value }) => value === true);
  const refused = facts.find("rule.no-pets") ?? facts.find("note", ({ value }) => /\bno pets\b/i.test(String(value)));
  if (!welcome || !refused) return null;
  return {
    question: "Pets are marked as welcome, and a rule says no pets. Which one holds?",
    facts: [welcome.id, refused.id],
  };
};

const smokingAndNoSmoking: Question = (facts) => {
  const allowed = facts.find("amenity.smoking");
  const refused = facts.find("rule.no-smoking");
  if (!allowed || !refused) return null;
  return {
    question: "Smoking is listed as allowed, and a rule forbids it. Which one holds?",
    facts: [allowed.id, refused.id],
  };
};

const privateAndShared: Question = (facts) => {
  for (const fact of facts.all) {
    if (fact.qualifiers.access !== "private" || !/^amenity\.(pool|hot-tub|sauna|gym)$/.test(fact.key)) continue;
    const other = facts.find(fact.key, ({ qualifiers }) => qualifiers.access === "shared");
    if (!other) continue;
    const name = fact.key.replace("amenity.", "").replace("-", " ");
    return { question: `The ${name} is listed as private and as shared. Which one is it?`, facts: [fact.id, other.id] };
  }
  return null;
};

// What a photo or the plan shows against what the form says.
const seenAgainstSaid =
  (key: string, noun: string, asks: (seen: number, said: number) => boolean): Question =>
  (facts) => {
    const said = facts.number(key);
    const seen = facts.find(key, ({ isConfirmed, source }) => !isConfirmed && source === "floor plan");
    if (!said || !seen || !asks(Number(seen.value), said.value)) return null;
    const shown = seen.value === 1 ? noun.replace(/s$/, "") : noun;
    const question = `The floor plan shows ${seen.value} ${shown}, the form says ${said.value}. Which one is right?`;
    return { question, facts: [said.fact.id, seen.id] };
  };

// "Claddagh, Galway" is a part of the city, and "Bantry, Cork" a town of the county.
const twoTowns: Question = (facts) => {
  const written = facts.find("place.city", ({ isConfirmed }) => isConfirmed);
  const other = facts.find("place.city", ({ isConfirmed }) => !isConfirmed);
  if (!written || !other) return null;
  const question = `The address names ${other.value} and ${written.value}. Which one should the listing say it is in?`;
  return { question, facts: [written.id, other.id] };
};

const districtElsewhere: Question = (facts) => {
  const city = facts.find("place.city", ({ isConfirmed }) => isConfirmed);
  const district = facts.find("place.neighborhood", ({ isConfirmed }) => !isConfirmed);
  if (!city || !district) return null;
  const question = `The address is in ${city.value}, and the neighborhood is given as ${district.value}. Which one is right?`;
  return { question, facts: [city.id, district.id] };
};

const roomOfSeveralBedrooms: Question = (facts) => {
  const room = facts.find("home.scope", ({ value }) => value === "private room" || value === "shared room");
  const bedrooms = facts.number("bedrooms");
  if (!room || !bedrooms || bedrooms.value < 2) return null;
  const question = `It is a ${room.value}, and the form says ${bedrooms.value} bedrooms. Do guests have one room, or all of them?`;
  return { question, facts: [room.id, bedrooms.fact.id] };
};

// A guest may well have a bed to choose from; beyond two beds a guest one of the numbers is a slip.
const BEDS_PER_GUEST = 2;

const moreBedsThanGuests: Question = (facts) => {
  const beds = facts.number("beds");
  const guests = facts.number("guests");
  if (!beds || !guests || beds.value <= guests.value * BEDS_PER_GUEST) return null;
  const question = `There are ${beds.value} beds for ${guests.value} ${guests.value === 1 ? "guest" : "guests"}. Are both right?`;
  return { question, facts: [beds.fact.id, guests.fact.id] };
};

// By a person, in the form.
const isAnswered = (source: FactSource) => source === "form" || source === "owner";

const unlikelyArea: Question = (facts) => {
  // What a plan shows is no answer of the form until it is confirmed.
  const area = facts.find("area", ({ isConfirmed, source }) => !isConfirmed && isAnswered(source));
  return area ? { question: `The form says ${area.qualifiers.size}. How large is the home?`, facts: [area.id] } : null;
};

const HIGHEST: Record<string, [number, number]> = {
  floor: [1, 80],
  levels: [2, 10],
  "rule.minimum-age": [16, 80],
};
const MOST_STEPS = 200;

// A number that is surely a slip of the finger.
export function isUnlikely({ key, value, qualifiers }: Pick<Fact, "key" | "value"> & Partial<Fact>): boolean {
  if (key === "stairs") return (qualifiers?.count ?? 0) > MOST_STEPS;
  const [least, most] = ownValue(HIGHEST, key) ?? [];
  return least !== undefined && most !== undefined && typeof value === "number" && (value < least || value > most);
}

const unlikelyNumber: Question = (facts) => {
  const doubted = facts.all.find((fact) => !fact.isConfirmed && isAnswered(fact.source) && isUnlikely(fact));
  if (!doubted) return null;
  const name = doubted.key === "stairs" ? "" : `${doubted.key.replace("rule.", "").replace("-", " ")} `;
  return { question: `The form says ${name}${doubted.value}. Is that right?`, facts: [doubted.id] };
};

const leavesAfterArrival: Question = (facts) => {
  const arrive = facts.find("rule.check-in");
  const leave = facts.find("rule.check-out");
  if (!arrive || !leave || String(leave.value) <= String(arrive.value)) return null;
  const question = `Check-in is from ${arrive.value}, and check-out by ${leave.value}, which is later. Are both right?`;
  return { question, facts: [arrive.id, leave.id] };
};

const QUESTIONS: Question[] = [
  twoTowns,
  districtElsewhere,
  roomOfSeveralBedrooms,
  moreBedsThanGuests,
  unlikelyArea,
  unlikelyNumber,
  leavesAfterArrival,
  sleepsMoreThanBeds,
  oneGuestInSeveralBeds,
  moreBathroomsThanLikely,
  fewerBedsThanBedrooms,
  presentAndAbsent,
  petsAndNoPets,
  smokingAndNoSmoking,
  privateAndShared,
  seenAgainstSaid("bedrooms", "bedrooms", (seen, said) => seen !== said),
  // Plans leave bathrooms unnamed, or name them too small to be read: fewer than the host says prove nothing.
  seenAgainstSaid("bathrooms", "bathrooms", (seen, said) => seen > said),
];

export function findContradictions(all: Fact[]): Contradiction[] {
  const facts = new Facts(all);
  return QUESTIONS.map((ask) => ask(facts)).filter((found) => found !== null);
}
