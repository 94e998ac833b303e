import type { WritingOptions } from "#writer/description.ts";
import type { Message } from "./message.ts";

const MOST_BOXES = 4;
const FEWEST_BOXES = 2;
// Where the host said nothing, the amenity list stands beside the text and says the rest.
const BOXES_ALONE = 4;
const ALWAYS_TOLD = 7;
// A host with this much to say needs no kitchen, laundry or desk told beside it.
const MANY_NOTES = 2;
const ENOUGH_WORDS = 30;
const MOST_ADDED = 2;

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
