import type { Fact } from "#writer/ledger/fact.ts";
import { isCommon, sentence, smallStart, withArticles } from "#writer/notes/articles.ts";
import { isSound } from "#writer/notes/is-sound.ts";
import { isAdjectivePhrase, kindOf } from "#writer/notes/read-note.ts";
import { isManyPlaces, metresOf, type PlaceNote, readPlaceNote } from "#writer/notes/read-place-note.ts";
import { sentenceOfNote } from "#writer/notes/sentence-of-note.ts";
import { capitalised, listOf } from "./grammar.ts";
import type { Home } from "./home.ts";
import { type Message, say } from "./message.ts";

export type NearbyPlace = PlaceNote & { fact: Fact };

const SENTENCE_CHARS = 170;
const MOST_PLAIN = 8;

// The host's places, nearest first.
export function placesOf(home: Home): NearbyPlace[] {
  const noted = home.all("nearby").filter(({ field }) => field === "nearby_places");
  const read = noted.flatMap((fact) => {
    const place = readPlaceNote(String(fact.value));
    const names = place?.names.filter((name) => name !== home.city) ?? [];
    return place && names.length > 0 ? [{ ...place, names, fact }] : [];
  });
  return read
    .map((place, at) => ({ place, at }))
    .toSorted((one, other) => metresOf(one.place) - metresOf(other.place) || one.at - other.at)
    .map(({ place }) => place);
}

// The nearest named places in one clause for the summary: "Torico ice cream is across the street".
export function nearestInBrief(home: Home, said: string): Message[] {
  const named = placesOf(home).filter(
    ({ names, distance }) => distance !== null && !isSaid(names[0] ?? "", distance.away, said),
  );
  // What has more to be said of it is told whole, among the places.
  const brief = named.filter(
    (place) => isNamed(place) && place.more.length === 0 && place.about.every(isShortNoun) && place.about.length < 2,
  );
  const exact = brief.filter(isExact);
  const chosen = (exact.length > 0 ? exact : brief).slice(0, MOST_IN_BRIEF);
  const clauses = groupsOf(chosen).map(({ text }) => text);
  return say(
    chosen.map(({ fact }) => fact),
    8,
    [clauses.length > 0 && sentence(clauses.join(", and "))],
  );
}

function isExact({ distance }: NearbyPlace): boolean {
  return /\d|street|corner|block|door/.test(distance?.away ?? "");
}

function isNamed({ names }: NearbyPlace): boolean {
  return /\p{Lu}/u.test(names[0] ?? "");
}

const MOST_IN_BRIEF = 2;

function isShortNoun(text: string): boolean {
  return text.length < 34 && kindOf(text) === "noun";
}

// "5 min to Tesco": the nearest named place, for a title.
export function nearestForTitle(home: Home): { text: string; facts: Fact[] } | null {
  for (const { names, distance, fact } of placesOf(home)) {
    const name = names[0]?.replace(/^the /, "") ?? "";
    const minutes = /(\d{1,2})[ -]min/.exec(distance?.away ?? "")?.[1];
    const metres = /^(\d{2,3}) m away/.exec(distance?.away ?? "")?.[1];
    if (!/^\p{Lu}/u.test(name) || name.length > 18 || name.includes("/") || !(minutes || metres)) continue;
    return { text: minutes ? `${minutes} min to ${name}` : `${metres} m to ${name}`, facts: [fact] };
  }
  return null;
}

const MEASURE = /(?<!\d)(\d{1,4})[ -]?(m|km|mile|minute|block)/g;

function measuresIn(text: string): string[] {
  return [...text.matchAll(MEASURE)].map(([, amount, unit]) => `${amount} ${unit}`);
}

function measureIn(text: string): string | null {
  return measuresIn(text)[0] ?? null;
}

function isLong(word: string): boolean {
  return /^\p{Lu}/u.test(word) && word.length > 3;
}

// The opening names the place, or its distance.
function isSaid(name: string, away: string, said: string): boolean {
  const words = name.replace(/^the /, "").split(" ").filter(isLong);
  const distance = measureIn(away);
  const isSameDistance = distance !== null && measuresIn(said).includes(distance);
  return isSameDistance || words.some((word) => said.includes(word));
}

