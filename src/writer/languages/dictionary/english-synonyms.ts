import { readFileSync } from "node:fs";
import { LANGUAGES } from "#shared/contract-values.ts";
import { dictionaryOf } from "./read-dictionary.ts";

export const SYNONYMS_FILE = new URL("./english-synonyms.txt", import.meta.url);

const ENOUGH_LANGUAGES = 4;
// A form of more English words than this is too general to say that two of them are alike.
const MOST_WORDS = 40;

let read: Map<string, string[]> | undefined;

// English words that mean about the same, so that a translator may take the one for the other.
export function synonymsOf(english: string): string[] {
  read ??= new Map(
    readFileSync(SYNONYMS_FILE, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [word = "", others = ""] = line.split(": ");
        return [word, others.split(" ")];
      }),
  );
  return read.get(english) ?? [];
}

// Found by asking the dictionaries: "tiny" and "compact" share a name in nearly every language, "pool" and "pond" do not.
export function englishSynonyms(): string {
  const shared = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const pair of pairsOf(dictionaryOf(language).forms)) shared.set(pair, (shared.get(pair) ?? 0) + 1);
  }
  const synonyms = new Map<string, string[]>();
  for (const [pair, count] of shared) {
    const [one = "", other = ""] = pair.split(" ");
    if (count < ENOUGH_LANGUAGES) continue;
    synonyms.set(one, [...(synonyms.get(one) ?? []), other]);
    synonyms.set(other, [...(synonyms.get(other) ?? []), one]);
  }
  const lines = [...synonyms].map(([word, others]) => `${word}: ${others.toSorted().join(" ")}\n`);
  return lines.toSorted().join("");
}

function pairsOf(forms: ReadonlyMap<string, string[][]>): Set<string> {
  const wordsByForm = new Map<string, string[]>();
  for (const [english, own] of forms)
    for (const form of new Set(own.map((words) => words.join(" ").replace("*", ""))))
      wordsByForm.set(form, [...(wordsByForm.get(form) ?? []), english]);
  const pairs = new Set<string>();
  for (const words of wordsByForm.values()) {
    if (words.length > MOST_WORDS) continue;
    const sorted = words.toSorted();
    for (const [at, one] of sorted.entries()) for (const other of sorted.slice(at + 1)) pairs.add(`${one} ${other}`);
  }
  return pairs;
}
