import { listOf } from "#writer/text/word-forms.ts";
import { isPlainThing } from "../read/is-plain-thing.ts";
import { headOf, type Piece } from "../read/read-note.ts";
import { articlesInside, isName, smallStart, withArticles, withSubjectArticle } from "../words/articles.ts";
import { COMMON_WORDS } from "../words/common-words.ts";
import { isPlainWord, tagWords, verbForm } from "../words/tag-words.ts";
import { BASE_VERBS, HOME_NOUNS, isPlural, MODALS } from "../words/word-lists.ts";
import {
  asClause,
  away,
  fromEach,
  isMany,
  joined,
  placeAway,
  type Subject,
  theLine,
  wayOf,
  withDistanceArticle,
} from "./tell-distance.ts";

// The sentence so far, and what kind of sentence it is: what may follow depends on it.
export type Told = { text: string; shape: "home" | "said" | "does" | "things" };

// What follows the first piece, each kind in its own way.
export function withRest(opening: Told, rest: Piece[], subject: Subject): string {
  let { text } = opening;
  let at = 0;
  while (at < rest.length) {
    const run = runOf(rest, at);
    const goesOn = listGoesOn(opening, at === 0 ? null : (rest[at - 1] ?? null), rest[at]);
    if (goesOn) {
      const items = rest.slice(at, at + run).map((piece) => piece.text.replace(/^and /i, ""));
      const isWith = endsIn(at === 0 ? opening.text : ` ${rest[at - 1]?.text}`, " with ") !== null;
      const [only = ""] = items;
      // "a family holiday, a couple or a friends trip" has its "or" already.
      if (items.length === 1 && only.includes(" or ") && !isWith) {
        text += `, ${smallStart(only)}`;
        at += run;
        continue;
      }
      // "a garden with a table, apple trees" ends there: the last of a list takes "and".
      if (
        items.length === 1 &&
        !/ and /.test(only) &&
        at + run === rest.length &&
        !/ and /.test(text.split(/ with | to | from | near | for /).at(-1) ?? "")
      ) {
        text += ` and ${isWith ? withArticles(smallStart(only)) : smallStart(only)}`;
        at += run;
        continue;
      }
      text += `, ${plainList(isWith ? items.map((item) => withArticles(smallStart(item))) : items)}`;
      at += run;
      continue;
    }
    text += tellRest({ ...opening, text }, rest.slice(at, at + run), subject);
    at += run;
  }
  return text;
}

// "close to downtown, uptown and the creek", "a suite with a deck, a view and your own bath": what follows stands under
// the same "to" or "with".
function listGoesOn(opening: Told, before: Piece | null, piece: Piece | undefined): boolean {
  if (piece?.kind !== "noun" || piece.mark !== ",") return false;
  return goesOnFrom(before ? before.text : opening.text, piece);
}

const PLACE_NAMED =
  /(?:[^s]s|park|lake|beach|sea|river|zoo|museum|airport|station|centre|center|downtown|university|hospital)$/i;

// What follows the last "with", where no comma ends it.
function endsIn(text: string, word: string): string | null {
  const at = text.toLowerCase().lastIndexOf(word);
  const end = at < 0 ? "" : text.slice(at + word.length);
  return at < 0 || end === "" || end.includes(",") ? null : end;
}

export function goesOnFrom(said: string, piece: Piece): boolean {
  const { text } = piece;
  if (
    piece.kind !== "noun" ||
    piece.mark !== "," ||
    /^(?:and|plus|but) |\d/i.test(text) ||
    HOME_NOUNS.has(headOf(text))
  )
    return false;
  const last = ` ${said.split(/[,;:]/).at(-1)?.trim()}`;
  const having = endsIn(last, " with ");
  if (having !== null) return !/ (?:to|from|by|near) /.test(having);
  // "good for couples, families and friends"
  const suited = / (?:good|great|fine|suited|suitable|known|popular|famous|best|right|set up)$/i;
  if (suited.test(last.slice(0, Math.max(0, last.lastIndexOf(" for "))))) return true;
  if (endsIn(last, " full of ") !== null) return isPlural(headOf(text));
  const [item = ""] = text.split(" and ");
  const isShort =
    item.split(" ").length < 2 || (item !== text && !tagWords(item).some(({ kind }) => kind === "adjective"));
  return (isShort || isName(item) || /^(?:the|our) /i.test(text) || PLACE_NAMED.test(item)) && endsInPlace(last.trim());
}

