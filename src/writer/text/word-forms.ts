const PAIRS = new Map([
  ["dishes and silverware", ["dishes", "silverware"]],
  ["extra pillows and blankets", ["extra pillows", "blankets"]],
  ["a washer and dryer", ["a washer", "a dryer"]],
]);
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

// Words to ten, digits beyond, halves in words: "two and a half".
export function numberWord(value: number): string {
  const whole = Math.floor(value);
  const word = NUMBERS[whole] ?? String(whole);
  if (value === whole) return word;
  if (value - whole !== 0.5) return String(value);
  return whole === 0 ? "half" : `${word} and a half`;
}

export function counted(value: number, noun: string): string {
  return `${numberWord(value)} ${plural(value, noun)}`;
}

export function plural(value: number, noun: string): string {
  if (value === 1) return noun;
  if (/(person)$/.test(noun)) return noun.replace(/person$/, "people");
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

// Things that are pairs themselves join the list one by one: "dishes, silverware and wine glasses".
export function listOf(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? "";
  const single = things.flatMap((thing) => PAIRS.get(thing) ?? [thing]);
  return `${single.slice(0, -1).join(", ")} and ${single.at(-1)}`;
}

// "a stove, oven and dishwasher": one article for all.
export function bareList(things: readonly string[]): string {
  return listOf(things.map((words, at) => (at === 0 ? words : words.replace(/^an? /, ""))));
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// "an oven", "a one-bedroom", "a university".
export function withArticle(noun: string): string {
  const startsWithVowelSound =
    /^(?!one|uni|use|eu|uti)[aeiou]|^[AEIO]|^[FHLMNRSX](?:[A-Z]+\b|(?= \p{Lu})|$)|^Uber\b|^(?:8|11|18)(?:\d\d(?!\d)|\b)|^hour|^(EV|HD|LG|RV|MP|SUV|Xbox)\b/u.test(
      noun,
    );
  return `${startsWithVowelSound ? "an" : "a"} ${noun}`;
}

// "1st", "12th", "23rd".
export function ordinal(value: number): string {
  const last = value % 100 > 10 && value % 100 < 14 ? 0 : value % 10;
  return `${value}${["th", "st", "nd", "rd"][last] ?? "th"}`;
}

// The words that a word may be a form of: "dries" of "dry", "packing" of "pack", "used" of "use". Some are no words at
// all, which does no harm where they are only looked up.
export function baseForms(word: string): string[] {
  const forms = [word];
  const add = (stem: string, ...endings: string[]) => {
    if (stem.length >= 2) for (const ending of endings) forms.push(stem + ending);
  };
  if (word.endsWith("s") && !word.endsWith("ss")) add(word.slice(0, -1), "");
  if (word.endsWith("es")) add(word.slice(0, -2), "");
  if (word.endsWith("ies")) add(word.slice(0, -3), "y");
  if (word.endsWith("ves")) add(word.slice(0, -3), "f", "fe");
  if (word.endsWith("s'")) add(word.slice(0, -2), "", "s");
  if (word.endsWith("ied")) add(word.slice(0, -3), "y");
  if (word.endsWith("ed")) addVerbStem(word.slice(0, -2), add);
  if (word.endsWith("ing")) addVerbStem(word.slice(0, -3), add);
  return forms;
}

function addVerbStem(stem: string, add: (stem: string, ...endings: string[]) => void): void {
  add(stem, "", "e");
  const last = stem.at(-1);
  if (last !== undefined && last === stem.at(-2)) add(stem.slice(0, -1), "");
}

// Typographic dashes, quotes and spaces as plain ones, in lower case: what two exports of one list agree on.
export function plainWords(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[–—]/g, "-")
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
