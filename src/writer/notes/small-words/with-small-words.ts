import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import { capitalised } from "#writer/text/word-forms.ts";
import { spokenMinutes } from "../read/clean-note.ts";
import { headOf, isAdjectivePhrase } from "../read/read-note.ts";
import { hasToBeKnown, underLabel } from "../sentences/under-label.ts";
import { smallStart } from "../words/articles.ts";
import { isWholeBuilding } from "../words/word-lists.ts";
import { addsWe, isOfALine, mended, ofTheHost } from "./mended.ts";
import { judgmentOf, type ReadNote, readForSmallWords, readingOf, restoreSmallWords } from "./restore.ts";

// How well a telling must read, of one note or a whole field. Chosen on notes that blind readers judged.
export const READS_WELL = 0.05;
// A rule, a price or a warning is told with less, since leaving it out is worse than a clumsy sentence.
const READS = -0.1;
const MOST_WORDS = 30;

// `isPart`: the home is a part of a building.
type Asked = { field: string; noun: string; isPart?: boolean };

// A cleaned note told by its shape where that is likely, or else by putting back the small words its host left out. Null
// where neither is likely to read well.
export const withSmallWords = memoizeReadings(tell, {
  name: "note",
  most: 2000,
  keyOf: (note, byShape, { field, noun, isPart }: Asked) => [field, noun, isPart, byShape, note].join("\n"),
});

function tell(note: string, byShape: string | null, asked: Asked): string | null {
  const text = textForSmallWords(note);
  const count = text.split(" ").length;
  const read = count > MOST_WORDS ? null : readForSmallWords(text, { field: asked.field, isWhole: false });
  if (!read) return byShape;
  const canBeTyped = underLabel(asked.field, [note]) !== null;
  if (byShape !== null && !canBeTyped && isBetterAsShape(note, byShape)) return byShape;
  const shape = byShape === null ? null : readingOfShape(byShape, read, asked);
  const learned = learnedFrom(read, { ...asked, text });
  const isLearnedBest = learned !== null && (shape === null || learned.reading > shape);
  const best = Math.max(learned?.reading ?? -1, shape ?? -1);
  if (best >= READS_WELL) {
    if (!isLearnedBest) return byShape;
    // What guests may use is not theirs.
    return byShape?.startsWith("You can use ") ? learned.text.replace(/^You have /, "You can use ") : learned.text;
  }
  const mayStayAway = asked.field === "things_to_note" ? !hasToBeKnown(note) : MAY_STAY_AWAY.test(asked.field);
  if (canBeTyped || mayStayAway) return null;
  return isLearnedBest && best >= READS ? learned.text : byShape;
}

// Whether a sentence that others made of a cleaned note reads well; where it has other words than the note, the
// proofreader cannot say.
export const isLikely = memoizeReadings(isLikelyToRead, {
  name: "likely",
  most: 1000,
  keyOf: (told, note, { field, noun }: Asked) => [field, noun, told, note].join("\n"),
});

function isLikelyToRead(told: string, note: string, asked: Asked): boolean {
  const read = readForSmallWords(textForSmallWords(note), { field: asked.field, isWhole: false });
  const reading = read === null ? null : readingOfShape(told, read, asked);
  return reading === null || reading > READS;
}

// A cleaned note as the network reads it. What stands in brackets is said like the rest: "good for a family (couples too)".
export function textForSmallWords(note: string): string {
  const text = withoutBrackets(spokenMinutes(note.replace(/^(?:please )?note:? (?:that )?(?=\p{L})/iu, "")))
    .replaceAll(": ", " - ")
    .replaceAll("; ", ", ");
  return text.split(". ").map(smallStart).join(". ");
}

// "kitchen (fully equipped), laundry"
const SAID_BEHIND = /(?<=^|, | and )(\p{Ll}[\p{Ll}-]{2,20}) \(((?:\p{Ll}[\p{Ll}-]{2,20} ?){1,3})\)(?=,|\.|$)/gu;

function withoutBrackets(given: string): string {
  const text = given.replace(SAID_BEHIND, (all, thing: string, how: string) =>
    isAdjectivePhrase(how) && !isAdjectivePhrase(thing) ? `${how} ${thing}` : all,
  );
  return text.replace(/ \(([\p{L}\d][^()]{2,80})\)(?=([,. ]|$))/gu, (all: string, inside: string, next: string) =>
    ABBREVIATION.test(inside) ? all : `, ${inside}${next === " " ? "," : ""}`,
  );
}

const ABBREVIATION = /^\p{Lu}{2,8}$/u;

type Learned = { text: string; reading: number };

// The first telling in which no sentence falls apart.
function learnedFrom(read: ReadNote, asked: Asked & { text: string }): Learned | null {
  for (const restored of restoreSmallWords(read)) {
    const whole = mended(restored.text);
    if (whole !== null && !addsWe(whole, asked) && !isOfALine(asked.field, whole))
      return { text: ofItsSubject(unchained(whole), asked), reading: readingOf(restored) };
  }
  return null;
}

