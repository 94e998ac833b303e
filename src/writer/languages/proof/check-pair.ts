import type { Language } from "#shared/contract-values.ts";
import type { Platform } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { checkContact } from "#writer/rules/policy/check-policy.ts";
import { quotablesOf } from "#writer/rules/proof/quoted-spans.ts";
import { readSection } from "#writer/rules/proof/section-reading.ts";
import { FUNCTION_WORDS } from "../dictionary/english-words.ts";
import { ROWS, type Row } from "../vocabulary/read-vocabulary.ts";
import { ENGLISH_GLUE, IS_HARMLESS, IS_OTHER_ADDRESS } from "../vocabulary/word-sets.ts";
import { type Account, accountForWords, type Sentences } from "./account-for-words.ts";
import { checkDenials } from "./check-denials.ts";
import { checkBoundLimits, checkThings, PEOPLE } from "./check-things.ts";
import { type Amount, isNumberWord, readAmounts } from "./read-amounts.ts";
import { type Fault, fault, readSentence, type SentenceReading, type Token } from "./read-sentence.ts";

const MOST_SLIGHT_SHARE = 0.15;

const SLIGHT_ANYWAY = 2;

export type Pair = { source: string; text: string; language: Language; facts: Fact[]; platform: Platform };

const NOTHING_QUOTED = quotablesOf({ facts: [], contradictions: [] }, undefined);
const MOST_LENGTH = 2.2;
const SPARE_CHARACTERS = 40;

// What keeps a translated sentence from being shown: compared with its English sentence, and with the facts behind it.
export function checkPair({ source, text, language, facts, platform }: Pair): Fault[] {
  if (text.trim() === "") return [fault("empty", "", "It was not translated.")];
  const from = readSentence(source, "en");
  const to = readSentence(text, language, new Set(from.tokens.filter(({ isName }) => isName).map(({ raw }) => raw)));
  const known = readSentence(facts.filter(isAffirmed).map(wordsOfFact).join(". "), "en");
  const sentences = { from, to, known, language };
  const account = accountForWords(sentences);
  return [
    ...checkLook(text, source, platform),
    ...checkLanguage(from, to, language),
    ...checkAmounts(readAmounts(from, "en"), readAmounts(to, language)),
    ...checkHalves(from, to),
    ...checkThings(sentences, account),
    ...checkDenials(from, to, language),
    ...checkBoundLimits(from, to, language),
    ...checkNames(sentences, account),
    ...checkWords(sentences, account),
  ];
}

// A fact that says what is absent or forbidden proves nothing that a text may name as being there.
function isAffirmed({ key }: Fact): boolean {
  return !/^(?:absent|rule\b)|\.no-/.test(key);
}

function wordsOfFact({ key, value, qualifiers }: Fact): string {
  const name = key.startsWith("amenity.") ? key.slice(8).replaceAll("-", " ") : "";
  return [name, String(value), qualifiers.access, qualifiers.cost, qualifiers.size, ...(qualifiers.kinds ?? [])].join(
    " ",
  );
}

function checkLook(text: string, source: string, platform: Platform): Fault[] {
  const section = { heading: "Translation", text, sentences: [] };
  const contact = checkContact(readSection(section, NOTHING_QUOTED), platform);
  const faults = contact.map(({ words }) => fault("contact", words, `"${words}" looks like contact data or markup.`));
  if (/\p{Extended_Pictographic}|[★☆♥✓•|^_*=<>{}\\]|[!?¡¿]/u.test(text) && !/[!?]/.test(source))
    faults.push(fault("symbols", text, "It has marks or symbols that the English sentence does not have."));
  if (text.length > source.length * MOST_LENGTH + SPARE_CHARACTERS)
    faults.push(fault("length", text, "It says much more than the English sentence."));
  return faults;
}

