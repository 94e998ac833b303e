import type { BrandVoice, Length, Sentence, Tone } from "#writer/description.ts";
import { avoidedIn, type avoidedWords } from "#writer/rules/style/avoided-words.ts";
import { fewestWords } from "./boxes/in-brief.ts";
import { isDisclosure, type Message } from "./message.ts";
import type { Random } from "./random.ts";

export type Weighed = Sentence & { weight: number; isVerbatim: boolean; isDisclosure: boolean };
export type Choosing = {
  random: Random;
  tone: Tone;
  brand: BrandVoice | undefined;
  opened: Map<string, number>;
  previous: string;
  told: Set<string>;
  // Sentences of the present field that end in what a thing is good for: many of them read as a machine's.
  tails: number;
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
        (hasTail(text) ? TAIL_COST * choosing.tails : 0) -
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
  if (hasTail(text)) choosing.tails += 1;
  choosing.opened.set(opening, (choosing.opened.get(opening) ?? 0) + 1);
}

const TAIL_COST = 4;

function hasTail(text: string): boolean {
  return /, so |: (?:a|an|the|there) |^(?:With|When|If|For|On) (?!site\b)| (?:evening|evenings in|rainy day|if you (?:need|would))\b/.test(
    text,
  );
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
      return speaksToGuest ? 0.2 : 0;
    case "plain":
      return -text.length / 25;
    case "lively":
      return (/^(There|The|It|A|An) /.test(text) ? -2 : 1) - text.length / 80;
    case "refined":
      return (speaksToGuest ? -1.5 : 0.5) + text.length / 60;
  }
}

const ALWAYS_TOLD = 7;
// A space of so many words says enough; what is left of the boxes stands in the amenity list beside it.
const ENOUGH_WORDS: Record<Length, number> = { short: 12, standard: 60, long: 1000 };
// Where the host says nothing, a few boxes say what there is to say.
const ENOUGH_OF_BOXES = 45;

const SLIGHT = 3;
const ENOUGH_BESIDE_SLIGHT = 60;
// Beside a host's own words a few boxes are enough: more of them read as an inventory.
const ENOUGH_BESIDE_HOST = 95;

// What the host says and what few homes have is told; boxes join it, the most asked about first, until it is enough.
export function selected(groups: Message[][], length: Length): Message[][] {
  const all = groups.flat();
  const kept = new Set(all.filter(isTold));
  const isToldByHost = all.some(({ isVerbatim }) => isVerbatim);
  const enough = length !== "standard" ? ENOUGH_WORDS[length] : isToldByHost ? ENOUGH_BESIDE_HOST : ENOUGH_OF_BOXES;
  // A space of boxes is at least as long as it must be, whichever wordings are chosen.
  const count = isToldByHost
    ? wordsIn
    : (some: Message[]) => some.map(fewestWords).reduce((sum, each) => sum + each, 0);
  let words = count([...kept]);
  const boxes = all.filter((message) => !kept.has(message)).toSorted((one, other) => other.weight - one.weight);
  for (const box of boxes) {
    // Beside a host's own words, that there is a kitchen or a washer is worth a line only where little else is told.
    if (words >= (isToldByHost && box.weight <= SLIGHT ? Math.min(enough, ENOUGH_BESIDE_SLIGHT) : enough)) break;
    kept.add(box);
    words += count([box]);
  }
  return groups.map((messages) => messages.filter((message) => kept.has(message)));
}

function isTold(message: Message): boolean {
  return message.isVerbatim || message.isDetail || message.weight >= ALWAYS_TOLD || isSeen(message);
}

function wordsIn(messages: Message[]): number {
  return messages.map(({ variants: [text = ""] }) => text.split(" ").length).reduce((sum, count) => sum + count, 0);
}

// What a person confirmed on a photo or a plan was confirmed to be told.
function isSeen({ facts }: Message): boolean {
  return facts.some(({ source }) => source === "photo" || source === "floor plan");
}
