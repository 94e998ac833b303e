import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import { sentencesIn } from "#writer/text/sentences-in.ts";
import { capitalised } from "#writer/text/word-forms.ts";
import { spokenMinutes } from "../read/clean-note.ts";
import { headOf } from "../read/read-note.ts";
import { hasToBeKnown, underLabel } from "../sentences/under-label.ts";
import { needsArticle, smallStart } from "../words/articles.ts";
import { COUNTABLE_NOUNS, isPlural, isWholeBuilding } from "../words/word-lists.ts";
import { judgmentOf, type ReadNote, readForSmallWords, readingOf, restoreSmallWords } from "./restore.ts";

// How well a telling must read, of one note or a whole field. Chosen on notes that blind readers judged.
export const READS_WELL = 0.25;
// A rule, a price or a warning is told with less, since leaving it out is worse than a clumsy sentence.
const READS = -0.1;
const MOST_WORDS = 30;

// `isPart`: the home is a part of a building.
type Asked = { field: string; noun: string; isPart?: boolean };

// A cleaned note told by its shape where that is likely, or else by putting back the small words its host left out. Null
// where neither is likely to read well.
export const withSmallWords = memoizeReadings(tell, {
  most: 2000,
  keyOf: (note, byShape, { field, noun, isPart }: Asked) => [field, noun, isPart, byShape, note].join("\n"),
});

function tell(note: string, byShape: string | null, asked: Asked): string | null {
  const text = textForSmallWords(note);
  const count = text.split(" ").length;
  const read = count > MOST_WORDS ? null : readForSmallWords(text, { field: asked.field, isWhole: false });
  if (!read) return byShape;
  const canBeTyped = underLabel(asked.field, [note]) !== null;
  if (byShape !== null && !canBeTyped && isBetterAsShape(note, byShape)) return byShape;
  const shape = byShape === null ? null : readingOfShape(byShape, read, asked);
  const learned = learnedFrom(read, { ...asked, text });
  const isLearnedBest = learned !== null && (shape === null || learned.reading > shape);
  const best = Math.max(learned?.reading ?? -1, shape ?? -1);
  if (best >= READS_WELL) {
    if (!isLearnedBest) return byShape;
    // What guests may use is not theirs.
    return byShape?.startsWith("You can use ") ? learned.text.replace(/^You have /, "You can use ") : learned.text;
  }
  const mayStayAway = asked.field === "things_to_note" ? !hasToBeKnown(note) : MAY_STAY_AWAY.test(asked.field);
  if (canBeTyped || mayStayAway) return null;
  return isLearnedBest && best >= READS ? learned.text : byShape;
}

// Whether a sentence that others made of a cleaned note reads well; where it has other words than the note, the
// proofreader cannot say.
export function isLikely(told: string, note: string, asked: Asked): boolean {
  const read = readForSmallWords(textForSmallWords(note), { field: asked.field, isWhole: false });
  const reading = read === null ? null : readingOfShape(told, read, asked);
  return reading === null || reading > READS;
}

// A cleaned note as the network reads it.
export function textForSmallWords(note: string): string {
  const text = spokenMinutes(note).replaceAll(": ", " - ").replaceAll("; ", ", ");
  return text.split(". ").map(smallStart).join(". ");
}

type Learned = { text: string; reading: number };

// The first telling in which no sentence falls apart.
function learnedFrom(read: ReadNote, asked: Asked & { text: string }): Learned | null {
  for (const restored of restoreSmallWords(read)) {
    const whole = mended(restored.text);
    if (whole !== null && !addsWe(whole, asked))
      return { text: ofItsSubject(unchained(whole), asked), reading: readingOf(restored) };
  }
  return null;
}

const SAYS_WE = /\b[Ww]e (?:are|have|can|will|do)\b/;

// Outside of what hosts say about themselves, "we" must come from the note: the network once made "We are North Central
// apartments" of a building's name.
export function addsWe(told: string, { field, text }: { field: string; text: string }): boolean {
  return field !== "host_interaction" && SAYS_WE.test(told) && !/\b(?:we|us|our|i|me|my)\b/i.test(text);
}

