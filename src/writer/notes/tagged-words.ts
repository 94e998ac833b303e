import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";
import { AREA_NOUNS, COUNTABLE_NOUNS, HOME_NOUNS, isPlural, MASS_NOUNS } from "./word-lists.ts";

export type WordKind =
  | "article"
  | "number"
  | "adjective"
  | "noun"
  | "name"
  | "verb"
  | "auxiliary"
  | "preposition"
  | "adverb"
  | "pronoun"
  | "and"
  | "that"
  | "to"
  | "other";

export type VerbForm = "base" | "s" | "ing" | "past";

export type Word = { text: string; small: string; kind: WordKind };

const tagger = winkNLP(model, ["pos"]);
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

const list = (words: string) => words.trim().split(/\s+/);
// What these words are in the notes of hosts, whatever they are in the newspapers a tagger learns from.
const ALWAYS = new Map<string, WordKind>([
  ...list(
    "everything something nothing none someone somebody anyone everyone nobody me us i you we they he she it",
  ).map((word) => [word, "pronoun"] as const),
  ...list(`quiet large clean free cozy cosy comfy calm bright shared private separate furnished renovated refurbished
    equipped fitted equiped stocked secure safe tiled covered fenced gated open-plan ensuite en-suite brand-new fresh
    warm cool light sunny cheap friendly kid-friendly family-friendly tranquil peaceful close ready available
    welcome included basic custom vintage own granite stainless north south east west northern southern eastern western waterfront riverside seaside beachfront lakefront oceanfront fast firm zen chic funky boho cute homey trendy hardwood wooden marble main front back top bottom upper lower
    kid-friendly pet-friendly walkable eat-in walk-in pull-out open double single twin full queen king`).map(
    (word) => [word, "adjective"] as const,
  ),
  ...list(
    "not super really quite upstairs downstairs outside inside nearby here there away always usually rarely often just right directly very",
  ).map((word) => [word, "adverb"] as const),
  ...list("near round next opposite within behind beside between across around off by from to with without").map(
    (word) => [word, "preposition"] as const,
  ),
  ...list(`parking commute entertainment architecture glass leather oak pine brick stone steel brass iron seating dining stays laundry storage heating flat condo studio kitchen kitchenette bath bathroom tub shower
    towels linens wifi netflix tv ac jacuzzi walk drive ride stroll bus train tram ferry metro station stop stops
    min mins minute minutes block blocks mile miles m km restaurants bars shops cafes stores couples families people guests kids
    bedroom bedrooms beds bed cot crib highchair deck patio porch terrace balcony garden yard view views street road
    entrance entry park parks lake river sea beach garage lot spot spots host owner coast snacks drinks bowls favourite favorite tree con part complex centre center town city area bunkbeds downtown uptown`).map(
    (word) => [word, "noun"] as const,
  ),
  ...list("lives suits sleeps seats fits has overlooks brings comes goes runs takes").map(
    (word) => [word, "verb"] as const,
  ),
  ...list("and or & plus + but").map((word) => [word, "and"] as const),
  ...list(
    "is are was were am isn't aren't has've it's there's that's we're you're they're i'm you'll we'll i'll can can't cannot could will won't would may might must should don't doesn't do does did you've we've i've",
  ).map((word) => [word, "auxiliary"] as const),
  ...list("that which who where when if because while so than as once until").map((word) => [word, "that"] as const),
  ...list(
    "my our your ur their its his her a an the this these those every each some any no all most both another several many few lots plenty",
  ).map((word) => [word, "article"] as const),
  ...list("one two three four five six seven eight nine ten").map((word) => [word, "number"] as const),
]);
const NOUN_NEXT = new Set<WordKind>(["noun", "name"]);

const CACHED = 4000;
const cache = new Map<string, Word[]>();

// The words of a note, each with what it is in its sentence.
export function tagWords(text: string): Word[] {
  const known = cache.get(text);
  if (known) return known;
  if (cache.size > CACHED) cache.clear();
  const words = readWords(text);
  cache.set(text, words);
  return words;
}

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
  return words.map((word, at) => ({ ...word, kind: inItsPlace(words, at) }));
}

function tagsOf(words: string[]): WordKind[] {
  const tokens = tagger.readDoc(words.map(spoken).join(" ")).tokens();
  const found = tokens.out(tagger.its.pos) as unknown as string[];
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
  return isPlainNoun(small) || (isPlural(small) && small.length > 5 && !small.includes("'"));
}

function isPlainNoun(small: string): boolean {
  const one = small.replace(/ies$/, "y").replace(/s$/, "");
  return [small, one].some(
    (word) => COUNTABLE_NOUNS.has(word) || HOME_NOUNS.has(word) || AREA_NOUNS.has(word) || MASS_NOUNS.has(word),
  );
}

