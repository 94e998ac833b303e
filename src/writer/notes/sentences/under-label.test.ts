import { expect, test } from "vitest";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";
import { underLabel } from "./under-label.ts";

test("what makes no sentence stands under its label", () => {
  expect(underLabel("parking_notes", ["none on site", "paid garage w/ lift"])).toBe(
    "Parking: none on site, paid garage with lift.",
  );
});

test.each([
  ["living_notes", "bright, open plan"],
  ["parking_notes", "none"],
  ["house_rules", "quiet hours: 10 pm to 7 am"],
  ["house_rules", "no shoes, ".repeat(30)],
])("%s: %s does not", (field, note) => {
  expect(underLabel(field, [note])).toBeNull();
});

function described(answers: Record<string, string>) {
  const property = PropertyInput.parse({
    address: "Whitby, United Kingdom",
    property_type: "Entire home",
    ...answers,
  });
  return describeProperty({ property, options: { platform: "airbnb" } });
}

test("a note that makes a sentence does not stand under the label of one that makes none", () => {
  const { content, unused } = described({
    things_to_note: "The bridge opens at noon.\ngladly whom the stairs, shoes seldom of the which\nyes so whom of",
  });
  expect(content).toMatch(/(?<!note: )the bridge opens at noon\./i);
  expect(content).toContain("Please note: gladly whom the stairs, shoes seldom of the which.");
  expect(unused).toEqual([{ field: "things_to_note", words: "yes so whom of" }]);
});

test("a rule that no sentence can be made of is still read by the guest, and is not named as unused", () => {
  const { content, unused } = described({ house_rules: "gladly whom, shoes seldom of the which" });
  expect(content).toContain("House rules: gladly whom, shoes seldom");
  expect(unused).toEqual([]);
});
