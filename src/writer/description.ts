import { LISTING_PLATFORMS, type ListingPlatform } from "#shared/contract-values.ts";
import type { Contradiction, Fact } from "#writer/ledger/fact.ts";
import type { Finding, LeftOut } from "#writer/rules/finding.ts";

export const PLATFORMS = LISTING_PLATFORMS;
export type Platform = ListingPlatform;

export const TONES = ["warm", "plain", "lively", "refined"] as const;
export type Tone = (typeof TONES)[number];

export const LENGTHS = ["short", "standard", "long"] as const;
export type Length = (typeof LENGTHS)[number];

export type BrandVoice = {
  name?: string;
  tone?: Tone;
  wordsToUse?: string[];
  wordsToAvoid?: string[];
  signOff?: string;
};

export type WritingOptions = { platform: Platform; seed?: number; tone?: Tone; length?: Length; brand?: BrandVoice };

// What a second reading found: exactly this text follows from these facts, with the values they had. The seal tells whether
// both are still the same.
export type FollowsFrom = { facts: string[]; seal: string };

// A sentence that opens a paragraph stands on a line of its own, after an empty one.
// One that is locked stays as it is, whatever changes about the home. One by the host was typed into the text by hand.
export type Sentence = {
  text: string;
  facts: string[];
  opensParagraph?: boolean;
  opensLine?: boolean;
  isLocked?: boolean;
  isByHost?: boolean;
  // Set by the second reading alone, and never shown.
  followsFrom?: FollowsFrom;
};
export type Section = { heading: string; text: string; sentences: Sentence[] };

// Each section under its bold heading.
export function contentOfSections(sections: readonly Pick<Section, "heading" | "text">[]): string {
  return sections.map(({ heading, text }) => `**${heading}**\n${text}`).join("\n\n");
}

export type Description = {
  platform: Platform;
  // The sections as one text.
  content: string;
  sections: Section[];
  facts: Fact[];
  contradictions: Contradiction[];
  findings: Finding[];
  // Absent in texts that were written before it was kept.
  leftOut?: LeftOut[];
  // Notes of the host that made no sentence, so that a page can show them.
  unused?: UnusedNote[];
  // The same text with the other title and opening, where a buyer may choose between two.
  otherBeginning?: OtherBeginning;
};

// "shown": what could be read before payment; "own": as the writer of the rest begins.
export type OtherBeginning = { kind: "shown" | "own"; sections: Section[] };

export type UnusedNote = { field: string; words: string };

type SentenceSpan = { sentence: Sentence; start: number; end: number };

// Where each sentence stands in its section's text.
export function sentenceSpans({ text, sentences }: Section): SentenceSpan[] {
  let from = 0;
  return sentences.map((sentence) => {
    const start = Math.max(text.indexOf(sentence.text, from), from);
    from = start + sentence.text.length;
    return { sentence, start, end: from };
  });
}

// All facts that a sentence rests on, by its writer and by its reader.
export function factsUnder({ facts, followsFrom: read }: Sentence): string[] {
  return read ? [...facts, ...read.facts] : facts;
}

// The same sentence in a text that names its facts otherwise.
export function withFactIds(sentence: Sentence, idOf: (id: string) => string): Sentence {
  const { followsFrom: read, facts } = sentence;
  return {
    ...sentence,
    facts: facts.map(idOf),
    ...(read && { followsFrom: { ...read, facts: read.facts.map(idOf) } }),
  };
}
