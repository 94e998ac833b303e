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
  const [opening, inside] = pieces;
  const isWho = opening && PEOPLE.test(headOf(opening.text)) && !/\bno\b|\d/.test(opening.text);
  if (isWho && pieces.every(({ kind }) => kind === "noun"))
    return `it suits ${joined(pieces.map(({ text }) => smallStart(text).replace(/^(?:also|or|for) /, "")))}`;
  if (
    opening &&
    (inside?.mark === ":" || inside?.mark === "-") &&
    /^(?:floor|level|basement|upstairs|downstairs|attic|room|bedroom|lounge|kitchen|suite|living|office|den|patio|deck|garden|yard|backyard|terrace)$/.test(
      headOf(opening.text),
    ) &&
    pieces.slice(1).every(({ kind }) => kind === "noun")
  )
    return tellThings(
      pieces.slice(1).map((piece, at) => (at === 0 ? { ...piece, mark: "" } : piece)),
      {
        ...subject,
        one: `the ${smallStart(opening.text.replace(/^(?:the|an?) /i, ""))} has %s`,
        many: `the ${smallStart(opening.text.replace(/^(?:the|an?) /i, ""))} has %s`,
      },
    );
  const isSafe = pieces.every(({ kind, text }) => kind !== "noun" || isName(text) || isPlainThing(text));
  if (!isSafe) return null;
  const until = pieces.findIndex(
    ({ kind, mark, text }, at) =>
      at > 0 &&
      (kind !== "noun" ||
        mark === "-" ||
        mark === ":" ||
        /^(?:each\b|\$)/i.test(text) ||
        isSameThing(text) ||
        goesOnFrom(pieces[at - 1]?.text ?? "", { kind, mark, text })),
  );
  const end = until < 0 ? pieces.length : until;
  const things = pieces.slice(0, end).map(({ text }) => withArticles(smallStart(text.replace(/^and /i, ""))));
  const isManyFirst = isPlural(headOf(things[0] ?? "")) || /^\w+ and /.test(things[0] ?? "");
  const numbered = /^(?:unit|room|apartment) [A-Z\d]{1,4}$/;
  const label = pieces.slice(1, end).find(({ text }) => numbered.test(text))?.text;
  if (label) {
    const others = pieces.filter(({ text }) => text !== label);
    return `${tellThings(others, subject)}, ${label}`;
  }
  const rest = pieces.slice(end);
  const [saidAfter] = rest;
  const isOneThing = things.length === 1 && opening !== undefined && !isName(opening.text);
  // "secluded garden with patio, private" is a private, secluded garden.
  if (
    isOneThing &&
    saidAfter &&
    rest.every(isBareAdjective) &&
    !/^(?:your|our|my|the|all|lots|plenty|\d)/i.test(opening.text)
  ) {
    const before = rest.map(({ text }) => smallStart(text)).join(", ");
    const first = tagWords(opening.text)[0]?.kind;
    const whole = `${before}${first === "adjective" ? "," : ""} ${smallStart(opening.text.replace(/^(?:an?) /i, ""))}`;
    return tellThings([{ ...opening, text: whole }], subject);
  }
  if (/^there/i.test(subject.one) && things.length > 0 && isNothingToHave(headOf(opening?.text ?? ""))) return null;
  const isYours = things[0]?.startsWith("your ") && /^there/i.test(subject.one);
  const frame = isYours ? "you have %s" : isManyFirst ? subject.many : subject.one;
  const shape = HOME_NOUNS.has(headOf(opening?.text ?? "")) ? "home" : "things";
  return withRest({ text: frame.replace("%s", joined(things)), shape }, pieces.slice(end), subject);
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
