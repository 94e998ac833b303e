import type { BrandVoice, Sentence, Tone, WritingOptions } from "#writer/description.ts";
import { avoidedIn, type avoidedWords } from "#writer/rules/style/avoided-words.ts";
import { isDisclosure, type Message } from "./message.ts";
import type { Random } from "./random.ts";

const MOST_BOXES = 4;

const FEWEST_BOXES = 2;

// Where the host said nothing, the amenity list stands beside the text and says the rest.
const BOXES_ALONE = 4;

const ALWAYS_TOLD = 7;

// A host with this much to say needs no kitchen, laundry or desk told beside it.
const MANY_NOTES = 2;

const ENOUGH_WORDS = 30;

const MOST_ADDED = 2;

export type Weighed = Sentence & { weight: number; isVerbatim: boolean; isDisclosure: boolean };
export type Choosing = {
  random: Random;
  tone: Tone;
  brand: BrandVoice | undefined;
  opened: Map<string, number>;
  previous: string;
  told: Set<string>;
  avoided: ReturnType<typeof avoidedWords>;
  // What has no wording without a word that the brand avoids.
  silenced: Message[];
};

// One wording for each message: never the opening of the sentence before, and openings already used often come last.
export function chooseSentences(messages: Message[], choosing: Choosing): Weighed[] {
  const { random, tone, brand, opened, told } = choosing;
  const chosen: Weighed[] = [];
  for (const message of messages) {
    const free = message.variants.filter((text) => avoidedIn(choosing.avoided, text) === null);
    // What a guest must know is said in words that a brand avoids rather than not at all.
    const allowed = free.length === 0 && isDisclosure(message) ? message.variants : free;
    let best: string | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const text of allowed) {
      const opening = openingOf(text);
      const score =
        random() * 4 +
        3 * toneScore(text, tone) +
        wordScore(text, brand) -
        (opening === choosing.previous ? 50 : 0) -
        (told.has(text) ? 50 : 0) -
        0.7 * Math.min(3, opened.get(opening) ?? 0);
      if (score > bestScore) [best, bestScore] = [text, score];
    }
    if (best === null) choosing.silenced.push(message);
    if (best === null) continue;
    note(best, choosing);
    chosen.push({
      text: best,
      facts: message.facts.map(({ id }) => id),
      weight: message.weight,
      isVerbatim: message.isVerbatim ?? false,
      isDisclosure: isDisclosure(message),
    });
  }
  return chosen;
}

// Keeps in mind what was said, so that the next sentence is another one.
function note(text: string, choosing: Choosing): void {
  const opening = openingOf(text);
  choosing.previous = opening;
  choosing.told.add(text);
  choosing.opened.set(opening, (choosing.opened.get(opening) ?? 0) + 1);
}

function wordScore(text: string, brand: BrandVoice | undefined): number {
  if (!brand?.wordsToUse) return 0;
  const lower = text.toLowerCase();
  return brand.wordsToUse.some((word) => word !== "" && lower.includes(word.toLowerCase())) ? 8 : 0;
}

function openingOf(text: string): string {
  const space = text.indexOf(" ");
  return (space < 0 ? text : text.slice(0, space)).toLowerCase();
}

// A tone is a leaning, not a vocabulary: the same facts, told nearer or further, shorter or fuller.
function toneScore(text: string, tone: Tone): number {
  const speaksToGuest = /\byou(r|rs|rself|rselves)?\b/i.test(text);
  switch (tone) {
    case "warm":
      return speaksToGuest ? 0.6 : 0;
    case "plain":
      return -text.length / 25;
    case "lively":
      return (/^(There|The|It|A|An) /.test(text) ? -2 : 1) - text.length / 80;
    case "refined":
      return (speaksToGuest ? -1.5 : 0.5) + text.length / 60;
  }
}

// The more the host says, the fewer ticked boxes are told beside it.
export function selected(groups: Message[][], { length = "standard" }: WritingOptions): Message[][] {
  if (length === "long") return groups;
  const all = groups.flat();
  const notes = all.filter(({ isVerbatim }) => isVerbatim).length;
  const most = notes === 0 ? BOXES_ALONE : Math.max(FEWEST_BOXES, MOST_BOXES - Math.floor(notes / 2));
  if (notes >= MANY_NOTES) {
    const isTold = (message: Message) =>
      message.isVerbatim || message.isDetail || isWorthASentence(message) || isSeen(message);
    return withEnough(groups, isTold);
  }
  const boxes = all.filter(
    (message) => !message.isVerbatim && !message.isDetail && message.weight < ALWAYS_TOLD && !isSeen(message),
  );
  const kept = new Set(boxes.toSorted((one, other) => other.weight - one.weight).slice(0, most));
  return groups.map((messages) => messages.filter((message) => !boxes.includes(message) || kept.has(message)));
}

// Too little to be a field of its own takes the boxes that guests ask about most.
function withEnough(groups: Message[][], isTold: (message: Message) => boolean): Message[][] {
  const kept = new Set(groups.flat().filter(isTold));
  const rest = groups
    .flat()
    .filter((message) => !kept.has(message) && message.weight > 1)
    .toSorted((one, other) => other.weight - one.weight);
  for (const message of rest.slice(0, MOST_ADDED)) {
    if (wordsIn([...kept]) >= ENOUGH_WORDS) break;
    kept.add(message);
  }
  return groups.map((messages) => messages.filter((message) => kept.has(message)));
}

function wordsIn(messages: Message[]): number {
  return messages.map(({ variants: [text = ""] }) => text.split(" ").length).reduce((sum, count) => sum + count, 0);
}

// Beside much of the host's own, ticked boxes are left to the amenity list unless few homes have them.
function isWorthASentence({ weight }: Message): boolean {
  return weight >= ALWAYS_TOLD;
}

// What a person confirmed on a photo or a plan was confirmed to be told.
function isSeen({ facts }: Message): boolean {
  return facts.some(({ source }) => source === "photo" || source === "floor plan");
}
