import { withArticle } from "#writer/text/word-forms.ts";
import { isPlainThing } from "../read/is-plain-thing.ts";
import { headOf, type Piece } from "../read/read-note.ts";
import { isName, smallStart, withArticles } from "../words/articles.ts";
import { tagWords } from "../words/tag-words.ts";
import { AREA_NOUNS, COUNTABLE_NOUNS, HOME_NOUNS, isPlural, MASS_NOUNS } from "../words/word-lists.ts";
import { joined, type Subject } from "./tell-distance.ts";
import { goesOnFrom, isSameThing, withRest } from "./tell-rest.ts";

// Who comes is no thing of the home: it suits them.
const PEOPLE =
  /^(?:singles|couples?|families|family|friends|groups?|students?|interns?|nurses|professionals|travelers|travellers|tourists|teleworkers|workers|kids|children|parents|solo|adults)$/;

const ROOM =
  /^(?:floor|level|basement|upstairs|downstairs|attic|room|bedroom|lounge|kitchen|suite|living|office|den|patio|deck|garden|yard|backyard|terrace)$/;

const IS_ITSELF = /^(?:masterpiece|hub|mix|pot|crossroads|base|pocket|stretch|strip|enclave|place)$/;

const EDGE =
  /^(?:the )?(?:(?:very )?(?:end|top|bottom|edge|corner|start|foot|back|outskirts|middle) of |(?:north|south|east|west)(?:ern)? (?:side|end) of )/i;

function tellWhere([first, ...rest]: Piece[], subject: Subject): string {
  const text = first?.text ?? "";
  const at = /side of|edge of|outskirts of/i.test(text)
    ? "on"
    : /(?:middle|cent(?:er|re)|heart|part) of/i.test(text)
      ? "in"
      : "at";
  const where = `${at} the ${smallStart(text.replace(/^the /i, ""))}`;
  return withRest({ text: `you are ${where}`, shape: "home" }, rest, subject);
}

const STREET = /^(?:street|road|lane|block|cul-de-sac|square|avenue|boulevard|drive|alley|court)$/;

// "peaceful street, quiet" is a quiet, peaceful street.
function tellStreet(street: string, rest: Piece[], subject: Subject): string {
  const isSaid =
    rest.length > 0 && rest.every((piece) => piece.kind === "adjective" && /^[\p{L}-]+$/u.test(piece.text));
  const who = subject.noun.startsWith("the ") && subject.noun !== "the area" ? subject.noun : "the home";
  const named = isSaid
    ? withArticle([...rest.map((piece) => smallStart(piece.text)), smallStart(street)].join(", "))
    : withArticles(smallStart(street));
  return withRest({ text: `${who} is on ${named}`, shape: "home" }, isSaid ? [] : rest, subject);
}

