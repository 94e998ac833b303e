import type { Fact } from "#writer/ledger/fact.ts";
import { readsAsSentence } from "#writer/notes/grammar/reads-as-sentence.ts";
import { cleanNote, spokenMinutes } from "#writer/notes/read/clean-note.ts";
import { headOf, kindOf, type Piece, readNote } from "#writer/notes/read/read-note.ts";
import { isFitToTell, isTellable, sentenceOfNote } from "#writer/notes/sentences/sentence-of-note.ts";
import { readingOfField, tellField } from "#writer/notes/small-words/tell-field.ts";
import { isLikely, READS_WELL, withSmallWords } from "#writer/notes/small-words/with-small-words.ts";
import { isName, sentence, smallStart, withArticles, withSubjectArticle } from "#writer/notes/words/articles.ts";
import { COUNTABLE_NOUNS, HOME_NOUNS, isPlural, MASS_NOUNS } from "#writer/notes/words/word-lists.ts";
import { capitalised, withArticle } from "../../text/word-forms.ts";
import type { Home } from "../home/home.ts";
import { type Lead, say } from "../message.ts";
import { afterItsHome, allYours, everydayThing, inItsPlace, inPlainTurns, viewLead } from "./plain-lead.ts";
import { rareThing } from "./rare-lead.ts";
import {
  asOneHome,
  asOneThing,
  beginningsOf,
  inItsBuilding,
  isAbstract,
  isHad,
  LONGEST_WHOLE,
  ownSentence,
  SHORTEST_LEAD,
  whatIsDone,
  withoutPraise,
} from "./read-answer.ts";
import { shortWordsOf } from "./short-words.ts";
import { answerIn, askedOf, mentioned, orTheTellers } from "./tellers-lead.ts";
import { toldInPieces } from "./told-in-pieces.ts";

export function chooseLead(home: Home): Lead {
  const told = orTheTellers(home, mentionedFirst(home));
  if (told) return inPlainTurns(told);
  return rareThing(home) ?? everydayThing(home) ?? { kind: "plain", messages: [], after: [], short: [] };
}

function mentionedFirst(home: Home): Lead | null {
  const facts = mentioned(home);
  const [first, second] = facts;
  if (!first) return null;
  const whole = theBetter(home, facts);
  if (whole) return whole;
  // "The basement. Built to entertain": the second sentence says what the first only names.
  const isNameOnly = second !== undefined && /^the [\p{L} ]{3,30}$/iu.test(cleanNote(String(first.value)));
  const named = smallStart(cleanNote(String(first.value)));
  const told = facts.flatMap((fact, at) => {
    if (isNameOnly && at === 0) return [];
    const { field, ...shape } = plainSubject(home);
    const subject = isNameOnly && at === 1 ? { ...shape, noun: named } : { ...shape, field };
    const more = () => sentenceOfNote(String(fact.value).replace(/^(?:and|plus) /i, ""), subject);
    const variants = at === 0 ? leadInWords(home, String(fact.value)) : [more()];
    return say(
      isNameOnly && at === 1 ? [first, fact] : [fact],
      12 - at,
      variants.map((text) =>
        text
          ?.replace(/^The place is/, "It is")
          .replace(". And ", ", and ")
          .replace(/ a (central|private|modern|quiet|bright), (big|large|spacious) /, " a $2, $1 ")
          .replace(
            /^Your own ([\p{L} ]{3,30}) is (upstairs|downstairs), and you can /u,
            "You have your own $1 $2 and can ",
          ),
      ),
    );
  });
  if (told.length === 0 && isNameOnly && isHad(named) && !SAYS_LITTLE.test(named))
    told.push(...say([first], 12, [`You have ${named}.`]));
  if (told.length === 0) told.push(...afterItsHome(home, first));
  if (told.length === 0) return null;
  return {
    kind: "guests mention",
    messages: told.map((message) => ({ ...message, isVerbatim: true })),
    after: [],
    short: shortWordsOf(withoutPraise(String(first.value))),
  };
}

// The grammar's sentence stands unless the teller's reads clearly better. A sentence whose words differ from the answer's
// cannot be judged, and counts as so-so.
const BETTER_BY = 0.2;
const UNKNOWN_READING = 0.2;

function theBetter(home: Home, facts: Fact[]): Lead | null {
  const inPieces = toldInPieces(home, facts, plainSubject(home));
  const whole = toldWhole(home, facts);
  if (!inPieces || !whole) return inPieces ?? whole;
  const reading = (lead: Lead) =>
    readingOfField(lead.messages[0]?.variants[0] ?? "", answerIn(facts), askedOf(home)) ?? UNKNOWN_READING;
  const ofWhole = reading(whole);
  return ofWhole >= READS_WELL && ofWhole > reading(inPieces) + BETTER_BY ? whole : inPieces;
}

