import { expect, test } from "vitest";
import { sectionOf, sectionsOf } from "#writer/models/section-answer.ts";
import { cleanAnswer, smallFields } from "#writer/models/small-home.test-support.ts";

test("characters that nobody sees cannot hide words from the checks", () => {
  const text = " 18 Mlin\u200bska\u00ad Ce\u202esta,\n\u2066Bled\u0007 ";
  expect(sectionOf({ heading: "Summary", sentences: [{ text, facts: [" f1 ", "f1"] }] })).toEqual({
    heading: "Summary",
    text: "18 Mlinska Cesta, Bled",
    sentences: [{ text: "18 Mlinska Cesta, Bled", facts: ["f1"] }],
  });
});

test("sections stand in the platform's order, each once, and empty ones not at all", () => {
  const again = { heading: "Title", sentences: [{ text: "Another title", facts: ["f1"] }] };
  const empty = { heading: "Guest access", sentences: [{ text: "\u200b ", facts: [] }] };
  const sections = sectionsOf([...cleanAnswer.toReversed(), again, empty], smallFields);
  expect(sections).toEqual(cleanAnswer.map(sectionOf));
});
