import { matchRoomName, type RoomName, squeeze } from "./match-room-name.ts";
import { parseDimensions } from "./parse-size.ts";
import { around, lineBelow, lineBeside, type TextBox, type TextLine } from "./text-line.ts";

// What is only planned is written on the plan, but is not there.
export type RoomLabel = RoomName & { box: TextBox; page: number; confidence: number; isPlanned: boolean };

const LEAST_CONFIDENCE = 0.6;
const MOST_LINES = 4;
const PLANNED = /\b(concept|future|optional|proposed|potential)\b|concept$/i;

export function findLabels(lines: TextLine[]): RoomLabel[] {
  const words = lines.filter(
    ({ text, confidence }) => confidence >= LEAST_CONFIDENCE && parseDimensions(text) === null,
  );
  const taken = new Set<TextLine>();
  const labels: RoomLabel[] = [];
  for (const line of words.toSorted((a, b) => a.box.top - b.box.top)) {
    if (taken.has(line)) continue;
    const label = longestLabel(
      line,
      words.filter((word) => !taken.has(word)),
    );
    if (!label) continue;
    for (const used of label.lines) taken.add(used);
    const caption = wholeCaption(label.lines, words);
    labels.push(PLANNED.test(caption) ? { ...label.label, name: caption, isPlanned: true } : label.label);
  }
  return labels;
}

type Found = { label: RoomLabel; lines: TextLine[] };

// Takes in the lines beneath as long as they belong to the name.
function longestLabel(line: TextLine, words: TextLine[]): Found | null {
  const chain = [line];
  let found = labelOf(chain);
  while (chain.length < MOST_LINES) {
    const last = chain.at(-1) ?? line;
    const next = continuation(last, words);
    if (!next || chain.includes(next)) break;
    chain.push(next);
    found = labelOf(chain) ?? found;
  }
  return found;
}

function continuation(last: TextLine, words: TextLine[]): TextLine | null {
  const beside = lineBeside(last, words);
  if (beside && isNumber(beside.text)) return beside;
  const below = lineBelow(last, words);
  if (!below) return null;
  const isOpen = /[/&+-]\s*$/.test(last.text) || /^\s*[/&+]/.test(below.text);
  // "Shower" over "Room", "Guest" over "Bedroom", "Wine" over "Cellar": together they are one name.
  const isOneName = isWord(below.text) && matchRoomName(`${last.text} ${below.text}`)?.kinds.length === 1;
  const isNumbered = isNumber(below.text) && matchRoomName(last.text)?.number === null;
  return isOpen || isOneName || isNumbered ? below : null;
}

function labelOf(chain: TextLine[]): Found | null {
  const text = chain.map((line) => line.text).join(" ");
  const name = matchRoomName(text.replace(/(?<!\s)\s+(?=[/&+])/g, ""));
  const [first] = chain;
  if (!name || !first) return null;
  const confidence = Math.min(...chain.map((line) => line.confidence));
  return {
    label: { ...name, box: around(chain.map(({ box }) => box)), page: first.page, confidence, isPlanned: false },
    lines: [...chain],
  };
}

// The name with up to two lines beneath, which may take it back: "Pool" over "concept" over "only".
function wholeCaption(chain: TextLine[], words: TextLine[]): string {
  const lines = [...chain];
  for (let more = 0; more < 2; more++) {
    const last = lines.at(-1);
    const next = last ? lineBelow(last, words) : null;
    if (next) lines.push(next);
  }
  return lines.map(({ text }) => text).join(" ");
}

function isWord(text: string): boolean {
  return squeeze(text).length >= 2 && !/\d/.test(text);
}

function isNumber(text: string): boolean {
  return /^[#(]?([1-9]|1\d)\)?$/.test(text.trim());
}
