import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Answers } from "#shared/intake/intake-field.ts";
import { FoundItemRow } from "./found-item-row.tsx";
import { itemsOf } from "./keep-answers.ts";

function shown(answer: { field: string; value: unknown; quote: string }, known: Answers = {}): string {
  const [item] = itemsOf([answer], known);
  if (!item) throw new Error("the answer is not offered");
  const row = createElement(FoundItemRow, { item, known: known[answer.field], onChange: () => {} });
  return renderToStaticMarkup(row);
}

test("an answer stands with the words it came from, to be dropped or changed", () => {
  const html = shown({ field: "floor", value: 3, quote: "on the 3rd floor" });
  expect(html).toContain('type="checkbox"');
  expect(html).toContain('type="number"');
  expect(html).toContain("<q>on the 3rd floor</q>");
});

test("a note is its own quote, and can be changed", () => {
  const html = shown({ field: "story", value: "Built in 1911.", quote: "Built in 1911." });
  expect(html).toContain("<textarea");
  expect(html).not.toContain("<q>");
});

test("what contradicts the form asks which is right", () => {
  const html = shown({ field: "maxGuests", value: 4, quote: "sleeps 4" }, { maxGuests: 6 });
  expect(html).toContain("which is right?");
  expect(html).toContain("Keep mine");
  expect(html).toContain("Take the listing");
  expect(html.match(/type="radio"/g)).toHaveLength(2);
});
