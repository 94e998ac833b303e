import { type Linear, multiply, theRoom } from "./arithmetic.ts";

// The layers of MiniLM, which are those of BERT.

// Sets the mean and the spread of a vector's numbers.
export type Levelling = { weight: Float32Array; bias: Float32Array };
export type Layer = { asked: Linear; answered: Linear; first: Levelling; up: Linear; down: Linear; second: Levelling };

// So many numbers stand at each piece of a text; arithmetic.wat counts on it.
export const WIDTH = 384;
const BYTES = Float32Array.BYTES_PER_ELEMENT;

// What is read at each piece in the end. Everything between stays where WebAssembly finds it.
export function readThrough(
  text: Float32Array,
  { begin, layers }: { begin: Levelling; layers: Layer[] },
): Float32Array {
  const { seen } = theRoom();
  const count = text.length / WIDTH;
  seen.set(text);
  level(seen, count, begin);
  for (const layer of layers) lookAround(seen, count, layer);
  return seen.slice(0, text.length);
}

// One layer: every piece looks at all others, then at itself.
function lookAround(seen: Float32Array, count: number, layer: Layer): void {
  const { run, made, wide, given, shares } = theRoom();
  const { asked, answered, first, up, down, second } = layer;
  multiply(asked, count, { from: seen, into: wide });
  run.attend(wide.byteOffset, count, given.byteOffset, shares.byteOffset);
  multiply(answered, count, { from: given, into: made });
  run.add(seen.byteOffset, made.byteOffset, count * WIDTH * BYTES);
  level(seen, count, first);
  multiply(up, count, { from: seen, into: wide });
  run.bend(wide.byteOffset, count * up.matrix.rows * BYTES);
  multiply(down, count, { from: wide, into: made });
  run.add(seen.byteOffset, made.byteOffset, count * WIDTH * BYTES);
  level(seen, count, second);
}

function level(seen: Float32Array, count: number, { weight, bias }: Levelling): void {
  theRoom().run.level(seen.byteOffset, count, WIDTH * BYTES, weight.byteOffset, bias.byteOffset);
}
