import { stemsIn } from "../topics.ts";

export class Templates {
  readonly #forms: Form[];

  constructor(templates: readonly string[]) {
    // The longest first: "mention * first" before "mention *".
    this.#forms = templates.flatMap(formsOf).toSorted((one, other) => sizeOf(other) - sizeOf(one));
  }

  // What stands in the gap, for every form that fits.
  gapsIn(clause: string): string[] {
    return this.#forms.flatMap(({ before, after }) => {
      const isLongEnough = clause.length > before.length + after.length;
      if (!isLongEnough || !clause.startsWith(before) || !clause.endsWith(after)) return [];
      return [clause.slice(before.length, clause.length - after.length).trim()];
    });
  }
}

const STARTS = [
  "the whole",
  "the bit",
  "the bits",
  "the part",
  "the parts",
  "the sentence",
  "the sentences",
  "the line",
  "the lines",
  "the stuff",
  "the thing",
  "the things",
  "the mention",
  "the reference",
  "the info",
  "the paragraph",
  "all mentions",
  "all mention",
  "any mention",
  "every mention",
  "all references",
  "anything",
  "something",
  "everything",
  "a sentence",
  "a line",
  "a word",
  "a few words",
  "some words",
  "words",
  "how",
  "where it says",
  "that says",
  "saying",
  "mentioning",
  "talking",
  "about",
  "on",
  "of",
  "to",
  "with",
  "regarding",
  "concerning",
  "around",
  "there is",
  "there are",
  "that we have",
  "we have",
  "it has",
  "that you have",
  "you have",
  "guests can use",
  "that there is",
  "that",
  "the fact",
  "the",
  "a",
  "an",
  "our",
  "my",
  "your",
  "their",
  "this",
  "these",
  "those",
  "some",
  "any",
  "all",
  "its",
  "it",
  "more",
  "so much",
  "very much",
  "both",
];
const ENDS = [
  "more",
  "too",
  "please",
  "a bit",
  "a little",
  "a bit more",
  "somewhere",
  "in there",
  "at all",
  "anymore",
  "better",
  "much",
  "so much",
  "that much",
  "stuff",
  "part",
  "bit",
  "thing",
  "now",
  "instead",
  "in the text",
  "in it",
  "there",
  "sentence",
  "line",
  "section",
  "again",
  "for guests",
  "to guests",
  "in the description",
  "in the listing",
  "from the text",
  "from it",
  "a lot",
  "in more detail",
  "right",
];

// No part of a home that a sentence could tell of.
const NO_THINGS = new Set(
  `emoji photo picture image link url phone number email mail website instagram facebook hashtag joke poem rhyme song
  price discount rate fee cost deal offer review rating star bullet list heading keyword seo action typo spelling grammar
  mistake error font color bold italic language spanish french german italian portuguese english translation guest-review
  calendar booking availability competitor password code whatsapp version attention reader text description listing
  everything nothing anything it them stuff sense money refund invoice airbnb superhost rule-s word sentence you me
  capital uppercase lowercase abbreviation paragraph line question feeling emotion personality punctuation life soul`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
const MOST_WORDS = 6;
const VERBS =
  /\b(?:is|are|was|were|make|makes|sound|sounds|should|could|would|will|can|write|wrote|rewrite|translate|book|call|pay|send|buy|want|need|know|think|get|gets|did|does)\b/;

// The thing that a clause means, without the words around it; null where it can be none.
export function thingIn(words: string): string | null {
  const thing = stripped(words.replace(/["']/g, "").replace(/[.,:;?]$/, ""), STARTS, ENDS);
  const stems = stemsIn(thing);
  const isOne =
    stems.length > 0 &&
    stems.length <= MOST_WORDS &&
    !VERBS.test(thing) &&
    !stems.some((stem) => NO_THINGS.has(stem)) &&
    stems.some((stem) => /^\p{L}{2,}$/u.test(stem)) &&
    !STARTS.includes(thing);
  return isOne ? thing : null;
}

// "leave|take * out": words with their alternatives ("get_rid_of" is three words), "now?" where a word may be missing,
// and one gap for the thing that is meant.
type Form = { before: string; after: string };

function sizeOf({ before, after }: Form): number {
  return before.length + after.length;
}

function formsOf(template: string): Form[] {
  const [before = "", after = ""] = template.split("*");
  const ends = phrasesOf(after);
  return phrasesOf(before).flatMap((start) =>
    ends.map((end) => ({ before: start === "" ? "" : `${start} `, after: end === "" ? "" : ` ${end}` })),
  );
}

function phrasesOf(items: string): string[] {
  let phrases = [""];
  for (const item of items.split(" ").filter((one) => one !== "")) {
    const isOptional = item.endsWith("?");
    const words = item
      .replace("?", "")
      .split("|")
      .map((word) => word.replaceAll("_", " "));
    const choices = isOptional ? ["", ...words] : words;
    phrases = phrases.flatMap((phrase) => choices.map((word) => [phrase, word].filter((one) => one !== "").join(" ")));
  }
  return [...new Set(phrases)];
}

// Words taken off the start and the end, as long as there are any; never the last one.
export function stripped(text: string, starts: readonly string[], ends: readonly string[] = []): string {
  let rest = text.trim();
  for (;;) {
    const start = starts.find((one) => rest.startsWith(`${one} `));
    if (start !== undefined) rest = rest.slice(start.length + 1).trim();
    const end = ends.find((one) => rest.endsWith(` ${one}`));
    if (end !== undefined) rest = rest.slice(0, -end.length - 1).trim();
    if (start === undefined && end === undefined) return rest;
  }
}
