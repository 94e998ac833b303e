import { isSound } from "#writer/notes/grammar/is-sound.ts";
import { readsAsSentence } from "#writer/notes/grammar/reads-as-sentence.ts";
import { isPlainThing } from "#writer/notes/read/is-plain-thing.ts";
import { headOf, kindOf } from "#writer/notes/read/read-note.ts";
import { isManyPlaces, type PlaceNote } from "#writer/notes/read/read-place-note.ts";
import { smallStart, withArticles } from "#writer/notes/words/articles.ts";
import { COUNTABLE_NOUNS, IMPERATIVES, isPlural, MASS_NOUNS } from "#writer/notes/words/word-lists.ts";
import { capitalised, listOf } from "../../text/word-forms.ts";

// "O'Connors, a pub, is under 5 minutes away, for good pub food".
export function clauseOf(place: PlaceNote): string {
  const name = listOf(place.names);
  const be = isManyPlaces(place) ? "are" : "is";
  const days = place.about.find((each) => DAYS.test(each));
  if (days && !place.distance) return `there ${be} ${name} on ${days}`;
  const about = aboutOf(place);
  const away = place.distance?.away ?? (about?.street ? `on ${about.street}` : null);
  if (!about) return `${name} ${be} ${away ?? "near"}`;
  if (about.advice) return `don't miss ${name}`;
  const { kind, things, uses, clause } = about;
  const having = things.length > 0 ? ` with ${listOf(things)}` : "";
  const aside = kind ? `, ${kind}${having},` : having && `,${having},`;
  // What a place has in plenty comes after it, not between its name and the verb.
  if (away && !kind && uses.length === 0 && things.length >= MANY_THINGS && CAN_OPEN.test(away) && !clause)
    return `${away}, ${name} ${be === "are" ? "have" : "has"} ${listOf(things)}`;
  const told = away
    ? `${uses.length > 0 ? `for ${listOf(uses)}, ` : ""}${name}${aside} ${be} ${away}`
    : kind
      ? `${name} ${be} ${kind}${having}`
      : things.length === 0
        ? `for ${listOf(uses)} there ${be} ${name}`
        : `${name} ${be === "are" ? "have" : "has"} ${listOf(things)}`;
  const whole = clause ? `${told}, and ${clause}` : told;
  return [whole, told].find((words) => readsAsSentence(capitalised(words))) ?? `${name} ${be} ${away ?? "near"}`;
}

const DAYS = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:and|to) \p{Lu}\p{Ll}+days?)?$/u;
const MANY_THINGS = 3;
const CAN_OPEN =
  /^(?:across the (?:street|road)|(?:a|round|around) the corner|next door|(?:an? |\d|one|two|three|four|five)[\p{L}\d -]{2,30} away|(?:a|an) \d+-minute (?:walk|drive) away)$/u;

type About = {
  kind: string | null;
  things: string[];
  uses: string[];
  clause: string | null;
  advice: boolean;
  street: string | null;
};

const STREET = /\b(?:Line|Ave|St|Street|Blvd|Rd|Road|Drive|NE|NW|SE|SW)$/;
const NATION = /^\p{Lu}\p{Ll}+(?:an|ese|ish|i|ai)$/u;

const KIND_OF_PLACE =
  /\b(?:store|shop|pub|bar|restaurant|caf[eé]|bakery|market|diner|deli|bistro|brewery|cinema|theater|theatre|museum|gallery|supermarket|pharmacy|plaza|club|gym|spa|oldest|best|favou?rite|village|town|station|mall|park|square|street|beach|cove|site|stop|school|hospital|library|campus|centre|center|lake|hill|highway|motorway|stadium|cathedral|arena|river|mountain|island|university|college|canal|road|castle|palace|church|forest|garden|zoo|harbou?r|airport|casino|trail)\b/;

