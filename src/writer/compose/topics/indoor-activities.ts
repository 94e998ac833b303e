import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";

const PLAY: AmenityConcept[] = [
  "movie-theater",
  "pool-table",
  "ping-pong",
  "foosball",
  "air-hockey",
  "arcade",
  "game-console",
  "game-room",
  "piano",
  "record-player",
  "board-games",
  "life-size-games",
  "books",
  "sound-system",
];

// Evenings in: the fire, a screen worth naming, games and music.
export function eveningIn(home: Home): Message[] {
  const fire = home.untold("fireplace");
  const tv = home.untold("tv");
  const screen =
    tv && (tv.qualifiers.size || (tv.qualifiers.kinds ?? []).length > 0) && thing(tv) !== "a TV" ? tv : undefined;
  const play = home.pick(PLAY, 3);
  const facts = [fire, screen, ...play.facts].filter((fact): fact is Fact => fact !== undefined);
  if (facts.length === 0) return [];
  const list = listOf(facts.map(thing));
  const be = /^an? /.test(list) ? "is" : "are";
  const isSlight = facts.length === 1 && /sound-system|books|board-games/.test(facts[0]?.key ?? "");
  return say(facts, isSlight ? 1 : 5, [
    `For evenings in there ${be} ${list}.`,
    facts.length > 1 && `${capitalised(list)} are there for an evening in.`,
    fire && facts.length > 1 && `An evening in has ${list}.`,
    `In the evening you have ${list}.`,
    facts.length > 1 && `${capitalised(list)} fill an evening at home.`,
    `At the end of the day there ${be} ${list}.`,
    `If you stay in, there ${be} ${list}.`,
    `Inside you have ${list}.`,
  ]);
}

// Where one works, and how well it is connected.
export function work(home: Home): Message[] {
  const desk = home.untold("workspace");
  const wire = home.untold("ethernet");
  const wifi = home.untold("wifi");
  const fast = wifi?.qualifiers.size ? wifi : undefined;
  const facts = [desk, wire, fast].filter((fact): fact is Fact => fact !== undefined);
  if (!desk && !fast && !wire) return [];
  const place = desk ? thing(desk) : null;
  const line = [fast ? `wifi at ${fast.qualifiers.size}` : null, wire ? "an ethernet connection" : null].filter(
    (words) => words !== null,
  );
  if (place && line.length === 0) {
    const plain = wifi ? " and wifi" : "";
    const short = place.replace("dedicated ", "");
    return say([...facts, ...(wifi ? [wifi] : [])], 2, [
      `There is ${place}${plain}.`,
      `You have ${place}${plain}.`,
      `For a workday there is ${place}${plain}.`,
      `If you have to work, there is ${short}${wifi ? " with wifi" : ""}.`,
      `Work gets done at ${place}${plain ? ", with wifi" : ""}.`,
      `You can work here, with ${wifi ? "wifi and " : ""}${place}.`,
      `You can open the laptop at ${place}${wifi ? ", on the wifi" : ""}.`,
      `${wifi ? `Wifi and ${short} are` : `${capitalised(short)} is`} yours for a workday.`,
      `Bring your work if you like: you have ${wifi ? "wifi and " : ""}${short}.`,
      `You sit down to work at ${place}${wifi ? " with wifi" : ""}.`,
      `Your work can come along: ${wifi ? "there is wifi and" : "there is"} ${place}.`,
    ]);
  }
  return say(facts, 6, [
    `For work there is ${listOf([...(place ? [place] : []), ...line])}.`,
    fast &&
      `The wifi runs at ${fast.qualifiers.size}${place ? `, and there is ${place}` : ""}${wire ? ", with ethernet besides" : ""}.`,
    `To work, you have ${listOf([...(place ? [place] : []), ...line])}.`,
    place && line.length > 0 && `${capitalised(place)} comes with ${listOf(line)}.`,
    `${capitalised(listOf([...(place ? [place] : []), ...line]))} ${place || line.length > 1 ? "are" : "is"} there for work.`,
  ]);
}