// "close to downtown", "walk to the park", "minutes from the sea".
function endsInPlace(said: string): boolean {
  const at = Math.max(said.lastIndexOf(" to "), said.lastIndexOf(" from "), said.lastIndexOf(" near "));
  if (said.startsWith("near ")) return true;
  if (at < 0) return false;
  const place = said.slice(at).replace(/^ \S+ /, "");
  if (said.startsWith(" near ", at)) return place.length > 1;
  return /(?:close|next|easy access|steps?|handy|walk|bike|drive|ride|stroll|minutes?|blocks?|miles?|km|foot|car|door|metres?|meters?|yards?)$/.test(
    said.slice(0, at),
  );
}

// Nouns and adjectives that follow each other are one list.
function runOf(rest: Piece[], at: number): number {
  const kind = rest[at]?.kind;
  if (kind !== "noun" && kind !== "adjective") return 1;
  let end = at + 1;
  while (end < rest.length && rest[end]?.kind === kind && rest[end]?.mark === "," && !wayOf(rest[end]?.text ?? ""))
    end += 1;
  return end - at;
}

function tellRest(before: Told, pieces: Piece[], subject: Subject): string {
  const [first] = pieces;
  if (!first) return "";
  const { text, mark } = first;
  const isJoined = /^(?:and|but|or|so|plus) /i.test(text);
  const isColon = mark === "-" || mark === ":";
  if (text.startsWith("$")) return `, at ${text}`;
  if (/^(?:\d{4}s?|at most|probably|every \d)\b/.test(text)) return `, ${text}`;
  if (/^(?:then|where|which|who|because|since|depending|except|unless|including) /i.test(text))
    return `, ${smallStart(text)}`;
  const reached = /^(?:and )?(.{2,40}) in ((?:under |about |less than )?\d{1,3} minutes)$/i.exec(text);
  if (reached?.[1] && first.kind === "noun" && !isColon) return `, and ${theOne(reached[1])} is ${reached[2]} away`;
  const way = first.kind === "noun" ? wayOf(text) : null;
  if (way && !isColon)
    return `, and ${theLine(way.name.replace(/^and /i, ""))} ${isMany(way.name) ? "are" : "is"} ${away(way.distance)}`;
  const another = /^(\d{1,3}) to (.{2,40})$/.exec(text);
  if (another && /minutes?\b/.test(before.text)) return `, and ${smallStart(another[2] ?? "")} is ${another[1]}`;
  const kind = asVerb(before.text, first) ? "verb" : first.kind;
  switch (kind) {
    case "clause":
      if (isColon) return `: ${withSubjectArticle(smallStart(text))}`;
      return isJoined ? `, ${smallStart(text)}` : `, and ${withSubjectArticle(smallStart(text))}`;
    case "imperative":
      return isJoined ? `, ${smallStart(text)}` : `¶${text}`;
    case "small clause":
      return `, and ${asClause(text)}`;
    case "verb":
      // "the home is central, and downtown is 5 minutes away": the next verb is the home's again.
      if (
        /^ and [^,]* away$/.test(before.text.slice(before.text.lastIndexOf(",") + 1)) &&
        subject.noun.startsWith("the ")
      )
        return `, and ${subject.noun} ${smallStart(text.replace(/^and /i, ""))}`;
      return tellVerb(before.text, text, isJoined);
    case "distance":
      return tellDistance(before, text, isJoined);
    case "phrase":
      return `, ${smallStart(text)}`;
    case "adjective":
      return tellMoreAdjectives(before, pieces, subject);
    case "noun":
      return tellMoreNouns(before, pieces, isColon);
  }
}

