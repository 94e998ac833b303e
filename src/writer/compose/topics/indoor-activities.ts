import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { listOf } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import { evening, washing, working } from "../boxes/indoors.ts";
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

const NAMES_CONSOLE = /\b(?:wii|play ?station|ps\d|xbox|nintendo|console)\b/i;

// Evenings in: the fire, a screen worth naming, games and music.
export function eveningIn(home: Home): Message[] {
  const fire = home.untold("fireplace");
  const isConsoleNoted = home.notes.all.some(({ text }) => NAMES_CONSOLE.test(text));
  const play = home.pick(isConsoleNoted ? PLAY.filter((concept) => concept !== "game-console") : PLAY, 3);
  const tv = home.untold("tv");
  // A plain TV is worth a word only beside something else.
  const isInBedroom = home
    .all("bedroom")
    .some(({ qualifiers }) => qualifiers.kinds?.some((kind) => /^tv$/i.test(kind)));
  const screen = tv && !isInBedroom && (thing(tv) !== "a TV" || fire || play.facts.length > 1) ? tv : undefined;
  const facts = [fire, ...play.facts, screen].filter((fact): fact is Fact => fact !== undefined);
  return evening(facts);
}

const NAMES_DESK =
  /(?<!front )\bdesks?\b|\b(?:workspace|working space|office|workstation|laptop|(?:work|working|study|work\/study) (?:area|spot|space|corner|nook|table))\b/i;

// Where one works, and how well it is connected. A desk that the host tells of is not told again.
export function work(home: Home): Message[] {
  const isNoted =
    home.notes.of("work_notes", "living_notes", "bedroom_notes", "story").some(({ text }) => NAMES_DESK.test(text)) ||
    home.bestThing.some(({ value }) => NAMES_DESK.test(String(value)));
  return working(home, isNoted ? undefined : home.untold("workspace"));
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
];

const NAMES_BABY_THINGS =
  /\b(?:cots?|cribs?|high ?chairs?|(?:kids'?|children's) (?:plates|dishes|dinnerware|books|toys)|toys|baby (?:bath|gates?|monitor))\b/i;

export function children(home: Home): Message[] {
  // A host who names the cot has said which of these things there are.
  if (home.notes.of("family_notes").some(({ text }) => NAMES_BABY_THINGS.test(text))) return [];
  // Where boxes are all that is known, a second list of baby things would only repeat the first.
  if (!home.isToldByHost && FOR_CHILDREN.some((concept) => home.has(concept) && !home.untold(concept))) return [];
  const all = home.pick(FOR_CHILDREN, 4);
  const untold = all.facts.map((fact, at) => ({ fact, words: all.things[at] ?? "" }));
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
  const be = /^(?:an? |children's dinnerware$)/.test(list) ? "is" : "are";
  const isCarried = terms === "" && facts.every(({ key }) => !/playroom|playground|gates/.test(key));
  return say(facts, 6, [
    `For children there ${be} ${list}${terms}.`,
    !facts.some(({ key }) => /play|toys|dinnerware|books/.test(key)) && `For the youngest there ${be} ${list}${terms}.`,
    isCarried && `There ${be} ${list} if you need ${list.includes(" and ") || be === "are" ? "them" : "it"}.`,
    isCarried && `For children there ${be} ${list}, so there is less to pack.`,
  ]);
}

// Laundry as what it means for the suitcase, once.
export function laundry(home: Home): Message[] {
  const washer = home.untold("washer") ?? home.untold("washer-dryer");
  const dryer = home.untold("dryer");
  const facts = [washer, dryer].filter((fact): fact is Fact => fact !== undefined);
  const isNoted = home.notes.all.some(({ text }) =>
    /\b(?:laundry|washer|washing machine|wash(?:er)? (?:and|&|\+) dry(?:er)?)\b/i.test(text),
  );
  if (!washer || isNoted) return [];
  const paid = facts.filter(({ qualifiers }) => qualifiers.cost === "paid");
  // A washer and a dryer on different terms are left to the amenity list.
  if (paid.length > 0 && paid.length < facts.length) return [];
  const isShared = facts.some(({ qualifiers }) => qualifiers.access === "shared");
  const where =
    { "in unit": ` in the ${home.isRoom ? "home" : home.noun}`, "in building": " in the building" }[
      washer.qualifiers.where ?? ""
    ] ?? "";
  const isFull = dryer !== undefined || washer.key.endsWith("dryer");
  const name = `${isShared ? "shared " : ""}${isFull ? "washer and dryer" : "washer"}`;
  if (paid.length > 0)
    return say(facts, 4, [`There is a paid ${name}${where}.`, `There is a ${name}${where}, for a fee.`]);
  return say(facts, 3, washing(home, { name, where, isFull }));
}