// "There is one, with a tub": what a field begins with has nothing before it to lean on.
const LEANS_ON_NOTHING =
  /^(?:There (?:is|are) (?:one|none|some|plenty|more)\b(?! \p{L}+ )|You can use it\b|All are\b|All (?:of it )?is\b|There (?:is|are) (?:(?:a|\d{1,2}|two|three|four|five) )?(?:\p{L}+ )?ones?\b|Both (?:are|have)\b|(?:One|\d{1,2}) ha(?:s|ve)\b|They\b|The (?:first|second|third|other|rest) (?:is|are|has)\b|One of (?:the|them)\b)/u;

// What the teller made, with the slips mended that it makes; null where a sentence fell apart.
export function mended(told: string): string | null {
  const sentences = sentencesIn(told);
  if (LEANS_ON_NOTHING.test(told) || sentences.some(isTwisted)) return null;
  return sentences
    .map((sentence) => withFixedTurns(pluralAre(inAgreement(manySit(manyWithoutArticle(sentence))))))
    .join(" ");
}

// "The views sits on the top floor"
function manySit(sentence: string): string {
  return sentence.replace(
    /^(The (\p{Ll}{3,20}s) (?:sit|come|stand|get|take))s\b/u,
    (both, many: string, word: string) => (isPlural(word) ? many : both),
  );
}

// "a pool, a jacuzzis and a deck"
function manyWithoutArticle(sentence: string): string {
  return sentence.replace(/\ban? (\p{Ll}{3,20}s)(?=[,.]| and )/gu, (both, word: string) => {
    const isMany = COUNTABLE_NOUNS.has(word.replace(/s$/, "")) || word.endsWith("zzis");
    return isMany && isPlural(word) ? word : both;
  });
}

// Of three clauses in a row, the last is a sentence of its own: "…, and the kitchen is big. There is a table for six."
function unchained(told: string): string {
  const joints = [...told.matchAll(/, and (?=(?:it|there|you|we|the \p{L}[^,.]{2,40}) (?:is|are|has|have|can) )/gu)];
  const last = joints.at(-1);
  if (joints.length < 2 || !last) return told;
  return `${told.slice(0, last.index)}. ${capitalised(told.slice(last.index + last[0].length))}`;
}

// Elsewhere a note may say what a ticked box must not: who shares the pool, what parking costs, what is not allowed.
const MAY_STAY_AWAY =
  /^(?:best_thing|living_notes|bedroom_notes|story|neighborhood_description|public_transport|host_interaction|work_notes|family_notes|getting_around)$/;

// What a dash holds together is a list that small words cannot make; it stands where none of its words is left out.
function isBetterAsShape(note: string, byShape: string): boolean {
  if (!/ - |: /.test(note) || !/: | \(/.test(byShape) || /\bis \d/.test(byShape)) return false;
  const told = new Set(longWords(byShape));
  return longWords(note).every((word) => told.has(word));
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]{4,40}/gu) ?? [];
}

// As it stands or in the words the network learned, whichever reads better: "it" for the home, "you" for where one is,
// "the parking" for parking.
function readingOfShape(byShape: string, read: ReadNote, { noun, field }: Asked): number | null {
  const subject = `${capitalised(noun)} `;
  const rest = byShape.startsWith(subject) ? byShape.slice(subject.length) : null;
  const learned = rest === null ? byShape : inLearnedWords(rest, { noun, field });
  const all = [...new Set([byShape, learned])].map((told) => judgmentOf(told, read)).filter((found) => found !== null);
  return all.length === 0 ? null : Math.max(...all.map(readingOf));
}

function inLearnedWords(rest: string, { noun, field }: Asked): string {
  if (noun === "parking") return `The parking ${rest}`;
  const place = field === "neighborhood_description" && rest.startsWith("is ") ? rest.slice("is ".length) : "";
  return PLACED.test(place) ? `You are ${place}` : `It ${rest}`;
}