// All of them, in sentences that group what is equally far.
export function placeMessages(home: Home, told: Message[], opening = ""): Message[] {
  const isInOpening = ({ names, about, more, distance }: NearbyPlace) =>
    about.length === 0 &&
    more.length === 0 &&
    names.length === 1 &&
    isSaid(names[0] ?? "", distance?.away ?? "", opening);
  const isTold = (place: NearbyPlace) => told.some(({ facts }) => facts.includes(place.fact)) || isInOpening(place);
  const places = placesOf(home).filter((place) => !isTold(place));
  const far = places.filter((place) => place.distance === null && (place.about.length === 0 || !isTellable(place)));
  const near = places.filter((place) => !far.includes(place));
  const pairs: Group[] = [];
  for (const clause of groupsOf(near)) {
    const last = pairs.at(-1);
    if (last && canJoin(last, clause)) {
      const text = `${last.text}, and ${clause.text}`;
      pairs[pairs.length - 1] = { ...clause, text, facts: [...last.facts, ...clause.facts], isFull: true };
    } else pairs.push(clause);
  }
  const messages = pairs.flatMap(sentenceOfGroup);
  const rest = far.slice(0, MOST_PLAIN);
  const flat = rest.flatMap((place) => place.names).flatMap((name) => name.split(" and "));
  const names = listOf(flat);
  return [
    ...messages,
    ...say(
      rest.map(({ fact }) => fact),
      5,
      [
        rest.length > 0 &&
          `${capitalised(names)} ${rest.length > 1 || isManyPlaces(rest[0] as NearbyPlace) ? "are" : "is"} nearby too.`,
        rest.length > 1 && `The other names to know are ${names}.`,
        rest.length > 1 && `You also have ${names} around you.`,
      ],
    ),
  ];
}

// Two short ones make a sentence; one with a list or sentences of its own stands alone.
function canJoin(last: Group, next: Group): boolean {
  const isShort = last.text.length + next.text.length < SENTENCE_CHARS;
  return isShort && !last.isFull && last.more.length === 0 && !/[:;]/.test(next.text);
}

function sentenceOfGroup({ text, facts, more }: Group): Message[] {
  const extra = more
    .map((each) => sentenceOfNote(each, { noun: "it", one: "It has %s", many: "It has %s" }))
    .filter((each) => each !== null);
  return say(facts, 8, [[sentence(text), ...extra].join(" ")]);
}

type Group = { text: string; facts: Fact[]; more: string[]; isFull: boolean };

function groupsOf(places: NearbyPlace[]): Group[] {
  const groups: { places: NearbyPlace[]; key: string }[] = [];
  for (const place of places) {
    const isPlain = place.more.length === 0 && place.about.length === 0;
    const key = isPlain && place.distance ? place.distance.away : `own ${groups.length}`;
    const same = groups.find((group) => group.key === key);
    if (same) same.places.push(place);
    else groups.push({ places: [place], key });
  }
  return groups.map(({ places: together }) => {
    const facts = together.map(({ fact }) => fact);
    const [only] = together;
    if (together.length === 1 && only)
      return { text: soundClause(only), facts, more: only.more, isFull: only.about.length > 1 };
    const names = listOf(together.flatMap((place) => place.names));
    return { text: `${names} are ${together[0]?.distance?.away}`, facts, more: [], isFull: true };
  });
}

// What is said of a place and makes no sentence is left out; its name and distance always do.
function soundClause(place: NearbyPlace): string {
  return isTellable(place) ? clauseOf(place) : clauseOf({ ...place, about: [] });
}

function isTellable(place: NearbyPlace): boolean {
  return place.about.length === 0 || isSound(sentence(clauseOf(place)));
}

