import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import { leansOnLast, sentencesIn } from "#writer/text/sentences-in.ts";
import { listOf } from "#writer/text/word-forms.ts";
import { isAdjectivePhrase } from "../read/read-note.ts";
import { plainParking } from "../sentences/plain-parking.ts";
import { smallStart } from "../words/articles.ts";
import { isWholeBuilding } from "../words/word-lists.ts";
import { flowing } from "./flowing.ts";
import { addsWe, isOfALine, mended, ofTheHost } from "./mended.ts";
import { judgmentOf, readForSmallWords, readingOf, restoreSmallWords } from "./restore.ts";
import { HOME } from "./slots.ts";
import { fromHere, isSoFar, namesBuilding, READS_WELL, textForSmallWords } from "./with-small-words.ts";

const MOST_WORDS = 60;

// `home`: what the home is called in a sentence; `person`: how its host speaks of himself.
// `isPart`: the home is a part of a building.
// `least`: how well it must read.
type Asked = { field: string; home: string; person: "I" | "we"; isPart?: boolean; least?: number };

// Sentences that belong together, which of the notes they tell, and how well the whole reads.
export type Told = { text: string; notes: number[]; reading: number };

// All that a host typed into one field as a paragraph, with the small words back that busy hands leave out. Null where it
// is not likely to read well. The notes are cleaned, one a line.
export const tellField = memoizeReadings(tell, {
  name: "field",
  most: 1000,
  keyOf: (notes, { field, home, person, isPart, least }: Asked) =>
    [field, home, person, isPart, least, notes].join("\n"),
});

function tell(lines: string, asked: Asked): Told[] | null {
  const { field, home, person, least = READS_WELL } = asked;
  const notes = lines.split("\n");
  const plain = plainlySaid(notes, asked);
  if (plain) return [{ text: plain, notes: [...notes.keys()], reading: 1 }];
  const text = textForSmallWords(notes.join(". "));
  if (text.split(" ").length > MOST_WORDS) return null;
  const read = readForSmallWords(text, { field, isWhole: true });
  for (const restored of read ? restoreSmallWords(read) : []) {
    if (readingOf(restored) < least) return null;
    const whole = mended(namedOnce(restored.text, home));
    if (whole === null || !isFit(whole, { field, lines })) continue;
    const told = flowing(withSubject(whole, asked));
    const isOne = person === "I" && !/\b(?:we|our|us)\b/i.test(lines);
    return inParts(isOne ? inFirstPerson(told) : told, notes).map((part) => ({
      ...part,
      reading: readingOf(restored),
    }));
  }
  return null;
}

const CALLS_IT = ["the", "The", "this", "This", "your", "Your", "our", "Our"];

// How well a paragraph reads that others made of the notes: from 1, surely good, to -1, surely broken. Null where it has
// not all words of the notes in their order, so that nothing can be said.
export const readingOfField = memoizeReadings(readField, {
  name: "reading",
  most: 1000,
  keyOf: (told, lines: string, { field, home }: Asked) => [field, home, told, lines].join("\n"),
});

function readField(told: string, lines: string, { field, home }: Asked): number | null {
  const read = readForSmallWords(textForSmallWords(lines.split("\n").join(". ")), { field, isWhole: true });
  const named = CALLS_IT.reduce((text, word) => text.replaceAll(`${word} ${home}`, `${word} ${HOME}`), told);
  const judged = read && judgmentOf(named, read);
  return judged && readingOf(judged);
}

function isFit(whole: string, { field, lines }: { field: string; lines: string }): boolean {
  return !(
    addsWe(whole, { field, text: lines }) ||
    (SAYS_NOTHING.test(whole) && !/\bhere\b/.test(lines)) ||
    (field === "public_transport" &&
      (FAR_FROM_NOTHING.test(whole) || isOfALine(field, whole) || IS_NO_TRANSPORT.test(whole))) ||
    /^The (?:area|neighborhood) is (?:moderate|average|normal|ok|okay|fine)\.$/.test(whole) ||
    (OF_ITS_OWN_THING.has(field) && whole.startsWith("It ")) ||
    (field === "parking_notes" && !/\bpark|\bcars?\b|\bgarage\b/i.test(whole))
  );
}

const SUBJECTS = new Map([
  ["neighborhood_description", "The area"],
  ["public_transport", "Public transport"],
  ["kitchen_notes", "The kitchen"],
  ["bathroom_notes", "The bathroom"],
]);
const SAID_OF_TRANSPORT =
  /^(?:(?:very|really|quite|all|right) )?(?:close|near|nearby|close by|frequent|easy|handy|outside the door|at the door|on the doorstep|steps away|within walking distance)$/i;
const MOST_PLAIN = 4;

// Adjectives and nothing else need a subject and no more: "quiet, safe".
function plainlySaid(notes: string[], { field, home }: Asked): string | null {
  if (field === "parking_notes") return plainParking(notes.join(", "));
  const subject = SUBJECTS.get(field) ?? (field === "living_notes" ? `The ${home}` : undefined);
  const pieces = notes.flatMap((note) => note.split(/, (?:and )?| and /)).map(smallStart);
  const isPlain = (piece: string) =>
    (piece.split(" ").length < 3 && isAdjectivePhrase(piece)) ||
    (field === "public_transport" && SAID_OF_TRANSPORT.test(piece));
  if (!subject || pieces.length > MOST_PLAIN || !pieces.every(isPlain) || pieces.some(saysLittle)) return null;
  return `${subject} is ${listOf(pieces)}.`;
}

