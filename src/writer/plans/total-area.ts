import { lineBelow, lineBeside } from "./box-geometry.ts";
import { parseArea } from "./parse-size.ts";
import type { TextLine } from "./text-line.ts";

const TOTAL = /total|gross|gia\b|internal|area|approx|wohnfl|nutzfl|surface|superficie|superficie|opperv|boarea|bruksareal/i;
// What is smaller is a room, not a home.
const LEAST_HOME_M2 = 12;

// The area of the whole home in square metres: the one that is called so, or the only one there is.
export function totalArea(lines: TextLine[]): number | null {
  const stated = lines.flatMap((line) => {
    const area = parseArea(line.text);
    return area !== null && area >= LEAST_HOME_M2 ? [{ area, line }] : [];
  });
  const called = stated.filter(({ line }) => TOTAL.test(line.text) || lines.some((other) => leadsTo(other, line, lines)));
  const [first] = called.length > 0 ? called.toSorted((a, b) => b.area - a.area) : stated.length === 1 ? stated : [];
  return first?.area ?? null;
}

function leadsTo(other: TextLine, line: TextLine, lines: TextLine[]): boolean {
  if (!TOTAL.test(other.text) || other === line) return false;
  return lineBelow(other, lines) === line || lineBeside(other, lines) === line;
}
