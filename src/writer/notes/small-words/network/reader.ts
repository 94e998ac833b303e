import { addProduct, joined, type Matrix, rowsOf } from "./arithmetic/arithmetic.ts";
import { WIDTH } from "./arithmetic/attention.ts";
import { type Encoder, encode, MOST_PIECES, numberOf, readEncoder, wordPieces } from "./encoder.ts";
import { asJudgment, type Judgment, meanOf, mostOf, withoutNegatives } from "./proofreader.ts";
import { theTeller } from "./teller.ts";
import { readWeights } from "./weights.ts";

// The network that reads a finished sentence as a guest would, without knowing how it was made: layers of MiniLM over the
// pieces of words that the teller knows. Trained by scripts/small-words/training/train-reader.py on tellings that people judged.
const FILE = new URL("./weights/reader.bin", import.meta.url);

type Network = { encoder: Encoder; hidden: Matrix; hiddenBias: Float32Array; out: Matrix; outBias: Float32Array };

let network: Network | undefined;

function theNetwork(): Network {
  if (network) return network;
  const weights = readWeights(FILE);
  network = {
    encoder: readEncoder(weights, theTeller().encoder.pieces),
    hidden: weights.tensor("out.0.weight"),
    hiddenBias: weights.vector("out.0.bias"),
    out: weights.tensor("out.2.weight"),
    outBias: weights.vector("out.2.bias"),
  };
  return network;
}

// What it thinks of a text under the question that it answers; null where it is too long to be read at once.
export function judgeText(text: string, field: string): Judgment | null {
  const { encoder, hidden, hiddenBias, out, outBias } = theNetwork();
  const known = encoder.pieces.numbers;
  const stop = numberOf(known, "[SEP]");
  const asked = [numberOf(known, "[CLS]"), ...wordPieces(known, field.replaceAll("_", " ")), stop];
  const read = [...wordPieces(known, `${text.replace(/\.$/, "")} .`), stop];
  if (asked.length + read.length > MOST_PIECES) return null;
  const pieces = [...asked.map((at) => ({ at, isMarked: false })), ...read.map((at) => ({ at, isMarked: true }))];
  const seen = rowsOf(encode(encoder, pieces), WIDTH);
  const inner = hiddenBias.slice();
  addProduct(hidden, joined([seen[0] as Float32Array, meanOf(seen), mostOf(seen)]), inner);
  const scores = outBias.slice();
  addProduct(out, withoutNegatives(inner), scores);
  return asJudgment(scores);
}
