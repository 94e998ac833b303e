import { counted, listOf } from "#writer/text/word-forms.ts";
import { spokenMinutes } from "../read/clean-note.ts";
import { kindOf } from "../read/read-note.ts";
import { smallStart, withArticles, withSubjectArticle } from "../words/articles.ts";
import { BASE_VERBS, IMPERATIVES, isPlural } from "../words/word-lists.ts";
import { isMany, type Subject, theLine } from "./tell-distance.ts";

// Shapes that hosts use and no grammar of pieces would guess.
export function specialNote(text: string, subject: Subject): string | null {
  return roomNote(text, subject) ?? sayingNote(text, subject) ?? wayNote(text, subject);
}

function roomNote(text: string, subject: Subject): string | null {
  const past = /^(.{3,80}) (?:when|as) you (?:come in|enter|arrive|walk in)$/i.exec(text);
  if (past?.[1] && kindOf(past[1]) === "noun") return `you come in past ${withArticles(smallStart(past[1]))}`;
  const ways = /^(?:walk|bike|drive|cycle)(?: or (?:walk|bike|drive|cycle|bus))? to (.{3,80})$/i.exec(text);
  if (ways && !text.includes(",")) return `you can ${smallStart(text)}`;
  const bed = /^(?:one |1 |an? )?(queen|king|double|twin|single)(?:[ -]size)?(?: bed)?$/i.exec(text);
  if (bed?.[1] && subject.noun.endsWith("room")) return `there is a ${bed[1].toLowerCase()} bed`;
  const floor =
    /^(?:on the )?(ground|first|second|third|fourth|fifth|top|upper|lower|\d{1,2}(?:st|nd|rd|th)) floor$/i.exec(text);
  if (floor?.[1] && !subject.isArea)
    return `${subject.noun.startsWith("the ") ? subject.noun : "it"} is on the ${floor[1].toLowerCase()} floor`;
  const kept = /^(kept|added|restored|saved|replaced|redid|preserved) ((?:the |all the |its )?[^,]{3,80})$/i.exec(text);
  if (kept?.[1] && kept[2] && kept[1].toLowerCase() !== "redid")
    return `${withKnownArticle(kept[2])} ${isPlural(kept[2].split(" ").at(-1) ?? "") || / and /.test(kept[2]) ? "were" : "was"} ${kept[1].toLowerCase()}`;
  const welcome = /^([^.]{4,120}) (?:are )?(?:all )?welcome$/i.exec(text);
  if (welcome?.[1] && !/ (?:is|are) /.test(welcome[1]))
    return `${welcome[1].replace(/, (?=[^,]+$)/, welcome[1].includes(" and ") ? ", " : " and ")} ${isPlural(welcome[1].split(/[ ,]/).at(-1) ?? "") || welcome[1].includes(",") ? "are" : "is"} welcome`;
  const sleeping = /^(queen|king|double|twin|single)(?=,| and )(.{4,100})$/i.exec(text);
  if (sleeping?.[1] && sleeping[2] && /bed/.test(subject.noun + subject.one + text))
    return sentenceOfBeds(sleeping[1], sleeping[2]);
  const least =
    /^(\d{1,3})\+?[ -](night|day|week|month)s? (?:min(?:imum)?(?: stay)?|stays?(?: only)?)(?:, .{0,60})?$/i.exec(text);
  if (least?.[1] && least[2]) return `The minimum stay is ${counted(Number(least[1]), least[2].toLowerCase())}`;
  return null;
}

const ONLY_FOR =
  /^((?:female|male|women|men|ladies|students?|long-term)(?: guests| travell?ers| students| stays| tenants)?) only(?:, (.{5,80}))?$/i;

// "suits short stays, work or holiday", "ok for couples, families, short break or longer"
const SUITS = /^(?:it )?(suits|(?:ok|okay|fine|good|best|better) for) (?!you\b)(.{4,110})$/i;

function suitsNote(text: string, { noun }: Subject): string | null {
  const [, how = "", whom = ""] = SUITS.exec(text) ?? [];
  const all = whom.split(/, (?:and )?/).map(smallStart);
  const isList = all.length > 1 && all.every((each) => /^(?:noun|adjective|phrase)$/.test(kindOf(each)));
  if (!isList || !noun.startsWith("the ")) return null;
  const last = all.at(-1) ?? "";
  const list = / and /.test(last) ? all.join(", ") : `${all.slice(0, -1).join(", ")} and ${last}`;
  return `${noun} ${how.toLowerCase() === "suits" ? "suits" : `is ${how.toLowerCase()}`} ${list}`;
}

