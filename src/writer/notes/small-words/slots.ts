import { withArticle } from "#writer/text/word-forms.ts";
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
// What is asked for: a sentence of one note, or a paragraph of all the notes of a field.
export const ONE_NOTE = "^";
export const WHOLE_FIELD = "^^";
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

// Stands for what the home is called: "the apartment", "this cottage".
export const HOME = "<home>";

// All that may be put. None of it denies, counts or praises, so that no sentence says more than its note.
const MAY_BE_PUT = new Set(
  `, . a the this these is are was were has have be been will can do does you your yours we our it its they their there
  here that which who where while and with of in on at by to from for into onto over out up through within also
  too then away comes come sits sit stands stand goes go gets get takes take find use reach ${HOME} bed beds
  bedroom bedrooms kitchen bathroom bathrooms area neighborhood parking`.split(/\s+/),
);

// What is only put where the question asked for it.
const OF_ITS_FIELD: [words: RegExp, fields: RegExp][] = [
  [/\bkitchen\b/, /^kitchen_notes$/],
  [/\bbathrooms?\b/, /^bathroom_notes$/],
  [/\bbedrooms?\b/, /^bedroom_notes$/],
  [/\b(?:area|neighborhood)\b/, /^neighborhood_description$/],
  [/\bparking\b/, /^parking_notes$/],
  // The grill in the garden is not in the apartment.
  [/<home>/, /^(?:living_notes|bedroom_notes|story|work_notes|family_notes|things_to_note|best_thing)$/],
];

export function fitsField(put: string, field: string): boolean {
  return OF_ITS_FIELD.every(([words, fields]) => fields.test(field) || !words.test(put));
}

const IS_ARTICLE = /^(?:a|the|your|our|its)$/;

// Whether what may be put keeps every small word that was typed. A comma or a dash may become any joint or nothing, a
// full stop anything but nothing, and only where one of them was typed may a sentence end.
export function canBecome(typed: string, put: string): boolean {
  if (typed === put) return typed !== DASH;
  const wanted = typed.split(" ").filter((token) => !/^[,.-]?$/.test(token));
  let at = 0;
  for (const token of put.split(" ")) {
    if (token === wanted[at]) at += 1;
    else if (token !== "" && !MAY_BE_PUT.has(token)) return false;
  }
  if (at < wanted.length || (IS_ARTICLE.test(wanted.at(-1) ?? "") && !put.endsWith(wanted.at(-1) ?? ""))) return false;
  if (typed.includes(".")) return partsSentences(typed, put, wanted);
  return /[,-]/.test(typed) || !put.includes(".");
}

// What was typed before a full stop stays before whatever takes its place: "quiet where it is. 100 bars".
function partsSentences(typed: string, put: string, wanted: string[]): boolean {
  const tokens = put.split(" ").filter((token) => token !== "");
  if (tokens.length <= wanted.length) return false;
  const first = typed
    .slice(0, typed.indexOf("."))
    .split(" ")
    .filter((token) => /^\p{L}/u.test(token));
  const mark = tokens.findIndex((token) => /^[.,]$/.test(token));
  const before = mark < 0 ? tokens : tokens.slice(0, mark);
  let at = 0;
  for (const token of before) if (token === first[at]) at += 1;
  return at === first.length;
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
export const MAY_END = /^(?:away|there|here|too|beds?|bedrooms?|parking|)$/;

function slotsBetween(places: number[], tokens: string[]): string[] | null {
  const isInOrder = places.every((place, at) => place > (places[at - 1] ?? -1));
  const rest = tokens.slice((places.at(-1) ?? -1) + 1).join(" ");
  if (!isInOrder || !MAY_END.test(rest)) return null;
  return [...places.map((place, at) => tokens.slice((places[at - 1] ?? -1) + 1, place).join(" ")), rest];
}

// The words with what was put before each of them and behind the last one, as sentences.
export function written({ words, slots }: Slotted): string {
  let text = "";
  for (const [at, word] of words.entries()) {
    const tokens = (slots[at] ?? "").split(" ").filter((token) => token !== "");
    for (const [place, token] of tokens.entries()) {
      const next = tokens[place + 1] ?? word;
      if (/^(?:a|the)$/.test(token) && next.startsWith("(")) continue;
      if (/^[,.]$/.test(token)) text += token;
      else text += ` ${token === "a" ? (withArticle(next).split(" ")[0] ?? "a") : token}`;
    }
    text += ` ${word}`;
  }
  const last = slots[words.length] ?? "";
  if (last !== "") text += ` ${last}`;
  const begun = text
    .trim()
    .replace(/(^|\. )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  return `${begun}.`;
}
