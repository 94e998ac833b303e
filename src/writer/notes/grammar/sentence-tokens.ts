import { tagWords, verbForm, type Word } from "../tagged-words.ts";

// A word or a mark of a sentence, and what it is there.
export type Token = { kind: string; small: string };

export function tokensOf(text: string): Token[] {
  const raw = text.split(" ").filter((word) => /[\p{L}\p{N}&+]/u.test(word));
  const words = tagWords(text);
  if (words.length !== raw.length) return [];
  return words.flatMap((word, at) => {
    const typed = raw[at] ?? "";
    // A name that begins the sentence may look like a verb: "Brazen Head".
    const isName = at === 0 && words[1]?.kind === "name" && word.kind === "verb";
    const opening = typed.startsWith("(") ? [{ kind: "(", small: "(" }] : [];
    const closing = /\)[,:;]?$/.test(typed) ? [{ kind: ")", small: ")" }] : [];
    const mark = /[,;]$/.test(typed)
      ? [{ kind: ",", small: "," }]
      : typed.endsWith(":")
        ? [{ kind: ":", small: ":" }]
        : [];
    return [...opening, { kind: isName ? "name" : kindOf(word), small: word.small }, ...closing, ...mark];
  });
}

function kindOf({ kind, small }: Word): string {
  if (/^(?:is|are|was|were|am|be|been)$/.test(small)) return "be";
  if (/^(?:has|have|had)$/.test(small)) return "have";
  if (/^(?:can|could|will|would|may|might|must|should|don't|doesn't|do|does|won't|can't|cannot|did)$/.test(small))
    return "modal";
  if (/^(?:it's|there's|that's|we're|you're|they're|i'm|you'll|we'll|i'll|you've|we've|i've)$/.test(small))
    return "short";
  if (kind === "verb") return verbForm(small) === "past" ? "past" : verbForm(small) === "ing" ? "ing" : "verb";
  if (kind === "other") return "noun";
  if (small === "to") return "to";
  if (kind === "to") return small === "not" ? "adverb" : "preposition";
  return kind;
}