function theOne(name: string): string {
  return /^(?:city|centre|center|town|airport|beach)$/i.test(name) ? `the ${name.toLowerCase()}` : theLine(name);
}

// After "we are a company", "work directly with owners" is what we do.
function asVerb(before: string, { kind, text }: Piece): boolean {
  const isOurs = /^(?:we|i|they|guests|people)\b/i.test(before) && !/\b(?:us|me)\b/.test(text);
  return isOurs && (kind === "noun" || kind === "imperative") && isBaseVerb(text) && !/^message /i.test(text);
}

function isBaseVerb(text: string): boolean {
  const [first] = tagWords(text);
  return (
    first !== undefined && (BASE_VERBS.has(first.small) || (first.kind === "verb" && verbForm(first.small) === "base"))
  );
}

function tellVerb(before: string, text: string, isJoined: boolean): string {
  const who = /^(we|i|they|you)\b/i.exec(before)?.[1]?.toLowerCase();
  const first = tagWords(text)[0]?.small ?? "";
  if (who && MODALS.has(first)) return `, so ${who === "i" ? "I" : who} ${smallStart(text)}`;
  const seats = /^seats (.+)$/i.exec(text);
  if (seats) return `, with seats for ${seats[1]}`;
  return isJoined ? `, ${smallStart(text)}` : ` and ${smallStart(text)}`;
}

function tellDistance(before: Told, text: string, isJoined: boolean): string {
  if (/ and (?:about )?(?:an? )?\d/.test(text) && !isJoined) return `, ${fromEach(text)}`;
  if (/^(?:walk|stroll) to /i.test(text)) return `, and ${placeAway(text)}`;
  if (before.shape === "home" && !isJoined) return `, ${fromEach(text)}`;
  const said = / from /.test(text) && !isJoined ? null : placeAway(text);
  return said ? `, and ${said}` : `, ${withDistanceArticle(text)}`;
}

function tellMoreAdjectives(before: Told, pieces: Piece[], subject: Subject): string {
  if (/^but /i.test(pieces[0]?.text ?? "") && before.shape === "does")
    return ` but is ${pieces.map((piece) => smallStart(piece.text.replace(/^but /i, ""))).join(", ")}`;
  const said = joined(pieces.map((piece) => smallStart(piece.text.replace(/^and /i, ""))));
  const isNeeded = before.shape === "things" && before.text.startsWith(subject.noun);
  return isNeeded ? ` and is ${said}` : `, ${said}`;
}

