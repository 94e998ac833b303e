// Small, seeded, the same on every machine: one property and one seed always give one text.
export type Random = () => number;

export function seededRandom(words: string, seed: number): Random {
  let state = hash(words) ^ Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function hash(words: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) value = Math.imul(value ^ words.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

export function shuffled<Item>(items: Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
