import type { Language } from "#shared/contract-values.ts";

// A sentence of the English text with its words in the other language; null where none could be proven.
export type TranslatedSentence = {
  source: string;
  text: string | null;
  // Why it is left out, for the host.
  reason?: string;
  facts: string[];
  opensParagraph?: boolean;
};
export type TranslatedSection = { heading: string; sentences: TranslatedSentence[] };
export type Translation = { language: Language; sections: TranslatedSection[] };

// As the field is pasted: what was left out is not there.
export function textOfSection({ sentences }: TranslatedSection): string {
  return sentences
    .filter(({ text }) => text !== null)
    .map(({ text, opensParagraph }, at) => `${at === 0 ? "" : opensParagraph ? "\n\n" : " "}${text}`)
    .join("");
}

// Under one heading a sentence is itself; the same words elsewhere may be translated otherwise.
export function keptKey(heading: string, source: string): string {
  return `${heading}\n${source}`;
}
