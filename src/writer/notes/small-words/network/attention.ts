import { type Linear, products } from "./arithmetic.ts";

// A layer of the teller: the same as a layer of BERT, of whose kind MiniLM is.

// Sets the mean and the spread of a vector's numbers.
export type Levelling = { weight: Float32Array; bias: Float32Array };
export type Layer = { asked: Linear; answered: Linear; first: Levelling; up: Linear; down: Linear; second: Levelling };

export const WIDTH = 384;
const HEADS = 12;
const OF_A_HEAD = WIDTH / HEADS;
const CLOSENESS = 1 / Math.sqrt(OF_A_HEAD);

// One layer: every piece looks at all others, then at itself.
export function lookAround(seen: Float32Array, { asked, answered, first, up, down, second }: Layer): void {
  const mixed = mixOf(products(asked, seen), seen.length / WIDTH);
  add(seen, products(answered, mixed));
  level(seen, first);
  const wide = products(up, seen);
  bend(wide);
  add(seen, products(down, wide));
  level(seen, second);
}

// Every piece asks all others, and takes of each as much as what it offers answers the question.
function mixOf(asked: Float32Array, count: number): Float32Array {
  const mixed = new Float32Array(count * WIDTH);
  const row = 3 * WIDTH;
  const shares = new Float32Array(count);
  for (let head = 0; head < WIDTH; head += OF_A_HEAD) {
    for (let place = 0; place < count; place += 1) {
      let most = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < count; other += 1) {
        const close = closeness(asked, place * row + head, other * row + WIDTH + head);
        shares[other] = close;
        if (close > most) most = close;
      }
      let sum = 0;
      for (let other = 0; other < count; other += 1) {
        shares[other] = Math.exp((shares[other] as number) - most);
        sum += shares[other] as number;
      }
      const into = place * WIDTH + head;
      for (let other = 0; other < count; other += 1) {
        const share = (shares[other] as number) / sum;
        const offered = other * row + 2 * WIDTH + head;
        for (let at = 0; at < OF_A_HEAD; at += 1)
          mixed[into + at] = (mixed[into + at] as number) + share * (asked[offered + at] as number);
      }
    }
  }
  return mixed;
}

function closeness(asked: Float32Array, one: number, other: number): number {
  let sum = 0;
  for (let at = 0; at < OF_A_HEAD; at += 1) sum += (asked[one + at] as number) * (asked[other + at] as number);
  return sum * CLOSENESS;
}

function add(into: Float32Array, more: Float32Array): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] as number) + (more[at] as number);
}

const LEAST_SPREAD = 1e-12;

export function level(seen: Float32Array, { weight, bias }: Levelling): void {
  for (let from = 0; from < seen.length; from += WIDTH) {
    let sum = 0;
    for (let at = from; at < from + WIDTH; at += 1) sum += seen[at] as number;
    const mean = sum / WIDTH;
    let squares = 0;
    for (let at = from; at < from + WIDTH; at += 1) squares += ((seen[at] as number) - mean) ** 2;
    const spread = 1 / Math.sqrt(squares / WIDTH + LEAST_SPREAD);
    for (let at = 0; at < WIDTH; at += 1)
      seen[from + at] = ((seen[from + at] as number) - mean) * spread * (weight[at] as number) + (bias[at] as number);
  }
}

// The bend of every number, looked up in a table; what is far from zero is itself or nothing.
const FARTHEST = 6;
const FINE = 512;
let bends: Float32Array | undefined;

function bend(wide: Float32Array): void {
  bends ??= Float32Array.from({ length: 2 * FARTHEST * FINE + 2 }, (_, at) => bendOf(at / FINE - FARTHEST));
  for (let at = 0; at < wide.length; at += 1) {
    const value = wide[at] as number;
    if (value <= -FARTHEST) wide[at] = 0;
    else if (value < FARTHEST) {
      const place = (value + FARTHEST) * FINE;
      const below = Math.floor(place);
      const low = bends[below] as number;
      wide[at] = low + (place - below) * ((bends[below + 1] as number) - low);
    }
  }
}

// A number times the share of a normal distribution that lies below it.
function bendOf(value: number): number {
  const far = Math.abs(value) / Math.SQRT2;
  const part = 1 / (1 + 0.327_591_1 * far);
  const terms = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
  const above = terms.reduce((sum, term) => (sum + term) * part, 0) * Math.exp(-far * far);
  return value * (value < 0 ? above / 2 : 1 - above / 2);
}
