// Lengths of a room in metres, the longer side first as it was written.
export type Dimensions = { widthM: number; lengthM: number };

const BY = " ?[x×X*] ?";
const METRES = String.raw`(\d{1,2}[.,]\d{1,2}) ?m?`;
const FEET = String.raw`(\d{1,2}) ?['′’‘\u00b4\u0060°] ?(?:(\d{1,2})(?: ?(?:\d\/\d{1,2}))? ?["″”“'′’]*)?`;
const METRIC = new RegExp(`${METRES}${BY}${METRES}`);
const IMPERIAL = new RegExp(`${FEET}${BY}${FEET}`);
const CENTIMETRES = new RegExp(String.raw`(?:^|\D)(\d{3})${BY}(\d{3})(?:\D|$)`);
const METRES_PER_FOOT = 0.3048;
const SQUARE_METRES_PER_SQUARE_FOOT = METRES_PER_FOOT ** 2;
// No room of a home is narrower or longer than this; what says so was misread.
const SENSIBLE_M = { least: 0.6, most: 25 };

// Metres are trusted before feet: their decimal point survives reading better than the marks for feet and inches.
export function parseDimensions(written: string): Dimensions | null {
  const text = withSingleSpaces(written);
  const metric = METRIC.exec(text);
  if (metric) return sensible(decimal(metric[1]), decimal(metric[2]));
  const imperial = IMPERIAL.exec(text);
  if (imperial) return sensible(feet(imperial[1], imperial[2]), feet(imperial[3], imperial[4]));
  const centimetres = CENTIMETRES.exec(text);
  return centimetres ? sensible(Number(centimetres[1]) / 100, Number(centimetres[2]) / 100) : null;
}

// Square metres; where both units are given they must agree.
export function parseArea(written: string): number | null {
  const text = withSingleSpaces(written);
  // "19-21 m²" is a guess.
  if (/\d ?[-–] ?\d+ ?(m|sq)/i.test(text)) return null;
  const metres = /(\d{1,4}(?:[.,]\d{1,2})?) ?(?:sq\.? ?m(?:et(?:er|re)s?|\b|\.)|m2|m²|㎡|qm|sqm|sq ?m)/i.exec(text);
  const footage =
    /(\d{1,3}[,.]?\d{3}|\d{2,4}(?:\.\d{1,2})?) ?(?:sq\.? ?f(?:ee|oo)?[tl]|sqft|ft2|ft²|square feet|sf\b)/i.exec(text);
  const inMetres = metres ? decimal(metres[1]) : null;
  const inFeet = footage
    ? Number((footage[1] ?? "").replace(/[,.](?=\d{3}$)/, "")) * SQUARE_METRES_PER_SQUARE_FOOT
    : null;
  if (inMetres !== null && inFeet !== null && Math.abs(inMetres / inFeet - 1) > 0.05) return null;
  const area = inMetres ?? (inFeet === null ? null : Math.round(inFeet * 10) / 10);
  return area !== null && area >= 1 && area <= 5000 ? area : null;
}

function sensible(widthM: number, lengthM: number): Dimensions | null {
  const isSensible = [widthM, lengthM].every((side) => side >= SENSIBLE_M.least && side <= SENSIBLE_M.most);
  return isSensible ? { widthM: round(widthM), lengthM: round(lengthM) } : null;
}

function decimal(text = ""): number {
  return Number(text.replace(",", "."));
}

function feet(whole = "0", inches = "0"): number {
  return Number(inches) < 12 ? (Number(whole) + Number(inches) / 12) * METRES_PER_FOOT : Number.NaN;
}

function round(metres: number): number {
  return Math.round(metres * 100) / 100;
}

// Readers of plans put any number of spaces between a number and its unit.
function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, " ");
}
