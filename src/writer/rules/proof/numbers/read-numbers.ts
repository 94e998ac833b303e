import type { Token } from "../../../text/read-text.ts";

export type NumberMention = {
  kind: "amount" | "ordinal" | "time";
  // Times in minutes after midnight.
  value: number;
  // The unit written onto the digits: "43in", "10km".
  unit: string | null;
  first: number;
  last: number;
};

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const ORDINALS = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
  "twentieth",
];
type NumberWord = Pick<NumberMention, "kind" | "value">;
const words = (kind: NumberMention["kind"], names: string[], step = 1): [string, NumberWord][] =>
  names.map((name, at): [string, NumberWord] => [name, { kind, value: at * step }]).filter(([name]) => name !== "");
const WORDS = new Map<string, NumberWord>([
  ...words("amount", UNITS),
  ...words("amount", TENS, 10),
  ...words("ordinal", ORDINALS),
  ["both", { kind: "amount", value: 2 }],
  ["dozen", { kind: "amount", value: 12 }],
  ["hundred", { kind: "amount", value: 100 }],
  ["couple", { kind: "amount", value: 2 }],
  ["½", { kind: "amount", value: 0.5 }],
  ["noon", { kind: "time", value: 720 }],
  ["midnight", { kind: "time", value: 0 }],
]);

const DIGITS = /^(\d+(?:,\d{3})*(?:\.\d+)?)(½?)([a-z]*)$/;
const CLOCK = /^(\d{1,2}):(\d{2})([a-z]*)$/;

export function readNumbers(tokens: readonly Token[]): NumberMention[] {
  const found: NumberMention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numberAt(tokens, at);
    if (!number) continue;
    found.push(number);
    at = number.last;
  }
  return found;
}

function numberAt(tokens: readonly Token[], at: number): NumberMention | null {
  const word = tokens[at]?.word ?? "";
  const code = word.charCodeAt(0);
  if (code >= 48 && code <= 57) return digitsAt(tokens, at, word);
  const known = WORDS.get(word);
  if (!known) return null;
  const ordinal = tokens[at + 1]?.isHyphened ? WORDS.get(tokens[at + 1]?.word ?? "") : undefined;
  if (known.kind === "amount" && known.value >= 20 && ordinal?.kind === "ordinal" && ordinal.value < 10)
    return { kind: "ordinal", value: known.value + ordinal.value, unit: null, first: at, last: at + 1 };
  if (known.kind !== "amount") return { ...known, unit: null, first: at, last: at };
  // "A couple" is two people; only "a couple of" counts something.
  const hundreds = hundredsAt(tokens, at, known.value);
  if (hundreds) return amount(tokens, at, hundreds);
  if (word === "couple") return tokens[at + 1]?.word === "of" ? amount(tokens, at, { value: 2, last: at + 1 }) : null;
  const unit = tokens[at + 1]?.isHyphened ? WORDS.get(tokens[at + 1]?.word ?? "") : undefined;
  const isCompound = known.value >= 20 && unit?.kind === "amount" && unit.value > 0 && unit.value < 10;
  return amount(
    tokens,
    at,
    isCompound ? { value: known.value + unit.value, last: at + 1 } : { value: known.value, last: at },
  );
}

// "Two hundred", "a hundred and ten".
function hundredsAt(tokens: readonly Token[], at: number, value: number): { value: number; last: number } | null {
  const isCounted = value > 0 && value < 10 && tokens[at + 1]?.word === "hundred" && tokens[at + 1]?.isJoined === true;
  if (!isCounted && value !== 100) return null;
  const hundred = isCounted ? at + 1 : at;
  const whole = isCounted ? value * 100 : 100;
  const rest =
    tokens[hundred + 1]?.word === "and" && tokens[hundred + 1]?.isJoined ? smallAt(tokens, hundred + 2) : null;
  return rest ? { value: whole + rest.value, last: rest.last } : { value: whole, last: hundred };
}

function smallAt(tokens: readonly Token[], at: number): { value: number; last: number } | null {
  const known = WORDS.get(tokens[at]?.word ?? "");
  if (known?.kind !== "amount" || known.value < 1 || known.value >= 100) return null;
  const unit = tokens[at + 1]?.isHyphened ? WORDS.get(tokens[at + 1]?.word ?? "") : undefined;
  const isCompound = known.value >= 20 && unit?.kind === "amount" && unit.value > 0 && unit.value < 10;
  return isCompound ? { value: known.value + unit.value, last: at + 1 } : { value: known.value, last: at };
}

function digitsAt(tokens: readonly Token[], at: number, word: string): NumberMention | null {
  const clock = CLOCK.exec(word);
  if (clock) {
    const half = clock[3] || halfDayAfter(tokens, at);
    const minutes = minutesOf(Number(clock[1]), half) + Number(clock[2]);
    return { kind: "time", value: minutes, unit: null, first: at, last: at };
  }
  const match = DIGITS.exec(word);
  if (!match) return null;
  const value = Number((match[1] ?? "").replaceAll(",", "")) + (match[2] ? 0.5 : 0);
  const suffix = match[3] ?? "";
  if (/^(st|nd|rd|th)$/.test(suffix)) return { kind: "ordinal", value, unit: null, first: at, last: at };
  const half = suffix === "am" || suffix === "pm" ? suffix : suffix === "" ? halfDayAfter(tokens, at) : "";
  // "5.30pm" has thirty minutes, and not three tenths of an hour.
  const [hour = 0, minutes = 0] = (match[1] ?? "").split(".").map(Number);
  if (half) return { kind: "time", value: minutesOf(hour, half) + minutes, unit: null, first: at, last: at };
  return amount(tokens, at, { value, last: at, unit: suffix || null });
}

// "10 pm", "10 p.m.": the letters follow as words of their own.
function halfDayAfter(tokens: readonly Token[], at: number): string {
  const next = tokens[at + 1]?.word ?? "";
  if (next === "am" || next === "pm") return next;
  return (next === "a" || next === "p") && tokens[at + 2]?.word === "m" ? `${next}m` : "";
}

function minutesOf(hour: number, half: string): number {
  if (half === "pm") return ((hour % 12) + 12) * 60;
  return (half === "am" ? hour % 12 : hour) * 60;
}

// "two and a half", "2 1/2" and "2½" are one number.
function amount(
  tokens: readonly Token[],
  first: number,
  read: { value: number; last: number; unit?: string | null },
): NumberMention {
  const [and, article, half] = [1, 2, 3].map((step) => tokens[read.last + step]?.word);
  const unit = read.unit ?? null;
  if (and === "and" && article === "a" && half === "half") {
    return { kind: "amount", value: read.value + 0.5, unit, first, last: read.last + 3 };
  }
  return { kind: "amount", value: read.value, unit, first, last: read.last };
}
