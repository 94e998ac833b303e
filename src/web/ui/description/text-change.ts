import type { Teaser } from "#shared/contract/listings/listings.ts";

export type Word = { text: string; isNew: boolean };

// The words of a text with the spaces after them, each marked when the text before did not have it there: everything
// that is not part of the longest run of words that both have in the same order.
export function changedWords(before: string, after: string): Word[] {
  const [former, words] = [wordsOf(before), wordsOf(after)];
  const kept = keptPlaces(former.map(bare), words.map(bare));
  return words.map((text, place) => ({ text, isNew: !kept.has(place) }));
}

function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

function bare(word: string): string {
  return word.trim();
}

// Both texts are a title or an opening: a few dozen words.
function keptPlaces(former: string[], words: string[]): Set<number> {
  const longest = Array.from({ length: former.length + 1 }, () => Array.from({ length: words.length + 1 }, () => 0));
  const at = (row: number, column: number) => longest[row]?.[column] ?? 0;
  for (let row = former.length - 1; row >= 0; row--) {
    for (let column = words.length - 1; column >= 0; column--) {
      const isSame = former[row] === words[column];
      const length = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
      longest[row]?.splice(column, 1, length);
    }
  }
  const kept = new Set<number>();
  for (let row = 0, column = 0; row < former.length && column < words.length; ) {
    if (former[row] === words[column]) {
      kept.add(column);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return kept;
}

const LEAST_GROWTH = 10;

// What the text says now that it did not say before, in words. Null when a reader would see no difference.
export function gainBetween(before: Teaser | null, after: Teaser | null, topic: string | null): string | null {
  if (!after || before === after) return null;
  if (!before) return `Your text begins: “${after.opening}”`;
  const known = new Set(before.evidence.map(({ sentence }) => sentence));
  const said = new Set(before.evidence.flatMap(({ facts }) => facts.map(({ label }) => label)));
  const fresh = after.evidence.filter(
    ({ sentence, facts }) => !known.has(sentence) && facts.some(({ label }) => !said.has(label)),
  );
  const title = fresh.find(({ part }) => part === "title");
  const opening = fresh.find(({ part }) => part === "opening");
  if (opening) return `The opening now says: “${opening.sentence}”`;
  if (title) return `The title now says: “${title.sentence}”`;
  const grown = grownIn(before, after);
  if (grown) return topic ? `“${grown}” now tells ${topic}.` : `“${grown}” now has more to tell.`;
  return after.title === before.title && after.opening === before.opening ? null : "The opening has been reworded.";
}

function grownIn(before: Teaser, after: Teaser): string | null {
  const former = new Map(before.rest.map(({ heading, characters }) => [heading, characters]));
  const growth = after.rest.map(({ heading, characters }) => ({
    heading,
    by: characters - (former.get(heading) ?? 0),
  }));
  const [most] = growth.toSorted((one, other) => other.by - one.by);
  return most && most.by >= LEAST_GROWTH ? most.heading : null;
}
