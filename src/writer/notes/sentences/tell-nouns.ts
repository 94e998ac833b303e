import { headOf, isAdjectivePhrase, type Piece, predicateStart } from "../read/read-note.ts";
import { isName, smallStart, withArticles } from "../words/articles.ts";
import { tagWords } from "../words/tag-words.ts";
import { AREA_NOUNS, HOME_NOUNS, isPlural, isWholeBuilding } from "../words/word-lists.ts";
import { tellArea, tellThings } from "./tell-area.ts";
import { away, joined, type Subject, tellWays, theLine, wayOf } from "./tell-distance.ts";
import { withRest } from "./tell-rest.ts";

// A note that names things: what a place is, what there is, what a named one does.
export function tellNouns(pieces: Piece[], subject: Subject): string | null {
  const [first] = pieces;
  if (!first) return null;
  const turned = adjectivesFirst(pieces, subject);
  if (turned) return turned;
  const prefixed = adjectivesBefore(pieces);
  if (prefixed) return tellNouns([prefixed], subject);
  const verbAt = pieces.findIndex(({ kind }) => kind === "verb");
  // "old houses, has its own vibe": what the area has, and what it does.
  if (verbAt === 1 && subject.isArea && isPlural(headOf(first.text)))
    return `there are ${withArticles(smallStart(first.text))}¶${withRest(
      { text: `${subject.noun} ${smallStart(pieces[1]?.text ?? "")}`, shape: "does" },
      pieces.slice(2),
      subject,
    )}`;
  if (verbAt === 1 || (verbAt > 1 && isName(first.text))) return nounsThenVerb(pieces, verbAt, subject);
  const shared = saidOfAll(pieces) ?? whoTheHostsAre(pieces, subject);
  if (shared) return shared;
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
    return withRest(
      { text: `${subject.noun} is ${smallStart(before).replace(/, (?=[\p{L}-]+$)/u, " and ")}`, shape: "said" },
      pieces.slice(1),
      subject,
    );
  return subject.isArea && !isNamedHome(pieces, subject) ? tellArea(pieces, subject) : tellHome(pieces, subject);
}

// "safe building, quiet" is a quiet, safe building.
function adjectivesBefore([whole, ...saidOf]: Piece[]): Piece | null {
  const isSaid =
    saidOf.length > 0 &&
    saidOf.every(({ kind, mark, text }) => kind === "adjective" && mark === "," && /^[\p{L}-]+$/u.test(text));
  if (!whole || !isSaid || /^(?:an?|the|my|our|your|own|\d|one|two|whole|entire)\b/i.test(whole.text)) return null;
  if (!IN_WHICH.test(headOf(whole.text)) && !HOME_NOUNS.has(headOf(whole.text))) return null;
  const said = saidOf.map(({ text }) => smallStart(text)).join(", ");
  const comma = tagWords(whole.text)[0]?.kind === "adjective" ? ", " : " ";
  return { ...whole, text: `${said}${comma}${smallStart(whole.text)}` };
}

function saidOfAll(pieces: Piece[]): string | null {
  const last = pieces.at(-1);
  const isSaid = / all (?!the )| (?:not )?(?:included|provided|supplied|available|allowed)$/.test(` ${last?.text}`);
  return (
    sharedEnd(pieces) ?? (pieces.length > 1 && last?.kind === "small clause" && isSaid ? nounsThatAll(pieces) : null)
  );
}

// "quiet couple, we live upstairs".
function whoTheHostsAre([first, ...rest]: Piece[], subject: Subject): string | null {
  const head = headOf(first?.text ?? "");
  if (!first || !/^(?:we|I)$/.test(subject.noun) || !HOSTS.test(head)) return null;
  const are = subject.noun === "I" && !isPlural(head) ? "I am" : "we are";
  return withRest({ text: `${are} ${withArticles(smallStart(first.text))}`, shape: "home" }, rest, subject);
}

