import { keepReadings } from "#writer/keep-readings.ts";
import { sentence, smallStart, withArticles } from "./articles.ts";
import { cleanNote, spokenMinutes } from "./clean-note.ts";
import { isSound } from "./is-sound.ts";
import type { Subject } from "./note-subject.ts";
import { kindOf, type Piece, readNote } from "./read-note.ts";
import { tellPieces } from "./tell-pieces.ts";

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
  const text = cleanNote(note).replace(
    /^street (?=is |free)/i,
    subject.noun === "parking" ? "street parking " : "street ",
  );
  if (text.length < 3 || text.length > LONGEST || isUnfit(text)) return null;
  const special = specialNote(text, subject);
  const pieces = readNote(spokenMinutes(withoutInserts(text)));
  const whole = finished(special ?? tellPieces(pieces, subject));
  if (whole !== null) return whole;
  return inParts(pieces, subject);
}

const MOST_PARTS = 3;

// What cannot be said in one sentence is said in several, each as long as it stays sound.
function inParts(pieces: Piece[], subject: Subject): string | null {
  const told: string[] = [];
  let lost = 0;
  let at = 0;
  while (at < pieces.length) {
    let length = pieces.length - at;
    let part: string | null = null;
    for (; length > 0 && part === null; length -= 1) {
      const [first, ...rest] = pieces.slice(at, at + length);
      part = first ? finished(tellPieces([{ ...first, mark: "" }, ...rest], subject)) : null;
    }
    if (part === null) lost += 1;
    else told.push(part);
    at += part === null ? 1 : length + 1;
  }
  const isWorth = told.length > 0 && told.length <= MOST_PARTS && lost * 2 <= pieces.length && pieces.length > 1;
  return isWorth ? told.join(" ") : null;
}

function finished(told: string | null): string | null {
  if (told === null) return null;
  const sentences = told.split("¶").map((each) => sentence(tidy(each)));
  return sentences.every(isSound) ? sentences.join(" ") : null;
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
  const nights = /^(\d+)\+? nights? min(?:imum)?$/i.exec(text);
  if (nights) return `The minimum stay is ${nights[1]} nights`;
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
  if (/^(?:if|when|while|once|after|before) /i.test(text) && text.includes(", ")) return spokenMinutes(text);
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