// Two verbs where one belongs, or none where one does: "shared, with laundry is in the suite", "For people who walk."
const TWISTED = [
  // "of the well off the suburbs", "the house was turned 100", "It is except street cleaning"
  /\bwell off the\b|\bwas turned \d|^It is (?:except|unless)\b|\bis (?:free|paid|shared|included) is\b/,
  /, with (?:(?!, and |, but | which | where | that | who | if | when |\. ).){2,120} (?:is|are|costs?|has|have|goes|runs) /,
  /\b(?:has|have|are) \(|\bno kitchen(?: yet)?,? and the kitchen has\b|^The space is not \p{Ll}/u,
  /^(?:On|In|At|With) the \p{L}{2,20} works\b|\bhow \p{L}{2,20} (?:it|they|this)\.$/u,
  /^(?:People|They|We|You) are [^.,]{3,40} and (?:reminds|makes|gives|feels|has|is|was|likes) /,
  /^(?:You (?:can use|have)|There (?:is|are)|It (?:is|has)) not (?:the|an?)\b|^You have [^,.]{2,80} and has |^(?:There are|You have|It has) (?:steps|minutes|blocks|moments) (?:from|to)\b/,
  /^It (?:do|don't|have|are|there's)\b|room is \d|\bis (?:yes|no)\b| is \(|^(?:We|I) need something\b|^There (?:is|are) \d+ (?:guests|people)\b/,
  /^(?:You have|There (?:is|are)) (?:(?! (?:that|which|who|where) )[^,.]){2,60} (?:looks|opens|leads|faces|overlooks|likes?|runs|goes|doubles|sleeps|seats|fits|works|stops|comes|takes) /,
  /^(?:For|With|From|By|Of) [^,]*\.$|\b(?:will|can) \p{L}{3,12}s (?:you|it)\b/u,
  /\bthe (?:near|on|in|at|by|from|to|of|with|and) |\beasy to an? |\b(?:is|are) (?:pay|bring|use|ask|keep|leave|call|take)\b/,
  /\b(?:is|are) paid an? |\bis from \d+ years old|\bis paid lot\b|\bbed is \d|\bhas a (?:2nd|3rd|4th|second|third) person\b/,
  /, (?:peaceful|quiet|bright|clean|modern|new|central|safe|cosy|cozy|spacious), and |\b[Yy]ou can lock on /,
  /, with (?:\p{L}{2,20} ){1,5}(?:like|love|prefer) (?:it|here)\b| and \d{1,3}(?:-\d{1,3})? minutes (?!away|from|to|by|on|in)\p{L}|^Buses [^.]{3,60} and the stop is |\bis studio-?apartment\b|^There is a (?:car|bike|drive|walk) to |^(?:We|I) (?:are|am) (?:a )?(?:warm|nice) welcome/u,
  /^You can use the (?:sea|views?|ocean|lake|mountains?)\b|\bis check-in\b|^There (?:is|are) \d[\d.]* ?(?:x|by|ft|m) /,
  /^It is by (?:the )?(?:car|bus|train|bike)\b|^There (?:is|are) (?:easy access|several options|any |open )|\b(?:connects|connected) to it\b|^It (?:walks?|drives?) |\btakes [^.]{1,60} away\b|\ba \p{L}{2,20} and a \p{L}{2,20} community\b/u,
  /\bI are\b|^(?:I|We) [^.]* and (?:has|is|was) |^It is on the (?:whole|entire) |\bwith \d{1,3}% | of the \p{L}+ is \p{L}+ing\b|^(?:There (?:is|are)|You have) [^.]+ on foot\.$/u,
  /, with (?:many|lots of|some|several|most) (?:(?!, )[^.])+ (?:live|work|come|go|walk) (?:here|there|in|by)\b|, and (?:(?! is | are | has | have | comes? )[^,.])+ here\.$/,
  / has (?:(?!, and | which | where | that )[^.]){3,90} (?:is|are) (?:all )?(?:very )?(?:close|near|nearby)\b/,
  /^There is a \d(?:st|nd|rd|th),|^Staying in |^(?:Two|\d) [^,.]{2,20} beds have a|^The (?:two|\d) [^,.]{2,20} beds have a/,
  /^The (?!full|fully|large|big|small|new|modern|open|shared|private|bright)\p{L}+ kitchen has /u,
  /^(?:The|An?) [^,.]{2,60} that [^,.]{2,60}(?:\.$|, and )/,
  /^(?:You|We|There|It) [^.]{2,80} and (?:opens|looks|leads|faces|sleeps|seats|fits|runs|goes|stops|comes|takes) /,
  /\b(?:is|are) (?:now and then|sometimes|always|often|usually)\.$|\b(?:is|are) then (?:it|there) |, for (?:\d+ )?\p{L}+ (?:up|down)\b/u,
];

function isTwisted(told: string): boolean {
  const [, list = ""] = /^There (?:is|are) ([^.]+)\.$/.exec(told) ?? [];
  const isBare = !/ (?:is|are|with|which) /.test(list) && list.split(/, (?:and )?| and /).some(needsArticle);
  return isBare || TWISTED.some((fault) => fault.test(told));
}

const ONE_OF_MANY = /^(The [\p{Ll} -]{2,40}s)(, [^.]{2,80},)? is (?=an? |\d|on |in |near|close|about |right )/u;

// "The ponds, for fishing, is a walk away": several are.
function pluralAre(told: string): string {
  const [, subject = ""] = ONE_OF_MANY.exec(told) ?? [];
  return isPlural(headOf(subject.replace(/^The /, ""))) ? told.replace(ONE_OF_MANY, "$1$2 are ") : told;
}

const COUNTED =
  /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|a few|lots|loads|plenty|many|several|some|no|both|people)\b/i;

// "There are natural light": one of a thing, or a mass of it, is.
function inAgreement(told: string): string {
  const [, first = "", rest = ""] =
    /^There are ([^,.]{2,80}?)((?:,|\.| (?:with|in|on|at|for|and|from|to|by|near|which|that)\b).*)$/.exec(told) ?? [];
  const isList = /^(?:,| and )/.test(rest) && !/^,? and (?:.{2,60} )?(?:is|are|you|we) /.test(rest);
  if (first !== "" && !isPlural(headOf(first)) && !COUNTED.test(first) && !isList)
    return told.replace("There are", "There is");
  const [, only = ""] = /^There is ([\p{Ll} -]{3,40}?)(?:,|\.| and | with )/u.exec(told) ?? [];
  return only !== "" && !/^(?:an?|the|one|no|your|our) /.test(only) && isPlural(headOf(only))
    ? told.replace("There is", "There are")
    : told;
}

// Turns of phrase that never take an article.
const FIXED: [RegExp, string][] = [
  [/\b[Aa]n? the (?=\p{L})/gu, "the "],
  [/\bunder the way\b/g, "under way"],
  [/\b(kitchens|bathrooms|bedrooms|rooms|buses|trains|shops) is\b/g, "$1 are"],
  [/\b(have [^.,]{2,60}) and sleeps\b/g, "$1 and sleep"],
  [/\b(room|apartment|house|place|kitchen|building|area) have\b/g, "$1 has"],
  [/\ba (bit|step|little) by a \1\b/g, "$1 by $1"],
  [/\bon the top of\b/g, "on top of"],
  [/\bon the (foot|site|request|arrival)\b/g, "on $1"],
  [/\bon (?:the|an) average\b/g, "on average"],
  [/\bfrom the door to the door\b/g, "door to door"],
  [/\blow in the price\b/g, "low in price"],
  [/\bof the several\b/g, "of several"],
  [/\bthe ((?:North|South)(?:east|west)|(?:North|South|East|West)) (?=\p{Lu})/gu, "$1 "],
  [/\b(ride|trip|journey) is (\d{1,3}(?:-\d{1,3})? minutes) away\b/g, "$1 takes $2"],
  [
    /\bis (updated|renovated|remodeled|refurbished|redone|built) (?=not long ago|last year|in (?:19|20)\d\d)/g,
    "was $1 ",
  ],
  [/^(The area has [^.]+) around(?: here)?\.$/, "$1."],
  [/^The (two|three|four|five|six) (?=(?:bed|bath)rooms are )/, "$1 "],
  [/(\p{L}{4,20}) in there\.$/u, "$1."],
  [/\ba wall to wall\b/g, "wall-to-wall"],
  [/\ball the (?=\p{Lu}\p{L}+ appliances\b)/gu, "all "],
  [
    /\ban? (\d{1,2}) (?=(?:air |sofa |queen |king |twin |single |double |bunk )?(?:beds?|twins?|queens?|kings?|singles?|doubles?)\b)/g,
    "$1 ",
  ],
  [/\b(have|is) (\d)-bedroom\b/g, "$1 a $2-bedroom"],
  [/\bthe (highway|route|interstate) (?=\d)/gi, "$1 "],
  [/^The parking is (hard|easy|difficult|tricky) to (?=find|get)/, "It is $1 to "],
  [/^The parking is (?=\p{L}+\.$)/u, "Parking is "],
  [/^The (taxi|cab|Uber) (?=to |takes |ride )/, "A $1 "],
  [/\b(bus|train|tram|ferry|subway|metro) to ([^,.]{3,40}) is in (?=\d)/g, "$1 to $2 takes "],
  [/\bStatue of the Liberty\b/g, "Statue of Liberty"],
  [/\b(You have [^.,]{2,60}) and is\b/g, "$1 and are"],
  [
    /\bare (lots|plenty|loads) of ((?:natural |green |extra |outdoor )?(?:space|light|room|storage|greenery|nature|sun|parking|transport|public transport|counter space))\b/g,
    "is $1 of $2",
  ],
  [/\b(arenas|parks|museums|beaches|stations|stadiums|markets|bars|cafes) is\b/g, "$1 are"],
];

function withFixedTurns(told: string): string {
  return capitalised(FIXED.reduce((text, [wrong, right]) => text.replace(wrong, right), told));
}

const PLACED = /^(?:in|on|at|by|near|just|right|close|between|beyond|next|opposite|around)\b/;

const SO_FAR =
  /^(?:just |right |only )?(?:(?:\d[\d.-]*|one|two|three|a few|a couple of) )?(?:steps|blocks?|minutes?|miles?|km|m|metres|meters|moments|seconds) (?:to|from)\b/;
const FAR_TO = /\b(steps|blocks?|minutes?|miles?|km|m|metres|meters|moments|seconds) to\b/g;

// "a brownstone" of "a brownstone from 1890, …"
function firstThing(text: string): string {
  return /^an? [^,.]{2,80}?(?=,|\.| (?:with|from|in|on|of|and|which|built)\b)/.exec(text)?.[0] ?? "";
}

export function namesBuilding(text: string): boolean {
  const thing = firstThing(text);
  return thing !== "" && isWholeBuilding(headOf(thing));
}

export function isSoFar(text: string): boolean {
  return SO_FAR.test(text);
}

// "1 minute to the pier" of a home that is 1 minute from it.
export function fromHere(text: string): string {
  return text.replace(FAR_TO, "$1 from");
}

// Said by its field, "it" is given its name: "The apartment is central", "Red Hill is an inner suburb".
function ofItsSubject(told: string, { text, field, noun, isPart }: Asked & { text: string }): string {
  if (noun === "I") return told.replace(/^We are\b/, "I am").replace(/^We\b/, "I");
  if (!told.startsWith("It is ")) return told;
  const rest = told.slice("It is ".length);
  // "It is a brownstone from 1890" of an apartment: it is in one.
  if (namesBuilding(rest)) return isPart ? `It is in ${rest}` : told;
  if (field === "neighborhood_description" && PLACED.test(rest)) return `You are ${rest}`;
  if (field === "neighborhood_description" && /\b(?:street|road|lane|block|spot)\b/.test(firstThing(rest)))
    return `This is ${rest}`;
  if (field === "neighborhood_description") return `${capitalised(noun)} is ${rest}`;
  if (/^(?:an? |the )/.test(rest)) return told;
  if (field === "public_transport") {
    const isSaidOfIt = rest.toLowerCase().startsWith(text.slice(0, 5).toLowerCase());
    return isSaidOfIt && !/^(?:about |around |under |only |just )?\d/.test(rest) ? `Public transport is ${rest}` : told;
  }
  if (field !== "best_thing") return told;
  if (isSoFar(rest)) return `You are ${fromHere(rest)}`;
  return noun.startsWith("the ") ? `${capitalised(noun)} is ${rest}` : told;
}
