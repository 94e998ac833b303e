import { cleanNote, spokenMinutes } from "#writer/notes/read/clean-note.ts";
import { headOf, isAdjectivePhrase, kindOf, readNote } from "#writer/notes/read/read-note.ts";
import { smallStart } from "#writer/notes/words/articles.ts";
import { HOME_NOUNS } from "#writer/notes/words/word-lists.ts";
import { capitalised, listOf, numberWord, withArticle } from "#writer/text/word-forms.ts";
import { type AnswersFor, FAR, oneOf, type Part, partsOf } from "./answer-parts.ts";
import { asOneThing } from "./read-answer.ts";

const MOST_PARTS = 5;
const LONGEST = 220;

// An answer of things, places and distances between commas, told whole: "bungalow with hot tub, beach 300 m". Null where
// any part of it is of another kind, so that nothing is told by halves.
export function answerInPieces(answer: string, asked: AnswersFor): string | null {
  const text = withSize(spokenMinutes(smallStart(asOneThing(cleanNote(answer)))), asked);
  if (text.length > LONGEST || /[()?;:"]|, but |(?<!\b(?:St|Mt))\. /.test(text)) return null;
  const pieces = joined(readNote(text).map((piece) => piece.text.replace(/^(?:and|plus|also|with) /i, ""))).filter(
    (piece, _, all) => all.length === 1 || !ONLY_COUNTS.test(piece),
  );
  if (pieces.length < 1 || pieces.length > MOST_PARTS) return null;
  const parts = pieces.flatMap((piece) => partsOf(piece, asked) ?? [null]);
  if (parts.length > MOST_PARTS || parts.some((part) => part === null)) return null;
  return inSentences(
    parts.filter((part) => part !== null),
    asked,
  );
}

// How many it sleeps and how many rooms it has is told with what it is.
const ONLY_COUNTS = /^(?:sleeps (?:up to )?\d{1,2}|\d bed(?:room)?s?(?: and \d(?:\.5)? bath(?:room)?s?)?)$/;

// A list that goes on behind its verb, or before its "all", is one piece: "walk to breweries, coffee and ice cream".
function joined(pieces: string[]): string[] {
  const all: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    const before = all.at(-1) ?? "";
    const isListed =
      / and /.test(pieces.slice(at).join(", ")) && kindOf(piece) === "noun" && !/ (?:a|the|\d) |\d/.test(piece);
    const goesOn = LISTS.test(before) && isListed;
    const isFarToo =
      FAR.test(before.split(" and ").at(-1) ?? "") &&
      /^(?:\p{Lu}[\p{L}' ]+|downtown|midtown|uptown|the (?:beach|city|sea|lake|airport))$/u.test(piece);
    // "few minutes to the park, 20 to downtown"
    const isSoFarToo = FAR.test(before) && /^\d{1,3}(?:-\d{1,3})? to \p{L}/u.test(piece);
    const isAll = /\ball (?:within|in|close|near|around)\b/.test(piece) && /^\p{Ll}+$/u.test(before);
    // "very safe, even late at night"
    if (all.length > 0 && /^(?:even|especially) (?:late|at|in|on|when)\b/.test(piece))
      all[all.length - 1] = `${before}, ${piece}`;
    else if (isSoFarToo) all[all.length - 1] = `${before} and ${piece}`;
    else if (goesOn || isAll || isFarToo) all[all.length - 1] = `${before}, ${piece}`;
    else all.push(piece);
  }
  return all;
}

const LISTS = /^(?:you can |you )?(?:walk|bike|cycle|stroll) to [^,]+(?:, [^,]+)*$/;

const SIZE =
  /^((?:[\p{L}-]+ ){0,3}?)([1-9]|one|two|three|four|five|six)[ -]bed(?:room)?s?(?:,? (?:and )?\d(?:\.5)? bath(?:room)?s?)?(?= (?:\p{L}+ )?(?:home|house|flat|apartment|condo|townhouse|cottage|villa|unit|bungalow|suite)\b|,| (?:in|on|near|at|by|with|close|right|next|a|one|two|\d+)\b|$)/u;

// "3 bedrooms on George Street" is a three-bedroom apartment there, where the form counts as many.
function withSize(text: string, { noun, bedrooms }: AnswersFor): string {
  const [whole, before = "", amount = ""] = SIZE.exec(text) ?? [];
  if (whole === undefined || bedrooms === null || /\b(?:room|studio)\b/.test(noun)) return text;
  const isCount = amount === String(bedrooms) || amount === numberWord(bedrooms);
  if (!isCount || (before !== "" && !isAdjectivePhrase(before.trim()))) return text;
  const rest = text.slice(whole.length);
  const isNamed =
    /^ (?:\p{L}+ )?(?:home|house|flat|apartment|condo|townhouse|cottage|villa|unit|bungalow|suite)\b/u.test(rest);
  return `${before}${numberWord(bedrooms)}-bedroom${isNamed ? "" : ` ${noun}`}${rest}`;
}

function inSentences(parts: Part[], { noun, inItsPlace }: AnswersFor): string | null {
  const of = (kind: Part["kind"]) => parts.filter((part) => part.kind === kind).map(({ text }) => text);
  const [clauses, every] = [of("clause"), of("state")];
  const things = inOneList(of("things"));
  // "Own pool, very quiet": what the home is like comes after what it has.
  const likes = parts[0]?.kind === "things" ? every.filter((state) => IS_LIKE.test(state)) : [];
  const states = every.filter((state) => !likes.includes(state));
  const base = baseOf(parts, { noun, inItsPlace, states, things });
  if (base === null) return null;
  const last = likes.length === 0 ? "" : ` The ${noun} is ${oneAfterAnother(likes)}.`;
  if (base === "") return `${capitalised(inARow(clauses))}.`;
  if (clauses.length === 0) return `${base}.${last}`;
  return `${clauses.length === 1 ? `${base}, and ${clauses[0]}` : `${base}. ${capitalised(inARow(clauses))}`}.${last}`;
}

// "safe and clean" and "minutes from the park" are three: "safe, clean and minutes from the park".
function oneAfterAnother(states: string[]): string {
  const all = states.flatMap((state) => (/^\p{L}+ and \p{L}+$/u.test(state) ? state.split(" and ") : [state]));
  const last = all.at(-1) ?? "";
  return all.length > 1 && last.includes(" and ") ? `${all.slice(0, -1).join(", ")}, ${last}` : listOf(all);
}

const IS_PLACED = / from |^(?:in|on|at|by|near|next|right|close|just)\b/;

// "a big flat in a mansion, central" is a big, central flat in a mansion.
function withAdjective(home: string, adjective: string): string {
  const [, before = "", size = "", rest = home] =
    /^(in )?an? ((?:big|large|small|spacious|tiny|huge) )?(.+)$/.exec(home) ?? [];
  return `${before}${size === "" ? withArticle(`${adjective} ${rest}`) : withArticle(`${size.trim()}, ${adjective} ${rest}`)}`;
}

// What is said of a home sooner than of a thing in it.
const IS_LIKE = /^(?:(?:very|really|so) )?(?:quiet|peaceful|calm|private|safe|central)$|^all on one (?:floor|level)$/;
const IS_NAME = /^\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)*$/u;

type Told = Pick<AnswersFor, "noun" | "inItsPlace"> & { states: string[]; things: string };

// The first sentence: the home, what it has and where it is. Null where a part would have no subject.
function baseOf(parts: Part[], { noun, inItsPlace, states, things }: Told): string | null {
  const [first] = parts;
  const homes = parts.filter(({ kind }) => kind === "home");
  if (!first || homes.length > 1 || (homes.length === 1 && first.kind !== "home")) return null;
  switch (first.kind) {
    case "home": {
      // "a flat in a mansion, central": one word stands before its noun.
      const words = states.filter((state) => !state.includes(" "));
      if (words.length > 1) return null;
      const called = words.length === 0 ? first.text : withAdjective(first.text, words.join());
      const named = called.startsWith("in ")
        ? `The ${noun} is ${called}`
        : inItsPlace(`This is ${called}.`).replace(/\.$/, "");
      const where = states
        .filter((state) => state.includes(" ") && !repeatsCity(named, state))
        .map((state) => `, ${state}`)
        .join("");
      return `${named}${where}${things === "" ? "" : `${named.includes(" with ") ? ", plus" : ", with"} ${things}`}`;
    }
    case "things": {
      const isOfHome = HOME_NOUNS.has(headOf(first.text));
      // "Shaw, minutes from downtown" names where the home is.
      if (IS_NAME.test(things) && states.length > 0) return null;
      if (
        !states.every((state) => IS_PLACED.test(state)) ||
        (things.includes(" with ") && states.length > 1 && !isOfHome)
      )
        return null;
      const far = states.filter((state) => / from /.test(state));
      const where = states.filter((state) => !far.includes(state)).map((state) => `, ${state}`);
      const away = far.length === 0 ? "" : `${isOfHome ? ", " : " and are "}${listOf(far)}`;
      return `You have ${things}${where.join("")}${away}`;
    }
    case "state": {
      const isWhere = things === "" && states.every((state) => / from /.test(state));
      return isWhere
        ? `You are ${oneAfterAnother(states)}`
        : `The ${noun} is ${oneAfterAnother(states)}${things === "" ? "" : `, with ${things}`}`;
    }
    case "clause":
      return states.length > 0 || things !== "" ? null : "";
    default:
      return null;
  }
}

// "a pool and a hot tub" and "a deck" are three things.
function inOneList(things: string[]): string {
  return listOf(
    things.length < 2
      ? things
      : things.flatMap((each) => (/ with | of /.test(each) ? [each] : each.split(/, and | and |, /).map(oneOf))),
  );
}

// "in the middle of Edinburgh" of a home that was said to be in Edinburgh.
function repeatsCity(named: string, state: string): boolean {
  const [, place] = /^in the middle of (\p{Lu}[\p{L} ]+)$/u.exec(state) ?? [];
  return place !== undefined && named.includes(place);
}

function inARow(clauses: string[]): string {
  return clauses.length < 2 ? clauses.join("") : `${clauses.slice(0, -1).join(", ")}, and ${clauses.at(-1)}`;
}
