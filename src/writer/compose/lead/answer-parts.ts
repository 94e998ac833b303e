import { readDistance, readPlacement } from "#writer/notes/read/read-distance.ts";
import { headOf, isAdjectivePhrase, kindOf } from "#writer/notes/read/read-note.ts";
import {
  articlesInside,
  needsArticle,
  smallStart,
  withArticles,
  withSubjectArticle,
} from "#writer/notes/words/articles.ts";
import { tagWords } from "#writer/notes/words/tag-words.ts";
import { AREA_NOUNS, COUNTABLE_NOUNS, HOME_NOUNS, isPlural, MASS_NOUNS } from "#writer/notes/words/word-lists.ts";
import { listOf, withArticle } from "#writer/text/word-forms.ts";
import { isAbstract } from "./read-answer.ts";

// What a part of the answer says: the home itself, things it has, where or how it is, or a sentence of its own.
export type Part = { kind: "home" | "things" | "state" | "clause"; text: string };

// `isPartOf`: whether a building that is named so is more than what is let.
export type AnswersFor = {
  noun: string;
  bedrooms: number | null;
  isPartOf: (head: string) => boolean;
  inItsPlace: (text: string) => string;
};

// One part, or two that "and" joins although they are of different kinds.
export function partsOf(piece: string, asked: AnswersFor): Part[] | null {
  const whole = partOf(piece, asked);
  if (whole) return [whole];
  for (const { index } of [...piece.matchAll(/ and /g)].toReversed()) {
    const [one, other] = [piece.slice(0, index), piece.slice(index + " and ".length)];
    const [first, second] = [partOf(one, asked), partOf(other, asked)];
    if (first && second) return [first, second];
  }
  return null;
}

function partOf(piece: string, asked: AnswersFor): Part | null {
  const text = piece.replace(/^(?:still|even) (?=\d|one|two|a )/, "").replace(" and even ", " and ");
  return (
    clauseOf(text) ?? howFar(text) ?? whereSomethingIs(text) ?? stateOf(text) ?? homeOf(text, asked) ?? thingsOf(text)
  );
}

const DONE_BY_GUESTS = /^(?:walk|bike|cycle|jog|swim|stroll|hike|ski) (?:to|into|in|from|along|around)\b/;
const TAKES_TIME =
  /^((?:direct |free |easy |quick )?(?:bus|train|tram|subway|metro|ferry|shuttle)(?: (?:to|into) [^,]{2,40}?)?) in (\d{1,3}(?:-\d{1,3})? (?:minutes?|min))$/;
const GOES_TO =
  /^((?:direct|free|easy|quick|frequent) (?:bus|train|tram|subway|metro|ferry|shuttle)(?: ride)? (?:to|into) .{2,50})$/;
const IS_INCLUDED = /^([\p{L} ]{3,40}?) (included|in the price|is included|are included)$/u;

function clause(text: string): Part {
  return { kind: "clause", text };
}

function state(text: string): Part {
  return { kind: "state", text };
}

