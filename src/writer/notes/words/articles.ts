import { capitalised, withArticle } from "#writer/text/word-forms.ts";
import { headOf, isAdjectivePhrase } from "../read/read-note.ts";
import { isPlainWord, tagWords, type Word } from "./tag-words.ts";
import { AREA_NOUNS, COUNTABLE_NOUNS, HOME_NOUNS, isPlural, MASS_NOUNS } from "./word-lists.ts";

// "glass table" becomes "a glass table" in a list of things; names, numbers, plurals and masses stay as they are.
export function withArticles(phrase: string): string {
  return splitList(phrase)
    .map(({ text, joint }) => joint + (joint === " or " && /^no /i.test(phrase) ? text : itemWithArticle(text)))
    .join("");
}

// "own balcony" is the guest's; "top floor of the house" is the only one.
function itemWithArticle(item: string): string {
  const text = item.trim();
  const [first] = tagWords(text);
  if (first?.small === "own") return articlesInside(`your ${text}`);
  if (first?.small === "same" || /^number \d/i.test(text)) return `the ${text}`;
  if (!needsArticle(text)) return articlesInside(text);
  return articlesInside(isOnlyOne(text) ? `the ${text}` : withArticle(text));
}

function isOnlyOne(text: string): boolean {
  return (
    /^(?:top|bottom|ground|garden|upper|lower|first|second|third|\d{1,2}(?:st|nd|rd|th)|whole|entire|main)\b.{0,20}\b(?:floor|level|part|house|home|apartment)\b.{0,3}\bof /i.test(
      text,
    ) ||
    /^(?:(?:top|bottom|middle|end|old part|rest|heart|cent(?:er|re)|edge|foot|entrance|(?:north|south|east|west) (?:coast|side|end)) of |whole |entire |best )/i.test(
      text,
    )
  );
}

function isMass(noun: string): boolean {
  return MASS_NOUNS.has(noun) || (noun.endsWith("ing") && !/^(?:building|ceiling|setting|landing|wedding)$/.test(noun));
}

// A noun that no list knows stands without an article: "with dinnerware" reads, "with a dinnerware" does not.
function isCounted(noun: string): boolean {
  return (
    !isMass(noun) &&
    (/-(?:bedroom|story|storey|room|bed)$/.test(noun) ||
      COUNTABLE_NOUNS.has(noun) ||
      HOME_NOUNS.has(noun) ||
      AREA_NOUNS.has(noun))
  );
}

export function needsArticle(text: string): boolean {
  const words = tagWords(text);
  const [first] = words;
  if (!first || /^(?:article|pronoun|preposition|verb|auxiliary)$/.test(first.kind)) return false;
  // "45 ft motor yacht" is one; "two sofas" are counted already.
  if (
    first.kind === "number" &&
    !/^\d[\d.]{0,5} (?:ft|foot|sq ft|inch|m|sqm|mile|star|degree)\b|^\d-(?:stor(?:e)?y|floor|level)\b/.test(text)
  )
    return false;
  if (/^(?:room|space) (?:for|to) /i.test(text)) return false;
  if (isOnlyOne(text)) return true;
  const head = headOf(text);
  if (/^\d{1,3}(?:st|nd|rd|th)$/.test(first.small) && /^(?:street|avenue|road)$/.test(head)) return false;
  const noun = words.find(({ small }) => small === head || small.endsWith(`-${head}`));
  return noun?.kind === "noun" && !isPlural(head) && isCounted(head) && !isName(text);
}

// Of these there is one, or it is clear which: after "in", "to" or "near" they are spoken of with "the".
const THE_ONE =
  /^(?:room|kitchen|bedroom|bathroom|basement|attic|hall|hallway|garden|yard|backyard|courtyard|building|house|flat|apartment|suite|unit|pool|terrace|balcony|patio|deck|porch|city|centre|center|beach|sea|ocean|lake|river|airport|station|metro|subway|village|island|door|corner|area|neighborhood|neighbourhood|master|roof|rooftop|entrance|lobby|shore|harbor|harbour|castle|zoo|highway|waterfront|property|lot|supermarket|canal|bay|pier|marina)$/;