// The whole answer as one paragraph, where it is likely to read well.
function toldWhole(home: Home, facts: Fact[]): Lead | null {
  const [first] = facts;
  if (!first || !facts.every(({ value }) => isFitToTell(String(value)))) return null;
  const [opening] = readNote(spokenMinutes(cleanNote(String(first.value))));
  // An apartment in a house is not the house, which small words would not tell.
  if (!opening || home.isPartOf(headOf(opening.text)) || knownLead(home, String(first.value), opening)) return null;
  const asked = askedOf(home);
  const told = tellField(answerIn(facts), asked);
  if (told === null) return null;
  const text = told
    .map((part) => part.text)
    .join(" ")
    .replace(/^There (?:is|are) (?!no |room |space )/, "You have ");
  // "This is a cottage with a garden" goes on with its place, as its shape tells it.
  const isHome = opening.kind === "noun" && isOfHome(home, headOf(opening.text));
  if (isHome && /^(?:This is|You have) /.test(text)) return null;
  return {
    kind: "guests mention",
    messages: say(facts, 12, [text]).map((message) => ({ ...message, isVerbatim: true })),
    after: [],
    short: shortWordsOf(withoutPraise(String(first.value))),
  };
}

// Of an answer that cannot be told whole in any way, the beginning leads.
function beginningOf(home: Home, answer: string): string | null {
  for (const beginning of beginningsOf(answer)) {
    const told = tellField(beginning, askedOf(home));
    if (told) return told.map(({ text }) => text).join(" ");
  }
  return null;
}

function plainSubject(home: Home) {
  return {
    field: "best_thing",
    noun: home.isRoom ? "the room" : `the ${home.noun}`,
    one: "There is %s",
    many: "There are %s",
  };
}

// The answer in a frame that its shape allows, or else whole, in the host's own words.
function leadInWords(home: Home, given: string): (string | null)[] {
  const variants = leadVariants(home, given).filter((text) => text !== null);
  const text = spokenMinutes(cleanNote(given));
  if (variants.length > 0 || text.length > LONGEST_WHOLE || !isTellable(text)) return variants;
  const [first] = readNote(text);
  const head = headOf(first?.text ?? "");
  const isThing =
    first?.kind === "noun" && !/^\p{L}+ing |^(?:more|less|enough|plenty) /u.test(text) && !isAbstract(head);
  if (isThing && !isPlural(head) && (isOfHome(home, head) || head === "b&b") && !home.isPartOf(head))
    return [thingAndMore(withArticles(smallStart(first.text)), text.slice(first.text.length))];
  if (/^(?:an? )?\d{1,3}-minute (?:walk|drive|ride) to /.test(text)) return [`It is ${smallStart(text)}.`];
  if (/^(?:just |only )?(?:steps|minutes|blocks|moments) from /i.test(text)) return [`You are ${smallStart(text)}.`];
  return [beginningOf(home, cleanNote(given)) ?? (readsAsSentence(sentence(text)) ? sentence(text) : null)];
}

// "This is a little house, train takes 15 minutes" is two sentences.
function thingAndMore(thing: string, more: string): string {
  const rest = more.replace(/^, (?:and )?/, "");
  const isSentence = /^(?:clause|imperative)$/.test(kindOf(rest.split(", ")[0] ?? ""));
  if (isSentence) return `This is ${thing}. ${sentence(withSubjectArticle(rest))}`;
  // "a safe place, green life and organic food": two things are what it comes with.
  const isPair = kindOf(rest) === "noun" && /^\p{Ll}/u.test(rest) && rest.includes(" and ") && !rest.includes(",");
  return isPair ? `This is ${thing} with ${rest}.` : `This is ${thing}${more}.`;
}

// The same answer in the words that belong to it, with its small words back, or in the frames its shape allows.
function leadVariants(home: Home, given: string): (string | null)[] {
  const value = asOneThing(withoutPraise(given));
  const [first] = readNote(spokenMinutes(cleanNote(value)));
  if (!first) return [];
  const known = knownLead(home, value, first);
  if (known) return known;
  const learned = learnedLead(home, value, first);
  if (learned) return [learned];
  const { field, noun } = plainSubject(home);
  return shapedLead(home, value, first).filter(
    (text) => text !== null && isLikely(text, cleanNote(value), { field, noun }),
  );
}

// "You have the view" names nothing that a guest could picture.
const SAYS_LITTLE = /^the (?:views?|setting|light|garden|style)$/i;

const SEEN_FROM =
  /^(?:the |one )?\p{Lu}.{2,80} from (?:the|your) (?:apartment|balcony|windows?|bed|roof|terrace|living room|room|deck)$/iu;

