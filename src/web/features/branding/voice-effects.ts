import type { BrandVoice } from "#shared/contract/account/account-settings.ts";

type Tone = NonNullable<BrandVoice["tone"]>;

export const TONE_WORDS: Record<Tone, { label: string; effect: string }> = {
  warm: { label: "Warm", effect: "Friendly and close, as one speaks to a guest one looks forward to." },
  plain: { label: "Plain", effect: "Facts first, in short sentences, without decoration." },
  lively: { label: "Lively", effect: "Brisk and inviting, with verbs that do something." },
  refined: { label: "Refined", effect: "Calm and considered, for homes that speak for themselves." },
};

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