function tellMoreNouns(before: Told, pieces: Piece[], isColon: boolean): string {
  const texts = pieces
    .map((piece) => piece.text)
    .filter(
      (text) =>
        isName(text) || (isPlainThing(text) && isListable(text)) || /^(?:one|each|usually|always)\b/i.test(text),
    );
  if (texts.length === 0) return "";
  if (texts.length === 1 && /^plus /i.test(texts[0] ?? "")) return `, ${smallStart(texts[0] ?? "")}`;
  const isJoined = /^(?:and|plus) /i.test(texts[0] ?? "");
  const list = joined(texts.map((text) => withArticles(smallStart(text.replace(/^(?:and|plus) /i, "")))));
  const first = texts[0] ?? "";
  if (/^(?:usually|often|always|sometimes) /i.test(first)) return `, and there are ${smallStart(first)}`;
  if (isColon) return `: ${joined(texts.map(smallStart))}`;
  const isArea =
    before.shape === "home" &&
    /^(?:hub|area|suburb|village|district|neighbou?rhood|mix|town|community|stretch)$/.test(headOf(first));
  if (/^\d+ ?x ?\d/.test(first)) return `, ${first}`;
  if (isArea && before.text.startsWith("you are ")) return `, in ${list}`;
  if (
    texts.length === 1 &&
    (isArea || isSameThing(first) || (/^(?:one|part|half)\b/i.test(first) && before.shape === "home"))
  )
    return `, ${list}`;
  if (before.shape === "home" && HOME_NOUNS.has(headOf(first)) && texts.length === 1) return `, ${list}`;
  // "leafy, central, good base for the city" is one more thing that it is.
  if (before.shape === "said" && texts.length === 1 && /^(?:base|spot|choice|location)$/.test(headOf(first)))
    return ` and ${list}`;
  if (/^(?:one|two|part|top|bottom|end) of\b/i.test(first) || /\b(?:floor|level) of\b/.test(first))
    return `, ${articlesInside(list)}`;
  if (/^each\b/i.test(first) || (texts.length === 1 && isName(first) && before.shape === "does"))
    return `, ${articlesInside(smallStart(first))}`;
  if (/ for [^,]{2,40}$/.test(before.text) && / (?:and|or) /.test(texts.at(-1) ?? "")) return `, ${plainList(texts)}`;
  if (before.shape === "does" && texts.length === 1 && /^(?:lots|plenty|many|several) /i.test(first))
    return `, with ${list}`;
  // "the table seats ten, boot dryer in the cellar": what stands elsewhere is there as well.
  if (before.shape === "does" && texts.length === 1 && / (?:in|under|on|at|behind|by) the /.test(first))
    return `, and there ${isPlural(headOf(first)) ? "are" : "is"} ${list}`;
  const endsThought = /\b(?:it|them|us|me|here|there|you)$/.test(before.text);
  // "known for shopping, events, restaurants and parks" goes on with its own list.
  if (before.shape === "does" && !endsThought && (texts.length > 1 || !/\bha(?:ve|s)\b/.test(before.text)))
    return texts.length > 1 || / (?:and|or) /.test(first) ? `, ${plainList(texts)}` : ` and ${list}`;
  if (isJoined && texts.length === 1) return /^(?:things|does)$/.test(before.shape) ? ` and ${list}` : `, with ${list}`;
  // "the balcony is spacious, pool with BBQ": the pool is not the balcony's.
  const said = /^the (?:\p{L}+ ){0,3}?(\p{L}+) (?:is|are) /u.exec(before.text)?.[1];
  if (said && before.shape === "said" && OUTDOORS.test(said))
    return `¶there ${isPlural(headOf(first)) ? "are" : "is"} ${list}`;
  return withOrHas(before, list, texts.length);
}

// "with your own balcony with a view" would say "with" twice.
function withOrHas(before: Told, list: string, count: number): string {
  const isTwice = count === 1 && before.shape === "said" && list.includes(" with ");
  if (isTwice && /^the \p{L}+ is [\p{L} -]{3,30}$/u.test(before.text))
    return ` and has ${list.replace(/^your own /, "its own ")}`;
  return `, with ${list}`;
}

// "balcony off the living room, sun trap": what it is, said again in other words.
export function isSameThing(text: string): boolean {
  return /^(?:trap|gem|retreat|oasis|haven|must|bonus|treat|way|favou?rite|hideaway|escape|luxury|delight)$/.test(
    headOf(text),
  );
}

// "sun trap" in a list wants an article that no list knows to give.
function isListable(text: string): boolean {
  const head = headOf(text);
  const isKnown = isPlural(head) || isPlainWord(head) || COMMON_WORDS.has(head) || head.endsWith("ing");
  return (
    isKnown || /^(?:(?:an?|the|your|our|my|some|all|lots|plenty|many|several|few|no|other) |\d|\p{Lu})/u.test(text)
  );
}

const OUTDOORS =
  /^(?:balcony|pool|garden|terrace|patio|deck|yard|porch|backyard|courtyard|lawn|bed|sofa|tv|desk|shower|view)$/;

function plainList(texts: string[]): string {
  const isClosed = / (?:and|or) /.test(texts.at(-1) ?? "");
  const items = texts.map((text) => smallStart(text));
  return isClosed ? items.join(", ") : listOf(items);
}