// Answers that are told in one way whatever else they say.
function knownLead(home: Home, value: string, first: Piece): string[] | null {
  const own = /^(?:noun|clause)$/.test(first.kind) ? ownSentence(value) : null;
  if (own) return [own];
  const head = headOf(first.text);
  const named = smallStart(cleanNote(value));
  const told = () => sentenceOfNote(value, { noun: plainSubject(home).noun, one: "You have %s", many: "You have %s" });
  const seen = first.kind === "noun" ? viewLead(named, first.text, told) : null;
  if (seen) return [seen];
  if (/^the [\p{L} ]{3,30}$/u.test(named))
    return isHad(named) && !SAYS_LITTLE.test(named) ? [`You have ${named}.`] : [];
  const adjectives = asOneHome(value);
  if (adjectives) return [`This is ${adjectives}.`];
  const done = whatIsDone(value, first.text);
  if (done) return done;
  // "the Empire State Building from the bed" is what one sees.
  if (SEEN_FROM.test(first.text) && isName(first.text.split(" from ")[0] ?? "")) return [`You see ${first.text}.`];
  const homePiece = readNote(spokenMinutes(cleanNote(value)))
    .slice(1)
    .find((piece) => piece.kind === "noun" && HOME_NOUNS.has(headOf(piece.text)));
  return homePiece && /^(?:stays?|trips?|groups?|families)$/.test(head)
    ? [`This is ${withArticle(homePiece.text)} for ${first.text}.`]
    : null;
}

function shapedLead(home: Home, value: string, first: Piece): (string | null)[] {
  const head = headOf(first.text);
  const base = plainSubject(home);
  const told = (one: string, many = one, noun = base.noun) => sentenceOfNote(value, { noun, one, many });
  if (first.kind !== "noun") return [told(base.one, base.many) ?? ownSentence(value)];
  if (/^(?:plenty of |lots of )?(?:room|space) for /i.test(first.text))
    return [told("There is %s"), told("You have %s")].map(
      (text) => text?.replace(/^([^,]+), (?=\S+ [^,]+,)/, "$1: ") ?? null,
    );
  const within = inItsBuilding(value);
  if (within) return [`This is ${within}.`];
  if (/^(?:street|road|avenue|lane|sac|square|block)$/.test(head))
    return [sentenceOfNote(value, { ...base, isArea: true })];
  if (/^(?:highrise|high-rise|tower|skyscraper)$/.test(head)) return [told(`${capitalised(base.noun)} is in %s`)];
  if (isOfHome(home, head)) return [homeLead(home, first.text, (frame) => told(frame, frame, "here"))];
  const isThing = COUNTABLE_NOUNS.has(head) || COUNTABLE_NOUNS.has(head.replace(/s$/, "")) || MASS_NOUNS.has(head);
  if (isAbstract(head) && / for /.test(first.text)) return [told("You have %s"), told("There is %s", "There are %s")];
  if (!isThing || isAbstract(head)) return [];
  const isYours = /\b(?:own|your|yourself|yourselves)\b/i.test(value);
  return [
    told("You have %s"),
    !isYours && told("There is %s", "There are %s"),
    !isYours && told(`This ${home.isRoom ? "room" : home.noun} has %s`),
  ].filter((text) => text !== false);
}

// A home in one or two pieces goes on with its place and is left to its shape. Of an answer that cannot be told whole, its
// beginning leads.
function learnedLead(home: Home, value: string, first: Piece): string | null {
  const head = headOf(first.text);
  const isHome = first.kind === "noun" && isOfHome(home, head);
  if (isHome && readNote(cleanNote(value)).length < 3) return null;
  const asked = { ...plainSubject(home), isPart: home.isPartOf(head) };
  const note = cleanNote(value);
  for (const beginning of [note, ...beginningsOf(note)]) {
    const told = beginning.length < SHORTEST_LEAD ? null : withSmallWords(beginning, null, asked);
    if (!told) continue;
    const named = told
      .replace(/^It is (?=in )/, `${capitalised(asked.noun)} is `)
      .replace(/^It is (?=an? (?!few|short|quick)\p{L})/u, "This is ")
      .replace(/^There (?:is|are) (?!no |room |space )/, "You have ");
    return isHome ? allYours(home, inItsPlace(home, named)) : named;
  }
  return null;
}

// A game room is not the home, unless a room is let.
function isOfHome(home: Home, head: string): boolean {
  return HOME_NOUNS.has(head) && (home.isRoom || !/^(?:room|bedroom)$/.test(head));
}

function homeLead(home: Home, first: string, told: (frame: string) => string | null): string | null {
  const head = headOf(first);
  const noun = capitalised(plainSubject(home).noun);
  // "11th floor of The Coloradan" is where the home is; "top floor of a townhouse" is the home.
  if (/^\d{1,2}(?:st|nd|rd|th) floor of \p{Lu}/iu.test(first)) return told(`${noun} is on %s`);
  if (head === "floor" || /^(?:your|own)\b/i.test(first)) return told("You have %s");
  const text = told(home.isPartOf(head) ? `${noun} is in %s` : "This is %s");
  return text && allYours(home, inItsPlace(home, text));
}
