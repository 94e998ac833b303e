const set = (list: string) => new Set(list.trim().split(/\s+/));
// A rule for one dangerous or quiet place keeps no family out of the home.
const PLACES_IN_A_HOME = set(
  `pool sauna tub jacuzzi gym balcony deck dock roof terrace spa loft stairs pond ladder hammock pier boat kayak kayaks
  without unsupervised unattended alone supervised`,
);

// Whether a sentence keeps families out, given that it does not already refuse children by name.
export function wantsAdultsOnly(words: string[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1] ?? "";
    if (/^adults?$/.test(word) && (next === "only" || next === "exclusively")) return true;
    if (/^(only|just)$/.test(word) && next === "adults") return true;
    if (/^(child|kid|kids|children)$/.test(word) && next === "free") return true;
    const isWithout = word === "without" && /^(children|kids)$/.test(next);
    return isWithout && words.slice(at + 2, at + 5).some((other) => /^(only|preferred)$/.test(other));
  });
}

export function isAboutAPlace(words: string[]): boolean {
  const isWithoutChildren = words.some(
    (word, at) => word === "without" && /^(children|kids)$/.test(words[at + 1] ?? ""),
  );
  return words.some((word) => PLACES_IN_A_HOME.has(word) && !(word === "without" && isWithoutChildren));
}
