import { listOf } from "#writer/text/word-forms.ts";
import { measuredThing } from "../read/measures.ts";
import { headOf, isAdjectivePhrase, type Piece, predicateStart } from "../read/read-note.ts";
import { isName, needsArticle, smallStart, withSubjectArticle } from "../words/articles.ts";
import { tagWords } from "../words/tag-words.ts";
import { isPlural, MASS_NOUNS } from "../words/word-lists.ts";

// "200 m to the beach" is "the beach is 200 m away"; "walk to the parks" is what you can do.
export function placeAway(text: string): string | null {
  const said = text.replace(/^and /i, "");
  if (/^(?:walk|stroll) to /i.test(said)) return `you can ${smallStart(said)}`;
  const found = /^(.{0,40}door to door|.{1,60}?) (?:to|from) (.{2,80})$/.exec(said);
  if (!found?.[1] || !found[2] || / so /.test(found[2])) return null;
  const distance = withDistanceArticle(found[1]);
  const isLong = /\b(?:by|door)\b/.test(distance);
  return `${theBare(found[2])} ${isMany(found[2]) ? "are" : "is"} ${distance}${isLong ? "" : " away"}`;
}

// "10 min to metro" is 10 minutes to the metro.
function theBare(name: string): string {
  const text = smallStart(name);
  return /^(?:metro|station|train station|beach|airport|stadium|subway|train|bus stop|ferry|lake|river|center|centre|city|sea|park)$/.test(
    text,
  )
    ? `the ${text}`
    : text;
}

// "1 minute to the station and 2 minutes to the square" of the one who stays there: every "to" is a "from".
export function fromEach(text: string): string {
  return withDistanceArticle(text.replace(/^and /i, ""))
    .replace(/\b(walk|drive|ride|blocks?|minutes?|miles?|m|km|stroll|car|train|bus|foot|steps?) to (?=\S)/g, "$1 from ")
    .replace(/ and to (?=the |\p{Lu})/gu, " and from ");
}

export function isMany(phrase: string): boolean {
  return / and /.test(phrase) || (isPlural(headOf(phrase)) && !/^\p{Lu}[\p{L}]*$/u.test(phrase));
}

export function withDistanceArticle(distance: string): string {
  const text = smallStart(distance);
  if (/^(?:short|easy|quick|few|couple of)\b/.test(text)) return `${text.startsWith("easy") ? "an" : "a"} ${text}`;
  return text;
}

// "Green Line 1.5 blocks", "#3 bus across the street".
const WAY =
  /^(.{2,60}?) ((?:right )?(?:across|around|round|at|over) the .{2,40}|(?:about |around |only |just |under )?an? \d{1,3}(?:-\d{1,3})?-minute (?:walk|ride|drive)\b.{0,40}|(?:within |about |under )?\d[\d.]{0,4} ?(?:blocks?|m|km|miles?|minutes?)\b.{0,40}|minutes (?:from|away).{0,40}|one street over)$/i;

export function wayOf(text: string): { name: string; distance: string } | null {
  const found = text.includes("(") ? null : WAY.exec(text);
  return found?.[1] && found[2] ? { name: found[1], distance: found[2] } : null;
}

export function tellWays(pieces: Piece[]): string {
  const told: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) break;
    const inMinutes = / in (?:under |about |less than )?\d+ minutes$/.test(piece.text);
    const way = inMinutes ? null : wayOf(piece.text);
    const next = pieces[at + 1];
    if (/^then /i.test(piece.text) && told.length > 0) told[told.length - 1] += `, ${piece.text}`;
    else if (way) told.push(`${theLine(way.name)} ${isMany(way.name) ? "are" : "is"} ${away(way.distance)}`);
    else if (piece.kind === "distance" && told.length > 0 && !/ (?:to|from) /.test(piece.text))
      told[told.length - 1] += `, ${piece.text}`;
    else if (piece.kind === "noun" && next?.kind === "distance") {
      told.push(
        `${theLine(piece.text)} ${isMany(piece.text) ? "are" : "is"} ${/ (?:to|from) /.test(next.text) ? smallStart(next.text) : away(next.text)}`,
      );
      at += 1;
    } else if (piece.kind === "clause" || piece.kind === "small clause")
      told.push(piece.kind === "clause" ? withSubjectArticle(smallStart(piece.text)) : asClause(piece.text));
    else if (inMinutes)
      told.push(smallStart(piece.text).replace(/ in ((?:under |about |less than )?\d+ minutes)$/, " is $1 away"));
    else if (/^(?:\d|then )/i.test(piece.text) && told.length > 0) told[told.length - 1] += `, ${piece.text}`;
    else told.push(`${isMany(piece.text) ? "there are" : "it is"} ${smallStart(piece.text)}`);
  }
  return listOf(told);
}

