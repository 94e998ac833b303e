import type { Language } from "#shared/languages.ts";
import type { Platform } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { checkContact } from "#writer/rules/policy/check-contact.ts";
import { quotablesOf } from "#writer/rules/proof/quoted-spans.ts";
import { readSection } from "#writer/rules/proof/section-reading.ts";
import { DENIALS, ENGLISH_GLUE, HARMLESS, OTHER_ADDRESS } from "../vocabulary/harmless.ts";
import { type AnyLanguage, plain, ROWS } from "../vocabulary/read-vocabulary.ts";
import { wordSet } from "../vocabulary/word-set.ts";
import { type Amount, isNumberWord, readAmounts } from "./read-amounts.ts";
import {
  isCommonCapital,
  isName,
  type Mention,
  readSentence,
  type SentenceReading,
  type Token,
} from "./read-sentence.ts";

export type Pair = { source: string; text: string; language: Language; facts: Fact[]; platform: Platform };
// Which check refuses a translated sentence, and the words that a host and the model can act on.
export type Fault = { rule: string; words: string; reason: string };

const IS_DENIAL = perLanguage(DENIALS);
const IS_HARMLESS = perLanguage({ ...HARMLESS, en: "" });
const IS_OTHER_ADDRESS = perLanguage({ ...OTHER_ADDRESS, en: "" });
const NOTHING_QUOTED = quotablesOf({ facts: [], contradictions: [] }, undefined);
const MOST_LENGTH = 2.2;
const SPARE_CHARACTERS = 40;

function perLanguage(lists: Record<AnyLanguage, string>): Record<AnyLanguage, (word: string) => boolean> {
  const entries = Object.entries(lists) as [AnyLanguage, string][];
  return Object.fromEntries(entries.map(([language, list]) => [language, wordSet(list, language)])) as Record<
    AnyLanguage,
    (word: string) => boolean
  >;
}

// What keeps a translated sentence from being shown: compared with its English sentence, and with the facts behind it.
export function checkPair({ source, text, language, facts, platform }: Pair): Fault[] {
  if (text.trim() === "") return [fault("empty", "", "It was not translated.")];
  const from = readSentence(source, "en");
  const to = readSentence(text, language, new Set(from.tokens.filter(isName).map(({ raw }) => raw)));
  const known = readSentence(facts.filter(isAffirmed).map(wordsOfFact).join(". "), "en");
  return [
    ...checkLook(text, source, platform),
    ...checkLanguage(to, language),
    ...checkAmounts(readAmounts(from, "en"), readAmounts(to, language)),
    ...checkThings({ from, to, known, language }),
    ...checkDenials(from, to, language),
    ...checkLimitsOf(from, to, language),
    ...checkNames(from, to, language),
    ...checkUnknown(from, to, language),
  ];
}

function fault(rule: string, words: string, reason: string): Fault {
  return { rule, words, reason };
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

function checkLanguage({ tokens }: SentenceReading, language: Language): Fault[] {
  const english = tokens.filter(
    ({ word, raw }) => ENGLISH_GLUE.has(word) && !IS_HARMLESS[language](word) && raw === raw.toLowerCase(),
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
    else
      faults.push(
        fault("number", amount.words, `The number "${amount.words}" is missing, changed, or counts something else.`),
      );
  }
  const added = left
    .filter(({ isOptional }) => !isOptional)
    .map(({ words }) => fault("number", words, `The number "${words}" is not in the English sentence.`));
  return [...faults, ...added];
}

function isSameAmount(one: Amount, other: Amount): boolean {
  return one.value === other.value || onTheHour(one) === other.value || onTheHour(other) === one.value;
}

function onTheHour({ value }: Amount): string | null {
  return value.startsWith("at ") ? String(Number(value.slice(3)) / 60) : null;
}

function countsTheSame(one: Amount, other: Amount): boolean {
  if (one.value.startsWith("at ") || one.of.size === 0 || other.of.size === 0) return true;
  return [...one.of].some((id) => other.of.has(id));
}

function idsIn(mentions: Mention[], kinds: string[] = ["thing", "limit", "word"]): Set<number> {
  return new Set(mentions.flatMap(({ rows }) => rows.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)));
}