// "Christchurch is the old part of Dublin", "the home is on a quiet street".
export function tellArea(pieces: Piece[], subject: Subject): string | null {
  const [first, second] = pieces;
  const head = headOf(first?.text ?? "");
  const text = first?.text ?? "";
  // "end of the High Street", "east side of the Capitol": where it is, and not what it has.
  if (EDGE.test(text)) return tellWhere(pieces, subject);
  const place = /^(?:the area|it)$/.test(subject.noun) ? "it" : subject.noun;
  if (isName(text) && second?.kind === "noun" && AREA_NOUNS.has(headOf(second.text)))
    return withRest(
      { text: `${text} is ${withArticles(smallStart(second.text))}`, shape: "home" },
      pieces.slice(2),
      subject,
    );
  if (/^one of /i.test(text))
    return withRest({ text: `${place} is ${smallStart(text)}`, shape: "home" }, pieces.slice(1), subject);
  if (/^part of /i.test(text))
    return withRest({ text: `it is ${smallStart(text)}`, shape: "home" }, pieces.slice(1), subject);
  if (/^\p{Lu}\p{L}+'s \p{Lu}/u.test(text))
    return withRest({ text: `${place} is ${text}`, shape: "home" }, pieces.slice(1), subject);
  if (isName(text) && pieces.length === 1) return null;
  if (/^(?:downtown|uptown|midtown)$/.test(head))
    return withRest({ text: `${place} is ${smallStart(text)}`, shape: "home" }, pieces.slice(1), subject);
  if ((AREA_NOUNS.has(head) || IS_ITSELF.test(head)) && !isPlural(head))
    return withRest({ text: `${place} is ${withArticles(smallStart(text))}`, shape: "home" }, pieces.slice(1), subject);
  if (STREET.test(head) && !/^(?:some|several|lots|many|plenty) | (?:on|along|in) /i.test(text))
    return tellStreet(text, pieces.slice(1), subject);
  if (/^[a-z]+ \p{Lu}[\p{L}' -]{2,40}$/u.test(text))
    return withRest({ text: `this is ${text}`, shape: "home" }, pieces.slice(1), subject);
  if (/\b(?:end|edge|side|corner|part|middle|centre|center) of\b/i.test(text)) return tellWhere(pieces, subject);
  // One thing that an area can have, or else what the area is: "Boston's Little Italy".
  const isThing = isPlural(head) || COUNTABLE_NOUNS.has(head) || MASS_NOUNS.has(head) || /^own\b/i.test(text);
  if (!isThing) return null;
  const isAtTheHome = /\b(?:the|our) (?:building|house|home|door|street|back)\b|\bus\b/.test(text);
  const told = tellThings(pieces, {
    ...subject,
    one: isAtTheHome ? "there is %s" : `${subject.noun} has %s`,
    many: "there are %s",
  });
  return told?.replace(/ (has|with) your own /, " $1 its own ") ?? null;
}

// Things that are there, in one frame: "there is a sofa and a table".
export function tellThings(pieces: Piece[], subject: Subject): string | null {
  const apart = whoComes(pieces) ?? roomAndItsThings(pieces, subject);
  if (apart) return apart;
  const [opening] = pieces;
  const isSafe = pieces.every(({ kind, text }) => kind !== "noun" || isName(text) || isPlainThing(text));
  if (!isSafe) return null;
  const end = endOfList(pieces);
  const things = pieces.slice(0, end).map(({ text }) => withArticles(smallStart(text.replace(/^(?:and|then) /i, ""))));
  const isManyFirst = isPlural(headOf(things[0] ?? "")) || /^\w+ and /.test(things[0] ?? "");
  const numbered = /^(?:unit|room|apartment) [A-Z\d]{1,4}$/;
  const label = pieces.slice(1, end).find(({ text }) => numbered.test(text))?.text;
  if (label) {
    const others = pieces.filter(({ text }) => text !== label);
    return `${tellThings(others, subject)}, ${label}`;
  }
  const one = things.length === 1 && opening ? withItsAdjectives(opening, pieces.slice(end)) : null;
  if (one) return tellThings([one], subject);
  if (/^there/i.test(subject.one) && things.length > 0 && isNothingToHave(headOf(opening?.text ?? ""))) return null;
  const isYours = things[0]?.startsWith("your ") && /^there/i.test(subject.one);
  const frame = isYours ? "you have %s" : isManyFirst ? subject.many : subject.one;
  const shape = HOME_NOUNS.has(headOf(opening?.text ?? "")) ? "home" : "things";
  return withRest({ text: frame.replace("%s", joined(things)), shape }, pieces.slice(end), subject);
}

function whoComes(pieces: Piece[]): string | null {
  const [first] = pieces;
  const isWho = first && PEOPLE.test(headOf(first.text)) && !/\b(?:no|only|must|need)\b|\d/.test(first.text);
  if (!isWho || !pieces.every(({ kind }) => kind === "noun")) return null;
  return `it suits ${joined(pieces.map(({ text }) => smallStart(text).replace(/^(?:also|or|for) /, "")))}`;
}

// "Large living room - flat screen, sofa": what the room has.
function roomAndItsThings([room, ...inside]: Piece[], subject: Subject): string | null {
  const named = inside.map(asThing);
  const isOf = /^[:-]$/.test(inside[0]?.mark ?? "") && named.every(({ kind }) => kind === "noun");
  if (!room || !isOf || !ROOM.test(headOf(room.text))) return null;
  const has = `the ${smallStart(room.text.replace(/^(?:the|an?) /i, ""))} has %s`;
  const things = named.map((piece, at): Piece => (at === 0 ? { ...piece, mark: "" } : piece));
  return tellThings(things, { ...subject, one: has, many: has });
}

// "dining area attached" in a list of things is an attached dining area.
function asThing(piece: Piece): Piece {
  const said = / (attached|included|provided|built-in)$/.exec(piece.text);
  if (piece.kind !== "small clause" || !said?.[1]) return piece;
  return { ...piece, kind: "noun", text: `${said[1]} ${piece.text.slice(0, said.index)}` };
}

// Where the list of things ends and something else is said.
function endOfList(pieces: Piece[]): number {
  const at = pieces.findIndex((piece, place) => {
    if (place === 0) return false;
    const { kind, mark, text } = piece;
    if (kind !== "noun" || mark === "-" || mark === ":" || /^(?:each\b|\$)/i.test(text)) return true;
    return isSameThing(text) || goesOnFrom(pieces[place - 1]?.text ?? "", piece);
  });
  return at < 0 ? pieces.length : at;
}

// "secluded garden with patio, private" is a private, secluded garden.
function withItsAdjectives(thing: Piece, said: Piece[]): Piece | null {
  if (isName(thing.text) || said.length === 0 || !said.every(isBareAdjective)) return null;
  if (/^(?:your|our|my|the|all|lots|plenty|\d)/i.test(thing.text)) return null;
  const before = said.map(({ text }) => smallStart(text)).join(", ");
  const comma = tagWords(thing.text)[0]?.kind === "adjective" ? "," : "";
  return { ...thing, text: `${before}${comma} ${smallStart(thing.text.replace(/^(?:an?) /i, ""))}` };
}

function isBareAdjective({ kind, text }: Piece): boolean {
  return kind === "adjective" && /^\p{L}+$/u.test(text);
}

// What "there is" says nothing of: "a game", "short stays".
function isNothingToHave(head: string): boolean {
  return /^(?:stays?|games?|business|trips?|options?|months?|weeks?|days?|nights?|times?|reasons?|ways?|minutes?|hours?|guests?|people|children|kids|adults|toddlers|smoke|max|minimum)$/.test(
    head,
  );
}
