import type { Sentence } from "#writer/description.ts";
import { readText, splitSentences } from "#writer/text/read-text.ts";

// A sentence of the edited text, where it stands in what was typed, and the one that it was before.
export type EditedSentence = { sentence: Sentence; was: Sentence | null; isKept: boolean; start: number };
export type AlignedText = { sentences: EditedSentence[]; gone: Sentence[] };

type Piece = { text: string; start: number; gap: "space" | "line" | "paragraph"; known: number | null };

const LEAST_LIKENESS = 0.34;
// Beyond these a text is no field of a listing.
const MOST_SENTENCES = 2000;

// What was typed as sentences: those that stood there before stay the very same, the others are the host's.
export function alignSentences(before: Sentence[], typed: string, isTitle: boolean): AlignedText {
  const text = isTitle ? typed.replaceAll("\n", " ") : typed;
  const pieces = isTitle ? titlePiece(before, text) : piecesOf(before, text);
  const kept = new Set(pieces.flatMap(({ known }) => known ?? []));
  const pairs = pairUnknown(before, pieces, kept);
  const sentences = pieces.map((piece, at) => editedSentence(piece, before, pairs.get(at) ?? null));
  const taken = new Set([...kept, ...pairs.values()]);
  return { sentences, gone: before.filter((_, at) => !taken.has(at)) };
}

function editedSentence(piece: Piece, before: Sentence[], pair: number | null): EditedSentence {
  const known = piece.known === null ? undefined : before[piece.known];
  if (known) return { sentence: withGap(known, piece.gap), was: known, isKept: true, start: piece.start };
  const was = (pair === null ? undefined : before[pair]) ?? null;
  const typed: Sentence = { text: piece.text, facts: [], isByHost: true, ...(was?.isLocked && { isLocked: true }) };
  return { sentence: withGap(typed, piece.gap), was, isKept: false, start: piece.start };
}

function withGap({ opensParagraph: _paragraph, opensLine: _line, ...sentence }: Sentence, gap: Piece["gap"]): Sentence {
  if (gap === "paragraph") return { ...sentence, opensParagraph: true };
  return gap === "line" ? { ...sentence, opensLine: true } : sentence;
}

function titlePiece(before: Sentence[], text: string): Piece[] {
  const said = text.trim();
  if (said === "") return [];
  const known = before.findIndex((sentence) => sentence.text === said);
  const start = text.indexOf(said);
  return [{ text: said, start, gap: "space", known: known < 0 ? null : known }];
}

function piecesOf(before: Sentence[], text: string): Piece[] {
  const pieces: Piece[] = [];
  const used = new Set<number>();
  let start = 0;
  let breaks = 0;
  for (const line of text.split("\n")) {
    const found = piecesOfLine(line, before, used);
    for (const [at, piece] of found.entries()) {
      if (pieces.length >= MOST_SENTENCES) return pieces;
      const isFirst = pieces.length === 0 || at > 0;
      const gap = isFirst ? "space" : breaks > 1 ? "paragraph" : "line";
      pieces.push({ ...piece, start: start + piece.start, gap });
    }
    breaks = found.length > 0 ? 1 : breaks + 1;
    start += line.length + 1;
  }
  const [first, ...others] = pieces;
  // A field may begin with a sentence that opened a paragraph before.
  return first ? [{ ...first, gap: gapOf(first, before) }, ...others] : [];
}

function gapOf({ known, gap }: Piece, before: Sentence[]): Piece["gap"] {
  return known !== null && before[known]?.opensParagraph ? "paragraph" : gap;
}

type LinePiece = Omit<Piece, "gap">;

function piecesOfLine(line: string, before: Sentence[], used: Set<number>): LinePiece[] {
  const ends = endsIn(line);
  const found: LinePiece[] = [];
  let cursor = Math.max(-1, ...used) + 1;
  let at = afterSpace(line, 0);
  let next = 0;
  while (at < line.length && found.length < MOST_SENTENCES) {
    const known = knownAt(line, at, { before, used, cursor, ends });
    if (known !== null) {
      used.add(known);
      cursor = known + 1;
      const { length } = before[known]?.text ?? "";
      found.push({ text: line.slice(at, at + length), start: at, known });
      at = afterSpace(line, at + length);
      continue;
    }
    while ((ends[next] ?? line.length) <= at) next += 1;
    const end = ends[next] ?? line.length;
    const text = line.slice(at, end).trimEnd();
    if (text !== "") found.push({ text, start: at, known: null });
    at = afterSpace(line, end);
  }
  return found;
}

function endsIn(line: string): number[] {
  const ends: number[] = [];
  let at = 0;
  for (const part of splitSentences(line)) {
    at += part.length;
    ends.push(at);
    at += 1;
  }
  return ends;
}

function afterSpace(line: string, from: number): number {
  let at = from;
  while (at < line.length && line.charAt(at).trim() === "") at += 1;
  return at;
}

type Search = { before: Sentence[]; used: ReadonlySet<number>; cursor: number; ends: number[] };

// In their order first, then one that was moved here.
function knownAt(line: string, at: number, { before, used, cursor, ends }: Search): number | null {
  const stands = ({ text }: Sentence, place: number) => {
    if (used.has(place) || !line.startsWith(text, at)) return false;
    const end = at + text.length;
    const rest = afterSpace(line, end);
    if (rest === line.length) return true;
    if (rest === end) return false;
    // "Main St. Come in": the splitter alone cannot tell, but this sentence ended there before.
    if (/[.!?]$/.test(text) && /^\p{Lu}/u.test(line.slice(rest, rest + 2))) return true;
    return ends.includes(end) || before.some((other, index) => index !== place && line.startsWith(other.text, rest));
  };
  const later = before.findIndex((sentence, place) => place >= cursor && stands(sentence, place));
  const found = later >= 0 ? later : before.findIndex(stands);
  return found < 0 ? null : found;
}

// Between two sentences that stayed, what is new stands for what is gone.
function pairUnknown(before: Sentence[], pieces: Piece[], kept: ReadonlySet<number>): Map<number, number> {
  const pairs = new Map<number, number>();
  let last = -1;
  let run: number[] = [];
  const close = (until: number) => {
    const open = before.map((_, place) => place).filter((place) => place > last && place < until && !kept.has(place));
    pairRun(run, open, { pieces, before, pairs });
    run = [];
  };
  for (const [at, { known }] of pieces.entries()) {
    if (known === null) run.push(at);
    else {
      close(known);
      last = Math.max(last, known);
    }
  }
  close(before.length);
  return pairs;
}

type Run = { pieces: Piece[]; before: Sentence[]; pairs: Map<number, number> };

function pairRun(run: number[], open: number[], { pieces, before, pairs }: Run): void {
  const free = open.filter((place) => ![...pairs.values()].includes(place));
  if (run.length === free.length) {
    for (const [index, at] of run.entries()) pairs.set(at, free[index] ?? 0);
    return;
  }
  for (const at of run) {
    const text = pieces[at]?.text ?? "";
    const ranked = free
      .map((place) => ({ place, likeness: likenessOf(text, before[place]?.text ?? "") }))
      .toSorted((one, other) => other.likeness - one.likeness);
    const [best] = ranked;
    if (!best || best.likeness < LEAST_LIKENESS) continue;
    pairs.set(at, best.place);
    free.splice(free.indexOf(best.place), 1);
  }
}

function likenessOf(one: string, other: string): number {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.max(1, Math.min(left.size, right.size));
}

function wordsOf(text: string): Set<string> {
  return new Set(readText(text).tokens.map(({ word }) => word));
}
