import { canBecome, type Slotted } from "#writer/notes/small-words/slots.ts";

// Turns a sentence into the note that a busy host would type for it.

// How often a hand leaves out articles, verbs, a beginning such as "there is", "and" and prepositions.
type Hand = { articles: number; verbs: number; beginnings: number; ands: number; prepositions: number };

const HANDS: Hand[] = [
  { articles: 0.98, verbs: 0.95, beginnings: 0.99, ands: 0.6, prepositions: 0.9 },
  { articles: 0.97, verbs: 0.85, beginnings: 0.98, ands: 0.5, prepositions: 0.9 },
  { articles: 0.9, verbs: 0.6, beginnings: 0.95, ands: 0.4, prepositions: 0.8 },
  { articles: 0.6, verbs: 0.2, beginnings: 0.6, ands: 0.2, prepositions: 0.6 },
  { articles: 0.95, verbs: 0.15, beginnings: 0.9, ands: 0.3, prepositions: 0.5 },
  { articles: 0.35, verbs: 0.08, beginnings: 0.3, ands: 0.1, prepositions: 0.3 },
  { articles: 0.05, verbs: 0.02, beginnings: 0.1, ands: 0.03, prepositions: 0.2 },
];

// The same examples every time.
let seed = 12_345;
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}

export const happens = (chance: number) => random() < chance;

// Now and then a preposition is one of the small words that are left out.
const PREPOSITIONS = new Set("in at by of to for so but as that they".split(" "));
const LOOSE_SHARE = 0.05;

// Busy hosts type "two queens" and "5 minutes".
const LOOSE_ENDS: [before: RegExp, word: RegExp, share: number][] = [
  [/^(?:king|queen|double|single|twin|full|size|sized|king-size|queen-size|bunk)$/i, /^beds?$/i, 0.4],
  [/^(?:walk|drive|ride|minutes?|min|mins|blocks?|miles?|km|steps)$/i, /^away$/i, 0.5],
];

function isLooseAt(words: string[], at: number): boolean {
  const word = words[at] ?? "";
  const before = words[at - 1] ?? "";
  if (at < words.length - 1 && PREPOSITIONS.has(word.toLowerCase())) return happens(LOOSE_SHARE);
  return LOOSE_ENDS.some(([thing, loose, share]) => loose.test(word) && thing.test(before) && happens(share));
}

// With a last slot more than there are words, for what stands behind them.
function withLooseWords({ words, slots }: Slotted): Slotted {
  const loose: Slotted = { words: [], slots: [] };
  let carried = "";
  for (const [at, word] of words.entries()) {
    const slot = [carried, slots[at]].filter(Boolean).join(" ");
    const isLoose = isLooseAt(words, at);
    carried = isLoose ? [slot, word.toLowerCase()].filter(Boolean).join(" ") : "";
    if (isLoose) continue;
    loose.words.push(word);
    loose.slots.push(slot);
  }
  return { words: loose.words, slots: [...loose.slots, carried] };
}

const BEGINNING =
  /\b(?:there (?:is|are|was|were|will be)|(?:you|we|it) (?:have|has|are|is|will have|will be|can have)|(?:you|we) (?:can|will)|this is)\b/;

// What a hand types where a slot of the sentence stands.
function shortened(slot: string, isFirst: boolean, hand: Hand): string {
  const begins = isFirst || /^[.,]/.test(slot);
  const text = begins && happens(hand.beginnings) ? slot.replace(BEGINNING, "").trim() : slot;
  const tokens = text.split(" ").filter((token) => token !== "");
  const typed = tokens.flatMap((token, at) => asTyped(token, { hand, begins, isAfterComma: tokens[at - 1] === "," }));
  const short = typed
    .join(" ")
    .replaceAll(", ,", ",")
    .replace(/^, (?=\.)/, "")
    .replace(/^,$/, () => (happens(DASHES) ? "-" : ","));
  return canBecome(short, slot) ? short : slot;
}

const DASHES = 0.12;

type Around = { hand: Hand; begins: boolean; isAfterComma: boolean };

function asTyped(token: string, { hand, begins, isAfterComma }: Around): string[] {
  const unless = (chance: number, instead: string[] = []) => (happens(chance) ? instead : [token]);
  if (/^(?:a|the)$/.test(token)) return unless(hand.articles);
  if (/^(?:our|your|its|this)$/.test(token)) return unless(hand.articles * 0.5);
  if (/^(?:is|are)$/.test(token)) return unless(hand.verbs);
  if (/^(?:was|were)$/.test(token)) return unless(hand.verbs * 0.6);
  if (/^(?:will|can|be)$/.test(token)) return unless(hand.verbs * 0.3);
  if (/^(?:has|have)$/.test(token)) return unless(hand.verbs * 0.2);
  if (/^(?:there|it)$/.test(token)) return unless(hand.beginnings * 0.8);
  if (/^(?:you|we)$/.test(token)) return unless(begins ? hand.beginnings * 0.5 : 0.05);
  if (token === "and") return isAfterComma ? unless(hand.ands * 1.5) : unless(hand.ands, [","]);
  if (token === "with") return unless(hand.ands * 0.5, [","]);
  if (/^(?:on|from)$/.test(token)) return unless(hand.articles * 0.25);
  if (token === "which") return unless(0.5);
  if (token === ".") return unless(0.85, [","]);
  if (/^(?:beds?|away)$/.test(token)) return [];
  return PREPOSITIONS.has(token) ? unless(hand.prepositions) : [token];
}

export function smallFirst({ words, slots }: Slotted): Slotted {
  const [first = "", ...rest] = words;
  const isBegun = slots[0] === "" && /^[A-Z][a-z]/.test(first);
  return { words: [isBegun ? first.charAt(0).toLowerCase() + first.slice(1) : first, ...rest], slots };
}

// What one hand or another types before each of the words, for the same sentences.
export function typedOtherwise({ words, slots }: Slotted): Slotted {
  const hand = HANDS[Math.floor(random() * HANDS.length)] as Hand;
  return { words, slots: slots.slice(0, words.length).map((slot, place) => shortened(slot, place === 0, hand)) };
}

// The same sentence with its own last slot, and what one hand or another types before each of its words.
export function typedByAHand(sentence: Slotted): { whole: Slotted; typed: Slotted } {
  const whole = withLooseWords(sentence);
  const hand = HANDS[Math.floor(random() * HANDS.length)] as Hand;
  const slots = whole.slots.slice(0, -1).map((slot, place) => shortened(slot, place === 0, hand));
  return { whole, typed: { words: whole.words, slots } };
}
