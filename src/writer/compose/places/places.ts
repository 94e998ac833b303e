import type { Fact } from "#writer/ledger/fact.ts";
import { metresOf, type PlaceNote, readPlaceNote, sentencesOfLine } from "#writer/notes/read/read-place-note.ts";
import { isTellable, sentenceOfNote } from "#writer/notes/sentences/sentence-of-note.ts";
import { sentence, withSubjectArticle } from "#writer/notes/words/articles.ts";
import { sentencesIn } from "../../text/sentences-in.ts";
import { listOf } from "../../text/word-forms.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import { asFar, type Group, inOneMeasure, notSaidAgain } from "./equal-distances.ts";
import { clauseOf, type NearbyPlace, shownNames, spokenAside } from "./place-clause.ts";
import { isNamedIn, isSaid, isToldWithDistance } from "./said-places.ts";
import { saidOfMany, type ToldPlaces, toldPlaces } from "./told-places.ts";
import { eachName, unmeasured } from "./unmeasured.ts";

const SENTENCE_CHARS = 170;
// More names than these in one sentence are a list that nobody reads.
const MOST_TOGETHER = 6;
const SHORT_USE = 20;

// The host's places, nearest first.
export function placesOf(home: Home): NearbyPlace[] {
  const read = linesOf(home).flatMap((fact) => {
    const place = readPlaceNote(String(fact.value));
    // One is in Christchurch already.
    const names = place?.names.filter((name) => name !== home.city && name !== home.area) ?? [];
    // "Gyle Shopping Centre - shops" says nothing that the name does not.
    const about = place?.about.filter((each) => !isInItsName(names, each)) ?? [];
    return place && names.length > 0 ? [{ ...place, names, about, fact }] : [];
  });
  const ways = home.notes.of("public_transport").map(({ text }) => text);
  return read
    .filter((place) => !isToldAsWay(place, ways))
    .map((place, at) => ({ place, at }))
    .toSorted((one, other) => metresOf(one.place) - metresOf(other.place) || one.at - other.at)
    .map(({ place }) => place);
}

function linesOf(home: Home): Fact[] {
  return home.all("nearby").filter(({ field }) => field === "nearby_places");
}

// "The nearest supermarket, Lidl, is 5 minutes by car."
const WITH_ASIDE = /^[^,]{3,60}, [^,]{3,60}, (?:is|are) [^,]{3,60}$/;

// What a host says of places without naming one first is told as it was written.
function ownSentences(home: Home): Message[] {
  return linesOf(home).flatMap((fact) => {
    const [first = "", ...more] = readPlaceNote(String(fact.value)) ? [] : sentencesOfLine(String(fact.value));
    const opening =
      WITH_ASIDE.test(first) && isTellable(first) ? sentence(withSubjectArticle(first)) : sentenceOfNote(first, THERE);
    if (opening === null) return [];
    const told = [opening, ...more.map((each) => sentenceOfNote(each, THERE))].filter((text) => text !== null);
    return say([fact], 8, [saidOfMany(told.join(" "))]).map(asVerbatim);
  });
}

const THERE = { noun: "it", one: "There is %s", many: "There are %s" };

const OF_ITS_WAY =
  /^(?:(?:by |the |for the )?(?:train|bus|metro|subway|tram|light rail|ferry|path|transit)|(?:to|into) [\p{L} ]{2,30})$/iu;

// "DART station - 2 min" beside "DART, 2 min walk" under public transport, and "midtown - 7 min" beside "7 minutes to
// midtown".
function isToldAsWay({ names, about, more, distance }: PlaceNote, ways: string[]): boolean {
  const [name = ""] = names;
  const isStop =
    /\b(?:station|stop|metro|path|line|train|trains|bus|buses|tram|subway|rail|skytrain|luas|dart|ferry|t)\b/i.test(
      name,
    );
  const amount = /\d+/.exec(distance?.away ?? "")?.[0] ?? "";
  const isPlain = names.length === 1 && more.length === 0 && about.every((each) => OF_ITS_WAY.test(each));
  if (!isPlain || (!isStop && amount === "")) return false;
  const named = name.split(" ").filter((word) => /^[\p{Lu}\d]/u.test(word) && word.length > 2);
  const words = named.length > 0 ? named : name.split(" ").filter((word) => word.length > 3);
  return ways.some(
    (way) =>
      words.length > 0 &&
      words[isStop ? "some" : "every"]((word) => way.toLowerCase().includes(word.toLowerCase())) &&
      (amount === "" || way.split(/\D/).includes(amount)),
  );
}

function townOf({ city, area }: Home): string[] {
  return [city, area].filter((name) => name !== null);
}

