import type { Length, Sentence, WritingOptions } from "#writer/description.ts";
import { hasTerms, stemsOf } from "#writer/text/said-words.ts";
import { leansOnLast, sentencesIn, unsaidHalf } from "#writer/text/sentences-in.ts";
import { type Choosing, chooseSentences, type Weighed } from "./choose-sentences.ts";
import { isDisclosure, type Message } from "./message.ts";

const LEAST_WEIGHT: Record<Length, number> = { short: 5, standard: 2, long: 0 };

// What the sentences of a text know of each other.
export type Telling = { options: WritingOptions; choosing: Choosing; told: Said[] };

// One wording for each message, without what was said before.
export function paragraph(messages: Message[], { options, choosing, told }: Telling): Weighed[] {
  const least = LEAST_WEIGHT[options.length ?? "standard"];
  const chosen = chooseSentences(
    messages.filter((message) => message.weight >= least || isDisclosure(message)),
    choosing,
  );
  return withPronouns(
    chosen.flatMap((sentence) => {
      const { text, isVerbatim, weight, isDisclosure: isStated } = sentence;
      // A host who answers two questions with the same words said it once, and the opening is not said again.
      const unsaid = isVerbatim && !isStated && weight <= NEVER_DROPPED ? withoutSaid(text, told) : text;
      if (unsaid === "") return [];
      told.push(
        ...sentencesIn(unsaid).map((each) => ({
          stems: stemsOf(each),
          isLead: weight >= LEAD_WEIGHT,
          terms: hasTerms(each),
        })),
      );
      return [{ ...sentence, text: unsaid }];
    }),
  );
}

// Told once, a term need not be told again in the same words.
function isNewTerm(text: string, told: Said[]): boolean {
  return hasTerms(text) && !told.some(({ terms, stems }) => terms && isWithin(stemsOf(text), stems, SAME_SHARE));
}

// What is left of a sentence has to say something by itself: "You can message us" does not.
function saysSomething(half: string): boolean {
  return stemsOf(half).size > 2;
}

function withoutSaid(text: string, told: Said[]): string {
  const isOld = (words: string) => !isNewTerm(words, told) && isToldBy(told, words);
  const isOldHalf = (half: string) => /\p{L}/u.test([...stemsOf(half)].join("")) && isOld(half);
  const sentences = sentencesIn(text).map((each) =>
    isOld(each) ? each : unsaidHalf(each, { isSaid: isOldHalf, saysSomething }),
  );
  const isSaid = sentences.map(isOld);
  return sentences
    .filter((_, at) => !isSaid[at] || (!isSaid[at + 1] && leansOnLast(sentences[at + 1] ?? "")))
    .join(" ");
}

const SUBJECT = /^The (\p{L}+) (?:is|has|sleeps|comes|gets|looks|was) /u;

// Two sentences in a row about the apartment: the second calls it "it".
function withPronouns(sentences: Weighed[]): Weighed[] {
  return sentences.map((sentence, at) => {
    const [before, own] = [sentences[at - 1], sentence].map((each) => SUBJECT.exec(each?.text ?? "")?.[1]);
    return own && own === before ? { ...sentence, text: sentence.text.replace(/^The \p{L}+/u, "It") } : sentence;
  });
}

const SHORT_PAST = 50;
const YEAR = /\b1[5-9]\d\ds?\b|\b20\d\ds?\b/;

function isToldBy(told: Said[], text: string): boolean {
  const words = stemsOf(text);
  // "Built in 1755" under an opening of 1755.
  const [year] = text.length < SHORT_PAST ? (YEAR.exec(text) ?? []) : [];
  if (year && told.some(({ stems, isLead }) => isLead && stems.has(year))) return true;
  const all = new Set(told.flatMap(({ stems }) => [...stems]));
  return (
    isWithin(words, all, ALL_SHARE) ||
    isKnownWay(text, words, all) ||
    told.some(({ stems, isLead }) => isWithin(words, stems, isLead ? LEAD_SHARE : SAME_SHARE))
  );
}

