import { plainLetters } from "./find-links.ts";
import { isAccess } from "./judge-access.ts";
import { isContact } from "./judge-contact.ts";
import { unfairGround } from "./judge-fairness.ts";
import { isDirectBooking, isOffPlatform } from "./judge-payment.ts";
import { canonicalWords } from "./people-words.ts";

// A comma and other marks are words of their own: a list goes over a comma, no rule goes over a full stop.
const PIECE = /[\p{L}\p{N}@$]+(?:'\p{L}+)?|[,;:=()]|[.!?](?!\S)/gu;

const LEAST_SPELLED = 3;

const set = (list: string) => new Set(list.trim().split(/\s+/));

// A rule for one dangerous or quiet place in the home does not exclude families.
const PLACES_IN_A_HOME = set(
  `pool sauna tub jacuzzi gym balcony deck dock roof terrace spa loft stairs pond ladder hammock pier boat kayak kayaks
  without unsupervised unattended alone supervised`,
);

// "one-sex" is fair where host and guest share a home; "families" and "direct-booking" depend on where a text is shown.
export type HostRule =
  | "fair-housing"
  | "one-sex"
  | "families"
  | "off-platform"
  | "direct-booking"
  | "contact"
  | "access";

const LONGEST = 2000;

// The rule that a host's own sentence breaks, whatever the platform; null when it breaks none.
export function judgeWords(sentence: string): HostRule | null {
  const text = sentence.slice(0, LONGEST);
  const words = readWords(text).flatMap(canonicalWords);
  const ground = unfairGround(words);
  if (ground && ground !== "children") return ground === "sex" ? "one-sex" : "fair-housing";
  if (isAccess(text, words)) return "access";
  if (isContact(text, words)) return "contact";
  if (isOffPlatform(words)) return "off-platform";
  if (isDirectBooking(words)) return "direct-booking";
  const isAgainstFamilies = ground === "children" || wantsAdultsOnly(words);
  return isAgainstFamilies && !isAboutAPlace(words) ? "families" : null;
}

// Whether a sentence keeps families out, given that it does not already refuse children by name.
function wantsAdultsOnly(words: string[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1] ?? "";
    if (/^(adults?|couples?|families)$/.test(word) && /^(only|exclusively)$/.test(next)) return true;
    // "Only families live in this street" excludes no guest.
    if (/^(only|exclusively)$/.test(word) && next === "for" && /^(couples|families)$/.test(words[at + 2] ?? ""))
      return words[at - 1] !== "not";
    if (/^(only|just)$/.test(word) && next === "adults") return true;
    if (/^(child|kid|kids|children)$/.test(word) && next === "free") return true;
    const isWithout = word === "without" && /^(children|kids)$/.test(next);
    return isWithout && words.slice(at + 2, at + 5).some((other) => /^(only|preferred)$/.test(other));
  });
}

function isAboutAPlace(words: string[]): boolean {
  const isWithoutChildren = words.some(
    (word, at) => word === "without" && /^(children|kids)$/.test(words[at + 1] ?? ""),
  );
  return words.some((word) => PLACES_IN_A_HOME.has(word) && !(word === "without" && isWithoutChildren));
}

type Piece = { text: string; start: number; end: number };

// The words of a sentence in small letters, with letters and digits that stand apart ("w h i t e s") put together.
function readWords(text: string): string[] {
  const plain = plainLetters(text).toLowerCase();
  const pieces: Piece[] = [];
  for (const match of plain.matchAll(PIECE)) {
    const isOwned =
      match[0].endsWith("s") && plain[match.index + match[0].length] === "'" && plain[match.index - 1] !== "'";
    pieces.push({ text: isOwned ? `${match[0]}'` : match[0], start: match.index, end: match.index + match[0].length });
  }
  return together(pieces);
}

function together(pieces: Piece[]): string[] {
  const words: string[] = [];
  let at = 0;
  while (at < pieces.length) {
    const run = spelledFrom(pieces, at);
    if (run.length > 0) {
      words.push(...run.map((piece) => piece.text));
      at = (run.at(-1)?.end ?? at) + 1;
    } else {
      words.push(pieces[at]?.text ?? "");
      at += 1;
    }
  }
  return words;
}

// Single letters, or single digits, with one mark or space between them; a wider gap begins the next word.
function spelledFrom(pieces: Piece[], first: number): Piece[] {
  const words: Piece[] = [];
  let letters = 0;
  let previous: Piece | undefined;
  for (let at = first; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) break;
    if (/^[,.]$/.test(piece.text) && previous && piece.start - previous.end === 0) continue;
    const isSingle = /^[\p{L}\p{N}]$/u.test(piece.text);
    if (!isSingle || (previous && !isSameKind(previous.text, piece.text))) break;
    const gap = previous ? piece.start - previous.end : 0;
    if (gap > 4) break;
    const word = words.at(-1);
    if (word && gap === 1) Object.assign(word, { text: word.text + piece.text, end: at });
    else words.push({ text: piece.text, start: at, end: at });
    letters += 1;
    previous = piece;
  }
  return letters >= LEAST_SPELLED ? words : [];
}

function isSameKind(one: string, other: string): boolean {
  return /\d/.test(one) === /\d/.test(other);
}
