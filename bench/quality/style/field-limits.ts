import { wordsOf } from "../sentences-of.ts";
import { fieldText, type WrittenText } from "../written-text.ts";

const LIMITS: Record<string, [fewest: number, most: number]> = { Title: [1, 50], Summary: [50, 500] };
const ORDER = [
  "Title",
  "Summary",
  "The space",
  "Guest access",
  "During your stay",
  "The neighborhood",
  "Getting around",
  "Other things to note",
];

export function limitProblems(text: WrittenText): string[] {
  const headings = text.fields.map((field) => field.heading);
  const inOrder = ORDER.filter((heading) => headings.includes(heading));
  return [
    ...Object.entries(LIMITS).flatMap(([heading, [fewest, most]]) => {
      const length = fieldText(text, heading).length;
      return length < fewest || length > most ? [`${heading} has ${length} characters`] : [];
    }),
    ...headings.filter((heading) => !ORDER.includes(heading)).map((heading) => `no such field: ${heading}`),
    ...(headings.join("|") === inOrder.join("|") ? [] : [`fields out of order: ${headings.join(", ")}`]),
    ...text.fields.filter((field) => field.text.trim() === "").map((field) => `${field.heading} is empty`),
    ...text.fields
      .filter((field) => !text.content.includes(field.text))
      .map((field) => `${field.heading} is not in the content`),
  ];
}

const SMALL_WORDS = new Set("a an the and or with in of for to on at by near from is".split(" "));

export function titleProblems(title: string): string[] {
  const words = wordsOf(title).filter((word) => !SMALL_WORDS.has(word));
  const repeated = words.filter((word, at) => words.indexOf(word) !== at);
  const symbols = title.match(/[^\p{L}\p{M}\p{N} ,.'’&:;()–-]/gu) ?? [];
  const capitals = title.match(/\b\p{Lu}{6,}\b/gu) ?? [];
  return [
    ...(symbols.length > 0 ? [`symbols: ${symbols.join(" ")}`] : []),
    ...capitals.map((word) => `capitals: ${word}`),
    ...(repeated.length > 0 ? [`repeated: ${repeated.join(", ")}`] : []),
    ...(/[,;:&–-]\s*$|\b(?:and|with|in|of|for|the|an?|near|to)\s*$/i.test(title) ? ["ends in the middle"] : []),
  ];
}

const SHOWN_CHARACTERS = 30;

// A search result shows the first 30 characters, cut after a whole word.
function shownFirst(title: string): string {
  if (title.length <= SHOWN_CHARACTERS) return title;
  return title.slice(0, SHOWN_CHARACTERS + 1).replace(/\s*\S*$/, "");
}

export const endsInSmallWord = (title: string) =>
  title.length > SHOWN_CHARACTERS && SMALL_WORDS.has(wordsOf(shownFirst(title)).at(-1) ?? "");
