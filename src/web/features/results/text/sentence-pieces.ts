import type { WrittenSection } from "#shared/contract/listings/listings.ts";

export type Sentence = WrittenSection["sentences"][number];
export type Piece = { text: string; sentence: Sentence | null };

// The section's text cut at its sentences. What stands between them, spaces and line breaks, is kept as it is.
export function sentencePieces({ text, sentences }: Pick<WrittenSection, "text" | "sentences">): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const sentence of sentences) {
    const at = text.indexOf(sentence.text, from);
    if (at < 0) continue;
    if (at > from) pieces.push({ text: text.slice(from, at), sentence: null });
    pieces.push({ text: sentence.text, sentence });
    from = at + sentence.text.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), sentence: null });
  return pieces;
}