type Comparison = { from: SentenceReading; to: SentenceReading; known: SentenceReading; language: Language };

// What may mean several things is licensed by one of them, and missing only where none of them is there.
function checkThings({ from, to, known, language }: Comparison): Fault[] {
  const said = new Set([...idsIn(from.mentions), ...from.inner.map(({ id }) => id)]);
  const proved = idsIn(known.mentions);
  const told = idsIn(to.mentions);
  const added = to.mentions.filter(({ rows }) => !rows.some(({ id }) => said.has(id) || proved.has(id)));
  const lost = from.mentions.filter(
    ({ rows }) => rows.every(({ kind }) => kind !== "word") && !rows.some(({ id }) => told.has(id)),
  );
  return [
    ...added
      .filter((mention) => !isGlue(mention, to, language) && !isNumber(to.tokens[mention.first], language))
      .map((mention) =>
        fault("thing", wordsOf(mention, to), `"${wordsOf(mention, to)}" is not in the English sentence.`),
      ),
    ...lost.map((mention) => fault("missing", wordsOf(mention, from), `"${wordsOf(mention, from)}" is missing.`)),
  ];
}

// A word that is also one of those that hold sentences together: "da", "bis", "con".
function isGlue({ first, last }: Mention, { tokens }: SentenceReading, language: Language): boolean {
  return first === last && IS_HARMLESS[language](tokens[first]?.word ?? "");
}

function isNumber(token: Token | undefined, language: Language): boolean {
  return token !== undefined && (/^\d/.test(token.word) || isNumberWord(token.word, language));
}

function wordsOf({ first, last }: Mention, { tokens }: SentenceReading): string {
  return tokens
    .slice(first, last + 1)
    .map(({ raw }) => raw)
    .join(" ");
}

// For each denial the things beside it: "no elevator", "pets are not allowed".
function deniedThings({ tokens, mentions }: SentenceReading, language: AnyLanguage): Set<number>[] {
  const things = mentions.filter(({ rows }) => rows.some(({ kind }) => kind === "thing"));
  return tokens.flatMap(({ word, clause }, at) => {
    if (!IS_DENIAL[language](word)) return [];
    const beside = things.filter((thing) => thing.clause === clause);
    const near = [beside.findLast(({ first }) => first <= at), beside.find(({ first }) => first >= at)];
    return [
      idsIn(
        near.filter((thing) => thing !== undefined),
        ["thing"],
      ),
    ];
  });
}

function checkDenials(from: SentenceReading, to: SentenceReading, language: Language): Fault[] {
  const one = deniedThings(from, "en");
  const other = deniedThings(to, language);
  const isPhrase = /\b(?:step|smoke|car|traffic)[- ]free\b|non[- ]smoking/i.test(from.text);
  if (one.length > 0 && other.length === 0)
    return [fault("denial", "", "The English sentence says no to something; the translation does not.")];
  if (one.length === 0 && other.length > 0 && !isPhrase)
    return [fault("denial", "", "The translation says no to something; the English sentence does not.")];
  const there = new Set(other.flatMap((ids) => [...ids]));
  const moved = one.find((ids) => ids.size > 0 && there.size > 0 && ![...ids].some((id) => there.has(id)));
  const names = [...(moved ?? [])].map((id) => ROWS[id]?.name ?? "").join(", ");
  return moved ? [fault("denial", names, `It does not deny the same thing as the English sentence: ${names}.`)] : [];
}

