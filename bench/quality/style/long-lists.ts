// Sentences that enumerate more than four things, which belong in a list.
const MOST_ITEMS = 4;
const LONGEST_ITEM_WORDS = 7;

export function longLists(sentences: string[]): string[] {
  return sentences.filter((sentence) => longestSeries(sentence) > MOST_ITEMS);
}

export function longestSeries(sentence: string): number {
  return Math.max(0, ...sentence.split(/[;:—]|(?<=\w)\. /).map(seriesIn));
}

// A part with a verb of its own is a clause, and one that begins with "in" or "with" says more of the thing before.
const CLAUSE =
  /^(?:in|on|at|with|for|near|by|from|to|then|where|after|before|behind|under|over|each|all|both|one|some)\b|\b(?:is|are|has|have|can|will|may|comes?|sits?|gets?|you|there|it|which|that|so|but|when|while|if)\b/i;

function seriesIn(clause: string): number {
  const [first = "", ...rest] = clause.split(",").map((part) => part.trim());
  let longest = joints(first) + 1;
  let run = 1;
  for (const [at, part] of rest.entries()) {
    const isItem = part.split(/\s+/).length <= LONGEST_ITEM_WORDS && !CLAUSE.test(part);
    const isLast = at === rest.length - 1;
    // "Pots and pans" within a series is one thing; the "and" that ends it parts two.
    run = isItem ? run + 1 + (isLast ? joints(part.replace(/^(?:and|or|plus|as well as)\s+/i, "")) : 0) : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

const joints = (part: string) => part.match(/\s(?:and|or|plus|&)\s/gi)?.length ?? 0;
