import type { Sentence } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { isAdjectivePhrase } from "#writer/notes/read/read-note.ts";
import { smallStart } from "#writer/notes/words/articles.ts";
import { capitalised, numberWord } from "../../text/word-forms.ts";
import { calledHome } from "../home/called-home.ts";
import type { Home } from "../home/home.ts";
import type { Lead } from "../message.ts";
import { placesForTitle } from "../places/places-for-title.ts";
import type { Random } from "../random.ts";

export type Part = { text: string; facts: Fact[] };

type Field = { heading: string; maxChars: number };
type Choosing = { lead: Lead; random: Random };

const NAMES_HOME =
  /\b(?:apartment|flat|condo|house|home|cottage|cabin|villa|townhouse|loft|suite|studio|place|room|bungalow|chalet)\b/i;

const BARE_COST = 0.5;

// Every title that fits the field, the best first.
export function titlesFor({ heading, maxChars }: Field, home: Home, { lead, random }: Choosing): Sentence[] {
  return heading === "Property name" ? namesOf(home, maxChars) : titlesOf(home, lead, { maxChars, random });
}

// The lead in short words, then what it is and where.
function titlesOf(home: Home, lead: Lead, { maxChars, random }: { maxChars: number; random: Random }): Sentence[] {
  const leadFacts = lead.messages.flatMap(({ facts }) => facts);
  const kind = kindForTitle(home);
  const leads = lead.short
    .flatMap((text) => (lead.kind === "guests mention" && isBareThing(text) ? [] : titleLead(home, text)))
    .map((text) => ({
      text,
      facts: text.toLowerCase().includes(kind.text) ? [...leadFacts, ...kind.facts] : leadFacts,
    }));
  const tails = tailsOf(home);
  // "One-bedroom condo in Denver, free street parking": what many homes have comes after the home.
  const isEveryday =
    (lead.messages.length === 0 && lead.short[0] !== "Self check-in") || lead.short[0] === "Pets welcome";
  const hasHome = leads.some(({ text }) => NAMES_HOME.test(text));
  const found: { part: Part; worth: number }[] = [];
  const add = (parts: Part[], worth: number) => {
    const text = capitalised(parts.map(({ text: words }) => words).join(", "));
    if (text.length > maxChars || repeatsWord(text)) return;
    const facts = parts.flatMap((part) => part.facts);
    // A title as long as its field says more; beyond forty characters nothing is gained.
    found.push({ part: { text, facts }, worth: worth + Math.min(text.length, 40) / 10 + random() });
  };
  for (const [order, opening] of leads.entries()) {
    // "Condo with pool, Hamilton" reads better than "Pool, condo in Hamilton".
    const at = order + (lead.kind === "rare" && hasHome && !NAMES_HOME.test(opening.text) ? BARE_COST : 0);
    const isLong = opening.text.length > 26;
    // The whole answer, where it fits.
    const isWhole = at === 0 && isLong && lead.kind === "guests mention" && NAMES_HOME.test(opening.text);
    add([opening], isWhole ? 26 : isLong ? 20 - at : 8 - at);
    // One title names the home once.
    const isHomeNamed = NAMES_HOME.test(opening.text);
    for (const [place, tail] of tails.entries())
      if (!isHomeNamed || !NAMES_HOME.test(tail.text))
        add(
          isEveryday && NAMES_HOME.test(tail.text) ? [tail, inside(opening)] : [opening, tail],
          20 - at - place * 0.7,
        );
    // Adjectives name no home: "Private room, 2 min to PATH" says more than "Safe and clean".
    const [near] = tails;
    if (near && isAdjectivePhrase(opening.text) && !opening.text.includes(","))
      for (const tail of tails.slice(1)) add([tail, near], 24 - at);
  }
  for (const [at, tail] of tails.entries()) {
    add([tail], 2 - at);
    // "Private room in Dublin" says better what "Dublin, private room" says.
    const isPlace = tail.text === (home.area ?? home.city);
    for (const other of tails.slice(at + 1)) if (!isPlace || !NAMES_HOME.test(other.text)) add([tail, other], 4 - at);
  }
  const sorted = found.toSorted((one, other) => other.worth - one.worth);
  return sorted.map(({ part }) => ({ text: part.text, facts: [...new Set(part.facts.map(({ id }) => id))] }));
}

function inside({ text, facts }: Part): Part {
  return { text: smallStart(text), facts };
}

// "Fish Lane is steps away" is "Steps from Fish Lane" in a title.
const SO_NEAR =
  /^(?!(?:you|it|there|we|they|the|all|everything)\b)([^,]{3,40}?) (?:is|are) (?:only |just |right )?(steps|across the street|around the corner|(?:\d{1,2}|one|two|three|half a|a few|a) (?:blocks?|min|minutes?|miles?|km|m))(?: away)?$/i;
// "the Metro is close, 2 min on foot"
const IS_NEAR_ON_FOOT =
  /^(?:the )?([^,]{2,40}?) is (?:close|near|handy), (?:only |just )?(\d{1,2} min) (?:walk|on foot)\b.*$/i;
const AT_THE_DOOR =
  /^(.{3,40}?) (?:is|are) (?:right )?(at (?:the|your) door(?:step)?|on (?:the|your) doorstep|next door)$/i;
const SO_BIG = /^(?:the |our )?([\p{Ll} -]{4,24}) is (?:so |very )?(huge|big|large|gorgeous|sunny|private)$/iu;

const IS_HEADLINE = /^(?:pool|sauna|gym|balcony|terrace|garden|views?|beach|rooftop|jacuzzi)$/i;

