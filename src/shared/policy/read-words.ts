import { plainLetters } from "./plain-letters.ts";

// A comma and other marks are words of their own: a list goes over a comma, no rule goes over a full stop.
const PIECE = /[\p{L}\p{N}@$]+(?:'\p{L}+)?|[,;:=()]|[.!?](?!\S)/gu;
const LEAST_SPELLED = 3;

type Piece = { text: string; start: number; end: number };

// The words of a sentence in small letters, with letters and digits that stand apart ("w h i t e s") put together.
export function readWords(text: string): string[] {
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
