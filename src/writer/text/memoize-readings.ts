const LONGEST_KEPT = 600;

type Bounds<More extends unknown[]> = {
  most: number;
  longest?: number;
  // What tells two readings of the same text apart.
  keyOf?: (text: string, ...more: More) => string;
};

// Remembers what was read in the texts used last. The same notes and sentences are read for every check and again with
// every answer of the host; what is kept is shared, so it must not be changed.
export function memoizeReadings<Reading extends {} | null, More extends unknown[] = []>(
  read: (text: string, ...more: More) => Reading,
  { most, longest = LONGEST_KEPT, keyOf }: Bounds<More>,
): (text: string, ...more: More) => Reading {
  // Two generations of half the size each: what was not asked for while one filled up goes with the other.
  let recent = new Map<string, Reading>();
  let former = new Map<string, Reading>();
  return (text, ...more) => {
    if (text.length > longest) return read(text, ...more);
    const key = keyOf ? keyOf(text, ...more) : text;
    const known = recent.get(key);
    if (known !== undefined) return known;
    const reading = former.get(key) ?? read(text, ...more);
    if (recent.size >= most / 2) {
      former = recent;
      recent = new Map();
    }
    recent.set(key, reading);
    return reading;
  };
}
