import { ownValue } from "#shared/own-value.ts";
import { isPlainWord } from "#writer/notes/words/tag-words.ts";
import { stemsOf } from "#writer/text/said-words.ts";

const MEASURE =
  /(?<![\d\p{L}])(\d{1,4}|one|an?|two|three|four|five|six|few)(?: short)?[ -]?(m|km|mile|minute|block|stop|step)s?\b/gu;
const AMOUNTS: Record<string, string> = {
  one: "1",
  a: "1",
  an: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
};

function measuresIn(text: string): string[] {
  return [...text.matchAll(MEASURE)].map(([, amount = "", unit]) => `${ownValue(AMOUNTS, amount) ?? amount} ${unit}`);
}

function measureIn(text: string): string | null {
  return measuresIn(text)[0] ?? null;
}

function isLong(word: string): boolean {
  return /^\p{Lu}/u.test(word) && (word.length > 3 || /^\p{Lu}{2,3}$/u.test(word));
}

// "M6", "14th St": short names are only looked for as a whole.
export function isNamedIn(said: string, name: string): boolean {
  const words = inOneSpelling(name.replace(/^the /i, "")).trim();
  return /[\p{Lu}\d]/u.test(name) && words !== "" && inOneSpelling(said).includes(` ${words} `);
}

const IN_SHORT = new Map([
  ["street", "st"],
  ["avenue", "ave"],
  ["road", "rd"],
  ["boulevard", "blvd"],
  ["mount", "mt"],
  ["magnificent", "mag"],
]);

// "Broughton St" and "Broughton Street" are the same.
function inOneSpelling(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.map((word) => IN_SHORT.get(word) ?? word).join(" ")} `;
}

// Whether one of the sentences has told of a place, and how far it is.
export function isToldWithDistance(sentences: string[], { name, away, about }: Place): boolean {
  const distance = measureIn(away);
  return sentences.some((each) => {
    const isFar = distance === null ? AWAY.test(away) && AWAY.test(each) : measuresIn(each).includes(distance);
    const known = stemsOf(each);
    const isAboutTold = [...stemsOf(about)].filter((stem) => !known.has(stem)).length <= MOST_NEW;
    return isFar && isAboutTold && isNamedIn(each, name);
  });
}

type Place = { name: string; away: string; about: string };

const MOST_NEW = 1;
const AWAY =
  /\b(?:near|nearby|close|close by|next door|right here|walking distance|short walk|easy walk|round the corner|at the door)\b/i;

// The opening names the place, or its distance. The names of the home's town and district say nothing of a place in it.
export function isSaid(name: string, away: string, { said, around }: { said: string; around: string[] }): boolean {
  if (isNamedIn(said, name)) return true;
  const ofTown = new Set(around.flatMap((each) => each.split(" ")));
  const own = name.replace(/^the /, "").split(" ").filter(isLong);
  const words = own.some((word) => !ofTown.has(word)) ? own.filter((word) => !ofTown.has(word)) : own;
  const distance = measureIn(away);
  const isSameDistance = distance !== null && measuresIn(said).includes(distance);
  // "One block from the pedestrian plaza" has said how far the Newark Avenue pedestrian plaza is.
  const kinds = name.toLowerCase().match(/\b\p{Ll}{4,20}\b/gu) ?? [];
  const told = new Set(said.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  if (isSameDistance && kinds.some((word) => told.has(word))) return true;
  // "downtown is 20" has said "downtown Chicago, 20 min".
  const [opening = ""] = name.replace(/^the /, "").split(" ");
  const amount = distance?.split(" ")[0] ?? "";
  if (
    amount !== "" &&
    opening.length > 4 &&
    said.toLowerCase().includes(opening.toLowerCase()) &&
    said.split(/[^\d.]|\.(?!\d)/).includes(amount)
  )
    return true;
  // "SkyTrain" and "the skytrain" are the same; "Ruby Hill Park" is none of "the parks".
  const isInOpening = (word: string) =>
    word.length > 3
      ? said.includes(word) || (told.has(word.toLowerCase()) && !isPlainWord(word.toLowerCase()))
      : !/\d/.test(away) && said.split(/[ ,.]/).includes(word);
  const isSameInDigits = isSameDistance && /^\d/.test(amount) && /\d/.test(away) && said.includes(amount);
  return isSameInDigits || words.some((word) => isInOpening(word) && !isOfAnother(word, { name, said }));
}

// "Union Market" is not "Union Station".
function isOfAnother(word: string, { name, said }: { name: string; said: string }): boolean {
  const after = (text: string) =>
    text
      .split(/\s+/)
      .flatMap((each, at, all) => (each === word ? [/^\p{Lu}[\p{L}'’]*/u.exec(all[at + 1] ?? "")?.[0] ?? ""] : []));
  const [own = ""] = after(name);
  const found = after(said);
  return own !== "" && found.length > 0 && found.every((each) => each !== "" && each !== own);
}
