import type { Section, Sentence } from "#writer/description.ts";

export type SentenceSpan = { sentence: Sentence; start: number; end: number };

// Where each sentence stands in its section's text.
export function sentenceSpans({ text, sentences }: Section): SentenceSpan[] {
  let from = 0;
  return sentences.map((sentence) => {
    const start = Math.max(text.indexOf(sentence.text, from), from);
    from = start + sentence.text.length;
    return { sentence, start, end: from };
  });
}
