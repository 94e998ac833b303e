import { isName, smallStart, withArticles } from "../articles.ts";
import { isPlainThing } from "../is-plain-thing.ts";
import type { Subject } from "../note-subject.ts";
import { headOf, type Piece } from "../read-note.ts";
import { tagWords } from "../tagged-words.ts";
import { HOME_NOUNS, isPlural } from "../word-lists.ts";
import { joined } from "./tell-parts.ts";
import { goesOnFrom, isSameThing, withRest } from "./tell-rest.ts";

// Who comes is no thing of the home: it suits them.
const PEOPLE =
  /^(?:couples?|families|family|friends|groups?|students?|interns?|nurses|professionals|travelers|travellers|tourists|teleworkers|workers|kids|children|parents|solo|adults)$/;

// Things that are there, in one frame: "there is a sofa and a table".
export function tellThings(pieces: Piece[], subject: Subject): string | null {
  const apart = whoComes(pieces) ?? roomAndItsThings(pieces, subject);
  if (apart) return apart;
  const [opening] = pieces;
  const isSafe = pieces.every(({ kind, text }) => kind !== "noun" || isName(text) || isPlainThing(text));
  if (!isSafe) return null;
  const end = endOfList(pieces);
  const things = pieces.slice(0, end).map(({ text }) => withArticles(smallStart(text.replace(/^and /i, ""))));
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
  const isWho = first && PEOPLE.test(headOf(first.text)) && !/\bno\b|\d/.test(first.text);
  if (!isWho || !pieces.every(({ kind }) => kind === "noun")) return null;
  return `it suits ${joined(pieces.map(({ text }) => smallStart(text).replace(/^(?:also|or|for) /, "")))}`;
}

const ROOM =
  /^(?:floor|level|basement|upstairs|downstairs|attic|room|bedroom|lounge|kitchen|suite|living|office|den|patio|deck|garden|yard|backyard|terrace)$/;

// "Large living room - flat screen, sofa": what the room has.
function roomAndItsThings([room, ...inside]: Piece[], subject: Subject): string | null {
  const isOf = /^[:-]$/.test(inside[0]?.mark ?? "") && inside.every(({ kind }) => kind === "noun");
  if (!room || !isOf || !ROOM.test(headOf(room.text))) return null;
  const has = `the ${smallStart(room.text.replace(/^(?:the|an?) /i, ""))} has %s`;
  const things = inside.map((piece, at): Piece => (at === 0 ? { ...piece, mark: "" } : piece));
  return tellThings(things, { ...subject, one: has, many: has });
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
  return /^(?:stays?|games?|business|trips?|options?|months?|weeks?|days?|nights?|times?|reasons?|ways?|minutes?|hours?|guests?|people|smoke|max|minimum)$/.test(
    head,
  );
}
