import { tagWords, verbForm } from "../words/tag-words.ts";

// Words that busy hands leave out. They carry no fact of their own, and none of them denies anything.
const SMALL_WORDS = new Set(
  "a an the is are was were has have your our its and with on from will can be which".split(" "),
);
// Left out where a sentence or a part of it begins; elsewhere they belong to what is said.
const AT_A_BEGINNING = new Set("there you we it this".split(" "));

// A sentence as the words that say something, and what stands before each of them: "", "the", ", and a".
export type Slotted = { words: string[]; slots: string[] };

// Null where a text has marks that words alone cannot carry.
export function slotted(text: string): Slotted | null {
  const words: string[] = [];
  const slots: string[] = [];
  let slot: string[] = [];
  for (const token of text.split(" ")) {
    const [, bare = "", mark = ""] = /^(.*?)([,.]?)$/.exec(token) ?? [];
    if (!/^[\p{L}\p{N}$€£#&][^;:()"“”!?]*$/u.test(bare)) return null;
    const small = bare.toLowerCase();
    const isBeginning =
      (words.length === 0 || slot.some((before) => /^(?:,|and)$/.test(before))) && AT_A_BEGINNING.has(small);
    if (SMALL_WORDS.has(small) || isBeginning) slot.push(small === "an" ? "a" : small);
    else {
      words.push(bare);
      slots.push(slot.join(" "));
      slot = [];
    }
    if (mark !== "") slot.push(mark);
  }
  // What ends in a small word goes on somewhere else.
  return slot.length > 0 && !(slot.length === 1 && slot[0] === ".") ? null : { words, slots };
}

export type Tagged = { small: string; tag: string; isCapital: boolean; isPlural: boolean };

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
  const small = word.toLowerCase();
  return {
    small: /^[#$€£]?\d/.test(small) ? small.replace(/\d+/g, "0") : small,
    tag,
    isCapital: /^\p{Lu}/u.test(word),
    isPlural: /[^s]s$/.test(small) || /^(?:people|men|women|children|feet|shelves|knives)$/.test(small),
  };
}

// Whether what may be put keeps every small word that was typed. A comma may become any joint but not nothing, and only
// where one was typed may a sentence end.
export function canBecome(typed: string, put: string): boolean {
  if (typed === put) return true;
  // That one thing follows from another, or stands against it, only the host can say.
  if (/\b(?:so|but|as)\b/.test(put) && !/\b(?:so|but|as)\b/.test(typed)) return false;
  const wanted = typed.split(" ").filter((token) => token !== "," && token !== "");
  let at = 0;
  for (const token of put.split(" ")) if (token === wanted[at]) at += 1;
  if (at < wanted.length) return false;
  if (typed.includes(".")) return put.includes(".");
  return typed.includes(",")
    ? put.split(" ").filter((token) => token !== "").length > wanted.length
    : !put.includes(".");
}
