import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import { capitalised, withArticle } from "#writer/text/word-forms.ts";
import { COMMON_WORDS } from "../words/common-words.ts";
import { isPlainWord, tagWords } from "../words/tag-words.ts";
import { withCalendarNames } from "./measures.ts";
import { BRANDS, MISSPELT, SLIPS } from "./typing-slips.ts";

// Things that hosts type one after the other without commas.
const APPLIANCE = "(?:oven|stove|microwave|dishwasher|fridge|freezer|kettle|toaster|washer|dryer)";
const PLACE_TO_GO = "(?:bars|clubs|pubs|cafes|cafés|restaurants|shops|supermarkets|parks|theatres|theaters|museums)";
const WITHOUT_COMMAS = [APPLIANCE, PLACE_TO_GO].map(
  (things) => new RegExp(`\\b${things}(?: ${things}){1,6}(?= ${things}\\b|,|$| all\\b| and\\b| close\\b| near)`, "gi"),
);

function withCommas(text: string): string {
  return WITHOUT_COMMAS.reduce((all, run) => all.replace(run, (things) => things.split(" ").join(", ")), text);
}

// Adjectives that take a capital letter and that hosts often type without one.
const CAPITALISED_ADJECTIVES =
  /\b(?:victorian|georgian|edwardian|irish|scottish|english|british|french|german|swedish|danish|italian|spanish|portuguese|greek|turkish|indian|thai|chinese|japanese|korean|vietnamese|mexican|american|european|asian|mediterranean)\b/g;