// "The area is moderate" says nothing that a guest could use.
function saysLittle(piece: string): boolean {
  return /^(?:moderate|average|normal|ok|okay|fine|standard)$/i.test(piece);
}

// "It is a 2-minute walk." of what, and where to?
const FAR_FROM_NOTHING = /^It is (?:an? |about |under |only |just )?\d[^.]{0,30}(?<! to [^.]{2,30})\./;

// "There are museums and monuments" of a ride to them.
const IS_NO_TRANSPORT =
  /^There (?:is|are) (?:(?!bus|train|tram|metro|station|stop|line|ferr|uber|taxi|cab|subway|rail|link|bike|scooter|service|shuttle|transport|transit|ride|boat)[^.])*\.$/i;

const OF_ITS_OWN_THING = new Set([
  "kitchen_notes",
  "bathroom_notes",
  "bedroom_notes",
  "parking_notes",
  "guest_access",
  "house_rules",
  "family_notes",
  "nearby_places",
]);

// "The light and the view are here" only says that they are.
const SAYS_NOTHING = /\b(?:is|are) here\b/;
const IS_SUBJECT = /^ (?:is|has|was|comes|sits|gets) /;

// "The flat is bright, and the flat has a desk": the second time it is "it".
function namedOnce(text: string, home: string): string {
  const [first = "", ...rest] = text.split(HOME);
  let told = first;
  for (const [at, after] of rest.entries()) {
    const again = at > 0 && IS_SUBJECT.test(after) && /\b[Tt]he $/.test(told);
    told = again ? `${told.replace(/the $/, "it").replace(/The $/, "It")}${after}` : `${told}${home}${after}`;
  }
  return told;
}

// Each sentence with the notes it tells; one that leans on the sentence before it, or tells the same note, stays with it.
function inParts(told: string, notes: string[]): Omit<Told, "reading">[] {
  const parts: Omit<Told, "reading">[] = [];
  for (const sentence of sentencesIn(told)) {
    const said = new Set(wordsIn(sentence));
    const own = notes.flatMap((note, at) => (wordsIn(note).some((word) => said.has(word)) ? [at] : []));
    const last = parts.at(-1);
    const isSame = last !== undefined && (leansOnLast(sentence) || own.some((at) => last.notes.includes(at)));
    if (!last || !isSame) parts.push({ text: sentence, notes: own });
    else {
      last.text += ` ${sentence}`;
      last.notes = [...new Set([...last.notes, ...own])];
    }
  }
  return parts;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]{3,40}/gu) ?? [];
}

const OF_ONE: [RegExp, string][] = [
  [/\bWe are\b|\bwe are\b/g, "I am"],
  [/\bWe were\b|\bwe were\b/g, "I was"],
  [/\bWe\b|\bwe\b/g, "I"],
  [/\bOur\b/g, "My"],
  [/\bour\b/g, "my"],
];

function inFirstPerson(told: string): string {
  return OF_ONE.reduce((text, [many, one]) => text.replace(many, one), told);
}

// Fields that speak of the home wherever nothing else is named.
const OF_THE_HOME = /^(?:living_notes|story|work_notes|family_notes|things_to_note|best_thing)$/;
const WHERE_ONE_IS =
  /^(?:just |right |only )?(?:\d|an? (?:short|quick|easy|nice) (?:walk|drive|ride|stroll) |a few |steps |minutes |blocks |in |on |at |by |near |close |between |next |opposite )/;

// A field stands under a heading of its own, where "it" has nothing to lean on.
function withSubject(told: string, { field, home, isPart, person }: Asked): string {
  // "The area is Newington" is its name.
  if (field === "neighborhood_description" && /^(?:The (?:area|neighborhood)|It|This) is \p{Lu}/u.test(told))
    return told.replace(/^(?:The (?:area|neighborhood)|It|This) is /, "This is ");
  const [, rest] = /^(?:It|This) is (.+)$/s.exec(told) ?? [];
  if (field === "neighborhood_description" && rest !== undefined) {
    if (WHERE_ONE_IS.test(rest)) return `You are ${fromHere(rest)}`;
    return /^(?:an? |the |one of )/.test(rest) ? `This is ${rest}` : `The area is ${rest}`;
  }
  if (field === "public_transport" && rest !== undefined)
    return /^(?:\d|an? |about |under )/.test(rest) ? told : `Public transport is ${rest}`;
  if (field === "host_interaction") return ofTheHost(told, person);
  if (field === "neighborhood_description") return told.replace(/^It (?=has |feels |was |can be |gets )/, "The area ");
  if (field === "outdoor_notes") return told.replace(/^It (?=is )/, "The outdoor space ");
  if (!OF_THE_HOME.test(field)) return told;
  if (field === "best_thing" && rest !== undefined && namesBuilding(rest) && !isPart) return `This is ${rest}`;
  // An apartment is in the house that its host names.
  if (rest !== undefined && namesBuilding(rest) && (home === "home" || isWholeBuilding(home)))
    return rest.split(/[ ,.]/, 5).includes(home) ? `It is ${rest}` : `The ${home} is ${rest}`;
  if (rest !== undefined && namesBuilding(rest)) return isPart ? `The ${home} is in ${rest}` : `This is ${rest}`;
  if (field === "best_thing" && rest !== undefined && isSoFar(rest)) return `You are ${fromHere(rest)}`;
  if (rest !== undefined && /^(?:an? |the )/.test(rest)) return told;
  return told.replace(/^It (?=is |has |was |comes |sits )/, `The ${home} `);
}
