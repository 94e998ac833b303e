import type { ReadSentence } from "./measure-readings.ts";

const WAYS = [
  ["checks alone", "checks"],
  ["second reading alone", "reading"],
  ["both, as the product", "together"],
] as const;

// How many true sentences are stopped and how many inventions are not, each way; the shares of the last are given back.
export function printReadings(read: ReadSentence[], isShown: boolean): { blocked: number; passed: number } {
  const truths = read.filter(({ isTrue }) => isTrue);
  const inventions = read.filter(({ isTrue }) => !isTrue);
  for (const [name, way] of WAYS) {
    const blocked = truths.filter((sentence) => sentence[way].length > 0).length;
    const passed = inventions.filter((sentence) => sentence[way].length === 0).length;
    const shares = `true blocked ${share(blocked, truths)}   inventions passed ${share(passed, inventions)}`;
    console.log(`${name.padEnd(22)} ${shares}`);
  }
  const blocked = truths.filter(({ together }) => together.length > 0);
  const passed = inventions.filter(({ together }) => together.length === 0);
  if (isShown) {
    for (const { home, text, together } of blocked) console.log(`blocked  ${home}: ${text}  [${together.join("; ")}]`);
    for (const { home, text } of passed) console.log(`passed   ${home}: ${text}`);
  }
  return { blocked: blocked.length / truths.length, passed: passed.length / inventions.length };
}

function share(count: number, of: ReadSentence[]): string {
  return `${((count / of.length) * 100).toFixed(2).padStart(6)} % (${count} of ${of.length})`;
}
