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
