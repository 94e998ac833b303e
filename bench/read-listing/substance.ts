import { convertBedrooms } from "#shared/intake/convert-bedrooms.ts";

const SMALL = new Set(
  "a an the and or of to in on at for with by from is are was were it its this that there we you your our i my be as very so but not no than then per all any some more one two".split(
    " ",
  ),
);
const SAME: Record<string, string> = { min: "minute", mins: "minute", nyc: "york", apt: "apartment", center: "centre" };

// How much of a host's answer stands in what was found for its field, from 0 to 1.
export function substanceFound(expected: unknown, found: unknown): number {
  if (found === undefined) return 0;
  if (typeof expected === "number") return expected === found ? 1 : 0;
  if (isRooms(expected)) return roomsFound(expected, found);
  if (Array.isArray(expected)) {
    const all = Array.isArray(found) ? found : [];
    return expected.filter((option) => all.includes(option)).length / expected.length;
  }
  if (typeof expected !== "string") return 0;
  if (expected === found) return 1;
  const [wanted, said] = [wordsOf(expected), new Set(wordsOf(JSON.stringify(found)))];
  return wanted.length === 0 ? 1 : wanted.filter((word) => said.has(word)).length / wanted.length;
}

function isRooms(value: unknown): value is object[] {
  return Array.isArray(value) && typeof value[0] === "object";
}

// Half for the right number of rooms, half for their beds or what is said of them.
function roomsFound(expected: object[], found: unknown): number {
  if (!Array.isArray(found) || found.length === 0) return 0;
  const count = found.length === expected.length ? 0.5 : 0;
  const isBedroom = expected.some((room) => "beds" in room);
  if (isBedroom) return count + (bedsIn(expected) === bedsIn(found) ? 0.5 : 0);
  const notes = wordsOf(expected.map((room) => ("notes" in room ? String(room.notes) : "")).join(" "));
  const said = new Set(wordsOf(JSON.stringify(found)));
  const share = notes.length === 0 ? 1 : notes.filter((word) => said.has(word)).length / notes.length;
  return count + share / 2;
}

function bedsIn(rooms: unknown): string {
  return convertBedrooms(rooms)
    .map((room) => room.beds.map(({ type }) => type).join())
    .join(";");
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !SMALL.has(word)).map((word) => stemOf(SAME[word] ?? word));
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ed|ing|ly)$/, "").replace(/(?:e|y)$/, "") : word;
}
