import { expect, test } from "vitest";
import { seededRandom } from "#writer/compose/random.ts";
import { type Description, PLATFORMS, type Platform, type Section, type Sentence } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { fieldsOf } from "#writer/rules/platform-fields.ts";
import { describeProperty, prepareWriting } from "#writer/write-description.ts";
import { deliverable } from "#writer/write-embedded.ts";
import { CHANGES, homeNumber } from "./homes.test-support.ts";
import { reviseFacts } from "./revise-facts.ts";

const HOMES = 200;

// By its own measure, apart from the code that revises: all that a fact says.
function nameOf({ key, value, qualifiers, index, isConfirmed }: Fact): string {
  return JSON.stringify([key, value, JSON.stringify(qualifiers), index, isConfirmed]);
}

// The sentences that rest on nothing that changed.
function untouched(before: Description, now: Fact[]): { heading: string; sentence: Sentence }[] {
  const held = new Set(now.map(nameOf));
  const isHeld = new Map(before.facts.map((fact) => [fact.id, held.has(nameOf(fact))]));
  return before.sections.flatMap(({ heading, sentences }) =>
    sentences.filter(({ facts }) => facts.every((id) => isHeld.get(id))).map((sentence) => ({ heading, sentence })),
  );
}

test("over 200 homes, one changed fact leaves all sentences that do not rest on it byte for byte as they were", () => {
  const kinds = Object.keys(CHANGES);
  const counts = { kept: 0, changed: 0 };
  for (let number = 0; number < HOMES; number++) {
    const home = homeNumber(number);
    const kind = kinds[number % kinds.length] ?? "";
    const change = CHANGES[kind]?.(home, seededRandom("changes", number));
    const property = { ...home, ...change };
    for (const platform of platformsFor(number)) {
      const place = `home ${number}, ${kind}, ${platform}`;
      const before = describeProperty({ property: home, options: { platform, seed: number } });
      const { description, changes } = reviseFacts({ before, property, options: {} });
      const kept = untouched(before, prepareWriting({ property, options: { platform } }).ledger.facts);
      const lost = kept.filter((one) => !isIn(description.sections, one));
      expect({ place, lost }).toEqual({ place, lost: [] });
      expect({ place, text: deliverable(description).content }).toEqual({ place, text: description.content });
      expectWithinLimits(description);
      expectSameOrder(before.sections, description.sections, place);
      counts.kept += kept.length;
      counts.changed += changes.length;
    }
  }
  expect(counts.kept).toBeGreaterThan(HOMES * 10);
  expect(counts.changed).toBeGreaterThan(HOMES * 2);
});

// Each platform gets every kind of change, and each home two platforms: all six of them take a dozen seconds.
function platformsFor(number: number): Platform[] {
  return PLATFORMS.filter((_, at) => at % 3 === Math.floor(number / 8) % 3);
}

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
    expect({ place, texts: texts.filter((text) => kept.includes(text)) }).toEqual({ place, texts: kept });
  }
}

const cabin = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Private hot tub", "Wifi", "Pool", "Indoor fireplace", "Washer", "Dedicated workspace"],
  best_thing: "The dock at sunrise.",
};

function revised(change: object, platform: Platform = "airbnb") {
  const before = describeProperty({ property: cabin, options: { platform, seed: 7 } });
  return { before, ...reviseFacts({ before, property: { ...cabin, ...change }, options: {} }) };
}

test("another number is said in the same words", () => {
  for (const platform of PLATFORMS) {
    const { before, description } = revised({ bedrooms: 4 }, platform);
    expect(description.content).toBe(
      before.content
        .replaceAll(/(?<=\b[Tt])hree(?=[- ]bedroom)/g, "X")
        .replaceAll("TX", "Four")
        .replaceAll("tX", "four"),
    );
    expect(description.content).not.toBe(before.content);
  }
});

test("of a sentence that tells two things, the one that is still there is told again", () => {
  const { before, description, changes } = revised({ amenities: cabin.amenities.filter((one) => one !== "Pool") });
  const both = before.sections
    .flatMap(({ sentences }) => sentences)
    .find(({ text }) => /pool and .*hot tub/.test(text));
  expect(changes.find((change) => change.before === both?.text)?.after).toMatch(/hot tub/);
  expect(description.content).not.toMatch(/\bpool\b/);
});

test("what is new is told once, after all that stood there before", () => {
  const { before, description, changes, untold } = revised({ amenities: [...cabin.amenities, "Sauna"] });
  expect(changes).toEqual([{ heading: expect.any(String), before: null, after: expect.stringMatching(/sauna/) }]);
  expect(description.content.match(/sauna/gi)).toHaveLength(1);
  expect(untold).toEqual([]);
  expect(description.content.replace(` ${changes[0]?.after}`, "")).toBe(before.content);
});

test("a field that is full stays as it is, and what found no room is named", () => {
  const before = describeProperty({ property: cabin, options: { platform: "mls", seed: 7 } });
  const [remarks] = before.sections;
  const filler = { text: "Come as you are.", facts: [] };
  const room = Math.floor((790 - (remarks?.text.length ?? 0)) / (filler.text.length + 1));
  const full = remarks && {
    ...remarks,
    sentences: [...remarks.sentences, ...Array.from({ length: room }, () => filler)],
  };
  if (!full) throw new Error("there are no remarks");
  full.text = full.sentences.map(({ text }) => text).join(" ");
  const property = { ...cabin, amenities: [...cabin.amenities, "Sauna"] };
  const { changes, untold } = reviseFacts({ before: { ...before, sections: [full] }, property, options: {} });
  expect(full.text.length).toBeGreaterThan(740);
  expect(changes).toEqual([]);
  expect(untold.map(({ key }) => key)).toEqual(["amenity.sauna"]);
});

test("a locked sentence stays, and it is said whether it still holds", () => {
  const before = describeProperty({ property: cabin, options: { platform: "airbnb", seed: 7 } });
  const sections = before.sections.map((section) => ({
    ...section,
    sentences: section.sentences.map((sentence) => ({ ...sentence, isLocked: true })),
  }));
  const { description, changes, locked } = reviseFacts({
    before: { ...before, sections },
    property: { ...cabin, bedrooms: 4 },
    options: {},
  });
  expect(changes).toEqual([]);
  expect(description.content).toBe(before.content);
  expect(locked.filter(({ isFalse }) => isFalse).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/three-bedroom cabin in Kelowna/),
  );
});
