import { isName, smallStart, withArticles } from "./articles.ts";
import { isPlainThing } from "./is-plain-thing.ts";
import type { Subject } from "./note-subject.ts";
import { headOf, isAdjectivePhrase, type Piece, predicateStart } from "./read-note.ts";
import { tagWords } from "./tagged-words.ts";
import { tellWays, theLine } from "./tell-distance.ts";
import { joined } from "./tell-parts.ts";
import { withRest } from "./tell-rest.ts";
import { AREA_NOUNS, COUNTABLE_NOUNS, HOME_NOUNS, isPlural, MASS_NOUNS } from "./word-lists.ts";

// A note that names things: what a place is, what there is, what a named one does.
export function tellNouns(pieces: Piece[], subject: Subject): string | null {
  const [first, second] = pieces;
  if (!first) return null;
  const verbAt = pieces.findIndex(({ kind }) => kind === "verb");
  // "old houses, has its own vibe": what the area has, and what it does.
  if (verbAt === 1 && subject.isArea && isPlural(headOf(first.text)))
    return `there are ${withArticles(smallStart(first.text))}¶${withRest(
      { text: `${subject.noun} ${smallStart(pieces[1]?.text ?? "")}`, shape: "does" },
      pieces.slice(2),
      subject,
    )}`;
  if (verbAt === 1 || (verbAt > 1 && isName(first.text))) return nounsThenVerb(pieces, verbAt, subject);
  const all = pieces.at(-1);
  const isSaidOfAll = / all | (?:not )?(?:included|provided|supplied|available|allowed)$/.test(` ${all?.text}`);
  if (pieces.length > 1 && all?.kind === "small clause" && isSaidOfAll) return nounsThatAll(pieces);
  const head = headOf(first.text);
  const ownNoun = subject.noun.replace(/^(?:the|your) /, "");
  const before = first.text.slice(0, Math.max(0, first.text.toLowerCase().lastIndexOf(head))).trim();
  const isSame = head === ownNoun || head === `${ownNoun}ette`;
  // "full kitchen", "gourmet kitchen", "kitchenette": what it is, and not what it has.
  if (isSame && (NOT_SAID_OF.test(before) || !isAdjectivePhrase(before)))
    return HOME_NOUNS.has(ownNoun) && !ownNoun.endsWith("room")
      ? withRest({ text: `it is ${withArticles(smallStart(first.text))}`, shape: "home" }, pieces.slice(1), subject)
      : tellThings(pieces, { ...subject, one: "there is %s", many: "there are %s" });
  if (isSame && first.text.toLowerCase().endsWith(head))
    return withRest({ text: `${subject.noun} is ${smallStart(before)}`, shape: "said" }, pieces.slice(1), subject);
  // "Sa Raconada, family home" is what it is called, and what it is.
  if (
    isName(first.text) &&
    second?.kind === "noun" &&
    HOME_LIKE.test(headOf(second.text)) &&
    /^the /.test(subject.noun)
  )
    return withRest(
      { text: `${first.text} is ${withArticles(smallStart(second.text))}`, shape: "home" },
      pieces.slice(2),
      subject,
    );
  if (subject.isArea) return tellArea(pieces, subject);
  if (/^(?:floor|level)$/.test(head) && / of /.test(first.text) && /^there/i.test(subject.one))
    return withRest(
      { text: `it is on ${withArticles(smallStart(first.text))}`, shape: "home" },
      pieces.slice(1),
      subject,
    );
  // "Full bath with a tub" in the bathroom's field is the bathroom itself.
  if (/^bath(?:room)?$/.test(head) && /^the bathroom$/.test(subject.noun))
    return tellThings(pieces, { ...subject, one: "there is %s", many: "there are %s" });
  if (IN_WHICH.test(head) && /^there/i.test(subject.one) && !subject.isTransport)
    return withRest(
      { text: `it is in ${withArticles(smallStart(first.text))}`, shape: "home" },
      pieces.slice(1),
      subject,
    );
  const isBedrooms = /\d-bedroom\b/.test(first.text);
  if (HOME_NOUNS.has(head) && !isPlural(head) && (isBedrooms || !/^(?:room|floor|bedroom)$/.test(head))) {
    const it =
      HOME_NOUNS.has(ownNoun) || subject.noun === "it" || /^there/i.test(subject.one) ? "it is %s" : subject.one;
    return withRest(
      { text: it.replace("%s", withArticles(smallStart(first.text))), shape: "home" },
      pieces.slice(1),
      subject,
    );
  }
  if (second?.kind === "distance" && isName(first.text)) return tellWays(pieces);
  return tellThings(pieces, subject);
}

const HOME_LIKE =
  /^(?:home|house|villa|cottage|yacht|boat|barn|cabin|farmhouse|finca|residence|bungalow|townhouse|apartment|loft)$/;
// What a home is in, where it is not the home itself.
const IN_WHICH = /^(?:building|tenement|complex|tower|high-rise|highrise|rise|block)$/;
const NOT_SAID_OF =
  /(?:^|\b)(?:full|own|main|double|single|queen|king|twin|whole|entire|private|separate|second|extra)$/i;
// Who comes is no thing of the home: it suits them.
const PEOPLE =
  /^(?:couples?|families|family|friends|groups?|students?|interns?|nurses|professionals|travelers|travellers|tourists|teleworkers|workers|kids|children|parents|solo|adults)$/;

