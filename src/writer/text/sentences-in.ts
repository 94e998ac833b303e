const BETWEEN_SENTENCES = /(?<=[\p{Ll}\d)"]\.) (?=\p{Lu})/u;

// The sentences of a paragraph of ours.
export function sentencesIn(text: string): string[] {
  return text.split(BETWEEN_SENTENCES);
}
