import { AT_END, AT_FIELD, ONE_NOTE, type Tagged, WHOLE_FIELD } from "../slots.ts";
import { type Linear, products, rowsOf, type SmallMatrix } from "./arithmetic/arithmetic.ts";
import { WIDTH } from "./arithmetic/attention.ts";
import { type Chooser, readChooser } from "./choose.ts";
import { addRow, type Encoder, encode, MOST_PIECES, numberOf, type Piece, readEncoder, wordPieces } from "./encoder.ts";
import { numbered, readWeights, UNKNOWN } from "./weights.ts";

// The network that tells a note: MiniLM's encoder, which knew English before, reads it with what stands around each word,
// and a chooser puts what is missing. Trained by scripts/small-words/training/train-teller.py; docs/decisions tells on what.
const FILE = new URL("./weights/teller.bin", import.meta.url);

type Header = { pieces: string[]; kinds: string[]; typed: string[]; labels: string[] };

export type Teller = {
  encoder: Encoder;
  numberOf: Record<"kinds" | "typed", Map<string, number>>;
  // One row of numbers for each kind of word, and so on.
  embeddings: Record<"kinds" | "typed" | "capitals", SmallMatrix>;
  join: Linear;
  chooser: Chooser;
};

let kept: Teller | undefined;

// Read at the first note, and kept.
export function theTeller(): Teller {
  kept ??= readTeller();
  return kept;
}

function readTeller(): Teller {
  const weights = readWeights<Header>(FILE);
  const { header, stored, linear } = weights;
  const pieces = {
    numbers: new Map(header.pieces.map((piece, index) => [piece, index])),
    rows: stored("enc.emb.weight"),
  };
  return {
    encoder: readEncoder(weights, pieces),
    numberOf: { kinds: numbered(header.kinds), typed: numbered(header.typed) },
    embeddings: { kinds: stored("tag.weight"), typed: stored("typed.weight"), capitals: stored("cap.weight") },
    join: linear("join.weight", "join.bias"),
    chooser: readChooser(weights),
  };
}

type Words = { words: Tagged[]; slots: string[] };
type Asking = { field: string; isWhole: boolean };

// What stands before the first word and behind the last one.
function around(tag: string): Tagged {
  return { small: "", tag, isCapital: false };
}

// What the network reads at the field, at each word and behind the last one. Null where a note has too many words.
export function readWords({ words, slots }: Words, { field, isWhole }: Asking): Float32Array[] | null {
  const teller = theTeller();
  const { pieces, first } = piecesOf(teller.encoder.pieces.numbers, { words, slots, field, isWhole });
  if (pieces.length > MOST_PIECES) return null;
  const seen = encode(teller.encoder, pieces);
  const all = [around(isWhole ? WHOLE_FIELD : ONE_NOTE), ...words, around(ONE_NOTE)];
  const typed = [AT_FIELD, ...slots.slice(0, words.length), AT_END];
  const { kinds, typed: ofTyped, capitals } = teller.embeddings;
  const read = new Float32Array(all.length * WIDTH);
  for (const [at, { tag, isCapital }] of all.entries()) {
    const start = (first[at] ?? 0) * WIDTH;
    const from = at * WIDTH;
    read.set(seen.subarray(start, start + WIDTH), from);
    addRow(kinds, teller.numberOf.kinds.get(tag) ?? UNKNOWN, { into: read, from });
    addRow(ofTyped, teller.numberOf.typed.get(typed[at] ?? "") ?? UNKNOWN, { into: read, from });
    addRow(capitals, isCapital ? 1 : 0, { into: read, from });
  }
  return rowsOf(products(teller.join, read).map(Math.tanh), teller.join.matrix.rows);
}

// The field's name, the note as it was typed, and where each of its words begins.
function piecesOf(
  pieces: Map<string, number>,
  { words, slots, field, isWhole }: Words & Asking,
): { pieces: Piece[]; first: number[] } {
  const stop = numberOf(pieces, "[SEP]");
  const all = [numberOf(pieces, "[CLS]"), ...wordPieces(pieces, field.replaceAll("_", " ")), stop];
  const named = all.length;
  const first = [0];
  for (const [at, { small }] of words.entries()) {
    all.push(...wordPieces(pieces, slots[at] ?? ""));
    first.push(all.length);
    const own = wordPieces(pieces, small);
    all.push(...(own.length > 0 ? own : [numberOf(pieces, "[UNK]")]));
  }
  first.push(all.length);
  all.push(stop);
  return { pieces: all.map((at, place) => ({ at, isMarked: isWhole && place >= named })), first };
}
