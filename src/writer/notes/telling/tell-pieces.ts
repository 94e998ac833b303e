import { smallStart, withSubjectArticle } from "../articles.ts";
import type { Subject } from "../note-subject.ts";
import { headOf, type Piece } from "../read-note.ts";
import { tagWords } from "../tagged-words.ts";
import { isPlural, MODALS } from "../word-lists.ts";
import { placeAway, tellWays, wayOf, withDistanceArticle } from "./tell-distance.ts";
import { tellNouns } from "./tell-nouns.ts";
import { asClause, isOf, joined } from "./tell-parts.ts";
import { withRest } from "./tell-rest.ts";

// A note's pieces as one sentence; "¶" parts two.
export function tellPieces(pieces: Piece[], subject: Subject): string | null {
  const [first, second] = pieces;
  if (!first) return null;
  const rest = pieces.slice(1);
  const plain = plainListEnd(pieces);
  if (plain > 0) {
    const texts = pieces.slice(0, plain).map(({ text }) => text);
    return withRest({ text: smallStart(texts.join(", ")), shape: "does" }, pieces.slice(plain), subject);
  }
  switch (first.kind) {
    case "clause": {
      const isSaid = / (?:is|are|was|were) /.test(` ${first.text} `) && !/ for \S+$/.test(first.text);
      return withRest(
        { text: withSubjectArticle(smallStart(first.text)), shape: isSaid ? "said" : "does" },
        rest,
        subject,
      );
    }
    case "imperative":
      return withRest({ text: first.text, shape: "does" }, rest, subject);
    case "small clause":
      return withRest({ text: asClause(first.text), shape: "said" }, rest, subject);
    case "verb":
      return withRest({ text: verbWith(first.text, subject), shape: "does" }, rest, subject);
    case "adjective":
      return tellAdjectives(pieces, subject);
    case "phrase":
      return withRest(
        {
          text: `${subject.isArea && !/^like /i.test(first.text) ? "you are" : `${subject.noun} ${isOf(subject.noun)}`} ${smallStart(first.text)}`,
          shape: "said",
        },
        rest,
        subject,
      );
    case "distance":
      return tellDistanceFirst(first, rest, subject);
    case "noun":
      if (subject.isTransport && (second?.kind === "distance" || wayOf(first.text)) && areWays(pieces))
        return tellWays(pieces);
      return tellNouns(pieces, subject);
  }
}

// "2 blocks from the metro" is where the home is; "200 m to the beach" is where the beach is.
function tellDistanceFirst(first: Piece, rest: Piece[], subject: Subject): string {
  const isOfHome = / from /.test(first.text) && subject.noun.startsWith("the ") && !subject.isTransport;
  const text = isOfHome
    ? `${subject.noun} is ${withDistanceArticle(first.text)}`
    : (placeAway(first.text) ?? `${subject.noun} is ${smallStart(first.text)}`);
  return withRest({ text, shape: "said" }, rest, subject);
}

// Every piece is a line with its distance, or goes on from one.
function areWays(pieces: Piece[]): boolean {
  return pieces.every(
    ({ kind, text }, at) =>
      /^(?:clause|small clause|distance)$/.test(kind) ||
      wayOf(text) !== null ||
      /^\d|\bin \d+ minutes$/.test(text) ||
      (kind === "noun" && (pieces[at + 1]?.kind === "distance" || (at > 0 && isPlural(headOf(text))))),
  );
}

// "Lawyers, doctors and architects lived here": the commas belong to the sentence's own list.
function plainListEnd(pieces: Piece[]): number {
  const at = pieces.findIndex(({ kind }) => kind === "clause");
  if (at < 1 || pieces.some(({ mark }) => mark === "-")) return 0;
  const last = pieces[at]?.text ?? "";
  const isList = pieces.slice(0, at).every(({ kind }) => kind === "noun");
  return isList && / and .{1,30} (?:lived|are|were|have|live|work)\b/.test(last) ? at + 1 : 0;
}

function verbWith(text: string, subject: Subject): string {
  const first = tagWords(text)[0]?.small ?? "";
  if (subject.isTransport) return `it ${smallStart(text)}`;
  const isHost = / you\b/.test(text) || /^(?:we|i|the host)$/i.test(subject.noun);
  const who = MODALS.has(first) ? (isHost ? (subject.person ?? subject.noun) : "you") : subject.noun;
  return `${who} ${smallStart(text)}`;
}

function tellAdjectives(pieces: Piece[], subject: Subject): string | null {
  const count = pieces.findIndex(({ kind }) => kind !== "adjective");
  const end = count < 0 ? pieces.length : count;
  const first = tagWords(pieces[0]?.text ?? "")[0]?.small ?? "";
  const turn = pieces.findIndex(({ text }, at) => at > 0 && at < end && /^but /i.test(text));
  const until = turn < 0 ? end : turn;
  const plain = joined(pieces.slice(0, until).map(({ text }) => smallStart(text.replace(/^(?:and|but) /i, ""))));
  const said =
    turn < 0
      ? plain
      : `${plain}, ${pieces
          .slice(turn, end)
          .map(({ text }) => smallStart(text))
          .join(", ")}`;
  const isToDo = /^(?:easy|hard|possible|best) to /i.test(said);
  const who = isToDo ? "it" : subject.noun;
  const verb = first === "made" ? "was" : isOf(who);
  return withRest({ text: `${who} ${verb} ${said}`, shape: "said" }, pieces.slice(end), subject);
}