// What is told of a home and its rooms.
function tellHome(pieces: Piece[], subject: Subject): string | null {
  const [first, second] = pieces;
  if (!first) return null;
  const head = headOf(first.text);
  const ownNoun = subject.noun.replace(/^(?:the|your) /, "");
  const named = byItsName(pieces, subject);
  if (named !== undefined) return named;
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
  if (subject.isPart && isWholeBuilding(head) && !/^(?:whole|entire)\b/i.test(first.text))
    return withRest(
      {
        text: `${subject.noun.startsWith("the ") && HOME_NOUNS.has(ownNoun) && ownNoun !== "home" ? subject.noun : "it"} is in ${withArticles(smallStart(first.text))}`,
        shape: "home",
      },
      pieces.slice(1),
      subject,
    );
  const isBedrooms = /\d-bedroom\b/.test(first.text);
  const isOutside = subject.noun === "the outdoor space";
  if (!isOutside && HOME_NOUNS.has(head) && !isPlural(head) && (isBedrooms || !/^(?:room|floor|bedroom)$/.test(head))) {
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

// "Sa Raconada, family home" is what it is called, and what it is; "Villa Maremar" alone is its name.
function byItsName(pieces: Piece[], subject: Subject): string | null | undefined {
  const [first, second] = pieces;
  if (!first) return undefined;
  if (second && isNamedHome(pieces, subject))
    return withRest(
      { text: `${first.text} is ${withArticles(smallStart(second.text))}`, shape: "home" },
      pieces.slice(2),
      subject,
    );
  const isOfHome = subject.noun.startsWith("the ") && HOME_NOUNS.has(subject.noun.slice("the ".length));
  if (pieces.length > 1 || !isName(first.text) || !isOfHome) return undefined;
  const isHomes = /^(?:Villa|Casa|Casita|Finca|Chalet|Can|Son|Ca|Cottage|Maison)\b/.test(first.text);
  return isHomes ? `${subject.noun} is called ${first.text}` : null;
}

function isNamedHome([first, second]: Piece[], subject: Subject): boolean {
  return (
    first !== undefined &&
    isName(first.text) &&
    second?.kind === "noun" &&
    HOME_LIKE.test(headOf(second.text)) &&
    subject.noun.startsWith("the ")
  );
}

const HOSTS =
  /^(?:company|team|agency|couple|family|retirees|hosts?|superhosts?|parents|artists?|teachers?|travell?ers?|professionals?|siblings|brothers|sisters)$/;
const HOME_LIKE =
  /^(?:home|house|villa|cottage|yacht|boat|barn|cabin|farmhouse|finca|residence|bungalow|townhouse|apartment|loft|brownstone|building|chalet|hotel|lodge|complex)$/;
// What a home is in, where it is not the home itself.
const IN_WHICH = /^(?:building|tenement|complex|tower|high-rise|highrise|rise|block)$/;
const ON_WHICH = /^(?:street|road|lane|block|cul-de-sac|square|avenue|corner)$/;
const NOT_SAID_OF =
  /(?:^|\b)(?:full|own|main|double|single|queen|king|twin|whole|entire|private|separate|second|extra)$/i;
// "Casa Maria, typical town house, has kept its character", "PATH from Grove Street, goes to New York".
function nounsThenVerb(pieces: Piece[], verbAt: number, subject: Subject): string {
  const [first, ...more] = pieces.slice(0, verbAt).map(({ text }) => text);
  const way = wayOf(first ?? "");
  const opening = way ? `${theLine(way.name)} is ${away(way.distance)} and` : theLine(first ?? "");
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

// "Shops, bars and very good restaurants all easy to reach".
function sharedEnd(pieces: Piece[]): string | null {
  const last = pieces.at(-1)?.text ?? "";
  const at =
    / (?:all|both) (?=(?:very |just |right )?(?:\p{L}+ly )?(?:easy|close|near|nearby|within|in|a|at|on|around|walkable|minutes|steps|well)\b)/u.exec(
      last,
    );
  if (
    !at ||
    /^(?:the )?(?:middle|heart|cent(?:er|re)|edge|end|top) of /i.test(pieces[0]?.text ?? "") ||
    (at[0].startsWith(" both") && pieces.length > 1) ||
    pieces.some(({ kind, mark }, place) => place > 0 && (mark !== "," || !/noun|small clause|clause/.test(kind)))
  )
    return null;
  const things = [...pieces.slice(0, -1).map(({ text }) => text), last.slice(0, at.index)];
  return `${joined(things.map((text) => withArticles(smallStart(text))))} are${last.slice(at.index)}`;
}

// "large windows, bright" of a home, "white houses, very quiet" of an area: what is said of it, and then its things.
function adjectivesFirst(pieces: Piece[], subject: Subject): string | null {
  const isOfAll = subject.isArea || HOME_NOUNS.has(subject.noun.replace(/^the /, ""));
  const said = pieces.filter(({ kind }) => kind === "adjective");
  const nouns = pieces.filter(({ kind }) => kind === "noun");
  const isPlain =
    said.length > 0 &&
    said.length + nouns.length === pieces.length &&
    pieces.every(({ mark }, at) => at === 0 || mark === ",") &&
    said.every(({ text }) => text.split(" ").length < 4 && !/^(?:and|but) | (?:to|for|in|with|by|of) /i.test(text));
  const isThings = nouns.length > 1 || isPlural(headOf(nouns[0]?.text ?? ""));
  const isHave = nouns.every(
    ({ text }) =>
      !AREA_NOUNS.has(headOf(text)) &&
      !HOME_NOUNS.has(headOf(text)) &&
      !IN_WHICH.test(headOf(text)) &&
      !ON_WHICH.test(headOf(text)),
  );
  if (!isOfAll || !isPlain || !isThings || !isHave || / (?:of|with) /.test(nouns[0]?.text ?? "")) return null;
  const things = joined(nouns.map(({ text }) => withArticles(smallStart(text))));
  const whose = subject.isArea ? things.replace(/^your own /, "its own ") : things;
  return `${subject.noun} is ${joined(said.map(({ text }) => smallStart(text)))}, with ${whose}`;
}
