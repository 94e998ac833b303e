import type { Message } from "../message.ts";

// Fewer words than these are no field of their own.
const SHORTEST_SPACE = 40;

function isTooShort(messages: Message[]): boolean {
  const words = messages.filter(({ weight }) => weight > 1).map(fewestWords);
  return words.reduce((sum, count) => sum + count, 0) < SHORTEST_SPACE;
}

export function fewestWords({ variants }: Message): number {
  return Math.min(...variants.map((text) => text.split(" ").length));
}

const MOST_TOLD = 4;

// What a home of few boxes has, as the last lines of its summary. Null where there is enough for a space of its own.
export function inBrief(messages: Message[]): Message[] | null {
  if (!isTooShort(messages)) return null;
  const told = messages.filter(({ weight, isDetail }) => weight > 1 || isDetail);
  const worth = new Set(told.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_TOLD));
  return told.filter((message) => worth.has(message) || message.isDetail);
}
