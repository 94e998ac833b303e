import { readFileSync } from "node:fs";
import { LANGUAGES, type Language } from "#shared/contract-values.ts";
import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import { keysOf } from "../vocabulary/read-vocabulary.ts";
import { EMPTY_WORDS, englishBases, widerEnglishBases } from "./english-words.ts";

export const SYNONYMS_FILE = new URL("./english-synonyms.txt", import.meta.url);

const ENOUGH_LANGUAGES = 4;

// A form of more English words than this is too general to say that two of them are alike.
const MOST_WORDS = 40;

let read: Map<string, string[]> | undefined;

// What an English word may be called, as words or stems with a star; several words are a phrase.
export type Form = string[];
export type Dictionary = {
  forms: ReadonlyMap<string, Form[]>;
  free: FormIndex;
  freePhrases: FormIndex;
  empty: FormIndex;
  all: FormIndex;
};
// Forms by their first word.
export type FormIndex = { language: Language; byFirstWord: ReadonlyMap<string, Form[]> };

const FREE_WORDS = "-";
const READ = new Map<Language, Dictionary>();

// Read when a language is first asked for, since most servers never need all of them.
export function dictionaryOf(language: Language): Dictionary {
  const known = READ.get(language) ?? readDictionary(language);
  READ.set(language, known);
  return known;
}

function readDictionary(language: Language): Dictionary {
  const forms = new Map<string, Form[]>();
  for (const line of readFileSync(new URL(`./${language}.txt`, import.meta.url), "utf8").split("\n")) {
    const at = line.indexOf(": ");
    if (at < 0) continue;
    const english = line.slice(0, at);
    const own = line
      .slice(at + 2)
      .split(", ")
      .map((form) => form.split(" "));
    forms.set(english, [...(forms.get(english) ?? []), ...own]);
  }
  const freeForms = forms.get(FREE_WORDS) ?? [];
  const free = indexOf(freeForms, language);
  const freePhrases = indexOf(
    freeForms.filter(({ length }) => length > 1),
    language,
  );
  forms.delete(FREE_WORDS);
  const empty = indexOf(
    [...EMPTY_WORDS].flatMap((word) => forms.get(word) ?? []),
    language,
  );
  return { forms, free, freePhrases, empty, all: indexOf([...forms.values()].flat(), language) };
}

export function indexOf(forms: Iterable<Form>, language: Language): FormIndex {
  const byFirstWord = new Map<string, Form[]>();
  for (const form of forms) {
    const [first = ""] = form;
    const others = byFirstWord.get(first);
    if (others) others.push(form);
    else byFirstWord.set(first, [form]);
  }
  return { language, byFirstWord };
}

export function formsOf(english: string, { forms }: Dictionary): Form[] {
  const own = englishBases(english).flatMap((base) => forms.get(base) ?? []);
  return own.length > 0 ? own : widerEnglishBases(english).flatMap((base) => forms.get(base) ?? []);
}

// How many words from this place on are one of the forms: the most that fit, 0 for none.
export function lengthOfFormAt(words: readonly string[], at: number, { language, byFirstWord }: FormIndex): number {
  let length = 0;
  for (const key of formKeysOf(words[at] ?? "", language))
    for (const form of byFirstWord.get(key) ?? []) {
      const fits = form.every((one, place) => {
        const word = words[at + place];
        return word !== undefined && formKeysOf(word, language).includes(one);
      });
      if (fits) length = Math.max(length, form.length);
    }
  return length;
}

const LONG_STEM = 6;
const LONGEST_ENDING = 5;
const SHORTEST_STEM = 4;
// Verb endings that the tables of things have no use for.
const VERB_ENDINGS: Record<Language, ReadonlySet<string>> = {
  es: endingSet(
    "aba aban abas ia ian ias are aremos eremos iremos aria arian eria irian io iste aron ieron iera arte arse arlo arla arlos erse irse irte ues ue uen uemos quen ques ante ente antes",
  ),
  fr: endingSet(
    "ions iez aient ais erez erons eront era eras issent issez issant it irez uit us ue ues eons eant eur eurs euse ation ations",
  ),
  de: endingSet("end ende enden ender endes test tet ung ungen"),
  it: endingSet(
    "ava avi avano iva ivano era erai erete eranno ira irai iranno isci isce iscono iate ato uta arti artelo arlo arla arne erlo irti ante anti ente enti ione ioni",
  ),
  pt: endingSet(
    "ava avam ia iam ara arao era erao ira irao ria riam asse isse armos ermos ar-se ante antes ente entes acao acoes",
  ),
};