function sayingNote(text: string, subject: Subject): string | null {
  const suits = suitsNote(text, subject);
  if (suits) return suits;
  const [, who, more] = ONLY_FOR.exec(text) ?? [];
  if (who && (!more || kindOf(more) === "clause"))
    return `it is for ${who.toLowerCase()} only${more ? `, and ${withSubjectArticle(more)}` : ""}`;
  const walked = /^([^,]{2,40}?)(?: - |, )(?:you )?can walk(?: there)?$/i.exec(text)?.[1];
  if (walked && subject.isTransport) return `you can walk to ${theLine(walked)}`;
  const takes = /^(?:up to )?\d+ (?:guests|people|adults)\b.{0,60}$/i.exec(text);
  if (takes && !/ (?:is|are|can) /.test(text)) return `It sleeps ${text}`;
  const none = /^none ((?:with|at|in|on|for) .{3,60})$/i.exec(text);
  if (none && subject.noun === "parking" && !text.includes(",")) return `there is no parking ${none[1]}`;
  const view = /^(.{2,60}?) ((?:partly |just )?in (?:view|sight|the distance)\b.{0,60})$/i.exec(text);
  if (view?.[1] && view[2] && kindOf(text) !== "clause") {
    const seen = /^(?:sea|ocean|lake|river|castle|city|skyline)$/i.test(view[1])
      ? `the ${view[1].toLowerCase()}`
      : view[1];
    return `${seen} is ${view[2]}`;
  }
  const named = /^(?:it is |it's )?(?:called|named) (.{2,60})$/i.exec(text);
  if (named) return `${subject.noun} is called ${named[1]}`;
  const closed = /^not (?:the )?([^,.]{3,80})$/i.exec(text)?.[1];
  if (closed && subject.one.startsWith("You can use "))
    return `the ${closed.replace(/ or /g, " and ")} ${isMany(closed.replace(/ or /g, " and ")) ? "are" : "is"} not for guests`;
  const all = /^all (private|new|shared|free|yours)$/i.exec(text);
  if (all) return `all of it is ${all[1]?.toLowerCase()}`;
  if (/^(?:almost |over |about |nearly )?\w+ years (?:as|of) /i.test(text))
    return `${subject.person ?? "I"} have ${smallStart(text)}`;
  const price = /^(.{3,50}?) (\$\d.{0,60})$/.exec(text);
  if (price?.[1] && !price[1].includes(",")) return `${withArticles(smallStart(price[1]))} is ${price[2]}`;
  return null;
}

function wayNote(text: string, subject: Subject): string | null {
  const reached = /^(.{2,60}?) in (\d{1,3}) ?min(?:utes)?\b(.{0,30})$/i.exec(text);
  if (reached && subject.isTransport && !text.includes(",") && kindOf(text) !== "clause")
    return `You reach ${smallStart(reached[1] ?? "")} in ${reached[2]} minutes${reached[3]}`;
  const after = /^(?:if|when|while|once|after|before) [^,]{3,80}, (.{5,})$/i.exec(text)?.[1];
  const deed = after?.split(" ")[0]?.toLowerCase() ?? "";
  const isDeed = IMPERATIVES.has(deed) || BASE_VERBS.has(deed);
  if (after && (isDeed || kindOf(after.split(", ")[0] ?? "") === "clause")) return spokenMinutes(text);
  const reachable = /^([^,]{2,60}?) (easy (?:to (?:get to|reach)|from here)|close by|right outside|at the door)$/i.exec(
    text,
  );
  if (reachable?.[1] && reachable[2] && kindOf(text) !== "clause")
    return `${theLine(reachable[1])} ${isMany(reachable[1]) ? "are" : "is"} ${reachable[2].toLowerCase()}`;
  const easy = /^easy to (\p{Lu}.{2,100})$/u.exec(text);
  if (easy?.[1]) return `it is easy to get to ${listOf(easy[1].split(/, (?:and )?| and /))}`;
  const goes = /^(direct )?to (\p{L}[^.]{3,120})$/iu.exec(text);
  if (goes?.[2] && subject.isTransport && !/ (?:is|are|you) /.test(text))
    return `it goes ${goes[1] ? "direct " : ""}to ${listOf(goes[2].split(/, (?:and )?| and /).map(theStop))}`;
  const cars = /^(?:for )?(\d|one|two|three|four) cars?$/i.exec(text);
  if (subject.noun === "parking" && cars) return `there is parking for ${cars[0].replace(/^for /i, "")}`;
  if (subject.noun === "parking" && /^(?:on the )?street(?: parking)?,? (?:is )?free$/i.test(text))
    return "street parking is free";
  if (subject.noun === "parking" && /^plenty(?: of (?:it|parking|space))? on the street,? free$/i.test(text))
    return "there is plenty of free parking on the street";
  return null;
}

// "queen, two singles and a sofa bed, sleeps 6"
function sentenceOfBeds(first: string, rest: string): string {
  const [beds = "", ...more] = rest.split(/, (?=sleeps )/);
  const closed = beds.includes(" and ")
    ? beds
    : beds.replace(/, ([^,]+)$/, (_, last: string) => ` and ${withArticles(last)}`);
  return `there is a ${first.toLowerCase()} bed${closed}${more.length > 0 ? `, which ${more.join(", ")}` : ""}`;
}

function theStop(name: string): string {
  return /^(?:airport|city|centre|center|beach|station|town)$/i.test(name) ? `the ${name.toLowerCase()}` : name;
}

function withKnownArticle(words: string): string {
  return /^(?:the|all|its|our) /i.test(words) ? smallStart(words) : `the ${smallStart(words)}`;
}