// The nearest named places in one clause for the summary: "Torico ice cream is across the street".
export function nearestInBrief(home: Home, said: string): Message[] {
  const named = placesOf(home).filter(
    // Somebody's own house is a story and no place to go.
    ({ names, distance }) =>
      distance !== null &&
      !/'s own\b/.test(names[0] ?? "") &&
      !isSaid(names[0] ?? "", distance.away, { said, around: townOf(home) }),
  );
  // What has more to be said of it is told whole, among the places.
  const brief = named.filter(
    (place) => isNamed(place) && place.more.length === 0 && (place.about.length === 0 || spokenAside(place) !== null),
  );
  const exact = brief.filter(isExact);
  const chosen = (exact.length > 0 ? exact : brief).slice(0, MOST_IN_BRIEF);
  const [first, ...others] = groupsOf(chosen);
  const [second] = others;
  const asOne = first && second ? equallyFar(first.text, second.text) : null;
  const rest = others.map((each) => (first && asFar(first, each)) ?? withoutSameUse(first?.text ?? "", each.text));
  const clauses = asOne ? [asOne] : first ? [first.text, ...rest] : [];
  return say(
    chosen.map(({ fact }) => fact),
    8,
    [clauses.length > 0 && sentence(clauses.join(", and "))],
  );
}

// "H Street is close" and "Union Station is close" are one clause.
function equallyFar(one: string, other: string): string | null {
  const [first, second] = [one, other].map((text) => /^([^,]{2,60}) (?:is|are) ([^,]{2,60})$/.exec(text));
  return first?.[2] && first[2] === second?.[2] && !/ and /.test(one + other)
    ? `${first[1]} and ${second[1]} are ${first[2]}`
    : null;
}

// "For groceries, the one is near, and the other is a walk away."
function withoutSameUse(before: string, text: string): string {
  const use = /^for [^,]{3,60}, /.exec(before)?.[0] ?? "";
  return use !== "" && text.startsWith(use) ? text.slice(use.length) : text;
}

function isMeasured({ distance }: NearbyPlace): boolean {
  return distance !== null;
}

function isExact({ distance }: NearbyPlace): boolean {
  return /\d|street|corner|block|door/.test(distance?.away ?? "");
}

function isNamed({ names }: NearbyPlace): boolean {
  return /\p{Lu}/u.test(names[0] ?? "");
}

const MOST_IN_BRIEF = 2;

// What is said of several places stays with all of them.
function withoutNamed(place: NearbyPlace, opening: string): NearbyPlace {
  const names = place.names.filter((name) => !isNamedIn(opening, name));
  return place.about.length > 0 && names.length > 0 ? place : { ...place, names };
}

// In the opening, or in what the host says of the area and of the ways.
function isToldElsewhere(
  { names, about, more, distance }: NearbyPlace,
  { home, opening }: { home: Home; opening: string },
): boolean {
  if (more.length > 0) return false;
  const around = home.notes
    .of("neighborhood_description", "public_transport", "getting_around", "family_notes", "story")
    .map(({ text }) => text)
    .join(" ");
  // "Broughton Street is near, with bars and shops" has told of Broughton Street.
  if (distance === null && names.every((name) => isNamedIn(around, name))) return true;
  const [only = "", ...others] = names;
  const isAway = { name: only, away: distance?.away ?? "", about: about.join(" ") };
  const said = home.notes.of("neighborhood_description", "story").flatMap(({ text }) => sentencesIn(text));
  if (others.length === 0 && distance !== null && isToldWithDistance(said, isAway)) return true;
  const area = home.notes.of("neighborhood_description").map(({ text }) => text.toLowerCase());
  // "shops, restaurants - near" under an area that was said to have them.
  const isDescribed =
    about.every((each) => each.length < SHORT_USE) &&
    !/\d/.test(distance?.away ?? "") &&
    names.every((name) => !/\p{Lu}/u.test(name)) &&
    names.filter((name) => area.some((text) => text.includes(stemOf(name)))).length * 2 >= names.length;
  const isInOpening =
    about.every((each) => each.length < SHORT_USE) &&
    names.length === 1 &&
    isSaid(names[0] ?? "", distance?.away ?? "", { said: opening, around: townOf(home) });
  return isDescribed || isInOpening;
}

