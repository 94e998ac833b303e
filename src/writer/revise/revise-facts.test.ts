import { expect, test } from "vitest";
import { seededRandom } from "#writer/compose/random.ts";
import { type Description, PLATFORMS, type Section, type Sentence } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { sentenceSpans } from "#writer/models/sentence-spans.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { fieldsOf } from "#writer/rules/platform-fields.ts";
import { describeProperty, type PropertyInput } from "#writer/write-description.ts";
import { CHANGES, homeNumber } from "./homes.test-support.ts";
import { reviseFacts } from "./revise-facts.ts";

const HOMES = 200;

// By its own measure, apart from the code that revises: all that a fact says.
function nameOf({ key, value, qualifiers, index, isConfirmed }: Fact): string {
  return JSON.stringify([key, value, Object.entries(qualifiers).toSorted(), index, isConfirmed]);
}

// The sentences that rest on nothing that changed.
function untouched(before: Description, now: Fact[]): { heading: string; sentence: Sentence }[] {
  const held = new Set(now.map(nameOf));
  const isHeld = new Map(before.facts.map((fact) => [fact.id, held.has(nameOf(fact))]));
  return before.sections.flatMap(({ heading, sentences }) =>
    sentences.filter(({ facts }) => facts.every((id) => isHeld.get(id))).map((sentence) => ({ heading, sentence })),
  );
}

// The sentences that the present facts no longer prove, though they cite none that changed.
function unproven(before: Description, ledger: Description): Set<string> {
  const found = checkSections({ platform: before.platform, sections: before.sections, ledger }).filter(
    ({ severity }) => severity === "block",
  );
  return new Set(
    before.sections.flatMap((section) =>
      sentenceSpans(section)
        .filter(({ start, end }) =>
          found.some((one) => one.section === section.heading && one.start < end && one.end > start),
        )
        .map(({ sentence }) => sentence.text),
    ),
  );
}

test("over 200 homes, one changed fact leaves all sentences that do not rest on it byte for byte as they were", () => {
  const kinds = Object.keys(CHANGES);
  const counts = { kept: 0, changed: 0, unproven: 0, pronouns: 0 };
  for (let number = 0; number < HOMES; number++) {
    const home = homeNumber(number);
    const kind = kinds[number % kinds.length] ?? "";
    const change = CHANGES[kind]?.(home, seededRandom("changes", number));
    const property = { ...home, ...change };
    for (const platform of PLATFORMS) {
      const place = `home ${number}, ${kind}, ${platform}`;
      const before = describeProperty({ property: home, options: { platform, seed: number } });
      const { description, changes } = reviseFacts({ before, property, options: {} });
      const lost = untouched(before, description.facts).filter((one) => !isIn(description.sections, one));
      const refused = unproven(before, description);
      for (const { sentence } of lost) {
        if (refused.has(sentence.text)) counts.unproven += 1;
        else if (sentence.text.startsWith("It ")) counts.pronouns += 1;
        else expect.fail(`${place}: "${sentence.text}" was changed`);
      }
      expect(description.findings.filter(({ severity }) => severity === "block"), place).toEqual([]);
      expectWithinLimits(description);
      expectSameOrder(before.sections, description.sections, place);
      counts.kept += untouched(before, description.facts).length - lost.length;
      counts.changed += changes.length;
    }
  }
  console.log(counts);
  expect(counts.kept).toBeGreaterThan(5000);
  expect(counts.changed).toBeGreaterThan(600);
  expect(counts.unproven + counts.pronouns).toBeLessThan(counts.kept / 500);
}, 120_000);

function isIn(sections: Section[], { heading, sentence }: { heading: string; sentence: Sentence }): boolean {
  return sections.some(
    (section) => section.heading === heading && section.sentences.some(({ text }) => text === sentence.text),
  );
}

function expectWithinLimits({ platform, sections }: Description): void {
  const limits = new Map(fieldsOf(platform).map(({ heading, maxChars }) => [heading, maxChars]));
  for (const { heading, text } of sections) expect(text.length).toBeLessThanOrEqual(limits.get(heading) ?? 0);
}

function expectSameOrder(before: Section[], after: Section[], place: string): void {
  for (const { heading, sentences } of before) {
    const texts = after.find((section) => section.heading === heading)?.sentences.map(({ text }) => text) ?? [];
    const kept = sentences.map(({ text }) => text).filter((text) => texts.includes(text));
    expect(texts.filter((text) => kept.includes(text)), place).toEqual(kept);
  }
}
