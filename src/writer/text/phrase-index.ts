import type { Token } from "./read-text.ts";
import { readText } from "./read-text.ts";

type Node<Entry> = { next: Map<string, Node<Entry>> | null; entry: Entry | null };
export type Match<Entry> = { entry: Entry; first: number; last: number };

// A set of phrases, each with what it stands for. Hyphens and spaces are the same; the longest phrase wins.
export class PhraseIndex<Entry> {
  readonly #root: Node<Entry> = { next: new Map(), entry: null };

  add(phrase: string, entry: Entry): void {
    const words = readText(phrase).tokens.map((token) => token.word);
    const last = words.at(-1);
    if (last === undefined) return;
    this.#insert(words, entry);
    for (const plural of pluralsOf(last)) this.#insert([...words.slice(0, -1), plural], entry);
  }

  get isEmpty(): boolean {
    return this.#root.next?.size === 0;
  }

  // The matches in order of place, none inside another.
  matches(tokens: readonly Token[]): Match<Entry>[] {
    const found: Match<Entry>[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const match = this.#longestAt(tokens, at);
      if (!match) continue;
      found.push(match);
      at = match.last;
    }
    return found;
  }

  #longestAt(tokens: readonly Token[], first: number): Match<Entry> | null {
    let node = this.#root;
    let best: Match<Entry> | null = null;
    for (let at = first; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (!token || (at > first && !token.isJoined)) break;
      const next = node.next?.get(token.word);
      if (!next) break;
      node = next;
      if (node.entry !== null) best = { entry: node.entry, first, last: at };
    }
    return best;
  }

  #insert(words: string[], entry: Entry): void {
    let node = this.#root;
    for (const word of words) {
      node.next ??= new Map();
      let next = node.next.get(word);
      if (!next) {
        next = { next: null, entry: null };
        node.next.set(word, next);
      }
      node = next;
    }
    node.entry ??= entry;
  }
}

// What already ends in s is taken as it stands.
function pluralsOf(word: string): string[] {
  if (/(ch|sh|x|ss)$/.test(word)) return [`${word}es`];
  if (!/^[a-z]{3,}$/.test(word) || word.endsWith("s")) return [];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/(l|n)f$|(kni|li|wi)fe$/.test(word)) return [`${word.replace(/fe?$/, "")}ves`, `${word}s`];
  return [`${word}s`];
}