function tellThings(pieces: Piece[], subject: Subject): string | null {
  const [opening, inside] = pieces;
  const isWho = opening && PEOPLE.test(headOf(opening.text)) && !/\bno\b|\d/.test(opening.text);
  if (isWho && pieces.every(({ kind }) => kind === "noun"))
    return `it suits ${joined(pieces.map(({ text }) => smallStart(text).replace(/^(?:also|or|for) /, "")))}`;
  if (
    opening &&
    inside?.mark === ":" &&
    /^(?:floor|level|basement|upstairs|downstairs|attic)$/.test(headOf(opening.text))
  )
    return tellThings(pieces.slice(1), {
      ...subject,
      one: `the ${smallStart(opening.text)} has %s`,
      many: `the ${smallStart(opening.text)} has %s`,
    });
  const isSafe = pieces.every(({ kind, text }) => kind !== "noun" || isName(text) || isPlainThing(text));
  if (!isSafe) return null;
  const until = pieces.findIndex(
    ({ kind, mark, text }, at) =>
      at > 0 && (kind !== "noun" || mark === "-" || mark === ":" || /^(?:each\b|\$)/i.test(text)),
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

// "Casa Maria, typical town house, has kept its character", "PATH from Grove Street, goes to New York".
function nounsThenVerb(pieces: Piece[], verbAt: number, subject: Subject): string {
  const [first, ...more] = pieces.slice(0, verbAt).map(({ text }) => text);
  const opening = theLine(first ?? "");
  const aside = more.map((text) => withArticles(smallStart(text))).join(", ");
  const verb = smallStart(pieces[verbAt]?.text ?? "");
  const text = aside === "" ? `${opening} ${verb}` : `${opening}, ${aside}, ${verb}`;
  return withRest({ text, shape: "does" }, pieces.slice(verbAt + 1), subject);
}

// "restaurants, a gallery, big store all walkable".
function nounsThatAll(pieces: Piece[]): string {
  const texts = pieces.map(({ text }) => text);
  const last = texts.pop() ?? "";
  const at = predicateStart(last);
  const words = last.split(" ");
  const things = [...texts, words.slice(0, at).join(" ")].map((text) => withArticles(smallStart(text)));
  return `${joined(things)} are ${words.slice(at).join(" ")}`;
}

const IS_ITSELF = /^(?:masterpiece|hub|mix|pot|crossroads|base|pocket|stretch|strip|enclave|place)$/;

// "Christchurch is the old part of Dublin", "the home is on a quiet street".
function tellArea(pieces: Piece[], subject: Subject): string | null {
  const [first, second] = pieces;
  const head = headOf(first?.text ?? "");
  const text = first?.text ?? "";
  // "end of the High Street", "east side of the Capitol": where it is, and not what it has.
  const edge =
    /^(?:the )?((?:very )?(?:end|top|bottom|edge|corner|start|foot|back) of |(?:north|south|east|west)(?:ern)? (?:side|end) of )/i.exec(
      text,
    );
  if (edge?.[1])
    return withRest(
      {
        text: `you are ${/side/.test(edge[1]) ? "on" : "at"} the ${smallStart(text.replace(/^the /i, ""))}`,
        shape: "home",
      },
      pieces.slice(1),
      subject,
    );
  const place = /^(?:the area|it)$/.test(subject.noun) ? "it" : subject.noun;
  if (isName(text) && second?.kind === "noun" && AREA_NOUNS.has(headOf(second.text)))
    return withRest(
      { text: `${text} is ${withArticles(smallStart(second.text))}`, shape: "home" },
      pieces.slice(2),
      subject,
    );
  if (/^part of /i.test(text))
    return withRest({ text: `it is ${smallStart(text)}`, shape: "home" }, pieces.slice(1), subject);
  if (/^\p{Lu}\p{L}+'s \p{Lu}/u.test(text))
    return withRest({ text: `${place} is ${text}`, shape: "home" }, pieces.slice(1), subject);
  if (isName(text) && pieces.length === 1) return null;
  if ((AREA_NOUNS.has(head) || IS_ITSELF.test(head)) && !isPlural(head))
    return withRest({ text: `${place} is ${withArticles(smallStart(text))}`, shape: "home" }, pieces.slice(1), subject);
  if (
    /^(?:street|road|lane|block|cul-de-sac|square|avenue|boulevard|drive|alley|court)$/.test(head) &&
    !/^(?:some|several|lots|many|plenty) | (?:on|along|in) /i.test(text)
  )
    return withRest(
      {
        text: `${subject.noun.startsWith("the ") && subject.noun !== "the area" ? subject.noun : "the home"} is on ${withArticles(smallStart(text))}`,
        shape: "home",
      },
      pieces.slice(1),
      subject,
    );
  if (/^[a-z]+ \p{Lu}[\p{L}' -]{2,40}$/u.test(text))
    return withRest({ text: `this is ${text}`, shape: "home" }, pieces.slice(1), subject);
  const isPart = /\b(?:end|edge|side|corner|part|middle|centre|center) of\b/i.test(text);
  if (isPart)
    return withRest(
      {
        text: `you are ${/side/i.test(text) ? "on" : "at"} the ${smallStart(text.replace(/^the /i, ""))}`,
        shape: "home",
      },
      pieces.slice(1),
      subject,
    );
  // One thing that an area can have, or else what the area is: "Boston's Little Italy".
  const isThing = isPlural(head) || COUNTABLE_NOUNS.has(head) || MASS_NOUNS.has(head) || /^own\b/i.test(text);
  if (!isThing) return null;
  const told = tellThings(pieces, { ...subject, one: `${subject.noun} has %s`, many: "there are %s" });
  return told?.replace(" has your own ", " has its own ") ?? null;
}