// "Kitchen, size of the house": one bare thing before a comma is no headline.
function isBareThing(text: string): boolean {
  const [first = "", ...rest] = text.split(", ");
  return rest.length > 0 && !first.includes(" ") && !IS_HEADLINE.test(first) && !isAdjectivePhrase(first.toLowerCase());
}

// "Central, Skytrain right around the corner" names no home: "Central suite, Skytrain right around the corner" does. A
// sentence ("Everything is new") is no title.
function titleLead(home: Home, given: string): string[] {
  const text = given
    .replace(/^(?:you )?can walk (?=to )/i, "Walk ")
    .replace(/^being (?=right |just |in |on |at |near |by |so |close )/i, "")
    .replace(/^(?:staying|sleeping) (?=in |on |at )/i, "Stay ")
    .replace(/^waking up (?=to |in |with )/i, "Wake up ")
    .replace(/^so (?=\p{L})/iu, "")
    .replace(IS_NEAR_ON_FOOT, (_all, place: string, far: string) => `${far} walk to ${place}`)
    .replace(/^(\S+(?: \S+)?) is (?=\d{1,2} min\b)/, "$1 ")
    .replace(SO_NEAR, (_, place: string, far: string) => `${far} from ${place}`)
    .replace(AT_THE_DOOR, "$1 $2")
    .replace(SO_BIG, (_, thing: string, how: string) => `${how} ${smallStart(thing)}`)
    .replace(
      /^you get (?:the |a )?whole ([\p{L} ]{3,25}) (?:for|to) (?:yourself|yourselves)\b/iu,
      "Whole $1 to yourself",
    )
    .replace(/^breakfast is included$/i, "Breakfast included")
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const [first = "", ...rest] = text.split(", ");
  // A title that is the first sentence word for word says it twice.
  if (
    /^(?:i|we|our|my|they|it's|that|this|guests|people|visitors|everyone|everybody|is|are|has|have|was|you (?:wake|sleep|see|get|have|look|hear|are|don't|won't))\b/i.test(
      first,
    )
  )
    return [];
  if (/ (?:is|are|was|can|has|have) /.test(text) && !/^(?:everything|all)\b/i.test(first)) return [];
  if (/^(?:everything|all|it|you|we|there|nothing)\b/i.test(first) && / (?:is|are|have|has) /.test(first))
    return rest.length > 0 ? [capitalised(rest.join(", "))] : [];
  if (
    rest.length === 0 ||
    rest.some((piece) => NAMES_HOME.test(piece)) ||
    !isAdjectivePhrase(first.toLowerCase()) ||
    / (?:to|for|from|in|on|at|of) /.test(first) ||
    first.split(" ").length > 3
  )
    return [text];
  return [[`${first} ${home.isRoom ? "room" : home.noun}`, ...rest].join(", ")];
}

// A name rather than a headline: the host's own, or what it is and where.
function namesOf(home: Home, maxChars: number): Sentence[] {
  const { name, notes } = calledHome(home, "");
  const own = name
    ? [{ text: name, facts: notes.filter(({ text }) => text.includes(name)).flatMap(({ facts }) => facts) }]
    : [];
  const kind = kindForTitle(home).text;
  return [...own, ...tailsOf(home).filter(({ text }) => text.startsWith(kind))]
    .map(({ text, facts }) => ({ text: capitalised(text), facts: [...new Set(facts.map(({ id }) => id))] }))
    .filter(({ text }) => text.length <= maxChars);
}

// What may follow the lead: the home in a word or two, and its place.
function tailsOf(home: Home): Part[] {
  const place = home.area ?? home.city;
  const placeFact = home.factsOf(home.area ? "place.neighborhood" : "place.city");
  const kind = kindForTitle(home);
  const guests = home.number("guests");
  const party: Part | null =
    guests && guests > 1
      ? { text: `${kind.text} for ${guests}`, facts: [...kind.facts, ...home.factsOf("guests")] }
      : null;
  const parts: Part[] = [];
  if (place && place.length <= 22 && !place.includes(",")) {
    const both = home.area && home.city && home.city !== home.area ? `, ${home.city}` : "";
    parts.push(
      { text: `${kind.text} in ${place}${both}`, facts: [...kind.facts, ...placeFact, ...home.factsOf("place.city")] },
      { text: `${kind.text} in ${place}`, facts: [...kind.facts, ...placeFact] },
      { text: place, facts: placeFact },
    );
  }
  const [near] = placesForTitle(home);
  if (near) parts.unshift(near);
  if (party) parts.push(party);
  parts.push(kind);
  return parts;
}

export function kindForTitle(home: Home): Part {
  const facts = home.factsOf("home.type", "home.scope", "bedrooms");
  if (home.isRoom)
    return {
      text:
        home.scope === "shared room"
          ? "shared room"
          : home.scope === "hotel room" && /hotel/.test(home.text("home.type") ?? "hotel")
            ? "hotel room"
            : "private room",
      facts,
    };
  const bedrooms = home.number("bedrooms");
  if (home.isStudio) return { text: home.noun, facts };
  return {
    text: bedrooms ? `${bedrooms > 4 ? bedrooms : numberWord(bedrooms)}-bedroom ${home.noun}` : home.noun,
    facts,
  };
}

const SMALL = new Set("a an the and or with in on at of to for by from near".split(" "));

// Platforms refuse a title that says a word twice.
export function repeatsWord(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' -]/gu, "")
    .split(/[ -]/)
    .filter((word) => word !== "" && !SMALL.has(word));
  return new Set(words).size < words.length;
}
