import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import { isSound } from "../grammar/is-sound.ts";
import { readsAsSentence } from "../grammar/reads-as-sentence.ts";
import { cleanNote, spokenMinutes } from "../read/clean-note.ts";
import { kindOf, type Piece, readNote } from "../read/read-note.ts";
import { withFixedTurns } from "../small-words/mended.ts";
import { withSmallWords } from "../small-words/with-small-words.ts";
import { sentence, smallStart, withSubjectArticle } from "../words/articles.ts";
import { specialNote } from "./special-notes.ts";
import { isOf, type Subject, wayOf } from "./tell-distance.ts";
import { tellPieces } from "./tell-pieces.ts";
import { partsAroundTail, terseNote } from "./terse-notes.ts";

export type { Subject };

const LONGEST = 300;
// Typing slips and blanks may go; a text far longer makes no sentence whatever is mended.
const LONGEST_TYPED = 2 * LONGEST;
const BROKEN = /[?<>{}[\]|\\^~=]|\b(?:n\/a|tbd|tbc|asap)\b|https?:/i;
// What a listing gains nothing by: offers of the day, the pandemic, "read on".
const VOID =
  /\b(?:covid|pandemic|airbnb|vrbo|contact (?:me|us) directly|similar platform|my (?:other )?listing|booking\.com|superhost|youtube|the listing|floor plan in|in the pictures|business practices|new listing|cdc|promo(?:tion)? code|with code|code [a-z\d]+|% off|discount|read the|(?:do not|don't) (?:pick|book|choose) us|see photos|photos yet|message (?:me|us) for|winter\/spring|to \d{2} people)\b/i;
const FOREIGN =
  /\b(?:el|los|las|der|die|und|les|des|est|nous|avec|con|para|und|ist|nicht|une|una|uno|della|degli|het|een)\b/gi;
const NOT_LATIN = /[^\p{Script=Latin}\p{N}\p{P}\p{S}\s\p{M}]/u;

// One note as a sentence or two, or null where that cannot be done safely.
export const sentenceOfNote = memoizeReadings(tell, {
  most: 2000,
  keyOf: (note, { field, noun, one, many, isPart, isArea, isTransport, person }: Subject) =>
    [field, noun, one, many, isPart, isArea, isTransport, person, note].join("\n"),
});

function tell(note: string, subject: Subject): string | null {
  if (note.length > LONGEST_TYPED) return null;
  const text = cleanNote(note);
  const paid = subject.noun === "parking" ? paidParking(text) : null;
  if (paid !== null) return paid;
  const shaped = tellByShape(note, subject);
  const byShape = shaped !== null && keepsTerms(text, shaped) ? shaped : null;
  const { field, noun, isPart } = subject;
  if (!field || text.length < 3 || text.length > LONGEST || isUnfit(text) || isWrittenOut(note)) return byShape;
  if (byShape !== null && specialNote(text, subject) !== null) return byShape;
  return withSmallWords(text, byShape, { field, noun, ...(isPart && { isPart }) });
}

// What a guest must know of a thing is told with it or the note is not told: a price, a limit, a denial.
const TERMS = [
  /\b(?:pay|paid|fees?|costs?|charges?|charged)\b|[$€£]/i,
  /\b(?:no|not|never|none|nobody|without|cannot|except)\b|n't\b/i,
  /\bonly\b/i,
  /\bshared?\b/i,
  /\b(?:permit|deposit)\b/i,
];

function keepsTerms(note: string, told: string): boolean {
  return TERMS.every((term) => !term.test(note) || term.test(told));
}

const STREET_COSTS = /^(?:on the )?street,? (?:costs(?: money)?|you pay)$/i;
const PAID_THERE =
  /^(on site|on premises|on the premises|off site|underground|nearby|in the garage),? (?:and )?you pay$/i;
const PAID_LOT = /^paid (lot|garage|car park) ([^,.]{3,40})$/i;

// What parking costs is always told, however tersely it was typed.
function paidParking(text: string): string | null {
  if (STREET_COSTS.test(text)) return "There is paid street parking.";
  const [, place] = PAID_THERE.exec(text) ?? [];
  if (place) return `Parking is ${place.toLowerCase()}, and you pay.`;
  const [, lot, where] = PAID_LOT.exec(text) ?? [];
  return lot && where ? `There is a paid ${lot.toLowerCase()} ${where}.` : null;
}

// A whole sentence stands as its host wrote it.
export function isWrittenOut(note: string): boolean {
  const text = cleanNote(note);
  if (WRITTEN_OUT.test(text)) return true;
  const isBegun = /^\p{Lu}\p{Ll}/u.test(note.trim()) && /[.!]$/.test(note.trim());
  return isBegun && /^(?:clause|imperative)$/.test(kindOf(text.split(", ")[0] ?? ""));
}

// A hand that begins like this leaves no small words out.
const WRITTEN_OUT =
  /^(?:the|an?|our|my|this|we|i|you|it|it's|there|guests|people|everyone|please)\b[^,]* (?:is|are|was|were|has|have|can|will|love|live|see|\p{L}+s|\p{L}+ed) /iu;

function tellByShape(note: string, subject: Subject): string | null {
  const { main, tail, after } = partsAroundTail(cleanNote(note));
  if (tail === "") return tellWhole(note, subject);
  const told = tellWhole(main, subject);
  const isGoingOn = after !== "" && !/^(?:clause|imperative)$/.test(kindOf(after.split(", ")[0] ?? ""));
  // A price that may belong to one of several things is told of none.
  if (told === null || (main.includes(",") && kindOf(main.split(", ").at(-1) ?? "") !== "imperative") || isGoingOn)
    return null;
  const next = after === "" ? "" : tellByShape(after, subject);
  return next === null ? null : `${told.slice(0, -1)}${tail}. ${next}`.trim();
}

function tellWhole(note: string, subject: Subject): string | null {
  const text = withoutItself(
    cleanNote(note.replace(/^\d{1,4} ?(?:m2|m²|sqm)(?:, |$)|^1 bedroom, (?=\p{L})/u, "")).replace(
      /^street,? (?=is |free|paid|\$)/i,
      subject.noun === "parking" ? "street parking " : "street ",
    ),
    subject,
  );
  if (text.length < 3 || text.length > LONGEST || isUnfit(text)) return null;
  const special = specialNote(text, subject);
  const terse = special === null ? terseNote(text) : null;
  if (terse !== null) return sentence(terse);
  const pieces = readNote(spokenMinutes(withoutInserts(text)));
  const whole = finished(special ?? tellPieces(pieces, subject), { note: text, isPhrase: subject.one === "%s" });
  if (whole !== null) return whole;
  // A sentence of the host's own is told as it was written rather than cut.
  if (isHostsSentence(text, pieces)) return sentence(withSubjectArticle(asOneSentence(text, pieces)));
  return saidWhole(text, pieces, subject) ?? inParts(pieces, subject);
}

const LONGEST_OWN = 180;
const HAS_VERB = / (?:is|are|was|were|has|have|can|will|may|must|should|do|does|don't|isn't|aren't) /;

function isHostsSentence(text: string, [first]: Piece[]): boolean {
  if (!first || text.length > LONGEST_OWN || /[:;()/=]| - |^(?:and|but|or|so) /i.test(text)) return false;
  if (first.kind === "imperative")
    return /^(?:please|ask|see|bring|message|call|tell|check|use|keep|don't) /i.test(first.text);
  return first.kind === "clause" && (HAS_VERB.test(` ${first.text} `) || /^(?:we|i|you|it|they) /i.test(text));
}

// Two sentences that were typed with a comma between them take an "and".
function asOneSentence(text: string, pieces: Piece[]): string {
  const areClauses = pieces.length === 2 && pieces.every(({ kind }) => kind === "clause");
  if (!areClauses || pieces[1]?.mark !== "," || /, (?:and|but|or|so|which|who|where|then|because) /i.test(text))
    return text;
  return pieces.map((piece) => piece.text).join(", and ");
}

// "very private for somewhere this central": what is said of the home, in the host's own words.
function saidWhole(text: string, [first, second, ...rest]: Piece[], { noun }: Subject): string | null {
  const isOneThought = rest.length === 0 && (!second || /^(?:not|but|still|yet|no) /i.test(second.text));
  if (first?.kind !== "adjective" || !isOneThought || text.length > LONGEST_OWN || /[:;()/=]| - /.test(text))
    return null;
  const told = sentence(`${noun} ${isOf(noun)} ${smallStart(text)}`);
  return isSound(told) ? told : null;
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
      if (isListCut(pieces, at + length)) continue;
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

// A list that lost its other things says something else: "shops" of "shops, bars and restaurants all near".
function isListCut(pieces: Piece[], at: number): boolean {
  const [before, after] = [pieces[at - 1], pieces[at]];
  const isList = before?.kind === "noun" && after?.kind === "noun" && after.mark === ",";
  return isList && wayOf(after.text) === null && !/^(?:one|two|part) of /i.test(after.text);
}

function finished(told: string | null, { note, isPhrase }: { note: string; isPhrase: boolean }): string | null {
  if (told === null) return null;
  const sentences = told.split("¶").map((each) => sentence(tidy(each)));
  const isRead =
    sentences.every(isSound) && (isPhrase || isOwnSentence(sentences, note) || sentences.every(readsAsSentence));
  return isRead ? sentences.map(withFixedTurns).join(" ") : null;
}

// The host's own sentence, word for word but for its articles, needs no reading.
function isOwnSentence(sentences: string[], note: string): boolean {
  return kindOf(note.split(", ")[0] ?? "") === "clause" && bareWords(sentences.join(" ")) === bareWords(note);
}

function bareWords(text: string): string {
  return text.toLowerCase().replace(/\b(?:an?|the)\b|[^\p{L}\p{N}]/gu, "");
}

// Whether a text holds nothing that a listing must not print as it stands.
export function isTellable(text: string): boolean {
  return text.length >= 3 && !isUnfit(text) && text.includes(" ");
}

// The same of a note, however short it is, once its slips are mended.
export function isFitToTell(note: string): boolean {
  if (note.length > LONGEST_TYPED) return false;
  const text = cleanNote(note);
  return text.length >= 3 && text.length <= LONGEST && !isUnfit(text);
}

function isUnfit(text: string): boolean {
  if (/^(?:me|him|them|us|at most)\b|^\d+ (?:people|guests|adults) at most$/i.test(text) || isOnlyCounts(text))
    return true;
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
