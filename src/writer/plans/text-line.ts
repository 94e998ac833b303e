// Where a piece of writing stands, in pixels of its page.
export type TextBox = { left: number; top: number; right: number; bottom: number };

export type TextLine = {
  text: string;
  // How sure the reader is of its letters, 0 to 1.
  confidence: number;
  box: TextBox;
  isVertical: boolean;
  page: number;
};

// A piece of writing cut out of the plan, upright and 48 pixels high, as the reader takes it.
export type LineCrop = { pixels: Uint8Array; widthPx: number; box: TextBox; isVertical: boolean; page: number };

export const CROP_HEIGHT_PX = 48;

export function height({ top, bottom }: TextBox): number {
  return bottom - top;
}

export function centre({ left, top, right, bottom }: TextBox): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

export function around(boxes: TextBox[]): TextBox {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

// The line that continues this one: close beneath, of about the same size, and centred or aligned with it.
export function lineBelow(line: TextLine, lines: TextLine[]): TextLine | null {
  if (line.isVertical) return null;
  const size = height(line.box);
  const fitting = lines.filter(({ box, isVertical, page }) => {
    if (isVertical || page !== line.page || box === line.box) return false;
    const gap = box.top - line.box.bottom;
    const isClose = gap > -0.6 * size && gap < 0.8 * size && centre(box).y > line.box.bottom - 0.2 * size;
    const isLikeSized = height(box) < 1.7 * size && height(box) > 0.55 * size;
    return isClose && isLikeSized && isInColumn(line.box, box);
  });
  return fitting.toSorted((a, b) => a.box.top - b.box.top)[0] ?? null;
}

// The line that goes on to the right of this one.
export function lineBeside(line: TextLine, lines: TextLine[]): TextLine | null {
  if (line.isVertical) return null;
  const size = height(line.box);
  const fitting = lines.filter(({ box, isVertical, page }) => {
    const gap = box.left - line.box.right;
    const isLevel = Math.abs(centre(box).y - centre(line.box).y) < 0.4 * size;
    return !isVertical && page === line.page && isLevel && gap > -0.4 * size && gap < 1.1 * size;
  });
  return fitting.toSorted((a, b) => a.box.left - b.box.left)[0] ?? null;
}

export function isInColumn(a: TextBox, b: TextBox): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared > 0.5 * Math.min(a.right - a.left, b.right - b.left);
}