function checkLanguage(from: SentenceReading, { tokens }: SentenceReading, language: Language): Fault[] {
  // A shop may be called "Market and Oven".
  const source = from.tokens.map(({ raw }) => raw);
  const isInName = (at: number) =>
    [tokens[at - 1], tokens[at + 1]].some((beside) => beside?.isName) &&
    source.some((_, place) => [-1, 0, 1].every((step) => source[place + step] === tokens[at + step]?.raw));
  const english = tokens.filter(
    ({ word, raw }, at) => ENGLISH_GLUE.has(raw) && !IS_HARMLESS[language](word) && !isInName(at),
  );
  if (english.length > 0) {
    const words = english.map(({ raw }) => raw).join(", ");
    return [fault("language", words, `"${words}" is still English.`)];
  }
  const other = tokens.find(
    ({ word, raw, isFirst }) => IS_OTHER_ADDRESS[language](word) && (isFirst || raw === raw.toLowerCase()),
  );
  return other
    ? [fault("address", other.raw, `"${other.raw}" addresses guests otherwise than the rest of the text.`)]
    : [];
}

function checkAmounts(from: Amount[], to: Amount[]): Fault[] {
  const faults: Fault[] = [];
  const left = [...to];
  for (const amount of from) {
    const at = left.findIndex((one) => isSameAmount(amount, one) && countsTheSame(amount, one));
    if (at >= 0) left.splice(at, 1);
    else if (!amount.isOptional)
      faults.push(
        fault("number", amount.words, `The number "${amount.words}" is missing, changed, or counts something else.`),
      );
  }
  const added = left
    .filter(({ isOptional }) => !isOptional)
    .map(({ words }) => fault("number", words, `The number "${words}" is not in the English sentence.`));
  return [...faults, ...added];
}

const HALF_OF = /\bhalf[- ](?:an? )?(?:hour|mile|kilomet)/i;
const HALF = /^(?:medi[ao]|demi|demie|halb|mezz|mei[ao]|30|0[.,]5)/;

// "Half an hour" must not become an hour.
function checkHalves(from: SentenceReading, to: SentenceReading): Fault[] {
  if (!HALF_OF.test(from.text) || to.tokens.some(({ word }) => HALF.test(word))) return [];
  return [fault("number", "half", 'The "half" of the English sentence is missing.')];
}

function isSameAmount(one: Amount, other: Amount): boolean {
  return one.value === other.value || onTheHour(one) === other.value || onTheHour(other) === one.value;
}

function onTheHour({ value }: Amount): string | null {
  return value.startsWith("at ") ? String(Number(value.slice(3)) / 60) : null;
}

function countsTheSame(one: Amount, other: Amount): boolean {
  if (one.value.startsWith("at ") || one.of.size === 0 || other.of.size === 0) return true;
  // "Four people" may be "in quattro", which counts nothing that follows.
  if (countsPeople(one) || countsPeople(other)) return true;
  return [...one.of].some((id) => other.of.has(id));
}

function countsPeople({ of }: Amount): boolean {
  return [...of].some((id) => ROWS[id]?.name === PEOPLE);
}

function checkNames({ from, to, language }: Sentences, { isCovered, isTold }: Account): Fault[] {
  // What a dictionary knows may be called by its translation: "the Gulf", "the Blue Line".
  const names = from.tokens.filter(({ isName }, at) => isName && !isTold[at]);
  const has = new Set(to.tokens.map(({ raw }) => raw));
  const given = new Set(from.tokens.map(({ raw }) => raw));
  const faults = names
    .filter(({ raw }) => !has.has(raw))
    .map(({ raw }) => fault("name", raw, `The name "${raw}" is missing or changed.`));
  if (language === "de") return faults;
  const added = to.tokens.filter((token, at) => token.isName && !given.has(token.raw) && !isCovered[at]);
  return [
    ...faults,
    ...added.map(({ raw }) => fault("name", raw, `The name "${raw}" is not in the English sentence.`)),
  ];
}

// A word that nothing in English accounts for needs an English word that no list knows either, or, if no list knows it, one
// whose translation is not there.
function checkWords({ from, to, language }: Sentences, account: Account): Fault[] {
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
