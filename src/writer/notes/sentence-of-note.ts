import { counted, listOf } from "#writer/compose/grammar.ts";
import { keepReadings } from "#writer/keep-readings.ts";
import { sentence, smallStart, withArticles } from "./articles.ts";
import { cleanNote, spokenMinutes } from "./clean-note.ts";
import { readsAsSentence } from "./grammar/reads-as-sentence.ts";
import { isSound } from "./is-sound.ts";
import type { Subject } from "./note-subject.ts";
import { kindOf, type Piece, readNote } from "./read-note.ts";
import { tellPieces } from "./tell-pieces.ts";
import { BASE_VERBS, IMPERATIVES, isPlural } from "./word-lists.ts";

export type { Subject };

const LONGEST = 300;
// Typing slips and blanks may go; a text far longer makes no sentence whatever is mended.
const LONGEST_TYPED = 2 * LONGEST;
const BROKEN = /[?<>{}[\]|\\^~=]|\b(?:n\/a|tbd|tbc|asap)\b|https?:/i;
// What a listing gains nothing by: offers of the day, the pandemic, "read on".
const VOID =
  /\b(?:covid|pandemic|airbnb|vrbo|contact (?:me|us) directly|similar platform|my (?:other )?listing|booking\.com|superhost|youtube|the listing|floor plan in|in the pictures|business practices|new listing|cdc|promo(?:tion)? code|with code|code [a-z\d]+|% off|discount|read the|(?:do not|don't) (?:pick|book|choose) us|see photos|message (?:me|us) for|winter\/spring|to \d{2} people)\b/i;
const FOREIGN =
  /\b(?:el|los|las|der|die|und|les|des|est|nous|avec|con|para|und|ist|nicht|une|una|uno|della|degli|het|een)\b/gi;
const NOT_LATIN = /[^\p{Script=Latin}\p{N}\p{P}\p{S}\s\p{M}]/u;

// One note as a sentence or two, or null where that cannot be done safely.
export const sentenceOfNote = keepReadings(tell, {
  most: 2000,
  keyOf: (note, { noun, one, many, isArea, isTransport, person }: Subject) =>
    [noun, one, many, isArea, isTransport, person, note].join("\n"),
});

function tell(note: string, subject: Subject): string | null {
  if (note.length > LONGEST_TYPED) return null;
  const text = withoutItself(
    cleanNote(note).replace(/^street (?=is |free)/i, subject.noun === "parking" ? "street parking " : "street "),
    subject,
  );
  if (text.length < 3 || text.length > LONGEST || isUnfit(text)) return null;
  const special = specialNote(text, subject);
  const pieces = readNote(spokenMinutes(withoutInserts(text)));
  const whole = finished(special ?? tellPieces(pieces, subject), { note: text, isPhrase: subject.one === "%s" });
  if (whole !== null) return whole;
  return inParts(pieces, subject);
}

// "all supplies in the room", said of the room.
function withoutItself(text: string, { noun }: Subject): string {
  const itself = ` in ${noun}`;
  return noun.startsWith("the ") && text.endsWith(itself) ? text.slice(0, -itself.length) : text;
}

const MOST_PARTS = 3;

// What cannot be said in one sentence is said in several, each as long as it stays sound.
function inParts(pieces: Piece[], subject: Subject): string | null {
  const told: string[] = [];
  let lost = 0;
  let isFirstLost = false;
  let at = 0;
  while (at < pieces.length) {
    let length = pieces.length - at;
    let part: string | null = null;
    for (; length > 0 && part === null; length -= 1) {
      const [first, ...rest] = pieces.slice(at, at + length);
      part = first
        ? finished(tellPieces([{ ...first, mark: "" }, ...rest], subject), { note: first.text, isPhrase: false })
        : null;
    }
    if (part === null && at === 0) isFirstLost = true;
    if (part === null) lost += 1;
    else told.push(part);
    at += part === null ? 1 : length + 1;
  }
  // What follows a lost beginning may mean something else without it.
  const isWhole = lost === 0 || !isFirstLost;
  const isWorth =
    isWhole && told.length > 0 && told.length <= MOST_PARTS && lost * 2 <= pieces.length && pieces.length > 1;
  return isWorth ? told.join(" ") : null;
}

function finished(told: string | null, { note, isPhrase }: { note: string; isPhrase: boolean }): string | null {
  if (told === null) return null;
  const sentences = told.split("¶").map((each) => sentence(tidy(each)));
  const isRead =
    sentences.every(isSound) && (isPhrase || isOwnSentence(sentences, note) || sentences.every(readsAsSentence));
  return isRead ? sentences.join(" ") : null;
}

// The host's own sentence, word for word but for its articles, needs no reading.
function isOwnSentence(sentences: string[], note: string): boolean {
  return kindOf(note.split(", ")[0] ?? "") === "clause" && bareWords(sentences.join(" ")) === bareWords(note);
}

function bareWords(text: string): string {
  return text.toLowerCase().replace(/\b(?:an?|the)\b|[^\p{L}\p{N}]/gu, "");
}

function isUnfit(text: string): boolean {
  if (/^(?:me|him|them|us|at most)\b/i.test(text) || isOnlyCounts(text)) return true;
  if (BROKEN.test(text) || VOID.test(text) || NOT_LATIN.test(text) || text.startsWith("$")) return true;
  if (!hasBalancedBrackets(text) || !/^[\p{L}\p{N}"'#&]/u.test(text)) return true;
  return (text.match(FOREIGN)?.length ?? 0) > 1;
}

// The counts of rooms stand in the text already.
function isOnlyCounts(text: string): boolean {
  return /^(?:(?:\d|one|two|three|four|five|six|a|full)\.?5? ?-?(?:bedrooms?|bathrooms?|baths?|beds?|living rooms?)|living room|kitchen)(?:(?:,| and|,? plus) (?:(?:\d|one|two|three|four|five|six|a|full)\.?5? ?-?(?:bedrooms?|bathrooms?|baths?|beds?|living rooms?)|living room|kitchen)){0,4}$/i.test(
    text,
  );
}

function hasBalancedBrackets(text: string): boolean {
  let open = 0;
  for (const letter of text) {
    if (letter === "(") open += 1;
    else if (letter === ")") open -= 1;
    if (open < 0 || open > 1) return false;
  }
  return open === 0;
}

// Shapes that hosts use and no grammar of pieces would guess.
function specialNote(text: string, subject: Subject): string | null {
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
  const takes = /^(\d+) (guests|people|adults)\b(.{0,60})$/i.exec(text);
  if (takes && !/ (?:is|are|can) /.test(text)) return `It takes ${text}`;
  const view = /^(.{2,60}?) ((?:partly |just )?in (?:view|sight|the distance)\b.{0,60})$/i.exec(text);
  if (view?.[1] && view[2] && kindOf(text) !== "clause") {
    const seen = /^(?:sea|ocean|lake|river|castle|city|skyline)$/i.test(view[1])
      ? `the ${view[1].toLowerCase()}`
      : view[1];
    return `${seen} is ${view[2]}`;
  }
  const reached = /^(.{2,60}?) in (\d{1,3}) ?min(?:utes)?\b(.{0,30})$/i.exec(text);
  if (reached && subject.isTransport && !text.includes(",") && kindOf(text) !== "clause")
    return `You reach ${smallStart(reached[1] ?? "")} in ${reached[2]} minutes${reached[3]}`;
  const after = /^(?:if|when|while|once|after|before) [^,]{3,80}, (.{5,})$/i.exec(text)?.[1];
  const deed = after?.split(" ")[0]?.toLowerCase() ?? "";
  const isDeed = IMPERATIVES.has(deed) || BASE_VERBS.has(deed);
  if (after && (isDeed || kindOf(after.split(", ")[0] ?? "") === "clause")) return spokenMinutes(text);
  const easy = /^easy to (\p{Lu}.{2,100})$/u.exec(text);
  if (easy?.[1]) return `it is easy to get to ${listOf(easy[1].split(/, (?:and )?| and /))}`;
  const goes = /^(direct )?to (\p{L}[^.]{3,120})$/iu.exec(text);
  if (goes?.[2] && subject.isTransport && !/ (?:is|are|you) /.test(text))
    return `it goes ${goes[1] ? "direct " : ""}to ${listOf(goes[2].split(/, (?:and )?| and /).map(theStop))}`;
  if (subject.noun === "parking" && /^(?:on the )?street(?: parking)?,? (?:is )?free$/i.test(text))
    return "street parking is free";
  if (subject.noun === "parking" && /^plenty(?: of (?:it|parking|space))? on the street,? free$/i.test(text))
    return "there is plenty of free parking on the street";
  const named = /^(?:it is |it's )?(?:called|named) (.{2,60})$/i.exec(text);
  if (named) return `${subject.noun} is called ${named[1]}`;
  const all = /^all (private|new|shared|free|yours)$/i.exec(text);
  if (all) return `all of it is ${all[1]?.toLowerCase()}`;
  if (/^(?:almost |over |about |nearly )?\w+ years (?:as|of) /i.test(text))
    return `${subject.person ?? "I"} have ${smallStart(text)}`;
  const price = /^(.{3,50}?) (\$\d.{0,60})$/.exec(text);
  if (price?.[1] && !price[1].includes(",")) return `${withArticles(smallStart(price[1]))} is ${price[2]}`;
  return null;
}

// "queen, two singles and a sofa bed, sleeps 6"
function sentenceOfBeds(first: string, rest: string): string {
  const [beds = "", ...more] = rest.split(/, (?=sleeps )/);
  return `there is a ${first.toLowerCase()} bed${beds}${more.length > 0 ? `, which ${more.join(", ")}` : ""}`;
}

function theStop(name: string): string {
  return /^(?:airport|city|centre|center|beach|station|town)$/i.test(name) ? `the ${name.toLowerCase()}` : name;
}

function withKnownArticle(words: string): string {
  return /^(?:the|all|its|our) /i.test(words) ? smallStart(words) : `the ${smallStart(words)}`;
}

// "new - furniture, kitchen - and" holds its list in brackets.
function withoutInserts(text: string): string {
  return text.replace(/ - ([^-]{3,120}) - (?=and |but |so |with )/, " ($1) ");
}

function tidy(text: string): string {
  return text
    .replace(/ {2,}/g, " ")
    .replace(/ ,/g, ",")
    .replace(/, and name is /, " called ")
    .replace(/^name is\b/, "its name is")
    .trim();
}