const NAMED_OR_COUNTED = /(?<=\p{Ll}[,.]? |\d |\p{Lu} )\p{Lu}[\p{L}']{2,20}|\d{1,4}/gu;
const IS_WAY = /\bminutes\b|\bblocks?\b|\bsteps\b/;
const FEWEST_KNOWN = 3;

// "The tram takes 15 minutes to the Castle and 20 to the airport", where the places were told with their minutes.
function isKnownWay(text: string, words: Set<string>, said: Set<string>): boolean {
  const known = stemsOf((text.match(NAMED_OR_COUNTED) ?? []).join(" "));
  return (
    IS_WAY.test(text) && known.size >= FEWEST_KNOWN && isWithin(known, said, 1) && isWithin(words, said, SOME_SHARE)
  );
}

export type Said = { stems: Set<string>; isLead: boolean; terms: boolean };

const NEVER_DROPPED = 10;
const LEAD_WEIGHT = 12;
const SAME_SHARE = 0.7;
// Every word of it was said, in one sentence or another.
const ALL_SHARE = 0.8;
const LEAD_SHARE = 0.6;
const SOME_SHARE = 0.6;
function isWithin(words: Set<string>, before: Set<string>, share: number): boolean {
  const shared = [...words].filter((word) => before.has(word)).length;
  return words.size > 0 && shared / words.size >= share;
}

// Boxes joined to each other read as a list of unrelated things.
const WORTH_JOINING = 8;
const LONGEST_JOINED = 130;
const STUB = 48;
const GOES_ON = /^(?:The|There|It|You|All|A|An|One|Two|Three|Each|Both|Your|In) /;
const FOLLOWS_AND = /^(?:The|There|It|You|All|A|An|Its) /;

// A stub of a sentence joins its neighbour of the same moment: "It measures 71 square meters, and all of it is private."
function flowing(sentences: Weighed[]): Weighed[] {
  const joined: Weighed[] = [];
  for (const each of sentences) {
    const last = joined.at(-1);
    const areNotes = last?.isVerbatim && each.isVerbatim;
    const isWorth = areNotes || (last !== undefined && last.weight === WORTH_JOINING && each.weight >= WORTH_JOINING);
    if (!last || !isWorth || !canJoin(last.text, each.text)) {
      joined.push(each);
      continue;
    }
    joined[joined.length - 1] = {
      ...last,
      text: `${last.text.slice(0, -1)}, and ${each.text.charAt(0).toLowerCase()}${each.text.slice(1)}`,
      facts: [...new Set([...last.facts, ...each.facts])],
      weight: Math.max(last.weight, each.weight),
      isVerbatim: last.isVerbatim && each.isVerbatim,
      isDisclosure: last.isDisclosure || each.isDisclosure,
    };
  }
  return joined;
}

function canJoin(before: string, after: string): boolean {
  return (
    before.length + after.length <= LONGEST_JOINED &&
    Math.min(before.length, after.length) <= STUB &&
    FOLLOWS_AND.test(after) &&
    // What is true for a time is taken out by itself when the time is over.
    !/\buntil\b|\b20\d\d\b/.test(before + after) &&
    GOES_ON.test(before) &&
    before.endsWith(".") &&
    !/[:;(]|, (?:and|so|but|with|which)\b|\band\b.*\band\b/.test(before) &&
    !/[:;]|, (?:and|so|but)\b|^There (?:is|are) no\b/.test(after)
  );
}

const SHORTEST_PARAGRAPH = 150;

// Moments in few words share a paragraph.
export function paragraphs(groups: Message[][], writing: Telling): Weighed[] {
  const told = groups.map((messages) => flowing(paragraph(messages, writing))).filter(({ length }) => length > 0);
  const joined: Weighed[][] = [];
  for (const [at, sentences] of told.entries()) {
    const last = joined.at(-1);
    // A short moment begins the paragraph of the next one; only the last joins what stands before it.
    const isLeftOver = at === told.length - 1 && textOf(sentences).length < SHORTEST_PARAGRAPH / 2;
    if (last && (textOf(last).length < SHORTEST_PARAGRAPH || isLeftOver)) last.push(...sentences);
    else joined.push([...sentences]);
  }
  return joined.flatMap((sentences) =>
    sentences.map((each, at) => (at === 0 ? { ...each, opensParagraph: true } : each)),
  );
}

export function textOf(sentences: Sentence[]): string {
  return sentences.map((sentence, at) => (at === 0 ? "" : gapBefore(sentence)) + sentence.text).join("");
}

const gapBefore = ({ opensParagraph, opensLine }: Sentence) => (opensParagraph ? "\n\n" : opensLine ? "\n" : " ");
