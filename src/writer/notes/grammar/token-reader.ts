import type { Token } from "./sentence-tokens.ts";

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
