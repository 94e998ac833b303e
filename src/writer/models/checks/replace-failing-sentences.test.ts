import { expect, test } from "vitest";
import type { Section } from "#writer/description.ts";
import { hardFactsIn } from "#writer/models/checks/find-answer-faults.ts";
import { replaceFailingSentences } from "#writer/models/checks/replace-failing-sentences.ts";
import { sectionOf } from "#writer/models/section-answer.ts";
import { cleanAnswer, embeddedText, smallFields, smallHome } from "#writer/models/small-home.test-support.ts";
import type { Finding } from "#writer/rules/finding.ts";

const spare = (heading: string) => embeddedText.find((section) => section.heading === heading);

function space(...texts: string[]): Section {
  const facts = ["f2", "f3", "f6"];
  return sectionOf({ heading: "The space", sentences: texts.map((text) => ({ text, facts })) });
}

function findingAt(section: Section, words: string, severity: Finding["severity"] = "block"): Finding {
  const start = section.text.indexOf(words);
  return { rule: "proof", severity, source: "", section: section.heading, words, start, end: start + words.length };
}

function replaceSpace(section: Section, findings: Finding[], maxChars = 400): Section | undefined {
  const replaced = replaceFailingSentences({
    sections: [...cleanAnswer.map(sectionOf).slice(0, 2), section],
    findings,
    embedded: embeddedText,
    fields: smallFields.map((field) => (field.heading === "The space" ? { ...field, maxChars } : field)),
    hardFacts: hardFactsIn(smallHome.facts, embeddedText),
  });
  return replaced.find(({ heading }) => heading === "The space");
}

const ROOMS = "Three bedrooms, two and a half bathrooms.";

test("a sentence with a blocking finding is dropped and the others stay", () => {
  const section = space(ROOMS, "The hot tub is hot.", "A sauna stands by the dock.");
  expect(replaceSpace(section, [findingAt(section, "hot tub")])?.text).toBe(`${ROOMS} A sauna stands by the dock.`);
});

test("a warning drops nothing", () => {
  const section = space(ROOMS, "The hot tub is hot.");
  expect(replaceSpace(section, [findingAt(section, "hot tub", "warn")])).toEqual(section);
});

test("a finding across two sentences drops both", () => {
  const section = space(ROOMS, "Warm water.", "Hot tub.", "The dock is wooden.");
  const finding = findingAt(section, "water. Hot tub");
  expect(replaceSpace(section, [finding])?.text).toBe(`${ROOMS} The dock is wooden.`);
});

test.each([
  ["its first sentence", ["The hot tub is hot.", ROOMS, "A sauna stands by the dock."], "hot tub"],
  ["more than half of itself", [ROOMS, "One hot tub. Two.", "Three hot tubs."], "hot tub. Two. Three hot tubs"],
  ["what the next sentence speaks of", [ROOMS, "The hot tub is hot.", "It seats six.", "A dock."], "hot tub"],
])("a section that loses %s is replaced by the embedded writer's", (_, texts, words) => {
  const section = space(...texts);
  expect(replaceSpace(section, [findingAt(section, words)])).toBe(spare("The space"));
});

test("a section that is too long loses only the sentences beyond its maximum", () => {
  const section = space(ROOMS, "A sauna stands by the dock.", "The dock is made of wood.");
  const beyond = findingAt(section, section.text.slice(80));
  expect(replaceSpace(section, [beyond], 80)?.text).toBe(`${ROOMS} A sauna stands by the dock.`);
});

test("a section that falls under its minimum is replaced", () => {
  const summary = sectionOf({
    heading: "Summary",
    sentences: [
      { text: "A cottage in Bled for six.", facts: ["f1", "f4", "f5"] },
      { text: "The hot tub is hot and big and blue.", facts: ["f6"] },
    ],
  });
  const replaced = replaceFailingSentences({
    sections: [summary],
    findings: [findingAt(summary, "hot tub")],
    embedded: embeddedText,
    fields: smallFields,
    hardFacts: [],
  });
  expect(replaced).toContain(spare("Summary"));
});

test("a finding about a section as a whole replaces it", () => {
  const section = space(ROOMS, "A sauna stands by the dock.");
  expect(replaceSpace(section, [{ ...findingAt(section, ""), end: 0 }])).toBe(spare("The space"));
});

test("a dropped sentence does not take a hard fact along", () => {
  const section = space(
    "A sauna stands by the dock.",
    "Two and a half bathrooms and a hot tub.",
    "The dock is wooden.",
  );
  expect(replaceSpace(section, [findingAt(section, "hot tub")])).toBe(spare("The space"));
});

test("a section that the model left out is the embedded writer's, in the platform's order", () => {
  const replaced = replaceFailingSentences({
    sections: cleanAnswer.map(sectionOf).filter(({ heading }) => heading !== "Summary"),
    findings: [],
    embedded: embeddedText,
    fields: smallFields,
    hardFacts: [],
  });
  expect(replaced.map(({ heading }) => heading)).toEqual(["Title", "Summary", "The space"]);
  expect(replaced[1]).toBe(spare("Summary"));
});

test("a failing section for which the embedded writer has nothing is left out", () => {
  const access = sectionOf({ heading: "Guest access", sentences: [{ text: "The hot tub is yours.", facts: ["f6"] }] });
  const replaced = replaceFailingSentences({
    sections: [...cleanAnswer.map(sectionOf), access],
    findings: [findingAt(access, "hot tub")],
    embedded: embeddedText,
    fields: smallFields,
    hardFacts: [],
  });
  expect(replaced.map(({ heading }) => heading)).toEqual(["Title", "Summary", "The space"]);
});