// "High St" before a full stop would read as "St. It is": at an end it is written out.
const STREET_AT_END = /(\p{Lu}\p{Ll}+) St(?=$|, )/gu;
// "hudson river", "holland tunnel": what no word list knows before such a word is a name.
const SMALL_NAME =
  /(?<![\p{L}\d@./'-]|\ba |\ban |\bour |\bthis )(\p{Ll}{3,20}) (street|avenue|ave|river|bridge|tunnel|circle|square|stadium|university|hospital|museum|castle|palace|cathedral|theatre|theater|airport|blvd|boulevard)(?![\p{L}-])/gu;
// "on Bryant street" is a name; where a line begins, "Gravel road" may be none.
const STREET = /(?<=\p{Ll} )(\p{Lu}\p{Ll}{2,20}) (street|avenue|road|park)(?![\p{L}-])/gu;
const SMALL_WORD = /(?<![\p{L}\d@./'-])\p{Ll}{2,20}(?![\p{L}\d@'-])/gu;
// "Nespresso, Dishwasher, Oven": what stands alone between commas is no name for its capital letter.
const LISTED_CAPITAL = /(?<=, )\p{Lu}\p{Ll}{2,20}(?=,|$)/gu;
const FLOOR = /\b(?:First|Second|Third|Ground|Top|Upper|Lower) (?:[Ff]loor|[Ll]evel)\b/g;
// "cobblestone street", "pedestrianised avenue"
const LOOKS_LIKE_ADJECTIVE = /(?:ed|ing|ous|al|ful|less|ish|stone|y)$/;
// What stands between a thing and what is said of it: "downtown -> PATH -> 10 min", "basement = sofa area".
const SEPARATOR = / (?:-{2,3}|[-=]?>{1,2}|=|→|[|·•]|[–—]) (?=[\p{L}\d$€£(])/gu;
const SHOUTED_SHARE = 0.7;
// "PATH", "DART": names of lines are typed like this.
const SHORT_NAME = 4;

// A host's note with its typing slips mended and without its last mark; the words stay the host's.
export const cleanNote = memoizeReadings(mendSlips, { most: 2000 });

function mendSlips(note: string): string {
  let text = note.replace(/\s+/g, " ").replaceAll("’", "'").replace(SEPARATOR, " - ");
  text = unshouted(
    text
      .replace(/!{1,20}(?=\s?[,;)])/g, "")
      .replace(/!/g, ".")
      .replace(/\.{2,20}/g, ".")
      .replaceAll(".)", ")")
      .trim(),
  );
  for (const [slip, meant] of SLIPS) text = text.replace(slip, meant);
  text = text.replace(STREET, (both, name: string, kind: string) =>
    isKnownWord(name.toLowerCase()) ? both : `${name} ${capitalised(kind)}`,
  );
  text = text.replace(SMALL_NAME, (both, name: string, kind: string) =>
    isKnownWord(name) || LOOKS_LIKE_ADJECTIVE.test(name) ? both : `${capitalised(name)} ${capitalised(kind)}`,
  );
  text = text.replace(FLOOR, (floor) => floor.toLowerCase());
  text = withCommas(text);
  text = withCalendarNames(text).replace(CAPITALISED_ADJECTIVES, capitalised);
  text = text.replace(SMALL_WORD, (word) => BRANDS.get(word) ?? MISSPELT.get(word) ?? word);
  text = text.replace(LISTED_CAPITAL, (word) => (isPlainWord(word.toLowerCase()) ? word.toLowerCase() : word));
  text = text.replace(
    /\b(an?) ((?:Short|Quick|Brief|Nice|Easy|Few|Couple|Pleasant|Lovely) )/g,
    (_, article: string, word: string) => `${article} ${word.toLowerCase()}`,
  );
  text = text.replace(/\b(?:ONE|TWO|ALL|AND|THE|FOR|OUR|YOU)\b/g, (word) => word.toLowerCase());
  text = text.replace(/\b\p{Lu}{4,30}\b/gu, (word) => (isShouted(word) ? word.toLowerCase() : asPrintable(word)));
  text = text
    .replace(STREET_AT_END, "$1 Street")
    .replace(/ {2,}/g, " ")
    .replace(/ ([,.;:])/g, "$1")
    .replace(/,{2,}/g, ",")
    .trim();
  return text.replace(/^[-•*·]\s*/, "").replace(/(?<![\s.,;:-])[\s.,;:-]+$/, "");
}

function isKnownWord(small: string): boolean {
  return isPlainWord(small) || COMMON_WORDS.has(small);
}

// "PRIVATE room": a plain word in capitals, where "IKEA" and "PATH" are names.
function isShouted(word: string): boolean {
  const small = word.toLowerCase();
  if (/^(?:room|area|beds|bath|free|full)$/.test(small)) return true;
  if (word.length > SHORT_NAME && (COMMON_WORDS.has(small) || isPlainWord(small))) return true;
  return !/^(?:noun|name)$/.test(tagWords(small)[0]?.kind ?? "");
}

// Airbnb refuses more than five capitals in a row, in a name too: "UNESCO" is printed "Unesco".
const MOST_CAPITALS = 5;

function asPrintable(word: string): string {
  return word.length > MOST_CAPITALS ? word.charAt(0) + word.slice(1).toLowerCase() : word;
}

function unshouted(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const capitals = text.replace(/[^\p{Lu}]/gu, "").length;
  if (letters.length < 12 || capitals / letters.length < SHOUTED_SHARE) return text;
  const small = text.toLowerCase();
  return small.charAt(0).toUpperCase() + small.slice(1);
}

// "A 5-minute walk", "10 minutes": what stands as "5 min walk" and "10 min" in a note.
export function spokenMinutes(text: string): string {
  return text
    .replace(
      /\b(?:an? )?(\d{1,3}(?:-\d{1,3})?) ?(?:min|minutes?) (walk|drive|ride|stroll|jog|run|bike ride|train ride|bus ride)\b/gi,
      (_, count: string, way: string) => `${withArticle(`${count}-minute`)} ${way}`,
    )
    .replace(/\b1 min\b/gi, "1 minute")
    .replace(/\b(few|couple of) min\b/gi, "$1 minutes")
    .replace(/(\d\+?) ?min\b(?:\.(?= (?:walk|by|on|to|from|away)\b|$))?/gi, "$1 minutes");
}
