import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#shared/contract-values.ts";
import { phraseAt, type Row } from "../vocabulary/read-vocabulary.ts";
import { englishBases } from "./english-words.ts";
import {
  dictionaryOf,
  englishSynonyms,
  formsOf,
  indexOf,
  lengthOfFormAt,
  SYNONYMS_FILE,
  synonymsOf,
} from "./read-dictionary.ts";

const LINE = /^(?:-|[a-z]+(?:[- ][a-z]+)*): [a-z0-9]+\*?(?:,? [a-z0-9]+\*?)*$/;

const linesOf = (language: Language) =>
  readFileSync(new URL(`./${language}.txt`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");

const strictRows = (words: string[], language: Language | "en"): Row[] => {
  const found = phraseAt(words, 0, language);
  return found?.length === words.length && found.rows.every(({ kind }) => kind !== "word") ? found.rows : [];
};

test.each(LANGUAGES)("every line of %s is an English word and its forms, without accents", (language) => {
  const lines = linesOf(language);
  expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(2500);
});

test.each(LANGUAGES)("in %s no thing is called by the name of another thing", (language) => {
  const wrong = [...dictionaryOf(language).forms].flatMap(([english, forms]) => {
    const own = new Set(
      [english, ...englishBases(english)].flatMap((base) => strictRows([base], "en").map(({ id }) => id)),
    );
    if (own.size === 0) return [];
    return forms
      .map((form) => form.map((word) => word.replace("*", "")))
      .filter((form) => {
        const rows = strictRows(form, language);
        const isCognate = english.length >= 5 && form[0]?.slice(0, 5) === english.slice(0, 5);
        return rows.some(({ isSoft }) => !isSoft) && !isCognate && !rows.some(({ id }) => own.has(id));
      })
      .map((form) => `${english}: ${form.join(" ")}`);
  });
  expect(wrong).toEqual([]);
});

test("English forms lead back to the word that is listed", () => {
  for (const [form, base] of [
    ["sleeps", "sleep"],
    ["slept", "sleep"],
    ["dining", "dine"],
    ["planned", "plan"],
    ["cozily", "cozy"],
    ["berries", "berry"],
    ["biggest", "big"],
    ["neighbourhoods", "neighborhood"],
  ] as const)
    expect([form, englishBases(form).includes(base)]).toEqual([form, true]);
});

test("a form is found with the endings of its language, and as a phrase", () => {
  const spanish = dictionaryOf("es");
  const walk = indexOf(formsOf("walking", spanish), "es");
  expect(lengthOfFormAt(["a", "pie"], 0, walk)).toBe(2);
  expect(lengthOfFormAt(["caminando"], 0, walk)).toBe(1);
  expect(lengthOfFormAt(["piscina"], 0, walk)).toBe(0);
});

test("the list of synonyms is what the dictionaries say today", () => {
  expect(readFileSync(SYNONYMS_FILE, "utf8")).toBe(englishSynonyms());
  expect(synonymsOf("tiny")).toContain("small");
  expect(synonymsOf("pool")).not.toContain("lake");
});