// "O'Connors, a pub with 300+ whiskies and good pub food, is under 5 minutes away".
function clauseOf(place: NearbyPlace): string {
  const name = listOf(place.names);
  const be = isManyPlaces(place) ? "are" : "is";
  const about = place.about.map((text) => (isCommon(text.split(" ")[0] ?? "") ? smallStart(text) : text));
  const [first = ""] = about;
  const away = place.distance?.away ?? null;
  if (/^don't miss/i.test(first)) return `don't miss ${name}`;
  if (about.length === 0) return away ? `${name} ${be} ${away}` : `${name} ${be} near`;
  if (about.length === 1) return oneSaid({ name, be, away, said: first });
  const clause = about.find((each) => kindOf(each) === "clause");
  const uses = about.filter((each) => isErrand(each) || each.startsWith("for "));
  const adjectives = about.filter((each) => isAdjectivePhrase(each) && !uses.includes(each));
  const things = about.filter((each) => each !== clause && !uses.includes(each) && !adjectives.includes(each));
  const use = uses.length > 0 ? `, for ${listOf(uses.map((each) => each.replace(/^for /, "")))}` : "";
  const said = adjectives.length > 0 ? `, ${listOf(adjectives)},` : "";
  const head = `${name}${said}${withThings(things, said !== "")}`;
  const placed = away
    ? `${head} ${be} ${away}${use}`
    : things.length > 0
      ? hasThings(name, [...things, ...adjectives])
      : `${name} ${be} ${listOf(adjectives)}${use}`;
  return clause ? `${placed}, and ${clause}` : placed;
}

const KIND_OF_PLACE =
  /\b(?:store|shop|pub|bar|restaurant|caf[eé]|bakery|market|diner|deli|bistro|brewery|space|cinema|theater|theatre|museum|gallery|supermarket|pharmacy|mall|plaza)$/;

// ", a pub with 300+ whiskies and good food," or ", with a wooden interior and pub food,".
function withThings(things: string[], isAfterComma: boolean): string {
  const [first = "", ...rest] = things;
  if (things.length === 0) return "";
  const open = isAfterComma ? "" : ",";
  if (KIND_OF_PLACE.test(first))
    return `${open} ${withArticles(first)}${rest.length > 0 ? ` with ${listOf(rest.map(withArticles))}` : ""},`;
  return `${open} with ${listOf(things.map(withArticles))},`;
}

function hasThings(name: string, things: string[]): string {
  const [first = ""] = things;
  // "Laotian, bar": a kitchen's country is what it is.
  if (/^\p{Lu}\p{Ll}+(?:an|ese|ish|i)$/u.test(first))
    return `${name} is ${first}, with ${listOf(things.slice(1).map(withArticles))}`;
  const adjective = things.find((each) => isAdjectivePhrase(each));
  const nouns = things.filter((each) => each !== adjective);
  if (adjective && nouns.length === 1) return `${nouns[0]} at ${name} is ${adjective}`;
  if (/\b(?:bar|café|cafe|pub|restaurant|shop|bakery|store)\b/.test(first) && things.length > 1)
    return `${name} is ${withArticles(first)}, ${things.slice(1).join(", ")}`;
  return `${name} ${/ and /.test(name) && !name.startsWith("the ") ? "have" : "has"} ${listOf(nouns.map(withArticles))}`;
}

function oneSaid({ name, be, away, said }: { name: string; be: string; away: string | null; said: string }): string {
  if (/\b(?:Ave|St|Street|Blvd|Rd|Road|NE|NW|SE|SW)\b/.test(said))
    return away ? `${name} ${be} ${away}, on ${said}` : `${name} ${be} on ${said}`;
  if (/^(?:\d{1,2}(?:st|nd|rd|th)|[A-Z]) and /.test(said)) return `${name} ${be} ${away ?? "near"}, at ${said}`;
  if (/^(?:good|great|handy) (?:if|for|when) /.test(said)) return `${name}, ${said}, ${be} ${away ?? "near"}`;
  if (said.startsWith("for ")) return away ? `${name} ${be} ${away}, ${said}` : `${name} ${be} the place ${said}`;
  const isClause = kindOf(said) === "clause";
  const isAdjective = isAdjectivePhrase(said);
  if (isClause) return away ? `${name} ${be} ${away}, and ${said}` : `${name}: ${said}`;
  if (isAdjective) return away ? `${name}, ${said}, ${be} ${away}` : `${name} ${be} ${said}`;
  if (/^(?:also )?(?:an? )?favou?rite/.test(said))
    return `${name} ${be} ${said.replace(/^also a/, "another").replace(/^favou?rite/, "a favourite")}`;
  if (said.startsWith("one of ") || /^(?:the )?oldest|^best/.test(said)) {
    const which = said.replace(/^(?=oldest|best)/, "the ");
    return away ? `${name}, ${which}, ${be} ${away}` : `${name} ${be} ${which}`;
  }
  if (/^going out$|^shopping/.test(said)) return `${name} is for ${said}`;
  const thing = withArticles(said);
  if (/^art (?:deco|nouveau)$/.test(said)) return `${name} is ${said}`;
  if (
    away &&
    /\b(?:store|shop|pub|bar|restaurant|caf[eé]|bakery|market|diner|deli|bistro|brewery|space)\b/.test(said) &&
    be === "is"
  )
    return `${name}, ${thing}, is ${away}`;
  if (away) return `${name}, ${isErrand(said) ? "for " : be === "are" ? "" : "with "}${thing}, ${be} ${away}`;
  return isErrand(said) ? `go to ${name} for ${thing}` : `${name} ${be === "are" ? "have" : "has"} ${thing}`;
}

function isErrand(said: string): boolean {
  return /^(?:groceries|shopping|brunch|breakfast|lunch|dinner|dining|drinks|coffee|cakes?|pizza|pastry|concerts|sunset|walking|swimming|running|hiking)\b/.test(
    said,
  );
}
