const UNITS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const TEENS = ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const SMALL = [...UNITS, ...TEENS];

const WORD = `(?:(?:${TENS.join("|")})(?:[ -](?:${UNITS.slice(1, 10).join("|")}))?|${SMALL.join("|")})`;
const HALF = String.raw`(?:[ -]and[ -](?:a|one)[ -]half|½| ½)`;

// The source of a pattern for a number in words or digits, "two and a half" and "2½" included.
export const NUMBER = String.raw`(?:\d+(?:\.\d+)?|${WORD})${HALF}?`;

export function valueOf(words: string): number {
  const half = new RegExp(`${HALF}$`, "i");
  const whole = words.toLowerCase().replace(half, "");
  return wholeValue(whole) + (half.test(words) ? 0.5 : 0);
}

function wholeValue(words: string): number {
  if (/^\d/.test(words)) return Number(words);
  const small = SMALL.indexOf(words);
  if (small >= 0) return small;
  const [tens = "", unit = "zero"] = words.split(/[ -]/);
  return (TENS.indexOf(tens) + 2) * 10 + UNITS.indexOf(unit);
}

export const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
