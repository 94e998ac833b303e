import type { ReadSentence } from "./measure-readings.ts";

const WAYS = [
  ["checks alone", "checks"],
  ["first reading alone", "first"],
  ["both readings alone", "reading"],
  ["checks and readings", "together"],
] as const;

// How many true sentences are stopped and how many inventions are not, each way.
export function printReadings(read: ReadSentence[], isShown: boolean): void {
  const truths = read.filter(({ isTrue }) => isTrue);
  const inventions = read.filter(({ isTrue }) => !isTrue);
  for (const [name, way] of WAYS) {
    const blocked = truths.filter((sentence) => sentence[way].length > 0).length;
    const passed = inventions.filter((sentence) => sentence[way].length === 0).length;
    console.log(
      `${name.padEnd(22)} true blocked ${share(blocked, truths)}   inventions passed ${share(passed, inventions)}`,
    );
  }
  if (!isShown) return;
  for (const { home, text, together } of truths.filter((one) => one.together.length > 0))
    console.log(`blocked  ${home}: ${text}  [${together.join("; ")}]`);
  for (const { home, text } of inventions.filter((one) => one.together.length === 0))
    console.log(`passed   ${home}: ${text}`);
}

function share(count: number, of: ReadSentence[]): string {
  return `${((count / of.length) * 100).toFixed(2).padStart(6)} % (${count} of ${of.length})`;
}
