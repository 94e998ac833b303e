import type { Fact } from "#writer/ledger/fact.ts";

// One thing worth saying, in several wordings that claim the same. The composer picks the one that fits its place.
export type Message = {
  facts: Fact[];
  variants: string[];
  // What a guest would miss most if it were left out has the most weight.
  weight: number;
  // Adds to what was said of a fact before, such as when the pool is open.
  isDetail?: boolean;
  // Somebody's own words, never joined to others.
  isVerbatim?: boolean;
};

export type Topic = (home: import("./home.ts").Home) => Message[];

// Wordings that need something the home does not have are passed as false and fall away.
export function say(facts: Fact[], weight: number, variants: (string | false | null | undefined)[]): Message[] {
  const sayable = variants.filter((variant) => typeof variant === "string" && variant !== "") as string[];
  return facts.length > 0 && sayable.length > 0 ? [{ facts, variants: sayable, weight }] : [];
}