function clauseOf(given: string): Part | null {
  const text = given.replace(/^you're /, "you are ");
  if (/^you (?:can |sleep |wake |walk |see |get |have |hear |look |are )/.test(text)) return clause(text);
  if (/^(?:so |very |really )?easy to (?:get|reach|walk|go|find)\b/.test(text)) return clause(`it is ${text}`);
  if (text.startsWith("you walk to ")) return clause(text.replace("you walk", "you can walk"));
  if (/^can'?t /.test(text)) return clause(`you ${text}`);
  if (DONE_BY_GUESTS.test(text)) return clause(`you can ${text.replace(/ in (\d{1,2})$/, " in $1 minutes")}`);
  if (/^(?:room|space) for (?:\d|an?|up|big|large|the|every|your)/.test(text)) return clause(`there is ${text}`);
  const [, walked = ""] = /^((?:lots of |many |plenty of |good |great )[^,]{3,60}) you can walk to$/.exec(text) ?? [];
  if (walked !== "") return clause(`you can walk to ${walked}`);
  const [, way = "", time = ""] = TAKES_TIME.exec(text) ?? [];
  if (way !== "") return clause(`the ${way} takes ${time}`);
  if (GOES_TO.test(text)) return clause(`there is ${withArticle(text)}`);
  const [, what = "", how = ""] = IS_INCLUDED.exec(text) ?? [];
  if (what !== "" && kindOf(what) === "noun")
    return clause(`${withSubject(what)} ${isMany(what) ? "are" : "is"} ${how.replace(/^(?:is|are) /, "")}`);
  // "it sleeps 12" and "who live here" cannot stand alone.
  const isWhole = kindOf(text) === "clause" && !NO_SUBJECT.test(text);
  // "NYC is 15 minutes"
  const away = text.replace(
    / (is|are) ((?:about |only |just )?(?:half a|a|one|two|three|\d{1,3}) (?:minutes?|min|blocks?|miles?|km))$/,
    " $1 $2 away",
  );
  return isWhole && finiteVerb(text) ? clause(withSubjectArticle(smallStart(away))) : null;
}

const NO_SUBJECT =
  /^(?:it|this|that|they|these|which|who|what|so|no|not|in|on|at|by|near|off|next|to|with|from|for|of|as|where|when|if|many|straight)\b/;

function finiteVerb(text: string): boolean {
  return /\b(?:is|are|was|has|have|takes?|goes|go|runs?|stays?|comes?|live|lives|love|loves|can|will)\b/.test(text);
}

const AMOUNT =
  "(?:(?:about|only|just|under|less than) )?(?:an? )?(?:\\d{1,4}(?:\\.\\d)?(?:-\\d{1,3})?\\+?|one|two|three|four|five|six|ten|half an?|an?|a few|few|a couple of|couple of)(?: short| easy)?";
export const FAR = new RegExp(
  `^(${AMOUNT}[ -](?:minutes?|min|hours?|miles?|km|m|blocks?|stops?|steps|streets?)|\\d{1,2}(?:-\\d{1,2})?(?= by )|steps|minutes|moments|blocks|(?:only |just )?(?:an? )?(?:short|quick|easy) (?:walk|drive|ride|stroll|hop|bus ride|train ride))( walk| drive| ride| on foot| by \\p{L}{2,8})? (?:to|from) (.{2,90})$`,
  "u",
);

// "20 min on foot to the beach" of a home that is so far from it.
function howFar(text: string): Part | null {
  const [whole, amount = "", way = "", where = ""] = FAR.exec(text) ?? [];
  if (whole === undefined) return null;
  const far = /^(?:short|quick|few|couple|easy)\b/.test(amount) ? withArticle(amount) : amount;
  const each = listOf(where.split(", ")).replace(
    /\b(\d{1,3}(?:-\d{1,3})?(?: (?:minutes|min|blocks))?) to /g,
    "$1 from ",
  );
  const isWalk = / (?:walk|drive|ride)$/.test(way) && /\d minutes?$/.test(far);
  const spoken = isWalk
    ? withArticle(far.replace(/ minutes?$/, "-minute")) + way
    : `${far}${/^[\d-]+$/.test(far) ? " minutes" : ""}${way}`;
  return { kind: "state", text: `${spoken} ${articlesInside(`from ${each}`)}` };
}

const ALL_IN =
  /^(?:all |both )?(?:right |just )?(?:there|here|downstairs|upstairs|outside|nearby|next door|out front|out back|in walking distance|within walking distance|steps from the door|outside the door|at the door|on the doorstep|all within (?:a|one|two) .{3,20}|in the same (?:district|building|street|block))$/;

// "beach 300 m", "the Egg across the street", "castle and Waverley both 10 min on foot".
function whereSomethingIs(text: string): Part | null {
  const words = text.split(" ");
  for (let at = 1; at < words.length; at += 1) {
    const place = words.slice(0, at).join(" ");
    const rest = words.slice(at).join(" ");
    const plain = rest.replace(/^(?:both|all|each) /, "");
    const away = ALL_IN.test(rest) ? rest.replace(/^in walking/, "within walking") : awayOf(plain);
    if (away === null || !isThing(place) || HOME_NOUNS.has(headOf(place)) || OF_HOME.test(place)) continue;
    const both = away !== rest && plain !== rest ? `${rest.split(" ")[0]} ` : "";
    return { kind: "clause", text: `${withSubject(place)} ${isMany(place) ? "are" : "is"} ${both}${away}` };
  }
  return null;
}

// "Free parking and the Green Line a block away": the parking is not a block away.
const OF_HOME =
  /^(?:own|your) |^(?:[\p{L}-]{1,20} ){0,4}(?:parking|pool|terrace|balcony|patio|deck|garden|yard|backyard|entrance|views?|kitchen|beds?|bedroom|rooms?|tub) (?:[\p{L}-]{1,20} ){0,4}and /u;

function awayOf(rest: string): string | null {
  if (/ (?:from|to) /.test(rest)) return null;
  const far = readDistance(rest.replace(/^(\d+) (m|km)$/, "$1$2")) ?? readDistance(rest.replace(/ away$/, ""));
  if (far) return far.away;
  if (!/^(?:right |just )?(?:across|next|around|at|outside|down|opposite|a (?:few|short)|one|two|three|\d)/.test(rest))
    return null;
  return readPlacement(rest)?.away ?? null;
}

const AREA =
  /^((?:very |quite )?(?:quiet|calm|safe|central|leafy|peaceful|residential|lovely|pretty|green|safe and quiet|friendly|historic|lively)(?:, | and | )?(?:[\p{L}-]+ )?)(street|lane|road|cul-de-sac|block|square|suburb|area|neighbou?rhood|district|corner|spot)$/u;
const CENTRE = /^(?:the )?(city|town|old|historic) (cent(?:er|re)|town)$/;
const IN_PLACE =
  /^(?:(?:right|just|directly|only|still|close|next|halfway) )?(?:in|on|at|by|near|off|next to|close to|across from|opposite|between|behind|above|over|beside)\b |^(?:close|next) to /;

// Where and how it is: "on a quiet street", "next to the tower", "newly done up".
function stateOf(text: string): Part | null {
  const [, adjectives = "", area = ""] = AREA.exec(text) ?? [];
  if (area !== "")
    return state(
      `${/^(?:street|lane|road|cul-de-sac|block|square|corner)$/.test(area) ? "on" : "in"} ${withArticle(adjectives + area)}`,
    );
  const [, which = "", centre = ""] = CENTRE.exec(text) ?? [];
  if (centre !== "") return state(`in the ${which} ${centre}`);
  if (/^so \p{L}+ (?:that )?you can /u.test(text)) return state(text);
  if (/^near(?: to)? everything$|^close to everything$|^(?:so|too) /.test(text)) return null;
  if (/ and (?:\d|one|two|three|a few|only|just|steps|minutes)\b/.test(text)) return null;
  if (IN_PLACE.test(text) && !finiteVerb(text)) return state(articlesInside(text));
  if (
    /^(?:(?:newly|fully|completely|recently|just|freshly|totally) )?(?:done up|renovated|remodeled|remodelled|updated|refurbished|redone|rebuilt|restored)$/.test(
      text,
    )
  )
    return state(text);
  if (/^straight\b| (?:but|with) |\b(?:double|single|twin|king|queen)$/.test(text) || !isAdjectivePhrase(text))
    return null;
  return tagWords(text).some(({ kind }) => kind === "noun") && !/ (?:in|for|to|from|by|at|with|on|of) /.test(text)
    ? null
    : state(articlesInside(text));
}

function homeOf(text: string, { isPartOf, noun }: AnswersFor): Part | null {
  if (kindOf(text) !== "noun" || finiteVerb(text) || text.includes(" to yourself")) return null;
  const head = headOf(text);
  const isHome = HOME_NOUNS.has(head) && !isAbstract(head) && !/^(?:base|stay|accommodation|property)$/.test(head);
  if (!isHome || (head === "room" && noun !== "room" && !isPartOf(head))) return null;
  if (/^(?:own|your|two|three|four|\d+) /.test(text) || isPlural(head) || head === "floor")
    return { kind: "things", text: withThings(withArticles(text)) };
  const named = withThings(
    withComma(/^(?:the|an?|this) /.test(text) ? articlesInside(text) : articlesInside(withArticle(text))),
  );
  const placed = named.replace(SO_FAR, ", ");
  return { kind: "home", text: !/-bedroom /.test(text) && isPartOf(head) ? `in ${placed}` : placed };
}

// "a home 2 minutes from the park"
const SO_FAR =
  / (?=(?:an? )?\d{1,3}-minute (?:walk|drive|ride) from |\d{1,4} (?:m|km|miles?|minutes|blocks|steps) from |(?:one|a|two|three) blocks? from |(?:a )?(?:few )?(?:blocks|steps|minutes) from |a (?:short|quick) (?:walk|drive|ride) from |(?:right )?across from )/;

// "with heated gazebo and fire pit": each of them takes its article.
function withThings(text: string): string {
  return text.replace(/ with ((?:(?! that | which | who | with | so ).){3,120})$/, (whole, list: string) => {
    const [things = "", ...tail] = list.split(/(?=, (?:in|on|near) | (?:in|near|on|for|downtown)\b)/);
    if (/^(?:room|space)\b/.test(things.replace(/^an? /, ""))) return ` with ${list.replace(/^an? /, "")}`;
    const items = things.split(/(, | and )/).map((item) => (/^(?:, | and )$/.test(item) ? item : oneOf(item)));
    return whole === "" ? whole : ` with ${items.join("")}${tail.join("")}`;
  });
}

export function oneOf(item: string): string {
  const [, done = "", rest = ""] = /^(\p{Ll}+ed) (\p{Ll}.*)$/u.exec(item) ?? [];
  const isDone = done !== "" && !isPlural(headOf(rest)) && !MASS_NOUNS.has(headOf(rest)) && kindOf(rest) === "noun";
  const isOne = needsArticle(item) || isDone || /^(?:BBQ|barbecue|grill)$/i.test(item);
  return isOne ? withArticle(item) : item;
}

// "a big light apartment" is big and light.
function withComma(text: string): string {
  return text.replace(
    /^(an?) (big|large|small|bright|light|quiet|calm|sunny|private|spacious|modern|cozy|cosy) (light|bright|quiet|calm|sunny|modern|spacious|cozy|cosy) (?=\p{L})/u,
    "$1 $2, $3 ",
  );
}

function thingsOf(text: string): Part | null {
  const plain = text.replace(/^own | own (?=\p{Ll})/gu, " ").trim();
  const heads = plain.split(/, | and /).map((item) => headOf(item).replace(/s$/, ""));
  if (!isThing(plain) || heads.some(isNotHad) || / (?:for|to) /.test(text)) return null;
  const own = text.replace(/(^| and )own (?=\p{Ll})/gu, "$1your own ");
  return { kind: "things", text: withThings(own === text ? withArticles(text) : own) };
}

function isNotHad(head: string): boolean {
  return (
    isAbstract(head) ||
    AREA_NOUNS.has(head) ||
    /^(?:city|guest|host|people|review|walk|museum|restaurant|shop|bar|street|road|avenue|lane|downtown|midtown|uptown|highrise|high-rise|building|brownstone|tower|district|suburb|theme)$/.test(
      head,
    )
  );
}

// A thing that one has or goes to: its noun is known, or it is a name.
function isThing(text: string): boolean {
  if (kindOf(text) !== "noun" || finiteVerb(text) || isAdjectivePhrase(text)) return false;
  return text.split(/, | and | or /).every((item) => {
    const head = headOf(item);
    const last = tagWords(item).find(({ small }) => small === head);
    const isKnown = [head, head.replace(/s$/, "")].some((word) => COUNTABLE_NOUNS.has(word) || MASS_NOUNS.has(word));
    return (
      isKnown ||
      last?.kind === "name" ||
      isPlural(head) ||
      /^(?:entrance|ensuite|parking|views?|tram|train|metro|skytrain|cbd|castle|ocean|seawall|sea|lake|beach|spa|bbq)$/.test(
        head,
      )
    );
  });
}

function isMany(text: string): boolean {
  return (
    / and |, /.test(text.split(/ (?:with|of|in|on|at) /)[0] ?? "") ||
    isPlural(headOf(text)) ||
    /^(?:two|three|four|five|\d)/.test(text)
  );
}

// "the beach", "the tram"; names, numbers and many things stand alone.
function withSubject(place: string): string {
  return place
    .split(" and ")
    .map((item) => {
      const [first] = tagWords(item);
      const isBare = first && /^(?:noun|adjective)$/.test(first.kind) && /^\p{Ll}/u.test(item);
      const isLine =
        /\b(?:Line|Metro|Tower|Market|PATH|Skytrain|SkyTrain|Castle|CBD)$/u.test(item) && !/^the /i.test(item);
      const isOne = isBare && !isPlural(headOf(item)) && !MASS_NOUNS.has(headOf(item));
      if (isOne && /^(?:good|great|nice|big|small|little|lovely|new) /.test(item)) return withArticle(item);
      return isOne || isLine ? `the ${item}` : item;
    })
    .join(" and ");
}
