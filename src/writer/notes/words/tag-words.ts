import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";
import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import { COMMON_WORDS } from "./common-words.ts";
import { kindInContext } from "./kind-in-context.ts";
import { ALWAYS, COUNTABLE_NOUNS, isPlainNoun, verbForm, type Word, type WordKind } from "./word-lists.ts";

export { verbForm, type Word };

const tagger = winkNLP(model, ["pos"]);
// oxlint-disable-next-line typescript/unbound-method -- the library knows this function by itself and never calls it alone
const byPartOfSpeech = tagger.its.pos;
const KINDS: Record<string, WordKind> = {
  DET: "article",
  NUM: "number",
  ADJ: "adjective",
  NOUN: "noun",
  PROPN: "name",
  VERB: "verb",
  AUX: "auxiliary",
  ADP: "preposition",
  ADV: "adverb",
  PRON: "pronoun",
  CCONJ: "and",
  SCONJ: "that",
  PART: "to",
};

// The words of a note, each with what it is in its sentence.
export const tagWords: (text: string) => readonly Word[] = memoizeReadings(readWords, { most: 4000 });

function readWords(text: string): Word[] {
  const raw = text.split(" ").filter((word) => /[\p{L}\p{N}&+]/u.test(word));
  const bare = raw.map((word) => word.replace(/^[("'“[]{1,3}|[)"'”\].,;:!?]{1,3}$/g, ""));
  const tags = tagsOf(bare);
  // A capital at the start says nothing: the word is read in small letters, too.
  const small = /^\p{Lu}(?!\p{Lu})/u.test(bare[0] ?? "")
    ? tagsOf([(bare[0] ?? "").toLowerCase(), ...bare.slice(1)])[0]
    : undefined;
  const words = bare.map((word, at): Word => {
    const tagged = tags[at] ?? "noun";
    return { text: word, small: word.toLowerCase(), kind: kindOfWord(word, tagged, at === 0 ? small : undefined) };
  });
  if (words[0]?.kind === "noun" && /^\p{Lu}\p{Ll}/u.test(words[0].text) && /^\p{Lu}/u.test(words[1]?.text ?? ""))
    words[0] = { ...words[0], kind: "name" };
  return words.map((word, at) => ({ ...word, kind: kindInContext(words, at) }));
}

function tagsOf(words: string[]): WordKind[] {
  const tokens = tagger.readDoc(words.map(spoken).join(" ")).tokens();
  const found = tokens.out(byPartOfSpeech) as unknown as string[];
  // A word that the tagger takes apart leaves its own reading of the sentence: then every word is read alone.
  const tags = found.length === words.length ? found : words.map(() => "NOUN");
  return tags.map((tag) => KINDS[tag] ?? "other");
}

// One plain word for each, so that the tagger sees as many as there are.
function spoken(word: string): string {
  const letters = word.replaceAll(/[^\p{L}]/gu, "");
  return letters === "" ? (/\d/.test(word) ? "5" : "and") : letters;
}

const LIKE_ADJECTIVE = /(?:istic|ful|ous|able|ible|less|ish|ical|esque|friendly)$/;

function kindOfWord(word: string, tagged: WordKind, small: WordKind | undefined): WordKind {
  const lower = word.toLowerCase();
  if (/^(?:1[5-9]|20)\d\d'?s?$|^\d{1,3}(?:st|nd|rd|th)$/.test(word)) return "adjective";
  if (/^[#$]?\d/.test(word)) return /^\d+-/.test(word) ? "adjective" : "number";
  if (/^(?:redone|rebuilt|built|kept|made)$/.test(lower)) return "verb";
  const known = ALWAYS.get(lower);
  const isCapital = /^\p{Lu}/u.test(word);
  if (/^\p{Lu}[\p{L}\d]*-\p{Lu}/u.test(word)) return "name";
  if (isCapital && small === undefined && !(known && /^\p{Lu}{2}/u.test(word))) return "name";
  if (known) return known;
  if (COUNTABLE_NOUNS.has(lower) && tagged !== "verb") return "noun";
  if (/\p{L}-\p{L}/u.test(word) || LIKE_ADJECTIVE.test(lower)) return "adjective";
  if (isCapital && small !== undefined) {
    if (small !== "noun" && small !== "name") return small;
    return isEveryday(lower) ? "noun" : "name";
  }
  return tagged === "name" ? "noun" : tagged;
}

function isEveryday(small: string): boolean {
  const one = small.replace(/ies$/, "y").replace(/s$/, "");
  return COMMON_WORDS.has(small) || isPlainNoun(small) || COMMON_WORDS.has(one);
}

// A word of our lists that is not a name.
export function isPlainWord(small: string): boolean {
  return ALWAYS.has(small) || isPlainNoun(small);
}
