import { tagWords, verbForm } from "../words/tag-words.ts";

// Words that busy hands leave out. They carry no fact of their own, and none of them denies anything.
const SMALL_WORDS = new Set(
  "a an the is are was were has have your our its and with on from will can be which".split(" "),
);
// Left out where a sentence or a part of it begins; elsewhere they belong to what is said.
const AT_A_BEGINNING = new Set("there you we it this".split(" "));

const ENDINGS = new Set("on from with be is are".split(" "));
// Between words: "the view - river and bridge". The network decides what it stands for.
const DASH = "-";

// A sentence as the words that say something, and what stands before each of them: "", "the", ", and a".
export type Slotted = { words: string[]; slots: string[] };

// Null where a text has marks that words alone cannot carry.
export function slotted(text: string): Slotted | null {
  const words: string[] = [];
  const slots: string[] = [];
  let slot: string[] = [];
  for (const token of text.split(" ")) {
    if (token === DASH) {
      slot.push(DASH);
      continue;
    }
    const mark = /[,.]$/.exec(token)?.[0] ?? "";
    const word = token.slice(0, token.length - mark.length);
    if (!/^\(?[\p{L}\p{N}$€£#&](?:[^;:(!?]|:\d)*$/u.test(word)) return null;
    const small = word.toLowerCase();
    const isBeginning =
      (words.length === 0 || slot.some((before) => /^(?:[,.-]|and)$/.test(before))) && AT_A_BEGINNING.has(small);
    if (SMALL_WORDS.has(small) || isBeginning) slot.push(small === "an" ? "a" : small);
    else {
      words.push(word);
      slots.push(slot.join(" "));
      slot = [];
    }
    if (mark !== "") slot.push(mark);
  }
  if (slot.length === 0 || slot.join() === ".") return { words, slots };
  // "a balcony to sit on": nothing comes behind it, so it is a word like the others. Any other small word at the end means that the note was cut off.
  const [last = ""] = slot;
  return slot.length === 1 && ENDINGS.has(last) ? { words: [...words, last], slots: [...slots, ""] } : null;
}

// What counts as typed at the field, which stands before the first word, and behind the last word.
export const AT_FIELD = "^";
export const AT_END = "$";
// Put at the field where small words alone make no sentence of a note.
export const UNTOLD = "<untold>";

export type Tagged = { small: string; tag: string; isCapital: boolean };

// What each of the words is, read with the small words that are there.
export function tagged({ words, slots }: Slotted): Tagged[] {
  const all: string[] = [];
  const at: number[] = [];
  for (const [index, word] of words.entries()) {
    for (const small of (slots[index] ?? "").split(" ")) if (/^[a-z]/.test(small)) all.push(small);
    at.push(all.length);
    all.push(word);
  }
  const read = tagWords(all.join(" "));
  if (read.length !== all.length) return words.map((word) => asTagged(word, "other"));
  return words.map((word, index) => {
    const kind = read[at[index] ?? 0]?.kind ?? "other";
    return asTagged(word, kind === "verb" ? `verb-${verbForm(word.toLowerCase())}` : kind);
  });
}

function asTagged(word: string, tag: string): Tagged {
  const small = word.toLowerCase().replace(/^\(|\)$/g, "");
  return {
    small: /^[#$€£]?\d/.test(small) ? small.replace(/\d+/g, "0") : small,
    tag,
    isCapital: /^\p{Lu}/u.test(word),
  };
}

// All that may be put. None of it denies, counts or praises, so that no sentence says more than its note.
const MAY_BE_PUT = new Set(
  `, . a the is are was were has have your our its and with on from will can be which there you we it this in at by of to
  for they that do does who where away bed beds bedroom kitchen bathroom area parking`.split(/\s+/),
);

// Whether what may be put keeps every small word that was typed. A comma or a dash may become any joint or nothing, and
// only where one was typed may a sentence end.
export function canBecome(typed: string, put: string): boolean {
  if (typed === put) return typed !== DASH;
  const wanted = typed.split(" ").filter((token) => token !== "," && token !== DASH && token !== "");
  let at = 0;
  for (const token of put.split(" ")) {
    if (token === wanted[at]) at += 1;
    else if (token !== "" && !MAY_BE_PUT.has(token)) return false;
  }
  if (at < wanted.length) return false;
  if (typed.includes(".")) return put.includes(".");
  return /[,-]/.test(typed) || !put.includes(".");
}

// What stands before each of a note's words in a sentence made of it, and behind the last one. Null where a word is
// missing or stands elsewhere.
export function slotsOfTold(told: string, words: string[]): string[] | null {
  const tokens = tokensOf(told);
  const wanted = words.map(bare);
  // A word that stands twice in the sentence is the later one, or else the earlier one.
  return slotsBetween(fromTheEnd(wanted, tokens), tokens) ?? slotsBetween(fromTheStart(wanted, tokens), tokens);
}

function tokensOf(told: string): string[] {
  const tokens = told
    .replaceAll("’", "'")
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const mark = word.slice(-1).replace(/[;:]/, ",").replace("!", ".");
      return /^[,.]$/.test(mark) ? [bare(word.slice(0, -1)), mark] : [bare(word)];
    });
  return tokens.at(-1) === "." ? tokens.slice(0, -1) : tokens;
}

function bare(word: string): string {
  const small = word.toLowerCase().replace(/^["'(]{1,3}|["').;:!?]{1,3}$/g, "");
  return small === "an" ? "a" : small;
}

function fromTheStart(words: string[], tokens: string[]): number[] {
  let at = -1;
  return words.map((word) => {
    at = tokens.indexOf(word, at + 1);
    return at;
  });
}

function fromTheEnd(words: string[], tokens: string[]): number[] {
  let at = tokens.length;
  return words
    .toReversed()
    .map((word) => {
      at = at > 0 ? tokens.lastIndexOf(word, at - 1) : -1;
      return at;
    })
    .toReversed();
}

// Behind the last word little may be put: "a short walk away", "both with queen beds".
export const MAY_END = /^(?:away|there|beds?|bedroom|)$/;

function slotsBetween(places: number[], tokens: string[]): string[] | null {
  const isInOrder = places.every((place, at) => place > (places[at - 1] ?? -1));
  const rest = tokens.slice((places.at(-1) ?? -1) + 1).join(" ");
  if (!isInOrder || !MAY_END.test(rest)) return null;
  return [...places.map((place, at) => tokens.slice((places[at - 1] ?? -1) + 1, place).join(" ")), rest];
}
