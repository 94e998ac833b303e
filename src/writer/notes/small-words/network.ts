// The arithmetic of a small recurrent network, in plain numbers: it reads a note's words in both directions, then
// chooses what stands before each of them.
export type Matrix = { rows: number; columns: number; values: Float32Array };

export type Gru = { input: Matrix; state: Matrix; inputBias: Float32Array; stateBias: Float32Array };

// The product of a matrix and a vector, added to what `into` holds. A shorter vector meets the first columns, or the
// last ones.
export function addProduct(
  { rows, columns, values }: Matrix,
  vector: Float32Array,
  { into, atEnd = false }: { into: Float32Array; atEnd?: boolean },
): void {
  const from = atEnd ? columns - vector.length : 0;
  const { length } = vector;
  const whole = length - (length % 4);
  for (let row = 0; row < rows; row += 1) {
    let place = row * columns + from;
    let [sum, second, third, fourth] = [0, 0, 0, 0];
    // Four sums beside each other, since one would wait for itself.
    for (let at = 0; at < whole; at += 4, place += 4) {
      sum += (values[place] as number) * (vector[at] as number);
      second += (values[place + 1] as number) * (vector[at + 1] as number);
      third += (values[place + 2] as number) * (vector[at + 2] as number);
      fourth += (values[place + 3] as number) * (vector[at + 3] as number);
    }
    for (let at = whole; at < length; at += 1, place += 1) sum += (values[place] as number) * (vector[at] as number);
    into[row] = (into[row] as number) + sum + second + third + fourth;
  }
}

// One step of a gated recurrent unit; `read` is what the input's matrix and bias made of the input.
export function gruStep(gru: Gru, read: Float32Array, state: Float32Array): Float32Array {
  const size = state.length;
  const kept = gru.stateBias.slice();
  addProduct(gru.state, state, { into: kept });
  const next = new Float32Array(size);
  for (let at = 0; at < size; at += 1) {
    const reset = sigmoid((read[at] as number) + (kept[at] as number));
    const hold = sigmoid((read[size + at] as number) + (kept[size + at] as number));
    const fresh = Math.tanh((read[2 * size + at] as number) + reset * (kept[2 * size + at] as number));
    next[at] = (1 - hold) * fresh + hold * (state[at] as number);
  }
  return next;
}

// A sequence read from the left and from the right, and both readings of each place beside each other.
export function readBothWays(forward: Gru, backward: Gru, inputs: Float32Array[]): Float32Array[] {
  const ahead = readOneWay(forward, inputs);
  const back = readOneWay(backward, inputs.toReversed()).toReversed();
  return inputs.map((_, at) => joined([ahead[at] as Float32Array, back[at] as Float32Array]));
}

function readOneWay(gru: Gru, inputs: Float32Array[]): Float32Array[] {
  let state: Float32Array = new Float32Array(gru.state.columns);
  return inputs.map((input) => {
    const read = gru.inputBias.slice();
    addProduct(gru.input, input, { into: read });
    state = gruStep(gru, read, state);
    return state;
  });
}

export function joined(parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function rowOf({ columns, values }: Matrix, row: number): Float32Array {
  return values.subarray(row * columns, (row + 1) * columns);
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
