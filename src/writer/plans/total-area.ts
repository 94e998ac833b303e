import { centre, height, lineBelow } from "./box-geometry.ts";
import { parseArea } from "./parse-size.ts";
import type { TextLine } from "./text-line.ts";

const TOTAL = /total|gross|gia\b|internal|area|approx|wohnfl|nutzfl|surface|superficie|opperv|boarea|bruksareal/i;
// What is smaller is a room, not a home.
const LEAST_HOME_M2 = 12;
// In heights of the writing.
const WIDEST_TABLE_GAP = 10;

// The area of the whole home in square metres: the one that is called so, or the only one there is.
export function totalArea(lines: TextLine[]): number | null {
  const stated = lines.flatMap((line) => {
    const area = parseArea(line.text);
    return area !== null && area >= LEAST_HOME_M2 ? [{ area, line }] : [];
  });
  const called = stated.filter(
    ({ line }) => TOTAL.test(line.text) || lines.some((other) => leadsTo(other, line, lines)),
  );
  const [first] = called.length > 0 ? called.toSorted((a, b) => b.area - a.area) : stated.length === 1 ? stated : [];
  return first?.area ?? null;
}

// "Total area:" over its number, or far to its left in a table.
function leadsTo(other: TextLine, line: TextLine, lines: TextLine[]): boolean {
  if (!TOTAL.test(other.text) || other === line || other.page !== line.page) return false;
  const size = height(line.box);
  const isLevel = Math.abs(centre(other.box).y - centre(line.box).y) < 0.4 * size;
  const gap = line.box.left - other.box.right;
  return (isLevel && gap > -size && gap < WIDEST_TABLE_GAP * size) || lineBelow(other, lines) === line;
}
