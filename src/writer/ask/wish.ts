import type { Tone } from "#writer/description.ts";

// The fields of a text that a wish is about; null for all of it.
export type Scope = string[] | null;

export const DEGREES = ["bit", "some", "much"] as const;
export type Degree = (typeof DEGREES)[number];
export const UNITS = ["characters", "words", "sentences"] as const;
export const PLACES = ["first", "earlier", "last"] as const;
export const AMOUNTS = ["more", "less", "none", "keep"] as const;
export const MARKS = ["exclamation marks", "semicolons", "dashes", "brackets", "colons", "emojis"] as const;
export type Mark = (typeof MARKS)[number];

// All that can be asked of a text in words; a rule or a language model may have read it. A topic is a thing in the
// host's own words, looked up among the facts of the listing.
export type Wish =
  | { kind: "length"; change: "shorter" | "longer"; degree: Degree; most?: Most; scope: Scope }
  | { kind: "tone"; tone: Tone; scope: Scope }
  | { kind: "order"; topic: string; place: (typeof PLACES)[number]; scope: Scope }
  | { kind: "amount"; topic: string; amount: (typeof AMOUNTS)[number]; scope: Scope }
  | { kind: "section"; amount: "none" | "keep"; heading: string }
  | { kind: "words"; avoid: string | null; use: string | null; scope: Scope }
  | { kind: "marks"; marks: Mark; scope: Scope }
  | { kind: "anew"; scope: Scope };

export type Most = { count: number; unit: (typeof UNITS)[number] };

export const COUNT_NAMES = ["bedrooms", "beds", "bathrooms", "maxGuests"] as const;
export type CountName = (typeof COUNT_NAMES)[number];

// Something the host says about the home that no fact says yet: to be entered as a fact, never to be written.
export type NewFact = {
  words: string;
  counts: Partial<Record<CountName, number>>;
  added: string[];
  removed: string[];
};

// A wish with the words that it was read from.
export type ReadWish = { words: string; wish: Wish };

export type Understanding = { wishes: ReadWish[]; facts: NewFact[]; notUnderstood: string[] };