// All of them, in sentences that group what is equally far.
export function placeMessages(home: Home, before: Message[], opening = ""): Message[] {
  const isTold = (place: NearbyPlace) =>
    before.some(({ facts }) => facts.includes(place.fact)) || isToldElsewhere(place, { home, opening });
  const places = placesOf(home)
    .filter((place) => !isTold(place))
    .map((place) => withoutNamed(place, opening))
    .filter(({ names }) => names.length > 0);
  const [near, far] = [places.filter(isMeasured), places.filter((place) => !isMeasured(place))];
  const told = toldPlaces(near, home);
  const toldFar = toldPlaces(far, home);
  const withoutDistance = far.filter((place) => !toldFar.some((own) => own.places.includes(place)));
  const pairs: Group[] = [];
  for (const clause of inOneMeasure(groupsOf(near, told))) {
    const last = pairs.at(-1);
    if (last && canJoin(last, clause)) {
      const text =
        equallyFar(last.text, clause.text) ??
        `${last.text}, and ${asFar(last, clause) ?? withoutSameUse(last.text, clause.text)}`;
      pairs[pairs.length - 1] = { ...clause, text, facts: [...last.facts, ...clause.facts], isFull: true };
    } else pairs.push(clause);
  }
  const messages = pairs.map(notSaidAgain).flatMap(sentenceOfGroup);
  const others = toldFar.flatMap(asPassage);
  const areOthersTold = messages.length + before.length + others.length > 0;
  return [...messages, ...ownSentences(home), ...others, ...unmeasured(withoutDistance, areOthersTold)];
}

// "shops" and "shopping", "a big grocery store" and "grocery store".
function stemOf(name: string): string {
  return (name.split(" ").at(-1) ?? name).toLowerCase().replace(/s$/, "");
}

// Two short ones make a sentence; one with a list or sentences of its own stands alone.
function canJoin(last: Group, next: Group): boolean {
  const isShort = last.text.length + next.text.length < SENTENCE_CHARS;
  if (last.isTold || next.isTold) return false;
  if (isShort && last.more.length === 0 && next.more.length === 0 && asFar(last, next) !== null) return true;
  // "…, and don't miss the café" is advice in the middle of a list of distances.
  if ([last, next].some(({ text }) => text.startsWith("don't miss "))) return false;
  return isShort && !last.isFull && last.more.length === 0 && !/[:;]/.test(next.text);
}

// Sentences that lean on each other are not taken apart where one of them was said before.
const WEIGHT_OF_PASSAGE = 11;
const WEIGHT_OF_SENTENCE = 8;

function asPassage({ facts, text }: { facts: Fact[]; text: string }): Message[] {
  const weight = sentencesIn(text).length > 1 ? WEIGHT_OF_PASSAGE : WEIGHT_OF_SENTENCE;
  return say(facts, weight, [sentence(text)]).map(asVerbatim);
}

function sentenceOfGroup({ text, facts, more, isTold }: Group): Message[] {
  if (isTold) return asPassage({ facts, text });
  const extra = more
    .map((each) => sentenceOfNote(each, { noun: "it", one: "It has %s", many: "It has %s" }))
    .filter((each) => each !== null);
  return say(facts, 8, [[sentence(text), ...extra].join(" ")]).map(asVerbatim);
}

function asVerbatim(message: Message): Message {
  return { ...message, isVerbatim: true };
}

function groupsOf(places: NearbyPlace[], told: ToldPlaces[] = []): Group[] {
  const groups: { places: NearbyPlace[]; key: string }[] = [];
  for (const place of places) {
    const isTold = told.some((own) => own.places.includes(place));
    const isAlone = isTold || place.more.length > 0 || !place.distance;
    const key = isAlone ? `own ${groups.length}` : (place.distance?.away ?? "");
    const same = groups.find((group) => group.key === key);
    if (same) same.places.push(place);
    else groups.push({ places: [place], key });
  }
  return groups.flatMap(({ places: all }): Group[] => {
    const together = all.slice(0, MOST_TOGETHER);
    const facts = together.map(({ fact }) => fact);
    const [only] = together;
    const own = told.find((each) => only && each.places.includes(only));
    if (own && own.places[0] !== only) return [];
    if (own) return [{ text: own.text, facts: own.facts, more: [], isFull: true, plain: null, isTold: true }];
    return [clausesOf(together, facts)];
  });
}

function clausesOf(together: NearbyPlace[], facts: Fact[]): Group {
  const [only] = together;
  const names = listOf(together.flatMap(shownNames).flatMap(eachName));
  const away = only?.distance?.away ?? "";
  const more = only?.more ?? [];
  const plain = more.length === 0 ? { names, away } : null;
  const isSaidOf = together.length === 1 && only !== undefined && only.about.length > 0;
  if (away === "within walking distance" && !isSaidOf)
    return { text: `you can walk to ${names}`, facts, more, isFull: true, plain };
  if (together.length === 1 && only) return { text: clauseOf(only), facts, more, isFull: false, plain };
  return { text: `${names} are ${away}`, facts, more: [], isFull: true, plain };
}

function isInItsName(names: readonly string[], about: string): boolean {
  return names.join(" ").toLowerCase().includes(stemOf(about).slice(0, SAME_LETTERS));
}

const SAME_LETTERS = 5;