const TAKES_ONE = /^(?:with|has|have|having|includes|plus)$/;
const TAKES_THE =
  /^(?:in|on|from|to|into|over|outside|inside|behind|around|across|near|of|at|off|through|along|below|above|under)$/;

// "has glass table with chaise" becomes "has a glass table with a chaise", "25 min to city centre" "to the city centre".
export function articlesInside(text: string): string {
  const raw = text.split(" ");
  const words = tagWords(text);
  if (words.length !== raw.length) return text;
  const put = new Map<number, string>();
  for (const [at, word] of words.entries()) {
    const one = TAKES_ONE.test(word.small);
    if (!one && !TAKES_THE.test(word.small)) continue;
    if (word.small === "of" && /^(?:lots|plenty|loads|tons|lot|full)$/.test(words[at - 1]?.small ?? "")) continue;
    const chunk = chunkAfter(words, at);
    const head = chunk.at(-1);
    const [first] = chunk;
    if (one && first?.small === "own") {
      put.set(at + 1, "its");
      continue;
    }
    if (!head || !first || head.kind !== "noun" || isPlural(head.small) || !isCounted(head.small)) continue;
    if (/^(?:article|number|pronoun|name)$/.test(first.kind) || chunk.some(({ kind }) => kind === "name")) continue;
    const isSized = /^\d+-/.test(first.small);
    if (!one && !isSized && !THE_ONE.test(head.small)) continue;
    put.set(at + 1, one || isSized ? (withArticle(first.text).split(" ")[0] ?? "a") : "the");
  }
  return raw.map((word, at) => (put.has(at) ? `${put.get(at)} ${word}` : word)).join(" ");
}

function chunkAfter(words: readonly Word[], at: number): Word[] {
  const chunk: Word[] = [];
  for (const word of words.slice(at + 1)) {
    if (!/^(?:article|number|adjective|noun|name|adverb)$/.test(word.kind)) break;
    if (word.kind === "adverb" && chunk.some(({ kind }) => kind === "noun")) break;
    chunk.push(word);
  }
  while (chunk.length > 0 && !/^(?:noun|name)$/.test(chunk.at(-1)?.kind ?? "")) chunk.pop();
  return chunk;
}

// More capitals than small words: a name.
export function isName(text: string): boolean {
  const words = text.split(" ").filter((word) => /\p{L}/u.test(word));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const [first = ""] = words;
  const last = tagWords(text).at(-1);
  // "Tuft & Needle mattress" is a mattress.
  if (words.length > 1 && /^\p{Ll}/u.test(words.at(-1) ?? "") && last?.kind === "noun") return false;
  if (words.length === 1) return tagWords(first)[0]?.kind === "name";
  return capitals >= 2 && /^\p{Lu}/u.test(first) && capitals / words.length > 0.5;
}

// Words that begin no name, and those that end like a nation and are none.
const BEGINS_NO_NAME = new Set(
  "furnished renovated updated remodeled remodelled spacious cozy cosy comfortable comfy stylish luxurious newly fully recently entire whole".split(
    " ",
  ),
);
const ENDS_LIKE_NATION = new Set("stylish lavish clean ocean mean lean".split(" "));

const SEEN = new Set("countryside valley vineyard harbour harbor canal courtyard marina desert".split(" "));

