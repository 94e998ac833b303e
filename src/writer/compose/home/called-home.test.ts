import { expect, test } from "vitest";
import { YORK_FLAT } from "#tests/support/samples/york-flat.ts";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";

const FLAT = { ...YORK_FLAT, amenities: ["Kitchen", "Free street parking"] };

function textOf(answers: Record<string, unknown>, section: string): string {
  const { sections } = describeProperty({
    property: PropertyInput.parse({ ...FLAT, ...answers }),
    options: { platform: "airbnb" },
  });
  return sections.find(({ heading }) => heading === section)?.text ?? "";
}

test("where the home is, is told by its name, and the name is not told again", () => {
  expect(textOf({ story: "called Larkrise" }, "Summary")).toMatch(/Larkrise in York .*all yours/);
  expect(textOf({ story: "called Larkrise" }, "The space")).not.toContain("Larkrise");
});

test("what the host calls the home is what it is", () => {
  const answers = { living_notes: "private garden flat, bright and calm" };
  expect(textOf(answers, "Summary")).toMatch(/a bright and calm private garden flat in York/);
  expect(textOf(answers, "The space")).not.toContain("calm");
});

test("what is said of the home stands before its noun", () => {
  expect(textOf({ living_notes: "modern, calm" }, "Summary")).toContain("modern, calm two-bedroom apartment");
});

test("an apartment is not called the mansion it is in", () => {
  expect(textOf({ story: "Victorian mansion from 1890" }, "Summary")).not.toMatch(/mansion.{0,40}with two bedrooms/);
});

test("parking closes the summary where nothing else is known of getting around", () => {
  expect(textOf({}, "Summary")).toMatch(/street.{0,20}free|free.{0,20}street/i);
  expect(textOf({}, "Getting around")).toBe("");
  expect(textOf({ public_transport: "tram stop at the corner" }, "Getting around")).toContain("free");
});

test("what a home has is no name for it, and what is said of its inside does not stand before its noun", () => {
  expect(textOf({ living_notes: "large windows, clean" }, "Summary")).not.toContain("large windows and, clean");
  expect(textOf({ living_notes: "contemporary inside, spacious" }, "Summary")).not.toContain("contemporary inside,");
});

test("a name that praises does not cost the sentence of counts", () => {
  const summary = textOf({ story: "We call it Sunny Haven." }, "Summary");
  expect(summary).toMatch(/two-bedroom|two bedrooms/);
  expect(summary).not.toContain("Haven");
});
