import { tagWords, verbForm, type Word } from "../words/tag-words.ts";

// Where a part of the sentence may end that begins at a place; none when it does not begin there.
export type Part = (at: number) => number[];

// Reads the tokens of a sentence from left to right, keeping every way in which a part can end.
export class TokenReader {
  readonly tokens: Token[];
  readonly #known = new Map<string, number[]>();

  constructor(tokens: Token[]) {
    this.tokens = tokens;
  }

  is(at: number, kinds: RegExp): boolean {
    const token = this.tokens[at];
    return token !== undefined && kinds.test(token.kind);
  }

  says(at: number, words: RegExp): boolean {
    const token = this.tokens[at];
    return token !== undefined && words.test(token.small);
  }

  once(name: string, at: number, read: () => number[]): number[] {
    const key = `${name} ${at}`;
    const known = this.#known.get(key);
    if (known) return known;
    // A part that begins with itself does not begin.
    this.#known.set(key, []);
    const found = [...new Set(read())];
    this.#known.set(key, found);
    return found;
  }

  // One part after the other.
  after(ends: number[], part: Part): number[] {
    return ends.flatMap((end) => part(end));
  }

  // The part as often as it comes, or not at all.
  many(ends: number[], part: Part, most = 5): number[] {
    const all = new Set(ends);
    let last = ends;
    for (let turn = 0; turn < most && last.length > 0; turn += 1) {
      last = this.after(last, part).filter((end) => !all.has(end));
      for (const end of last) all.add(end);
    }
    return [...all];
  }

  word(kinds: RegExp): Part {
    return (at) => (this.is(at, kinds) ? [at + 1] : []);
  }
}

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
