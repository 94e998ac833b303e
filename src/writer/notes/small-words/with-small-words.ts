import { capitalised } from "#writer/text/word-forms.ts";
import { spokenMinutes } from "../read/clean-note.ts";
import { headOf } from "../read/read-note.ts";
import { needsArticle, smallStart } from "../words/articles.ts";
import { isPlural, isWholeBuilding } from "../words/word-lists.ts";
import { likelihoodOf, type ReadNote, readForSmallWords, restoreSmallWords } from "./restore.ts";

type Likely = { mean: number; worst: number };

// How likely the small words must be on the whole and at the weakest place: where nothing else tells the note, and where
// its shape does. Chosen, like the other bounds, on 320 notes that readers judged without knowing which was which.
const ALONE: Likely = { mean: -0.1, worst: -0.45 };
const INSTEAD: Likely = { mean: -0.2, worst: -0.8 };
// So much likelier, as a logarithm, it has to be than the sentence of the note's shape.
const LIKELIER = 4;
// Of the sentences of shapes that are less likely than this per word, readers called every second one bad.
const UNLIKELY = -1.5;
const FEW_WORDS = 4;
const MOST_WORDS = 20;

// `isPart`: the home is a part of a building. `isTyped`: what stands for the shape is the note as it was typed.
type Asked = { field: string; noun: string; isPart?: boolean; isTyped?: boolean };

// A cleaned note told by putting back the small words its host left out, unless what its shape gave is about as likely.
// Null where neither is likely to read well.
export function withSmallWords(note: string, byShape: string | null, asked: Asked): string | null {
  const text = smallStart(spokenMinutes(note).replace(/ - |: |; /g, ", "));
  const count = text.split(" ").length;
  const read = count > MOST_WORDS ? null : readForSmallWords(text, asked.field);
  if (!read) return byShape;
  if (byShape === null) return learnedFrom(read, ALONE, { ...asked, text })?.named ?? null;
  if (asked.isTyped) return learnedFrom(read, INSTEAD, { ...asked, text })?.named ?? byShape;
  const likelihood = likelihoodOfShape(byShape, read, asked);
  // Not even a certain sentence would be likelier by enough.
  if (likelihood === null || likelihood > -LIKELIER) return byShape;
  const other = learnedFrom(read, INSTEAD, { ...asked, text });
  if (other && other.total - likelihood > LIKELIER && !isBetterAsShape(note, byShape, other.told)) return other.named;
  const isUnlikely = count > FEW_WORDS && likelihood / count < UNLIKELY;
  return isUnlikely && MAY_STAY_AWAY.test(asked.field) ? null : byShape;
}

type Learned = { told: string; named: string; total: number };

function learnedFrom(read: ReadNote, least: Likely, asked: Asked & { text: string }): Learned | null {
  const restored = restoreSmallWords(read);
  if (!restored || isLess(restored, least) || isTwisted(restored.text)) return null;
  const told = withFixedTurns(inAgreement(restored.text));
  return { told, named: ofItsSubject(told, asked), total: restored.total };
}

// Elsewhere a note may say what a ticked box must not: who shares the pool, what parking costs, what is not allowed.
const MAY_STAY_AWAY = /^(?:living_notes|bedroom_notes|story|neighborhood_description|public_transport)$/;

// What a dash or a colon holds together no small word can, and a name is better than "it".
function isBetterAsShape(note: string, byShape: string, told: string): boolean {
  if (/ - |: /.test(note) || /^(?:For work|You can use|It is in|I) /.test(byShape)) return true;
  return saidOfIt(told) === saidOfIt(byShape);
}

// As it stands or in the words the network learned, whichever is likelier: "it" for the home, "you" for where one is,
// "the parking" for parking.
function likelihoodOfShape(byShape: string, read: ReadNote, { noun, field }: Asked): number | null {
  const subject = `${capitalised(noun)} `;
  const rest = byShape.startsWith(subject) ? byShape.slice(subject.length) : null;
  const learned = rest === null ? byShape : inLearnedWords(rest, { noun, field });
  const all = [...new Set([byShape, learned])]
    .map((told) => likelihoodOf(told, read))
    .filter((found) => found !== null);
  return all.length === 0 ? null : Math.max(...all);
}

function inLearnedWords(rest: string, { noun, field }: Asked): string {
  if (noun === "parking") return `The parking ${rest}`;
  const place = field === "neighborhood_description" && rest.startsWith("is ") ? rest.slice("is ".length) : "";
  return PLACED.test(place) ? `You are ${place}` : `It ${rest}`;
}

