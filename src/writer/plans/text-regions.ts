import type { TextBox } from "./text-line.ts";

// From the map of "how likely is this pixel inside writing" to boxes.
const INSIDE = 0.3;
const LEAST_MEAN = 0.5;
const LEAST_SIDE_PX = 3;
// The network marks the heart of a line only; its box is this much larger than the heart.
const GROWTH = 1.6;

export function textRegions(likelihood: Float32Array, widthPx: number, heightPx: number): TextBox[] {
  const isTaken = new Uint8Array(likelihood.length);
  const boxes: TextBox[] = [];
  for (let at = 0; at < likelihood.length; at++) {
    if (isTaken[at] === 1 || (likelihood[at] ?? 0) < INSIDE) continue;
    const region = spread(at, { likelihood, isTaken, widthPx });
    const isWriting = region.mean >= LEAST_MEAN && Math.min(sideX(region), sideY(region)) >= LEAST_SIDE_PX;
    if (isWriting) boxes.push(grown(region, widthPx, heightPx));
  }
  return boxes;
}

type Region = TextBox & { mean: number };
type Field = { likelihood: Float32Array; isTaken: Uint8Array; widthPx: number };

function spread(start: number, { likelihood, isTaken, widthPx }: Field): Region {
  const region = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  const open = [start];
  isTaken[start] = 1;
  let [sum, count] = [0, 0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const column = at % widthPx;
    const row = (at - column) / widthPx;
    sum += likelihood[at] ?? 0;
    count++;
    region.left = Math.min(region.left, column);
    region.right = Math.max(region.right, column + 1);
    region.top = Math.min(region.top, row);
    region.bottom = Math.max(region.bottom, row + 1);
    const sides = [
      at - widthPx,
      at + widthPx,
      ...(column > 0 ? [at - 1] : []),
      ...(column < widthPx - 1 ? [at + 1] : []),
    ];
    for (const next of sides) {
      if (isTaken[next] !== 0 || (likelihood[next] ?? 0) < INSIDE) continue;
      isTaken[next] = 1;
      open.push(next);
    }
  }
  return { ...region, mean: sum / count };
}

function grown(region: Region, widthPx: number, heightPx: number): TextBox {
  const [x, y] = [sideX(region), sideY(region)];
  const by = (x * y * GROWTH) / (2 * (x + y));
  return {
    left: Math.max(0, Math.round(region.left - by)),
    top: Math.max(0, Math.round(region.top - by)),
    right: Math.min(widthPx, Math.round(region.right + by)),
    bottom: Math.min(heightPx, Math.round(region.bottom + by)),
  };
}

function sideX({ left, right }: TextBox): number {
  return right - left;
}

function sideY({ top, bottom }: TextBox): number {
  return bottom - top;
}
