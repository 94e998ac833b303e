import { readFileSync } from "node:fs";
import type { Language } from "#shared/contract-values.ts";

export type CorpusPair = { language: Language; source: string; text: string; isTrue: boolean };

// "= " an English sentence; below it "+es" true and "-es" invented or distorted translations.
export function readLanguageCorpus(part: "developing" | "measuring" | "whole-texts"): CorpusPair[] {
  let source = "";
  return readFileSync(new URL(`${part}.txt`, import.meta.url), "utf8")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("= ")) source = line.slice(2);
      const [, sign, language, text] = /^([+-])(\w\w) (.+)$/.exec(line) ?? [];
      return sign && text ? [{ language: language as Language, source, text, isTrue: sign === "+" }] : [];
    });
}