// Of three clauses in a row, the last is a sentence of its own: "…, and the kitchen is big. There is a table for six."
function unchained(told: string): string {
  const joints = [...told.matchAll(/, and (?=(?:it|there|you|we|the \p{L}[^,.]{2,40}) (?:is|are|has|have|can) )/gu)];
  const last = joints.at(-1);
  if (joints.length < 2 || !last) return told;
  return `${told.slice(0, last.index)}. ${capitalised(told.slice(last.index + last[0].length))}`;
}

// Elsewhere a note may say what a ticked box must not: who shares the pool, what parking costs, what is not allowed.
const MAY_STAY_AWAY =
  /^(?:best_thing|living_notes|bedroom_notes|story|neighborhood_description|public_transport|host_interaction|work_notes|family_notes|getting_around)$/;

// What a dash holds together is a list that small words cannot make; it stands where none of its words is left out.
function isBetterAsShape(note: string, byShape: string): boolean {
  if (!/ - |: /.test(note) || !/: | \(/.test(byShape) || /\bis \d/.test(byShape)) return false;
  const told = new Set(longWords(byShape));
  return longWords(note).every((word) => told.has(word));
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]{4,40}/gu) ?? [];
}

// As it stands or in the words the network learned, whichever reads better: "it" for the home, "you" for where one is,
// "the parking" for parking.
function readingOfShape(byShape: string, read: ReadNote, { noun, field }: Asked): number | null {
  const subject = `${capitalised(noun)} `;
  const rest = byShape.startsWith(subject) ? byShape.slice(subject.length) : null;
  const learned = rest === null ? byShape : inLearnedWords(rest, { noun, field });
  const all = [...new Set([byShape, learned])].map((told) => judgmentOf(told, read)).filter((found) => found !== null);
  return all.length === 0 ? null : Math.max(...all.map(readingOf));
}

function inLearnedWords(rest: string, { noun, field }: Asked): string {
  if (noun === "parking") return `The parking ${rest}`;
  const place = field === "neighborhood_description" && rest.startsWith("is ") ? rest.slice("is ".length) : "";
  return PLACED.test(place) ? `You are ${place}` : `It ${rest}`;
}

const PLACED = /^(?:in|on|at|by|near|just|right|close|between|beyond|next|opposite|around)\b/;

const SO_FAR =
  /^(?:just |right |only )?(?:(?:\d[\d.-]*|one|two|three|a few|a couple of) )?(?:steps|blocks?|minutes?|miles?|km|m|metres|meters|moments|seconds) (?:to|from)\b/;
// "You can walk to the pier" is no distance.
const FAR_TO =
  /(?<!\b(?:can|to|could|may) )\b(walk|drive|ride|stroll|steps|blocks?|minutes?|miles?|km|m|metres|meters|moments|seconds) to\b/g;

// "a brownstone" of "a brownstone from 1890, …"
function firstThing(text: string): string {
  return /^an? [^,.]{2,80}?(?=,|\.| (?:with|from|in|on|of|and|which|built)\b)/.exec(text)?.[0] ?? "";
}

export function namesBuilding(text: string): boolean {
  const thing = firstThing(text);
  return thing !== "" && isWholeBuilding(headOf(thing));
}

export function isSoFar(text: string): boolean {
  return SO_FAR.test(text);
}

// "1 minute to the pier" of a home that is 1 minute from it.
export function fromHere(text: string): string {
  return text.replace(FAR_TO, "$1 from");
}

// Said by its field, "it" is given its name: "The apartment is central", "Red Hill is an inner suburb".
function ofItsSubject(told: string, { text, field, noun, isPart }: Asked & { text: string }): string {
  if (noun === "I")
    return ofTheHost(told, noun)
      .replace(/^We are\b/, "I am")
      .replace(/^We\b/, "I");
  if (field === "host_interaction") return ofTheHost(told, noun);
  if (field === "neighborhood_description") {
    const named = told.replace(/^It (?=has |feels |was |can be |gets )/, `${capitalised(noun)} `);
    if (!named.startsWith("It is ")) return named;
  }
  // "This is a historic house" of an apartment in it.
  const named = isPart ? told.replace(/^This is (?=an? )/, "It is ") : told;
  if (!named.startsWith("It is ")) return told;
  const rest = named.slice("It is ".length);
  // "It is a brownstone from 1890" of an apartment: it is in one.
  if (namesBuilding(rest)) return isPart ? `It is in ${rest}` : told;
  if (field === "neighborhood_description" && PLACED.test(rest)) return `You are ${rest}`;
  if (field === "neighborhood_description" && /\b(?:street|road|lane|block|spot)\b/.test(firstThing(rest)))
    return `This is ${rest}`;
  // "It is Leith" is its name.
  if (field === "neighborhood_description" && /^\p{Lu}/u.test(rest)) return `This is ${rest}`;
  if (field === "neighborhood_description") return `${capitalised(noun)} is ${rest}`;
  if (/^(?:an? |the )/.test(rest)) return told;
  if (field === "public_transport") {
    const isSaidOfIt = rest.toLowerCase().startsWith(text.slice(0, 5).toLowerCase());
    return isSaidOfIt && !/^(?:about |around |under |only |just )?\d/.test(rest) ? `Public transport is ${rest}` : told;
  }
  if (field !== "best_thing") return told;
  if (isSoFar(rest)) return `You are ${fromHere(rest)}`;
  return noun.startsWith("the ") ? `${capitalised(noun)} is ${rest}` : told;
}