// "A private pool and a shared garden" must not change places.
function checkLimitsOf(from: SentenceReading, to: SentenceReading, language: Language): Fault[] {
  const one = boundLimits(from, true);
  const other = boundLimits(to, language === "de");
  const things = new Set([...idsIn(from.mentions, ["thing"])].filter((id) => idsIn(to.mentions, ["thing"]).has(id)));
  return [...one].flatMap(([limit, bound]) => {
    const there = other.get(limit);
    if (!there) return [];
    const mine = [...bound].filter((id) => things.has(id));
    const theirs = [...there].filter((id) => things.has(id));
    const isSame = mine.length === 0 || theirs.length === 0 || mine.some((id) => theirs.includes(id));
    const name = ROWS[limit]?.name ?? "";
    return isSame ? [] : [fault("limit", name, `"${name}" stands beside another thing than in English.`)];
  });
}

// Limits that belong to one thing of a sentence; the others may speak of all of it.
const BOUND = new Set(["private", "shared", "heated", "paid"]);

function boundLimits({ mentions }: SentenceReading, followsLimit: boolean): Map<number, Set<number>> {
  const things = mentions.filter(({ rows }) => rows.some(({ kind }) => kind === "thing"));
  const bound = new Map<number, Set<number>>();
  for (const { rows, first, clause } of mentions) {
    for (const { id, kind, name } of rows) {
      if (kind !== "limit" || !BOUND.has(name)) continue;
      const beside = things.filter((thing) => thing.clause === clause);
      const next = followsLimit
        ? (beside.find((thing) => thing.first > first) ?? beside.at(-1))
        : (beside.findLast((thing) => thing.first < first) ?? beside[0]);
      const ids = bound.get(id) ?? new Set<number>();
      for (const row of next?.rows ?? []) if (row.kind === "thing") ids.add(row.id);
      bound.set(id, ids);
    }
  }
  return bound;
}

function checkNames(from: SentenceReading, to: SentenceReading, language: Language): Fault[] {
  const names = from.tokens.filter(isName);
  const has = new Set(to.tokens.map(({ raw }) => raw));
  const given = new Set(from.tokens.map(({ raw }) => raw));
  const faults = names
    .filter(({ raw }) => !has.has(raw))
    .map(({ raw }) => fault("name", raw, `The name "${raw}" is missing or changed.`));
  if (language === "de") return faults;
  const added = to.tokens.filter((token) => isName(token) && !given.has(token.raw));
  return [
    ...faults,
    ...added.map(({ raw }) => fault("name", raw, `The name "${raw}" is not in the English sentence.`)),
  ];
}

// A word that no list knows needs one in the English sentence that none knows either.
function checkUnknown(from: SentenceReading, to: SentenceReading, language: Language): Fault[] {
  const given = new Set(from.tokens.map(({ raw }) => raw));
  const unknown = to.unmatched.filter(
    (token) =>
      token.word.length > 1 &&
      !IS_HARMLESS[language](token.word) &&
      !IS_DENIAL[language](token.word) &&
      !isNumber(token, language) &&
      !(given.has(token.raw) && /^\p{Lu}/u.test(token.raw)) &&
      !isCommonCapital(token),
  );
  const budget = from.unmatched.filter(
    (token) => !isName(token) && !isNumberWord(token.word, "en") && isRareEnglish(token.word),
  ).length;
  if (unknown.length <= budget) return [];
  return unknown.map(({ raw }) => fault("word", raw, `"${raw}" has no counterpart in the English sentence.`));
}

const ENGLISH_HARMLESS = wordSet(
  `the a an and or of to in on at with for from by is are was were be been has have had it its this that these those there here you your yours we our us i my me they their he she
  his her as so if when where which who what how than then too also very more most can may will would should do does did get gets got go goes one ones up down out off into about like
  serve serves serving sit sits stand standing lie lies offer offers need needs want wants make makes made give gives set sets put puts known say says tell told enjoy himself herself yourself not no
  comes come because while during both each some any all just even still own per via along toward towards through`,
  "en",
);

function isRareEnglish(word: string): boolean {
  return word.length > 2 && !/^\d/.test(word) && !ENGLISH_HARMLESS(word) && !IS_DENIAL.en(word) && plain(word) === word;
}
