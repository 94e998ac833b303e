import { FUNCTION_WORDS } from "../dictionary/english-words.ts";
import type { Row } from "../vocabulary/read-vocabulary.ts";
import type { Account, Sentences } from "./account-for-words.ts";
import { type Fault, fault } from "./fault.ts";
import { isNumberWord } from "./read-amounts.ts";
import type { SentenceReading, Token } from "./read-sentence.ts";

const MOST_SLIGHT_SHARE = 0.15;
const SLIGHT_ANYWAY = 2;

// A word that nothing in English accounts for needs an English word that no list knows either, or, if no list knows it, one
// whose translation is not there.
export function checkWords({ from, to, language }: Sentences, account: Account): Fault[] {
  const { isCovered, isNear, isFree, isEmpty, isKnown, isListed, isTold } = account;
  const given = new Set(from.tokens.map(({ raw }) => raw));
  const soft = tokensIn(to, (rows) => rows.every(({ isSoft }) => isSoft));
  const things = tokensIn(
    to,
    (rows) => rows.some(({ kind }) => kind !== "word") && !rows.every(({ isSoft }) => isSoft),
  );
  const places = [...to.tokens.keys()].filter((at) => {
    const token = to.tokens[at] as Token;
    if (isCovered[at] || isNear[at] || isFree[at] || things.has(token)) return false;
    return !(given.has(token.raw) && /^\p{Lu}/u.test(token.raw));
  });
  const isSlight = (at: number) => isEmpty[at] || soft.has(to.tokens[at] as Token);
  const slight = places.filter(isSlight);
  const others = places.filter((at) => !isSlight(at));
  const kept = new Set(to.tokens.map(({ word }) => word));
  const mentioned = tokensIn(from, () => true);
  const open = [...from.tokens.keys()].filter((at) => {
    const token = from.tokens[at] as Token;
    return !mentioned.has(token) && !token.isName && isRare(token.word) && !kept.has(token.word);
  });
  const unlisted = open.filter((at) => !isListed[at]).length;
  const untold = open.filter((at) => isListed[at] && !isTold[at]).length;
  // What is certainly a noun does not stand for an English verb that was said otherwise.
  const isNoun = (at: number) =>
    language === "de" && !to.tokens[at]?.isFirst && /^\p{Lu}/u.test(to.tokens[at]?.raw ?? "");
  const known = others.filter((at) => isKnown[at] || isNoun(at));
  const unknown = others.filter((at) => !known.includes(at));
  const isFull = known.length > unlisted || others.length > unlisted + untold;
  const isTooMuch = slight.length > Math.max(SLIGHT_ANYWAY, to.tokens.length * MOST_SLIGHT_SHARE);
  return [...(isFull ? [...known, ...unknown] : []), ...(isTooMuch ? slight : [])].map((at) => {
    const { raw } = to.tokens[at] as Token;
    return fault("word", raw, `"${raw}" has no counterpart in the English sentence.`);
  });
}

function tokensIn({ mentions, tokens }: SentenceReading, isMeant: (rows: Row[]) => boolean): Set<Token> {
  return new Set(
    mentions.filter(({ rows }) => isMeant(rows)).flatMap(({ first, last }) => tokens.slice(first, last + 1)),
  );
}

function isRare(word: string): boolean {
  return word.length > 2 && !/^\d/.test(word) && !FUNCTION_WORDS.has(word) && !isNumberWord(word, "en");
}