// What is said of a place, as far as it can be told safely; null when nothing can.
export function aboutOf({ names, about: given, distance }: PlaceNote): About | null {
  const found: About = { kind: null, things: [], uses: [], clause: null, advice: false, street: null };
  for (const [at, each] of given.entries()) {
    const words = smallStart(each);
    const kind = kindOf(words);
    const head = headOf(words);
    if (/^(?:or|all|each|both|every|then|if|when) /i.test(words) || isDeed(words)) continue;
    if (/^trains?$/.test(words) && /\bstation$/i.test(names[0] ?? "")) continue;
    else if (/^don't miss/i.test(words)) found.advice = true;
    else if (words.startsWith("for ")) found.uses.push(words.slice(4));
    else if (kind === "clause" && isSound(`${capitalised(words)}.`)) found.clause ??= words;
    else if (kind !== "noun" || isUnsafe(words, head)) continue;
    else if (STREET.test(words)) found.street ??= words.endsWith("Line") ? `the ${words}` : words;
    else if (NATION.test(words)) found.uses.push(`${words} food`);
    // Several names and what they all are: "the Toll House and New Chapter, restaurants".
    else if (names.length > 1 && KIND_OF_PLACE.test(head.replace(/s$/, ""))) continue;
    else if (at === 0 && isKind(words, head)) found.kind = asKind(words);
    // One name may be where the place is, several are what it has.
    else if (/^\p{Lu}/u.test(words)) {
      if (given.filter((other) => /^\p{Lu}/u.test(other)).length > 1) found.things.push(words);
    } else if (/\b(?:air|fun|sun|nature|peace|quiet)$/.test(words)) continue;
    else if (isErrand(words) && !COUNTABLE_NOUNS.has(head)) found.uses.push(words);
    else if (isPlural(head) || MASS_NOUNS.has(head)) found.things.push(words);
    else if (COUNTABLE_NOUNS.has(head) && words !== "flat") found.things.push(withArticles(words));
  }
  // What one comes for is said in the same breath as what is there.
  if (found.things.length > 0 && found.uses.length > 0) {
    found.things = [...found.uses, ...found.things].flatMap((each) => each.split(" and "));
    found.uses = [];
  }
  // "gas, pharmacy, deli": the first of a list is no kind of place, unless it is one that has the others.
  const isKindOfAll =
    /\b(?:pub|bar|restaurant|caf[eé]|bakery|diner|deli|bistro|brewery|club|museum|gallery)$| of |oldest|best|nearest|main|favou?rite/;
  if (found.kind && found.things.length > 0 && !isKindOfAll.test(found.kind)) {
    found.things.unshift(found.kind);
    found.kind = null;
  }
  if (!found.kind && found.things.length === 0 && found.uses.length === 0 && distance === null) found.clause = null;
  const isEmpty =
    !found.kind &&
    found.things.length === 0 &&
    found.uses.length === 0 &&
    !found.clause &&
    !found.advice &&
    !found.street;
  return isEmpty ? null : found;
}

// What may be something else than a thing that is there: "downtown", "104 bus", "a stone's throw".
function isUnsafe(words: string, head: string): boolean {
  const isNoThing =
    /^(?:downtown|uptown|midtown|ones?|it|them|place|places|food|town)$/.test(head) &&
    !/^(?:local|good|great|nearest|\p{Lu})/u.test(words);
  return (
    isNoThing ||
    (!/^\p{Lu}/u.test(words) && !isPlainThing(words)) ||
    / (?:you|we|i) /i.test(words) ||
    (/^\d/.test(words) && !isPlural(head)) ||
    /\/|^(?:\d|one|two|three|four|five|six|seven|eight) |(?:stops?|steps|footsteps|blocks?|throw)$/.test(words)
  );
}

// "bike it to Stanley Park" is something to do, and no thing of the place.
function isDeed(words: string): boolean {
  const [first = "", second = ""] = words.split(" ");
  return IMPERATIVES.has(first) && /^(?:it|the|your|them|there|to)$/.test(second);
}

function isKind(words: string, head: string): boolean {
  if (
    /^(?:one of|the oldest|oldest|best|nearest|closest|largest|biggest|part of|home of|another|also a|a favou?rite|favou?rite)\b/.test(
      words,
    )
  )
    return true;
  return KIND_OF_PLACE.test(head) && !isPlural(head);
}

function asKind(words: string): string {
  if (/^(?:oldest|best|nearest|closest|main|largest|biggest|home of)\b/.test(words)) return `the ${words}`;
  if (/^favou?rite/.test(words)) return `a ${words}`;
  return words.startsWith("one of")
    ? words
    : withArticles(
        words.replace(/^also a /, words.endsWith("favourite") || words.endsWith("favorite") ? "a " : "another "),
      );
}

function isErrand(words: string): boolean {
  return /^(?:groceries|shopping|brunch|breakfast|lunch|dinner|dining|drinks|coffee|cakes?|pizza|pastry|concerts|sunset|football|soccer|baseball|shows|walking|swimming|running|hiking|going out)\b/.test(
    words,
  );
}

const HAS_ONE_KIND =
  / (?:has|have) (?:an? )?(?:\p{Ll}+ )?(?:shop|pub|bar|restaurant|caf[eé]|store|supermarket|hospital|school|bakery|pharmacy|deli|diner|gym)s?\.$/u;
const HAS_MANY =
  /(?:street|road|avenue|village|centre|center|mall|plaza|square|quarter|market|park|area|district|mile|hill|town)$/i;

// "Lilliput Stores has a shop" was said of a shop.
export function isKindOfItself(told: string, { names, about }: PlaceNote): boolean {
  return about.length === 1 && HAS_ONE_KIND.test(told) && !names.some((name) => HAS_MANY.test(name));
}
