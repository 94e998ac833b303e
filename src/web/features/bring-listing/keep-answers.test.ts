import { expect, test } from "vitest";
import { itemsOf, keptAnswers } from "./keep-answers.ts";

const room = (name: string) => ({ room: name, beds: [], features: [] });
const found = (field: string, value: unknown) => ({ field, value, quote: String(value) });
const keepAll = (answers: ReturnType<typeof found>[], known = {}) => keptAnswers(itemsOf(answers, known), known);

test("notes, choices and rooms of one field are put together", () => {
  const answers = [
    found("amenities", ["Wifi"]),
    found("amenities", ["Pool"]),
    found("story", "Built in 1911."),
    found("story", "By a captain."),
    found("bedrooms", [room("Bedroom 1")]),
    found("bedrooms", [room("Bedroom 2")]),
    found("floor", 3),
  ];
  expect(keepAll(answers)).toEqual({
    amenities: ["Wifi", "Pool"],
    story: "Built in 1911.\nBy a captain.",
    bedrooms: [room("Bedroom 1"), room("Bedroom 2")],
    floor: 3,
  });
});

test("what the form has is added to, and not offered again", () => {
  const known = { amenities: ["Wifi"], story: "Built in 1911." };
  const answers = [found("amenities", ["Wifi"]), found("amenities", ["Pool"]), found("story", "By a captain.")];
  expect(itemsOf(answers, known).map(({ field }) => field.id)).toEqual(["amenities", "story"]);
  expect(keepAll(answers, known)).toEqual({ amenities: ["Wifi", "Pool"], story: "Built in 1911.\nBy a captain." });
});

test("an answer that contradicts the form is a question, and the form's own stays until it is answered", () => {
  const known = { floor: 2, bedrooms: [room("Bedroom 1")] };
  const answers = [found("floor", 3), found("bedrooms", [room("Bedroom 1"), room("Bedroom 2")])];
  const items = itemsOf(answers, known);
  expect(items.map(({ isDisputed, isKept }) => [isDisputed, isKept])).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(keptAnswers(items, known)).toEqual({});
  const taken = items.map((item) => ({ ...item, isKept: true }));
  expect(keptAnswers(taken, known)).toEqual({ floor: 3, bedrooms: [room("Bedroom 1"), room("Bedroom 2")] });
});

test("what was dropped or emptied is not kept", () => {
  const items = itemsOf([found("story", "Built in 1911."), found("floor", 3)], {});
  const changed = items.map((item) =>
    item.field.id === "floor" ? { ...item, isKept: false } : { ...item, value: "" },
  );
  expect(keptAnswers(changed, {})).toEqual({});
});