const FOR_CHILDREN: AmenityConcept[] = [
  "crib",
  "travel-crib",
  "high-chair",
  "changing-table",
  "baby-bath",
  "children-toys",
  "children-dinnerware",
  "playroom",
  "playground",
  "baby-gates",
  "board-games",
];

export function children(home: Home): Message[] {
  const noted = home.notes.of("family_notes").map(({ text }) => text.toLowerCase().replace("highchair", "high chair"));
  const all = home.pick(FOR_CHILDREN.slice(0, 10), 4);
  const isUntold = (words: string) => !noted.some((text) => text.includes(words.replace(/^an? /, "")));
  const untold = all.facts
    .map((fact, at) => ({ fact, words: all.things[at] ?? "" }))
    .filter(({ words }) => isUntold(words));
  // One sentence has one set of terms: what costs nothing is told before what costs a fee.
  const free = untold.filter(({ fact }) => fact.qualifiers.cost !== "paid");
  const told = free.length > 0 ? free : untold;
  const facts = told.map(({ fact }) => fact);
  const isSlight = !facts.some(({ key }) => /crib|high-chair|toys|dinnerware|changing|baby-bath|playroom/.test(key));
  if (facts.length === 0 || isSlight) return [];
  const list = listOf(told.map(({ words }) => words));
  const isAsked = facts.every(({ qualifiers }) => qualifiers.isOnRequest);
  const isPaid = free.length === 0;
  const terms = isPaid ? `, ${isAsked ? "on request and " : ""}for a fee` : isAsked ? ", on request" : "";
  return say(facts, 6, [
    `There ${/^an? /.test(list) ? "is" : "are"} ${list} for a child${terms}.`,
    `For the youngest there ${/^an? /.test(list) ? "is" : "are"} ${list}${terms}.`,
    `${capitalised(list)} ${facts.length > 1 || list.endsWith("s") ? "are" : "is"} ready for a child${terms}.`,
    !isPaid && `Families will find ${list}${terms}.`,
  ]);
}

// Laundry as what it means for the suitcase, once.
export function laundry(home: Home): Message[] {
  const washer = home.untold("washer") ?? home.untold("washer-dryer");
  const dryer = home.untold("dryer");
  const facts = [washer, dryer].filter((fact): fact is Fact => fact !== undefined);
  if (!washer) return [];
  const paid = facts.filter(({ qualifiers }) => qualifiers.cost === "paid");
  // A washer and a dryer on different terms are left to the amenity list.
  if (paid.length > 0 && paid.length < facts.length) return [];
  const isPaid = paid.length > 0;
  const isShared = facts.some(({ qualifiers }) => qualifiers.access === "shared");
  const where =
    { "in unit": ` in the ${home.isRoom ? "home" : home.noun}`, "in building": " in the building" }[
      washer.qualifiers.where ?? ""
    ] ?? "";
  const name = `${isShared ? "shared " : ""}${dryer || washer.key.endsWith("dryer") ? "washer and dryer" : "washer"}`;
  const long = home.untold("long-stays");
  const isFull = name.endsWith("dryer");
  if (isPaid) return say(facts, 4, [`There is a paid ${name}${where}.`, `The ${name}${where} can be used for a fee.`]);
  return say(facts, 4, [
    `With a ${name}${where} you can pack for a few days.`,
    `You can travel light, with a ${name}${where}.`,
    `You can wash what you wore, with a ${name}${where}.`,
    `Half the clothes are enough, with a ${name}${where}.`,
    where === "" && `A ${name} let${isFull ? "" : "s"} you pack less.`,
    `You wash your things${where === "" ? " here" : where}: there is a ${name}.`,
    `There is a ${name}${where}.`,
    `You have a ${name}${where}.`,
    where === "" && `A ${name} ${isFull ? "are" : "is"} yours to use.`,
    `You can do laundry, with a ${name}${where}.`,
    where === " in the building"
      ? `Laundry is done in the building, with a ${name}.`
      : `Laundry is done at home, with a ${name}${where}.`,
    `Bring less: ${isFull ? `the ${name} are` : `a ${name} is`} here.`,
    long && isFull && `For a longer stay there is a ${name}${where}.`,
  ]);
}