export function away(distance: string): string {
  const text = withDistanceArticle(distance);
  return /^(?:right |across|around|round|at|over|minutes|one street)|\baway\b/.test(text) ||
    / (?:walk|drive|ride)$/.test(text)
    ? `${text}${/ (?:walk|drive|ride)$/.test(text) ? " away" : ""}`
    : `${text} away`;
}

export function theLine(name: string): string {
  if (/^(?:T(?=$| )|#\d|[Nn]umber \d|\p{Lu}[\p{L}']* Line\b|PATH\b|Skytrain\b|Metro\b)/u.test(name))
    return `the ${name}`;
  return needsArticle(name) ? `the ${smallStart(name)}` : smallStart(name);
}

// "furniture brand new" is "furniture is brand new".
export function asClause(text: string): string {
  const words = text.split(" ");
  const at = predicateStart(text);
  if (at <= 0) return text;
  const subject = words.slice(0, at).join(" ");
  const said = measuredThing(text)?.measure ?? words.slice(at).join(" ");
  const isPluralSubject = isPlural(words[at - 1] ?? "") || / and /.test(subject) || /^all\b/.test(said);
  const isInside = /\b(?:interiors?|rooms|windows|floors|walls|doors|ceilings|furniture)$/i.test(subject);
  const isBare = isPluralSubject && !isInside;
  const noun =
    isBare ||
    isMassNoun(words[at - 1] ?? "") ||
    isName(subject) ||
    /^(?:all|the|our|my|your|downtown|\d)/i.test(subject)
      ? smallStart(subject)
      : `the ${smallStart(subject)}`;
  return `${noun} ${isPluralSubject ? "are" : "is"} ${said}`;
}

function isMassNoun(noun: string): boolean {
  return MASS_NOUNS.has(noun.toLowerCase()) && !/^(?:furniture|lighting|air|water|space|decor)$/i.test(noun);
}

function hasOr(item: string): boolean {
  return / or /.test(item.replace(/\([^()]{0,60}\)/g, ""));
}

// Items that hold "and" themselves are taken apart before they are listed.
export function joined(items: string[]): string {
  if (items.length < 2) return items[0] ?? "";
  // "a sectional for TV or reading" ends a list as any other thing does.
  const end = items.at(-1) ?? "";
  if (hasOr(end) && !items.slice(0, -1).some(hasOr) && !end.includes(" and ") && end.split(" ").length > 4)
    return `${items.slice(0, -1).join(", ")} and ${end}`;
  if (items.some(hasOr)) return items.join(", ");
  if (/ and /.test(items.at(-1) ?? "") && items.every((item) => isAdjectivePhrase(item))) return items.join(", ");
  const flat = items.flatMap((item) => (isAdjectivePhrase(item) || !isPair(item) ? [item] : item.split(" and ")));
  const last = items.at(-1) ?? "";
  const isClosed = / and /.test(last.split(/ with | in | at | for | of /)[0] ?? "") && flat.length === items.length;
  if (isClosed) return items.join(", ");
  return listOf(flat.length > items.length ? flat : items);
}

// "buses and light rail right outside" stays together: what follows is said of both.
function isPair(item: string): boolean {
  const last = item.split(" and ").at(-1) ?? "";
  return !tagWords(last).some(({ kind }) => kind === "adverb" || kind === "preposition");
}

export function isOf(noun: string): string {
  if (noun === "I") return "am";
  if (noun === "we" || noun === "you") return "are";
  const last = noun.split(" ").at(-1) ?? "";
  return isPlural(last) && !/^\p{Lu}/u.test(last) ? "are" : "is";
}

// What a note is about by the field it stands in, and how a bare thing in it is told.
export type Subject = {
  // The question that the note answers.
  field?: string;
  // "the kitchen", "parking", "Lincoln Park"
  noun: string;
  // "There is %s", "The kitchen has %s"
  one: string;
  many: string;
  // The home is a part of a building: "Victorian house" is what it is in.
  isPart?: boolean;
  // The field speaks of the place around the home.
  isArea?: boolean;
  // The field speaks of ways and stops.
  isTransport?: boolean;
  // How the host speaks of themselves in their notes.
  person?: "I" | "we";
};