// A note starts with a capital now and then; inside a sentence only names keep theirs.
export function smallStart(text: string): string {
  const [first = "", second = ""] = text.split(" ");
  const isAbbreviation = /^\p{Lu}[\p{Lu}&\d]/u.test(first) || first === "I" || first.startsWith("I'");
  if (isAbbreviation || !/^\p{Lu}/u.test(first)) return text;
  const small = first.toLowerCase();
  // "Furnished South End studio", "Ocean view", "Countryside view", but "Ocean Beach".
  const isPlain =
    BEGINS_NO_NAME.has(small) ||
    (ENDS_LIKE_NATION.has(small) && !/^\p{Lu}/u.test(second)) ||
    (SEEN.has(small) && /^views?$/.test(second));
  if (isPlain) return text.charAt(0).toLowerCase() + text.slice(1);
  // "Stately Georgian house", but "Royal Victorian Hotel".
  const kind = tagWords(small)[0]?.kind ?? "";
  const isOfItsTime = kind === "adjective" && /^(?:Victorian|Edwardian|Georgian|Tudor)$/.test(second);
  const isNamed =
    /^\p{Lu}/u.test(second) &&
    !/^(?:article|preposition|pronoun|adverb)$/.test(kind) &&
    !(isOfItsTime && !/^ \p{Lu}/u.test(text.slice(first.length + 1 + second.length)));
  const isOwnName =
    /^(?:Victorian|Edwardian|Georgian|Mediterranean|Scandinavian|Nordic|Italian|French|Spanish|English|Irish|Scottish|American|European|Japanese|Netflix|Keurig|Nespresso|Sonos|Roku|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/.test(
      first,
    );
  if (/(?:[^s]ian|ese|[^f]ish|ican|ean)$/.test(first.split("-")[0] ?? "")) return text;
  // "Patio/balcony"
  const isEither = small.includes("/") && small.split("/").every((part) => part.length > 2 && isPlainWord(part));
  const isTagged = !isOfItsTime && !isEither && tagWords(text)[0]?.kind === "name" && first !== "Bird's";
  return isNamed || isOwnName || isTagged ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

// "desk adjusts in height" becomes "the desk adjusts in height".
export function withSubjectArticle(clause: string): string {
  const words = tagWords(clause);
  const [first] = words;
  if (!first) return clause;
  if (first.small === "own") return `your ${clause}`;
  if (/^(?:keurig|nespresso|sonos)$/.test(first.small)) return `the ${clause}`;
  if (/^\d{1,3}(?:st|nd|rd|th)$/.test(first.small)) return `the ${clause}`;
  if (/^(?:earlier|later|more|less|fewer)$/.test(first.small)) return articlesInside(clause);
  if (/^(?:article|number|pronoun|name|auxiliary|that|adverb|preposition)$/.test(first.kind))
    return articlesInside(clause);
  const until = words.findIndex(({ kind }, at) => at > 0 && /^(?:auxiliary|verb)$/.test(kind));
  const whole = until > 0 ? words.slice(0, until) : [];
  const placed = whole.findIndex(({ kind }) => kind === "preposition");
  const subject = placed > 0 ? whole.slice(0, placed) : whole;
  const noun = subject.findLast(({ kind }) => kind === "noun");
  const isBare =
    noun !== undefined &&
    !isPlural(noun.small) &&
    !isMass(noun.small) &&
    !subject.some(({ kind }) => kind === "article" || kind === "and" || kind === "name");
  return articlesInside(isBare ? `the ${smallStart(clause)}` : clause);
}

type Item = { text: string; joint: string };

// "modern and calm house" is one thing: an adjective alone is no item.
function splitList(phrase: string): Item[] {
  const items: Item[] = [];
  let joint = "";
  let start = 0;
  for (const match of phrase.matchAll(/, and |, | and | or /g)) {
    const text = phrase.slice(start, match.index);
    if (isAdjectivePhrase(text) || tagWords(text).at(-1)?.kind === "adjective") continue;
    items.push({ text, joint });
    joint = match[0];
    start = match.index + match[0].length;
  }
  items.push({ text: phrase.slice(start), joint });
  return items;
}

export function sentence(text: string): string {
  const trimmed = text.trim().replace(/[\s.,;:]{1,5}$/, "");
  return capitalised(trimmed.endsWith("…") ? trimmed : `${trimmed}.`);
}
