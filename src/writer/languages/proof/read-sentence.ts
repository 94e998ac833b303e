import { type AnyLanguage, phraseAt, plain, type Row } from "../vocabulary/read-vocabulary.ts";
import { wordSet } from "../vocabulary/word-sets.ts";
import { COUNTRIES, DAYS_AND_FEASTS, PEOPLES_AND_TIMES } from "../vocabulary/written-with-capitals.ts";

// A word or number of a sentence. What has a capital inside a sentence is a name; in German it may be any noun.
export type Token = { raw: string; word: string; isFirst: boolean; clause: number; isName: boolean };
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
  "i size tv wifi wi fi bbq ev ac hd usb wlan wc am pm mbps king queen size sie ihr ihre ihren ihrem ihrer ihnen nespresso self check br bd ba".split(
    " ",
  ),
);
// The English cells of the tables of words that have a capital and are no names.
const hasCapitalAnyway = wordSet(
  `${DAYS_AND_FEASTS}${COUNTRIES}${PEOPLES_AND_TIMES}`
    .split("\n")
    .map((line) => line.split(" | ", 1)[0] ?? "")
    .join(" ")
    .replaceAll(",", " ")
    .replaceAll(/\b(?:new|years?|year's|art|deco|great|united|states|kingdom|south|zealand)\b/g, " "),
  "en",
);
const SHORTEST_PART = 3;
export const LINKS = ["", "s", "es", "n", "en", "er", "e"];

// Names are read as names, whatever their words mean: a "Grove Street" is no street.
export function readSentence(text: string, language: AnyLanguage, names?: ReadonlySet<string>): SentenceReading {
  const tokens = tokensOf(text, language);
  const words = tokens.map(({ word }) => word);
  const mentions: Mention[] = [];
  const unmatched: Token[] = [];
  const inner: Row[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (names ? names.has(token.raw) : language === "en" && token.isName) {
      unmatched.push(token);
      continue;
    }
    const found = isVerbLikeMonth(token, language) ? null : phraseAt(words, at, language);
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

export function idsIn(mentions: Mention[], kinds: Row["kind"][] = ["thing", "limit", "word"]): Set<number> {
  return new Set(mentions.flatMap(({ rows }) => rows.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)));
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
    const isFirst = tokens.length === 0 || beginsSentence(tokens.at(-1) as Token, text.slice(end, match.index));
    tokens.push({ raw, word, isFirst, clause, isName: false });
    end = match.index + raw.length;
  }
  for (const [at, token] of tokens.entries()) token.isName = isName(tokens, at);
  return tokens;
}

// "You may", "march up the hill".
function isVerbLikeMonth({ raw }: Token, language: AnyLanguage): boolean {
  return language === "en" && (raw === "may" || raw === "march");
}

// "St. Giles" is one name, but "… will vary. We …" are two sentences.
function beginsSentence(before: Token, between: string): boolean {
  return /[.!?:]\s/.test(between) && (before.raw.length > 3 || before.raw === before.word);
}

// "English" is a language, but "English Bay" is a name.
function isName(tokens: Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (!hasNamesCapital(token)) return false;
  if (!hasCapitalAnyway(token.word)) return true;
  return [tokens[at - 1], tokens[at + 1]].some(
    (beside) => beside?.clause === token.clause && hasNamesCapital(beside) && !hasCapitalAnyway(beside.word),
  );
}

function hasNamesCapital({ raw, word, isFirst }: Token): boolean {
  return /^\p{Lu}/u.test(raw) && !isFirst && !COMMON_CAPITALS.has(word);
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

// Which check refuses a translated sentence, and the words that a host and the model can act on.
export type Fault = { rule: string; words: string; reason: string };

export function fault(rule: string, words: string, reason: string): Fault {
  return { rule, words, reason };
}
