import { AT_END, AT_FIELD, ONE_NOTE, type Tagged, WHOLE_FIELD } from "../slots.ts";
import { type Gru, joined, type Matrix, readBothWays, rowOf } from "./arithmetic/arithmetic.ts";
import { type Chooser, readChooser } from "./choose.ts";
import { numbered, readWeights, UNKNOWN } from "./weights.ts";

// A small network that reads a note's words in both directions and says how likely it finds what another one put between
// them. Trained by scripts/small-words/training/train-listener.py; docs/decisions tells on what.
const FILE = new URL("./weights/listener.bin", import.meta.url);

type Header = { words: string[]; endings: string[]; kinds: string[]; typed: string[]; labels: string[] };
type List = "words" | "endings" | "kinds" | "typed";

export type Listener = {
  numberOf: Record<List, Map<string, number>>;
  embeddings: Record<List, Matrix>;
  layers: [forward: Gru, backward: Gru][];
  chooser: Chooser;
};

let listener: Listener | undefined;

// Read at the first note, and kept.
export function theListener(): Listener {
  listener ??= readListener();
  return listener;
}

function readListener(): Listener {
  const weights = readWeights<Header>(FILE);
  const { header, tensor, gru } = weights;
  const { words, endings, kinds, typed } = header;
  return {
    numberOf: { words: numbered(words), endings: numbered(endings), kinds: numbered(kinds), typed: numbered(typed) },
    embeddings: {
      words: tensor("word.weight"),
      endings: tensor("suf.weight"),
      kinds: tensor("tag.weight"),
      typed: tensor("typed.weight"),
    },
    layers: [
      [gru("enc", "l0"), gru("enc", "l0_reverse")],
      [gru("enc", "l1"), gru("enc", "l1_reverse")],
    ],
    chooser: readChooser(weights),
  };
}

type Words = { words: Tagged[]; slots: string[] };
type Asking = { field: string; isWhole: boolean };

// What is heard at the field, at each word and behind the last one.
export function hear({ words, slots }: Words, { field, isWhole }: Asking): Float32Array[] {
  const { numberOf, embeddings, layers } = theListener();
  const vectorOf = ({ small, tag, isCapital }: Tagged, slot: string) =>
    joined([
      rowOf(embeddings.words, numberOf.words.get(small) ?? UNKNOWN),
      rowOf(embeddings.endings, numberOf.endings.get(small.slice(-3)) ?? UNKNOWN),
      rowOf(embeddings.kinds, numberOf.kinds.get(tag) ?? UNKNOWN),
      rowOf(embeddings.typed, numberOf.typed.get(slot) ?? UNKNOWN),
      Float32Array.of(isCapital ? 1 : 0),
    ]);
  let heard = [
    vectorOf({ small: `<${field}>`, tag: isWhole ? WHOLE_FIELD : ONE_NOTE, isCapital: false }, AT_FIELD),
    ...words.map((word, at) => vectorOf(word, slots[at] ?? "")),
    vectorOf({ small: "<end>", tag: ONE_NOTE, isCapital: false }, AT_END),
  ];
  for (const [forward, backward] of layers) heard = readBothWays(forward, backward, heard);
  return heard;
}
