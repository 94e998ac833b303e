import {
  addProduct,
  joined,
  type Linear,
  linearOf,
  type Matrix,
  nextState,
  products,
  rowOf,
  rowsOf,
} from "./arithmetic/arithmetic.ts";
import { columnsOf, fullMatrix, type Weights } from "./weights.ts";

// The part of a network that goes from place to place and says how likely it finds everything that may stand there, after
// what was put before.
export type Chooser = {
  // What may stand before a word.
  labels: string[];
  seen: Linear;
  kept: Linear;
  // What the label that was put last adds to what is seen.
  last: { matrix: Matrix; labels: Matrix; known: Map<number, Float32Array> };
  out: Linear;
};

export type Choice = { scores: Float32Array; state: Float32Array };

// The matrix for what is seen and for the label that was put last is stored as one.
export function readChooser({ header, stored, tensor, vector, linear }: Weights<{ labels: string[] }>): Chooser {
  const labels = tensor("lab.weight");
  const both = stored("dec.weight_ih_l0");
  const columns = both.columns - labels.columns;
  return {
    labels: header.labels,
    seen: linearOf(columnsOf(both, 0, columns), vector("dec.bias_ih_l0")),
    kept: linear("dec.weight_hh_l0", "dec.bias_hh_l0"),
    last: { matrix: fullMatrix(columnsOf(both, columns)), labels, known: new Map() },
    out: linear("out.weight", "out.bias"),
  };
}

// What the words before and after each place say of it, whatever was put before.
export function sharedParts({ seen }: Chooser, read: Float32Array[]): Float32Array[] {
  const nothing = new Float32Array(read[0]?.length ?? 0);
  const both = joined(read.flatMap((here, at) => [read[at - 1] ?? nothing, here]));
  return rowsOf(products(seen, both), seen.matrix.rows);
}

type Way = { last: number; state: Float32Array };

// Where every way begins: nothing was put and nothing is kept in mind.
export function beginningOf({ labels, kept }: Chooser): Way {
  return { last: labels.length, state: new Float32Array(kept.matrix.columns) };
}

// One choice for each way that led here.
export function choicesAfter({ kept, last, out }: Chooser, ways: Way[], shared: Float32Array): Choice[] {
  if (ways.length === 0) return [];
  const keeping = rowsOf(products(kept, joined(ways.map(({ state }) => state))), kept.matrix.rows);
  const states = ways.map((way, at) => {
    const ofLast = partOf(last, way.last);
    const read = shared.map((value, place) => value + (ofLast[place] as number));
    return nextState(read, keeping[at] as Float32Array, way.state);
  });
  const scores = rowsOf(products(out, joined(states)), out.matrix.rows);
  return states.map((state, at) => ({ state, scores: scores[at] as Float32Array }));
}

// Worked out when first asked for: few labels are put often.
function partOf({ matrix, labels, known }: Chooser["last"], label: number): Float32Array {
  const part = known.get(label);
  if (part) return part;
  const into = new Float32Array(matrix.rows);
  addProduct(matrix, rowOf(labels, label), into);
  known.set(label, into);
  return into;
}
