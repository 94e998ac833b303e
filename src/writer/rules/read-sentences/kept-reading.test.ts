import { expect, test } from "vitest";
import { BUNK_CABIN } from "#tests/support/samples/bunk-cabin.ts";
import { sectionOf } from "#writer/compose/compose-sections.ts";
import type { Description } from "#writer/description.ts";
import { editText } from "#writer/edit/edit-text.ts";
import { outdatedSentences } from "#writer/revise/outdated-sentences.ts";
import { reviseFacts } from "#writer/revise/revise-facts.ts";
import { describeProperty } from "#writer/write-description.ts";
import { deliverable } from "#writer/write-embedded.ts";
import { followsFrom } from "./follows-from.ts";

const BUNKS = "One couple takes the queen downstairs, and four more climb to the bunks.";

// A text in which a reading has spoken for one sentence that the lists refuse.
function readText(): Description {
  const written = describeProperty({ property: BUNK_CABIN, options: { platform: "airbnb", seed: 7 } });
  const ids = written.facts.filter(({ field }) => field === "bedroom_notes").map(({ id }) => id);
  const read = followsFrom(BUNKS, ids, written);
  const sections = written.sections.map(({ heading, sentences }) => {
    const more = heading === "The space" && read ? [{ text: BUNKS, facts: [], followsFrom: read }] : [];
    return sectionOf(heading, [...sentences, ...more]);
  });
  const content = sections.map(({ heading, text }) => `**${heading}**\n${text}`).join("\n\n");
  return { ...written, sections, content };
}

function withoutReadings(description: Description): Description {
  const sections = description.sections.map((section) => ({
    ...section,
    sentences: section.sentences.map(({ text, facts }) => ({ text, facts })),
  }));
  return { ...description, sections };
}

// As a database gives it back.
const stored = <Kept>(value: Kept): Kept => JSON.parse(JSON.stringify(value)) as Kept;

test("it holds when the text is stored, and without it the sentence is taken out", () => {
  const description = readText();
  expect(deliverable(stored(description)).content).toContain(BUNKS);
  expect(deliverable(withoutReadings(description)).content).not.toContain("downstairs");
});

test("it holds when something else about the home changes", () => {
  const before = stored(deliverable(readText()));
  const { description, changes } = reviseFacts({ before, property: { ...BUNK_CABIN, bedrooms: 4 }, options: {} });
  expect(changes.length).toBeGreaterThan(0);
  expect(deliverable(stored(description)).content).toContain(BUNKS);
});

test("it ends when a fact changes that the reader named, though the writer did not", () => {
  const property = { ...BUNK_CABIN, bedroom_notes: "two rooms with a queen each" };
  const before = readText();
  expect(outdatedSentences(before, property).map(({ text }) => text)).toContain(BUNKS);
  const { description } = reviseFacts({ before, property, options: {} });
  expect(description.content).not.toContain("downstairs");
});

test("it holds while the host edits another sentence, and words typed by hand have none", () => {
  const before = readText();
  const space = before.sections.find(({ heading }) => heading === "The space");
  const ledger = { facts: before.facts, contradictions: before.contradictions };
  const longer = editText(before, { heading: "The space", text: `${space?.text} The washer is yours to use.` }, ledger);
  expect(deliverable(longer.description).content).toContain(BUNKS);
  const typed = (space?.text ?? "").replace("One couple", "Any couple");
  const { description } = editText(before, { heading: "The space", text: typed }, ledger);
  expect(description.content).toContain("Any couple");
  expect(JSON.stringify(description.sections)).not.toContain("followsFrom");
  expect(deliverable(description).content).not.toContain("downstairs");
});