function isLess(restored: Likely, least: Likely): boolean {
  return restored.mean < least.mean || restored.worst < least.worst;
}

// What stands behind the first verb: "quiet" of "It is quiet" and "Hastings is quiet".
function saidOfIt(told: string): string {
  return told.replace(/^[^,.]{2,60}? (?:is|are|has|have) /, "");
}

// Two verbs where one belongs, or none where one does: "shared, with laundry is in the suite", "For people who walk."
const TWISTED = [
  /, with [^,.]{2,60} (?:is|are|costs?|has|have|goes|runs) (?!.*\bwhich\b)/,
  /^You have [^,.]{2,80} and has /,
  /^It (?:don't|have|are)\b|\broom is \d|^There (?:is|are) \d+ (?:guests|people)\b/,
  /^(?:You have|There (?:is|are)) [^,.]{2,60} (?:looks|opens|leads|faces|overlooks|likes?|runs|goes) /,
  /^(?:For|With|From|By|Of) [^,]*\.$/,
  /, which (?!is\b|are\b|was\b|were\b)|\b(?:is|are) (?:now and then|sometimes|always|often|usually)\.$/,
];

function isTwisted(told: string): boolean {
  const [, list = ""] = /^There (?:is|are) ([^.]+)\.$/.exec(told) ?? [];
  const isBare = !/ (?:is|are|with|which) /.test(list) && list.split(/, (?:and )?| and /).some(needsArticle);
  return isBare || TWISTED.some((fault) => fault.test(told));
}

const COUNTED =
  /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|a few|lots|loads|plenty|many|several|some|no|both|people)\b/i;

// "There are natural light": one of a thing, or a mass of it, is.
function inAgreement(told: string): string {
  const [, first = "", rest = ""] =
    /^There are ([^,.]{2,80}?)((?:,|\.| (?:with|in|on|at|for|and|from|to|by|near|which|that)\b).*)$/.exec(told) ?? [];
  const isList = /^(?:,| and )/.test(rest) && !/^,? and (?:.{2,60} )?(?:is|are|you|we) /.test(rest);
  return first === "" || isPlural(headOf(first)) || COUNTED.test(first) || isList
    ? told
    : told.replace("There are", "There is");
}

// Turns of phrase that never take an article.
const FIXED: [RegExp, string][] = [
  [/\bunder the way\b/g, "under way"],
  [/\ba (bit|step|little) by a \1\b/g, "$1 by $1"],
  [/\bon the top of\b/g, "on top of"],
  [/\bon the (foot|site|request|arrival)\b/g, "on $1"],
  [/\bon the average\b/g, "on average"],
  [/\bof the several\b/g, "of several"],
];

function withFixedTurns(told: string): string {
  return FIXED.reduce((text, [wrong, right]) => text.replace(wrong, right), told);
}

const PLACED = /^(?:in|on|at|by|near|just|right|close|between|beyond|next|opposite|around)\b/;

// Said by its field, "it" is given its name: "The apartment is central", "Red Hill is an inner suburb".
function ofItsSubject(told: string, { text, field, noun, isPart }: Asked & { text: string }): string {
  if (!told.startsWith("It is ")) return told;
  const rest = told.slice("It is ".length);
  // "It is a brownstone from 1890" of an apartment: it is in one.
  const [thing = ""] = /^an? [^,.]{2,80}?(?=,|\.| (?:with|from|in|on|of|and|which|built)\b)/.exec(rest) ?? [];
  if (thing !== "" && isWholeBuilding(headOf(thing))) return isPart ? `It is in ${rest}` : told;
  if (field === "neighborhood_description")
    return PLACED.test(rest) ? `You are ${rest}` : `${capitalised(noun)} is ${rest}`;
  if (/^(?:an? |the )/.test(rest)) return told;
  if (field === "public_transport") {
    const isSaidOfIt = rest.toLowerCase().startsWith(text.slice(0, 5).toLowerCase());
    return isSaidOfIt && !/^\d/.test(rest) ? `Public transport is ${rest}` : told;
  }
  if (field !== "best_thing") return told;
  if (/^(?:just |right |only )?(?:steps|blocks|minutes|moments|seconds) from\b/.test(rest)) return `You are ${rest}`;
  return noun.startsWith("the ") ? `${capitalised(noun)} is ${rest}` : told;
}
