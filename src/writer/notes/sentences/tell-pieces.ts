import { withArticle } from "#writer/text/word-forms.ts";
import { headOf, type Piece } from "../read/read-note.ts";
import { isName, smallStart, withSubjectArticle } from "../words/articles.ts";
import { tagWords } from "../words/tag-words.ts";
import { AREA_NOUNS, isPlural, MODALS } from "../words/word-lists.ts";
import { asClause, fromEach, isOf, joined, placeAway, type Subject, tellWays, wayOf } from "./tell-distance.ts";
import { tellNouns } from "./tell-nouns.ts";
import { goesOnFrom, withRest } from "./tell-rest.ts";

// A note's pieces as one sentence; "¶" parts two.
export function tellPieces(pieces: Piece[], subject: Subject): string | null {
  const [first, second] = pieces;
  if (!first) return null;
  // "off by 23" leaves open what is switched off.
  if (/^(?:on|off) (?:by|at|until|from|after) \d/i.test(first.text)) return null;
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
      // "like meeting people" under what the host does is said of the host.
      if (/^(?:we|I)$/.test(subject.noun) && HOST_DOES.test(first.text))
        return withRest({ text: `${subject.noun} ${smallStart(first.text)}`, shape: "does" }, rest, subject);
      return withRest({ text: first.text, shape: "does" }, rest, subject);
    case "small clause":
      return withRest({ text: asClause(first.text), shape: "said" }, rest, subject);
    case "verb":
      // "heats in 3 hours" is said of one thing outside, and which one is not known.
      if (subject.noun === "the outdoor space") return null;
      return withRest({ text: verbWith(first.text, subject), shape: "does" }, rest, subject);
    case "adjective":
      return tellAdjectives(pieces, subject);
    case "phrase":
      return withRest({ text: tellPhrase(first.text, subject), shape: "said" }, rest, subject);
    case "distance":
      return tellDistanceFirst(first, rest, subject);
    case "noun":
      // "motorized shades, make the room dark"
      if (second?.kind === "imperative" && isPlural(headOf(first.text)) && DONE_BY_THINGS.test(second.text))
        return withRest(
          { text: `the ${smallStart(first.text)} ${smallStart(second.text)}`, shape: "does" },
          pieces.slice(2),
          subject,
        );
      if (subject.isTransport && (second?.kind === "distance" || wayOf(first.text)) && areWays(pieces))
        return tellWays(pieces);
      return tellNouns(pieces, subject);
  }
}

function tellPhrase(text: string, { noun, isArea }: Subject): string {
  if (/ since \d{4}/.test(text) && /^(?:we|I)$/.test(noun)) return `${noun} have been ${smallStart(text)}`;
  return `${isArea && !/^like /i.test(text) ? "you are" : `${noun} ${isOf(noun)}`} ${smallStart(text)}`;
}

const DONE_BY_THINGS = /^(?:make|keep|give|open|look|lead|fold|pull|let|turn|take|go|run|stop|fit) /i;

// "2 blocks from the metro" is where the home is; "200 m to the beach" is where the beach is.
function tellDistanceFirst(first: Piece, rest: Piece[], subject: Subject): string {
  // "walk to galleries, museums and downtown" is what you can do.
  if (/^(?:walk|stroll) to /i.test(first.text))
    return withRest({ text: `you can ${smallStart(first.text)}`, shape: "does" }, rest, subject);
  // "1 min to the station and 2 min to the square", "minutes to the school, the park and the lake"
  const isOfSeveral = / and (?:about )?(?:an? )?\d/.test(first.text) || (rest[0] && goesOnFrom(first.text, rest[0]));
  if (isOfSeveral && !subject.isTransport && / (?:to|from) /.test(first.text))
    return withRest({ text: `you are ${fromEach(first.text)}`, shape: "home" }, rest, subject);
  const isSaidNext = rest[0]?.kind === "adjective" && / to /.test(first.text);
  const isOfHome = (/ from /.test(first.text) || isSaidNext) && subject.noun.startsWith("the ") && !subject.isTransport;
  const text = isOfHome
    ? `${subject.noun} is ${fromEach(first.text)}`
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

function isAreaItself(text: string): boolean {
  const head = headOf(text);
  return AREA_NOUNS.has(head) && !isName(text) && !/^(?:the|one|part)\b/i.test(text);
}

function isAllBare(pieces: Piece[]): boolean {
  return pieces.every(({ text }) => /^(?:very |really |quite )?[\p{L}-]+$/u.test(text));
}

// "sunny, two levels, private" is sunny and private, with two levels.
function saidTogether(pieces: Piece[]): Piece[] {
  const from = pieces.findIndex(({ kind }) => kind !== "adjective");
  const until = pieces.findIndex(({ kind }, at) => at > from && kind === "adjective");
  const isPlain =
    from > 0 &&
    until > 0 &&
    pieces.slice(from, until).every(({ kind, mark }) => kind === "noun" && mark === ",") &&
    isAllBare(pieces.slice(until)) &&
    pieces.slice(until).every(({ kind, mark }) => kind === "adjective" && mark === ",");
  return isPlain ? [...pieces.slice(0, from), ...pieces.slice(until), ...pieces.slice(from, until)] : pieces;
}

const HOST_DOES = /^(?:like|love|enjoy|give|help|work|live|stay|travel|speak|respond|try|prefer) /i;
const WAS_DONE = /^(?:built|converted|restored|renovated|founded|opened|launched)$/;

function tellAdjectives(given: Piece[], subject: Subject): string | null {
  const pieces = saidTogether(given);
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
  const kindOfArea = subject.isArea && turn < 0 ? pieces[end] : undefined;
  // "very quiet, exclusive residential area" is what it is, and not what it has.
  if (
    kindOfArea?.kind === "noun" &&
    kindOfArea.mark === "," &&
    isAreaItself(kindOfArea.text) &&
    isAllBare(pieces.slice(0, end))
  ) {
    const adjectives = pieces.slice(0, end).map(({ text }) => smallStart(text));
    const named = smallStart(kindOfArea.text.replace(/^an? /i, ""));
    const comma = tagWords(named)[0]?.kind === "noun" ? " " : ", ";
    const whole = withArticle(`${adjectives.join(", ")}${comma}${named}`);
    return withRest({ text: `${subject.noun} is ${whole}`, shape: "home" }, pieces.slice(end + 1), subject);
  }
  const isToDo = /^(?:easy|hard|possible|best) to /i.test(said);
  const who = isToDo ? "it" : subject.noun;
  const isPast = first === "made" || (WAS_DONE.test(first) && /\b(?:1[5-9]|20)\d\d\b/.test(said));
  const verb = isPast ? "was" : isOf(who);
  return withRest({ text: `${who} ${verb} ${said}`, shape: "said" }, pieces.slice(end), subject);
}
