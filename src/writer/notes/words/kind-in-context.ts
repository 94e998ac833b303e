import { COUNTABLE_NOUNS, isPlainNoun, isPlural, verbForm, type Word, type WordKind } from "./word-lists.ts";

type Place = { small: string; kind: WordKind; before: Word | undefined; next: Word | undefined; isFirst: boolean };
// What a word is among its neighbours, or null where the rule says nothing of it.
type Rule = (place: Place) => WordKind | null | false;

const is = (word: Word | undefined, words: RegExp) => word !== undefined && words.test(word.small);
const isKind = (word: Word | undefined, kinds: RegExp) => word !== undefined && kinds.test(word.kind);

const NOUNS: Rule[] = [
  // "living room"
  ({ small, next }) =>
    /^(?:living|sitting|waiting|changing|meeting|boarding)$/.test(small) &&
    is(next, /^(?:room|area|space)s?$/) &&
    "noun",
  // "a spacious 2-bedroom"
  ({ small, kind, next }) =>
    kind === "adjective" &&
    /-(?:bedroom|story|storey|room|house|bed|bath|up|penthouse)$/.test(small) &&
    !isKind(next, /^(?:noun|name|adjective)$/) &&
    "noun",
  // "bistro table", "poke bowls"
  ({ small, kind, before, next }) =>
    kind === "verb" &&
    before?.kind === "noun" &&
    (COUNTABLE_NOUNS.has(small) || (next === undefined && verbForm(small) === "s")) &&
    "noun",
  ({ small, kind, before }) =>
    kind === "verb" &&
    verbForm(small) === "s" &&
    isPlainNoun(small) &&
    !isKind(before, /^(?:noun|name|pronoun)$/) &&
    "noun",
  // "toys" alone names things.
  ({ small, kind, before, next }) => kind === "verb" && verbForm(small) === "s" && !before && !next && "noun",
  // "one of the most photographed"
  ({ small, kind, before }) => kind === "verb" && verbForm(small) === "past" && is(before, /^most$/) && "noun",
  // "have space for six", "with light from both sides"
  ({ small, kind, before, next }) =>
    kind === "verb" &&
    isPlainNoun(small) &&
    (is(before, /^(?:has|have|with|of|and)$/) || isKind(before, /^adjective$/)) &&
    !isKind(next, /^(?:article|pronoun)$/) &&
    "noun",
  ({ small, before }) => small === "sounds" && is(before, /^(?:city|street|traffic|night)$/) && "noun",
  ({ small, before }) => small === "light" && is(before, /^(?:reading|natural|night|bedside)$/) && "noun",
  ({ small, next }) => /^(?:top|bottom|front|back|heart|rest)$/.test(small) && is(next, /^of$/) && "noun",
  // "a Mid Century look"
  ({ small, kind, before, next }) =>
    kind === "verb" &&
    /^(?:look|feel|stay|visit|stop|walk)$/.test(small) &&
    isKind(before, /^(?:name|adjective)$/) &&
    (!next || isKind(next, /^(?:preposition|and)$/)) &&
    "noun",
  // "the stay", "a short visit": a verb does not follow an article.
  ({ small, kind, before }) =>
    kind === "verb" && verbForm(small) === "base" && isKind(before, /^(?:article|adjective|number)$/) && "noun",
];

