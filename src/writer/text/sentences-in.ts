const BETWEEN_SENTENCES = /(?<=[\p{Ll}\d)"]\.) (?=\p{Lu})/u;

// The sentences of a paragraph of ours.
export function sentencesIn(text: string): string[] {
  return text.split(BETWEEN_SENTENCES);
}

const LEANS = /^(?:It|They|Both|One|That|This|These|He|She) /;

// Whether a sentence says nothing without the one before it.
export function leansOnLast(sentence: string): boolean {
  return LEANS.test(sentence);
}
