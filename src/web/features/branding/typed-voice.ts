import type { BrandVoice } from "#shared/contract/account/account-settings.ts";

export const TONE_WORDS: Record<Tone, { label: string; effect: string }> = {
  warm: { label: "Warm", effect: "Friendly and close, as one speaks to a guest one looks forward to." },
  plain: { label: "Plain", effect: "Facts first, in short sentences, without decoration." },
  lively: { label: "Lively", effect: "Brisk and inviting, with verbs that do something." },
  refined: { label: "Refined", effect: "Calm and considered, for homes that speak for themselves." },
};

const MAX_WORDS = 20;
const MAX_WORD_LENGTH = 40;

// The brand voice as the form holds it: lists of words are one line of text each.
export type TypedVoice = { name: string; tone: string; wordsToUse: string; wordsToAvoid: string; signOff: string };

export function typedVoiceOf({ name, tone, wordsToUse, wordsToAvoid, signOff }: BrandVoice): TypedVoice {
  return {
    name,
    tone: tone ?? ANY_TONE,
    wordsToUse: wordsToUse.join(", "),
    wordsToAvoid: wordsToAvoid.join(", "),
    signOff,
  };
}

// A select has no empty choice.
export const ANY_TONE = "any";

export function voiceOf({ name, tone, wordsToUse, wordsToAvoid, signOff }: TypedVoice): BrandVoice {
  return {
    name: name.trim(),
    tone: tone === ANY_TONE ? null : (tone as BrandVoice["tone"]),
    wordsToUse: wordsIn(wordsToUse),
    wordsToAvoid: wordsIn(wordsToAvoid),
    signOff: signOff.trim(),
  };
}

// Each once, in whatever case it was typed first.
export function wordsIn(text: string): string[] {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const lower = words.map((word) => word.toLowerCase());
  return words.filter((_, place) => lower.indexOf(lower[place] ?? "") === place);
}

// True, or what is wrong with the list.
export function checkWords(text: string): true | string {
  const words = wordsIn(text);
  if (words.length > MAX_WORDS) return `Please keep to ${MAX_WORDS} words; these are ${words.length}.`;
  const long = words.find((word) => word.length > MAX_WORD_LENGTH);
  return long === undefined || `“${long.slice(0, MAX_WORD_LENGTH)}…” is too long. Put commas between the words.`;
}

export function checkAvoided(avoided: string, used: string): true | string {
  const wanted = new Set(wordsIn(used).map((word) => word.toLowerCase()));
  const both = wordsIn(avoided).find((word) => wanted.has(word.toLowerCase()));
  return both === undefined ? checkWords(avoided) : `“${both}” is also among the words to use.`;
}

type Tone = NonNullable<BrandVoice["tone"]>;

// What a voice changes in every description, in the order of the form.
export function effectsOf({ name, tone, wordsToUse, wordsToAvoid, signOff }: BrandVoice): string[] {
  return [
    name && `One sentence names you: “Your host is ${name}.”`,
    tone ? TONE_WORDS[tone].effect : "Without a tone, descriptions are written warm.",
    wordsToUse.length > 0 &&
      `Where a fact can be told in several ways, the one with ${quoted(wordsToUse)} is chosen. No word adds a claim that no fact backs.`,
    wordsToAvoid.length > 0 &&
      `No sentence contains ${quoted(wordsToAvoid)}, unless it tells guests what they must know, such as a camera.`,
    signOff && `The guest reads in your own words: “${signOff}”`,
  ].filter((effect): effect is string => typeof effect === "string" && effect !== "");
}

function quoted(words: string[]): string {
  return words.map((word) => `“${word}”`).join(" or ");
}