const VERBS: Rule[] = [
  // "the other one looks over the yard"
  ({ small, before, next }) =>
    /^(?:looks|faces|overlooks|opens|leads|sits|stands)$/.test(small) &&
    isKind(before, /^(?:noun|name|number|pronoun)$/) &&
    isKind(next, /^(?:preposition|article|to|adverb|name)$/) &&
    "verb",
  // "the boat stays tied to the dock"
  ({ small, before, next }) =>
    small === "stays" &&
    before?.kind === "noun" &&
    !isPlural(before.small) &&
    isKind(next, /^(?:verb|adjective|preposition)$/) &&
    "verb",
  ({ small }) => /^(?:has|have|had)$/.test(small) && "auxiliary",
  ({ small, next, isFirst }) =>
    isFirst &&
    /^(?:use|check|keep|take|bring|enjoy|leave|note|visit|try|book|text|call|reserve|respect|mind|treat|close|turn|remove|wash|lock|pay|switch)$/.test(
      small,
    ) &&
    isKind(next, /^(?:article|pronoun|number|noun|adjective|and)$/) &&
    "verb",
  // "we clean every week"
  ({ small, kind, before }) =>
    kind === "adjective" && is(before, /^(?:i|we|they)$/) && /^(?:clean|open|own|welcome)$/.test(small) && "verb",
  ({ small, before, next }) =>
    /^costs?$/.test(small) && before?.kind === "noun" && (is(next, /^extra$/) || isKind(next, /^number$/)) && "verb",
  ({ small, before, next }) =>
    small === "like" &&
    (is(next, /^(?:it|us|them|this|that)$/) ||
      is(before, /^(?:guests|people|kids|children|visitors|tourists|locals)$/)) &&
    before !== undefined &&
    isPlural(before.small) &&
    "verb",
  // "guests love the deck", "everyone talks about the view"
  ({ small, kind, before, next }) =>
    kind === "noun" &&
    is(before, /^(?:guests|people|kids|children|visitors|families|couples|friends|everyone|everybody|we|they)$/) &&
    /^(?:love|loves|like|likes|enjoy|enjoys|mention|mentions|praise|talk|talks|rave|raves|notice|remember|remembers|ask|asks|comment|comments|use|uses|thank|return|stay|call|calls)$/.test(
      small,
    ) &&
    isKind(next, /^(?:article|pronoun|preposition|to|adverb|noun|that)$/) &&
    "verb",
  // "French doors open to the yard"
  ({ small, before, next }) =>
    small === "open" &&
    before !== undefined &&
    before.kind === "noun" &&
    isPlural(before.small) &&
    is(next, /^(?:to|onto|into|out)$/) &&
    "verb",
  ({ small, next, isFirst }) =>
    isFirst &&
    /^(?:leaves|stops|opens|closes|starts|departs|locks|folds|looks|faces|gets|overlooks)$/.test(small) &&
    isKind(next, /^(?:article|preposition|number)$/) &&
    "verb",
  // "the stairs creak"
  ({ small, kind, before, next }) =>
    kind === "noun" &&
    next === undefined &&
    before?.kind === "noun" &&
    isPlural(before.small) &&
    !isPlural(small) &&
    !isPlainNoun(small) &&
    "verb",
  ({ small, next }) => /^(?:email|text|call|message)$/.test(small) && is(next, /^(?:me|us)$/) && "verb",
  // "your stay plants trees": one thing does something to many.
  ({ small, kind, before, next }) =>
    kind === "noun" &&
    isPlural(small) &&
    isKind(before, /^(?:noun|verb)$/) &&
    !isPlural(before?.small ?? "") &&
    next?.kind === "noun" &&
    isPlural(next.small) &&
    "verb",
  ({ small, before, next }) => {
    if (/^(?:goes|comes)$/.test(small)) return "verb";
    if (!/^(?:suits|sleeps|seats|fits|takes|runs)$/.test(small)) return null;
    const isDeed = !next || isKind(next, /^(?:number|article|preposition|noun|adverb|adjective|pronoun)$/);
    return isDeed && !isKind(before, /^(?:adjective|number)$/) ? "verb" : "noun";
  },
  ({ small, next, isFirst }) => isFirst && /^(?:walk|drive|park|ride)$/.test(small) && is(next, /^to$/) && "verb",
  // "buses from the airport stop close by"
  ({ small, before, next }) =>
    small === "stop" &&
    isKind(before, /^(?:noun|name|number)$/) &&
    is(next, /^(?:close|near|nearby|right|outside)$/) &&
    "verb",
  // "park right out front"
  ({ small, next, isFirst }) =>
    isFirst && small === "park" && is(next, /^(?:right|out|outside|anywhere|here|there|free)$/) && "verb",
];

const OTHERS: Rule[] = [
  ({ small, next }) => small === "play" && is(next, /^(?:area|room|ground|equipment|structure)$/) && "adjective",
  ({ small, next }) => small === "most" && is(next, /(?:ed|ful|ous|ing|ant|ent|al|ive)$/) && "adverb",
  ({ small, before }) => small === "near" && isKind(before, /^article$/) && "adjective",
  ({ small, next }) => small === "work" && is(next, /^(?:space|area|desk|station)$/) && "adjective",
  ({ small, next }) => small === "brand" && is(next, /^new$/) && "adverb",
  ({ small, next }) => small === "flat" && is(next, /^screen$/) && "adjective",
  ({ small, kind, next }) =>
    kind === "verb" && verbForm(small) === "ing" && isKind(next, /^(?:noun|name)$/) && "adjective",
  // "tree lined avenue", "newly rehabbed 2-bedroom"
  ({ small, kind, before, next }) =>
    kind === "verb" &&
    verbForm(small) === "past" &&
    isKind(next, /^(?:noun|name|adjective|number)$/) &&
    !isKind(before, /^(?:pronoun|name)$/) &&
    "adjective",
  ({ small, next }) =>
    /^(?:inside|outside|near|around|across)$/.test(small) &&
    isKind(next, /^(?:article|noun|name|pronoun)$/) &&
    "preposition",
];

// The verbs that are asked for before the nouns: what they find is sure.
const EARLY = 12;
const RULES = [...VERBS.slice(0, EARLY), ...NOUNS, ...VERBS.slice(EARLY), ...OTHERS];

// What only the neighbours tell: "living room", "clean the house", "shared with us".
export function kindInContext(words: readonly Word[], at: number): WordKind {
  const { small, kind } = words[at] as Word;
  const place = { small, kind, before: words[at - 1], next: words[at + 1], isFirst: at === 0 };
  for (const rule of RULES) {
    const found = rule(place);
    if (found) return found;
  }
  return kind;
}