// What only the neighbours tell: "living room", "clean the house", "shared with us".
function inItsPlace(words: Word[], at: number): WordKind {
  const word = words[at] as Word;
  const [before, next] = [words[at - 1], words[at + 1]];
  const { small, kind } = word;
  if (/^(?:has|have|had)$/.test(small)) return "auxiliary";
  if (
    /^(?:living|sitting|waiting|changing|meeting|boarding)$/.test(small) &&
    next &&
    /^(?:room|area|space)s?$/.test(next.small)
  )
    return "noun";
  if (small === "play" && next && /^(?:area|room|ground|equipment|structure)$/.test(next.small)) return "adjective";
  if (
    at === 0 &&
    /^(?:use|check|keep|take|bring|enjoy|leave|note|visit|try|book|text|call|reserve)$/.test(small) &&
    next &&
    /^(?:article|pronoun|number|noun|adjective|and)$/.test(next.kind)
  )
    return "verb";
  if (
    kind === "adjective" &&
    /\p{L}-\p{L}|^\d+-/u.test(small) &&
    !(next && /^(?:noun|name|adjective)$/.test(next.kind)) &&
    /-(?:bedroom|story|storey|room|house|bed|bath)$/.test(small)
  )
    return "noun";
  if (
    kind === "adjective" &&
    before &&
    /^(?:i|we|they)$/.test(before.small) &&
    /^(?:clean|open|own|welcome)$/.test(small)
  )
    return "verb";
  if (
    /^costs?$/.test(small) &&
    before?.kind === "noun" &&
    next &&
    /^(?:extra|number)$/.test(next.small === "extra" ? "extra" : next.kind)
  )
    return "verb";
  if (small === "like" && next && /^(?:it|us|them|this|that)$/.test(next.small) && before && isPlural(before.small))
    return "verb";
  if (
    kind === "verb" &&
    before?.kind === "noun" &&
    (COUNTABLE_NOUNS.has(small) || (next === undefined && verbForm(small) === "s"))
  )
    return "noun";
  if (
    kind === "verb" &&
    verbForm(small) === "s" &&
    isPlainNoun(small) &&
    !/^(?:noun|name|pronoun)$/.test(before?.kind ?? "")
  )
    return "noun";
  if (small === "most" && next && /(?:ed|ful|ous|ing|ant|ent|al|ive)$/.test(next.small)) return "adverb";
  if (kind === "verb" && verbForm(small) === "past" && before?.small === "most") return "noun";
  // "have space for six", "with light from both sides"
  const isAfterHaving = before !== undefined && /^(?:has|have|with|of|and)$/.test(before.small);
  if (
    kind === "verb" &&
    isPlainNoun(small) &&
    (isAfterHaving || before?.kind === "adjective") &&
    !(next && /^(?:article|pronoun)$/.test(next.kind))
  )
    return "noun";
  if (/^(?:email|text|call|message)$/.test(small) && next && /^(?:me|us)$/.test(next.small)) return "verb";
  if (small === "light" && before && /^(?:reading|natural|night|bedside)$/.test(before.small)) return "noun";
  if (small === "near" && before?.kind === "article") return "adjective";
  if (small === "work" && next && /^(?:space|area|desk|station)$/.test(next.small)) return "adjective";
  if (small === "brand" && next?.small === "new") return "adverb";
  if (/^(?:top|bottom|front|back|heart|rest)$/.test(small) && next?.small === "of") return "noun";
  // "the stay", "a short visit": a verb does not follow an article.
  if (kind === "verb" && verbForm(small) === "base" && before && /^(?:article|adjective|number)$/.test(before.kind))
    return "noun";
  // "your stay plants trees": one thing does something to many.
  if (
    kind === "noun" &&
    isPlural(small) &&
    before?.kind !== undefined &&
    /^(?:noun|verb)$/.test(before.kind) &&
    !isPlural(before.small) &&
    next?.kind === "noun" &&
    isPlural(next.small)
  )
    return "verb";
  if (small === "flat" && next?.small === "screen") return "adjective";
  if (kind === "verb" && verbForm(small) === "ing" && next && NOUN_NEXT.has(next.kind)) return "adjective";
  // "tree lined avenue", "newly rehabbed 2-bedroom"
  if (
    kind === "verb" &&
    verbForm(small) === "past" &&
    next &&
    /^(?:noun|name|adjective|number)$/.test(next.kind) &&
    !/^(?:pronoun|name)$/.test(before?.kind ?? "")
  )
    return "adjective";
  if (/^(?:suits|sleeps|seats|fits|takes|runs|comes|goes)$/.test(small)) {
    const isDeed = !next || /^(?:number|article|preposition|noun|adverb|adjective|pronoun)$/.test(next.kind);
    return isDeed && before?.kind !== "adjective" && before?.kind !== "number" ? "verb" : "noun";
  }
  if (
    /^(?:inside|outside|near|around|across)$/.test(small) &&
    next &&
    /^(?:article|noun|name|pronoun)$/.test(next.kind)
  )
    return "preposition";
  if (/^(?:walk|drive|park|ride)$/.test(small) && at === 0 && next?.small === "to") return "verb";
  return kind;
}

const PAST = new Set(
  list("built rebuilt made kept set run done redone taken given laid hung lit sold bought found known shown been put"),
);

export function verbForm(small: string): VerbForm {
  if (PAST.has(small) || /[^e]ed$/.test(small)) return "past";
  if (/ing$/.test(small)) return "ing";
  return isPlural(small) || /(?:ss|ch|sh|x)es$/.test(small) ? "s" : "base";
}

// A word that stands in a list of ours, and is nobody's name.
export function isPlainWord(small: string): boolean {
  return ALWAYS.has(small) || isPlainNoun(small);
}
