const LONGEST_KEPT = 600;

type Bounds<More extends unknown[]> = {
  most: number;
  longest?: number;
  // What tells two readings of the same text apart.
  keyOf?: (text: string, ...more: More) => string;
  // Readings with a name may be made in another thread: see recordReadings.
  name?: string;
};

// What was read, by the name of the reading and the key of what was asked.
export type Made = { name: string; key: string; reading: {} | null };

const keepers = new Map<string, (made: Made) => void>();
let recorded: Map<string, Made> | null = null;

// The named readings that a piece of work asks for. Where it fails, those it asked for until then.
export function recordReadings(work: () => void): Made[] {
  const all = new Map<string, Made>();
  recorded = all;
  try {
    work();
  } catch {
    // Not lost: doing the same work again throws the same error.
  } finally {
    recorded = null;
  }
  return [...all.values()];
}

// From now on these are known, as if they had been read here.
export function rememberReadings(all: Made[]): void {
  for (const made of all) keepers.get(made.name)?.(made);
}

// Remembers what was read in the texts used last. The same notes and sentences are read for every check and again with
// every answer of the host; what is kept is shared, so it must not be changed.
export function memoizeReadings<Reading extends {} | null, More extends unknown[] = []>(
  read: (text: string, ...more: More) => Reading,
  { most, longest = LONGEST_KEPT, keyOf, name }: Bounds<More>,
): (text: string, ...more: More) => Reading {
  // Two generations of half the size each: what was not asked for while one filled up goes with the other.
  let recent = new Map<string, Reading>();
  let former = new Map<string, Reading>();
  const keep = (key: string, reading: Reading) => {
    if (recent.size >= most / 2) {
      former = recent;
      recent = new Map();
    }
    recent.set(key, reading);
  };
  if (name !== undefined) keepers.set(name, ({ key, reading }) => keep(key, reading as Reading));
  return (text, ...more) => {
    if (text.length > longest) return read(text, ...more);
    const key = keyOf ? keyOf(text, ...more) : text;
    let reading = recent.get(key);
    if (reading === undefined) {
      reading = former.get(key) ?? read(text, ...more);
      keep(key, reading);
    }
    if (name !== undefined) recorded?.set(`${name}\n${key}`, { name, key, reading });
    return reading;
  };
}