function endingSet(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

// Each word of a sentence is looked up in every index, and in all of its forms.
const formKeysOf: (word: string, language: Language) => readonly string[] = memoizeReadings(readFormKeys, {
  most: 4000,
  keyOf: (word, language) => `${language} ${word}`,
});

// A long stem is the same word with any ending, since verbs have more of them than a list holds.
function readFormKeys(word: string, language: Language): string[] {
  const keys = keysOf(word, language);
  const joined = language === "de" ? withoutZu(word) : null;
  if (joined) return [...keys, ...readFormKeys(joined, language)];
  const bare = withoutEnclitic(word, language);
  if (bare) keys.push(...keysOf(bare, language));
  for (let cut = word.length - 1; cut >= Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING); cut -= 1) {
    const stem = word.slice(0, cut);
    // What follows a German stem is often another word of a compound.
    const isLong = cut >= LONG_STEM && language !== "de";
    if (isLong || VERB_ENDINGS[language].has(word.slice(cut))) keys.push(`${stem}*`);
    // "Lasci", "lascerà": the i only softens.
    if (language === "it" && /[cg]e/.test(word.slice(cut - 1, cut + 1))) keys.push(`${stem}i*`);
  }
  return keys;
}

const ZU = /^(ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|um|unter|vor|weg|weiter|zuruck|zusammen)zu(\p{L}{4,})$/u;

// "Unterzubringen" is "unterbringen".
function withoutZu(word: string): string | null {
  const [, prefix, verb] = ZU.exec(word) ?? [];
  return prefix && verb ? prefix + verb : null;
}

const ENCLITICS: Partial<Record<Language, RegExp>> = {
  es: /^(\p{L}{3,}?)(?:me|te|se|lo|la|los|las|le|les|nos|melo|telo|selo)$/u,
  it: /^(\p{L}{3,}?)(?:mi|ti|si|ci|vi|lo|la|li|le|ne|cene|telo|tela)$/u,
  pt: /^(\p{L}{3,}?)(?:me|se|lo|la|los|las|lhe|nos)$/u,
};

// "Sírvete", "pensaci": a pronoun is written together with its verb.
function withoutEnclitic(word: string, language: Language): string | null {
  return ENCLITICS[language]?.exec(word)?.[1] ?? null;
}

// English words that mean about the same, so that a translator may take the one for the other.
export function synonymsOf(english: string): string[] {
  read ??= new Map(
    readFileSync(SYNONYMS_FILE, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [word = "", others = ""] = line.split(": ");
        return [word, others.split(" ")];
      }),
  );
  return read.get(english) ?? [];
}

// Found by asking the dictionaries: "tiny" and "compact" share a name in nearly every language, "pool" and "pond" do not.
export function englishSynonyms(): string {
  const shared = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const pair of pairsOf(dictionaryOf(language).forms)) shared.set(pair, (shared.get(pair) ?? 0) + 1);
  }
  const synonyms = new Map<string, string[]>();
  for (const [pair, count] of shared) {
    const [one = "", other = ""] = pair.split(" ");
    if (count < ENOUGH_LANGUAGES) continue;
    synonyms.set(one, [...(synonyms.get(one) ?? []), other]);
    synonyms.set(other, [...(synonyms.get(other) ?? []), one]);
  }
  const lines = [...synonyms].map(([word, others]) => `${word}: ${others.toSorted().join(" ")}\n`);
  return lines.toSorted().join("");
}

function pairsOf(forms: ReadonlyMap<string, string[][]>): Set<string> {
  const wordsByForm = new Map<string, string[]>();
  for (const [english, own] of forms)
    for (const form of new Set(own.map((words) => words.join(" ").replace("*", ""))))
      wordsByForm.set(form, [...(wordsByForm.get(form) ?? []), english]);
  const pairs = new Set<string>();
  for (const words of wordsByForm.values()) {
    if (words.length > MOST_WORDS) continue;
    const sorted = words.toSorted();
    for (const [at, one] of sorted.entries()) for (const other of sorted.slice(at + 1)) pairs.add(`${one} ${other}`);
  }
  return pairs;
}
