// A short run with a fixed seed is part of every test; longer ones choose both.
const DEFAULT_SEED = 20_261_116;
const DEFAULT_RUNS = 10;

export const HOSTILE_SEED = numberIn("HOSTILE_SEED") ?? DEFAULT_SEED;
export const HOSTILE_RUNS = numberIn("HOSTILE_RUNS") ?? DEFAULT_RUNS;

function numberIn(name: string): number | null {
  const text = process.env[name];
  return text ? Number(text) : null;
}
