import { LANGUAGES, type Language } from "#shared/languages.ts";
import { HOME_THINGS } from "./home-things.ts";
import { LIMITS } from "./limits.ts";
import { OUTDOOR_THINGS } from "./outdoor-things.ts";
import { PLACES_AND_INVENTIONS } from "./places-and-inventions.ts";
import { WORDS } from "./words.ts";
import { COUNTRIES, DAYS_AND_FEASTS, PEOPLES_AND_TIMES } from "./written-with-capitals.ts";

export type AnyLanguage = Language | "en";
// Things and limits stand on both sides; a word only needs its counterpart in the English sentence. What is soft may be lost,
// and one or two may be added, since naming it promises nothing.
export type Row = { id: number; name: string; kind: "thing" | "limit" | "word"; isSoft: boolean };
type Phrase = { words: string[]; row: Row };

const COLUMNS: AnyLanguage[] = ["en", ...LANGUAGES];

// Endings after which a word is still the same word, without accents.
const ENDINGS: Record<AnyLanguage, Set<string>> = {
  en: endings("s es d ed ing er ers ly y"),
  es: endings(
    "s es o a os as e en an amos emos imos ado ada ados adas ido ida idos idas ando iendo ar er ir aras eras iras ara era ira aran ito ita itos itas mente on ones ona onas illo illa",
  ),
  fr: endings(
    "s e es x ne nes ee ees er ez ent ons ait ant ante antes ants aux elle elles eux euse euses ment is ie ies it ite ir rez ra re if ive ement ements ages le lent lir lez",
  ),
  de: endings(
    "e en er es em n s ern te ten t et st ig ige igen iger iges isch ische ischen lich liche lichen licher liches ere eren este esten nen innen chen se sen",
  ),
  it: endings(
    "o a i e he hi io ia ie ato ata ati ate ito ita iti ite uto uta uti ute are ere ire ando endo ano ono iamo ete ai mente ino ina ini ine arci arti arlo arla arsi ersi ervi irsi erci arli arle erli erle",
  ),
  pt: endings(
    "amos emos imos ei eu s es o a os as e em am ado ada ados adas ido ida idos idas ar er ir ando endo indo mos ao oes aos ais eis mente inho inha inhos inhas ram ada el iu ou",
  ),
};

function endings(list: string): Set<string> {
  return new Set(["", ...list.split(" ")]);
}

const SOFT = new Set(
  `guest, child, couple, neighbor, host, host greets, house, room, building, entrance, door, wall, step, key, table, chair, lamp,
  street, city, village, neighborhood, corner, square, stop, luggage, check in, check out, water, sun, foot, morning, afternoon, evening`.split(
    /,\s+/,
  ),
);
const PHRASES = new Map<AnyLanguage, Map<string, Phrase[]>>(COLUMNS.map((column) => [column, new Map()]));
export const ROWS: Row[] = [];

for (const [kind, text] of [
  ["thing", HOME_THINGS],
  ["thing", OUTDOOR_THINGS],
  ["thing", PLACES_AND_INVENTIONS],
  ["thing", DAYS_AND_FEASTS],
  ["thing", COUNTRIES],
  ["limit", LIMITS],
  ["word", WORDS],
  ["word", PEOPLES_AND_TIMES],
] as const) {
  for (const line of text.trim().split("\n")) learn(kind, line);
}

function learn(kind: Row["kind"], line: string): void {
  const cells = line.split(" | ");
  if (cells.length !== COLUMNS.length) throw new Error(`Not one cell for each language: ${line}`);
  const name = cells[0]?.split(",")[0]?.replaceAll("*", "") ?? "";
  const row: Row = { id: ROWS.length, name, kind, isSoft: SOFT.has(name) };
  ROWS.push(row);
  for (const [at, cell] of cells.entries()) {
    const index = PHRASES.get(COLUMNS[at] as AnyLanguage);
    for (const form of cell.split(", ")) {
      const words = plain(form)
        .split(/[\s'-]+/)
        .filter(Boolean);
      const [first] = words;
      if (first) index?.set(first, [...(index.get(first) ?? []), { words, row }]);
    }
  }
}

// Without capitals and accents, as the lists are read and compared.
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("’", "'");
}

// The ways a list may hold this word: as it is, or as a stem with one of the language's endings.
export function keysOf(word: string, language: AnyLanguage): string[] {
  const keys = [word];
  for (let cut = word.length; cut >= Math.max(2, word.length - 6); cut -= 1) {
    if (ENDINGS[language].has(word.slice(cut))) keys.push(`${word.slice(0, cut)}*`);
  }
  return keys;
}

export type Found = { rows: Row[]; length: number };

// The longest phrase that begins here, with everything it may mean.
export function phraseAt(words: readonly string[], at: number, language: AnyLanguage): Found | null {
  const index = PHRASES.get(language);
  const here = keysOf(words[at] ?? "", language)
    .flatMap((key) => index?.get(key) ?? [])
    .filter(({ words: wanted }) => wanted.every((one, place) => isWord(words[at + place], one, language)));
  const length = Math.max(0, ...here.map(({ words: wanted }) => wanted.length));
  if (length === 0) return null;
  return { length, rows: here.filter(({ words: wanted }) => wanted.length === length).map(({ row }) => row) };
}

function isWord(word: string | undefined, wanted: string, language: AnyLanguage): boolean {
  return word !== undefined && keysOf(word, language).includes(wanted);
}
