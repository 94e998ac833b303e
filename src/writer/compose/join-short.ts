import { openingOf, type Weighed } from "./choose-sentences.ts";
import type { Random } from "./random.ts";

export type Joining = { random: Random; shortChars: number; joinedChars: number; share: number; names: Set<string> };

// A run of short sentences reads like a list: neighbours are told in one breath, now and then.
export function joinShort(sentences: Weighed[], joining: Joining): Weighed[] {
  const joined: Weighed[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (before && isJoining(before, sentence, joining)) joined[joined.length - 1] = join(before, sentence);
    else joined.push(sentence);
  }
  return joined;
}

// Two that would begin alike one after the other are joined whenever they can be.
function isJoining(before: Weighed, after: Weighed, joining: Joining): boolean {
  if (before.isVerbatim || after.isVerbatim || !canJoin(before.text, after.text, joining)) return false;
  return joining.random() < joining.share || openingOf(before.text) === openingOf(after.text);
}

function canJoin(before: string, after: string, { shortChars, joinedChars, names }: Joining): boolean {
  // A name keeps its capital, and would look odd in the middle.
  if (names.has(openingOf(after))) return false;
  const isShort = before.length <= shortChars || after.length <= shortChars;
  const isPlain = !/[;:]|, and | and [^,]* and /.test(before) && !/[;:]|, and /.test(after);
  const isEcho = before.slice(-12) === after.slice(-12);
  const isListed = before.includes(", ") && after.includes(", ");
  return isShort && isPlain && !isListed && !isEcho && before.length + after.length <= joinedChars;
}

function join(before: Weighed, after: Weighed): Weighed {
  const isStatement = /^(There|You|The|It|A|An|Pets|Wifi|Evenings|Mornings|For|On|In|Bed|Long)\b/.test(after.text);
  const link = isStatement && !/^(For|On|In)\b/.test(after.text) ? ", and " : "; ";
  const text = before.text.replace(/\.$/, link) + lowered(after.text);
  return {
    text,
    facts: [...new Set([...before.facts, ...after.facts])],
    weight: Math.max(before.weight, after.weight),
    isVerbatim: false,
  };
}

function lowered(text: string): string {
  const isName = /^([A-Z]{2,}|Keurig|Nespresso|Netflix)/.test(text);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
