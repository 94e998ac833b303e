import { type AnyLanguage, phraseAt, plain, type Row } from "../vocabulary/read-vocabulary.ts";

// A word or number of a sentence. Parts are those of a German compound.
export type Token = { raw: string; word: string; isFirst: boolean; clause: number };
// What a stretch of words may mean; one of the rows is meant.
export type Mention = { rows: Row[]; first: number; last: number; clause: number };
export type SentenceReading = {
  text: string;
  tokens: Token[];
  mentions: Mention[];
  unmatched: Token[];
  // What the words inside a phrase say by themselves, but for things: a "security camera" is for security.
  inner: Row[];
};

const PIECE = /[\p{L}\p{M}]+|\d+(?:[.,:]\d+)*/gu;
const BREAKS = /[,;:()–—.]/;
const JOINTS: Record<AnyLanguage, Set<string>> = {
  en: new Set(["and", "but"]),
  es: new Set(["y", "e", "pero"]),
  fr: new Set(["et", "mais"]),
  de: new Set(["und", "aber"]),
  it: new Set(["e", "ed", "ma"]),
  pt: new Set(["e", "mas"]),
};
const COMMON_CAPITALS = new Set(
  "i size tv wifi wi fi bbq ev ac hd usb wlan wc am pm mbps king queen size sie ihr ihre ihren ihrem ihrer ihnen nespresso self check".split(
    " ",
  ),
);
const SHORTEST_PART = 3;
const LINKS = ["", "s", "es", "n", "en", "er", "e"];

// Names are read as names, whatever their words mean: a "Grove Street" is no street.
export function readSentence(text: string, language: AnyLanguage, names?: ReadonlySet<string>): SentenceReading {
  const tokens = tokensOf(text, language);
  const words = tokens.map(({ word }) => word);
  const mentions: Mention[] = [];
  const unmatched: Token[] = [];
  const inner: Row[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (names ? names.has(token.raw) : language === "en" && isName(token)) {
      unmatched.push(token);
      continue;
    }
    const found = phraseAt(words, at, language);
    if (found) {
      mentions.push({ rows: found.rows, first: at, last: at + found.length - 1, clause: token.clause });
      for (let place = at; found.length > 1 && place < at + found.length; place += 1)
        inner.push(...(phraseAt(words.slice(place, place + 1), 0, language)?.rows ?? []));
      at += found.length - 1;
      continue;
    }
    const parts = language === "de" ? partsOf(token.word) : null;
    if (parts) mentions.push(...parts.map((rows) => ({ rows, first: at, last: at, clause: token.clause })));
    else unmatched.push(token);
  }
  return { text, tokens, mentions, unmatched, inner: inner.filter(({ kind }) => kind !== "thing") };
}

// A capital inside a sentence; in German it may be any noun.
export function isName({ raw, word, isFirst }: Token): boolean {
  return /^\p{Lu}/u.test(raw) && !isFirst && !COMMON_CAPITALS.has(word);
}

export function isCommonCapital({ word }: Token): boolean {
  return COMMON_CAPITALS.has(word);
}

function tokensOf(text: string, language: AnyLanguage): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    const raw = match[0];
    const word = plain(raw);
    if (BREAKS.test(text.slice(end, match.index)) || JOINTS[language].has(raw.toLowerCase())) clause += 1;
    tokens.push({ raw, word, isFirst: tokens.length === 0, clause });
    end = match.index + raw.length;
  }
  return tokens;
}

// A compound of known words is as good as its parts: "Gartenmöbel", "Sommerküche".
function partsOf(word: string): Row[][] | null {
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    const head = phraseAt([word.slice(cut)], 0, "de");
    if (!head) continue;
    const front = word.slice(0, cut);
    for (const link of LINKS) {
      if (!front.endsWith(link)) continue;
      const bare = front.slice(0, front.length - link.length);
      const found = bare.length >= SHORTEST_PART ? phraseAt([bare], 0, "de") : null;
      if (found) return [found.rows, head.rows];
    }
  }
  return null;
}
