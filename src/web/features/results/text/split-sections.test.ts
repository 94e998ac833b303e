import { expect, test } from "vitest";
import { plainText, splitSections } from "./split-sections.ts";

const CONTENT = "**Title**\nLake cottage\n\n**The space**\nThree bedrooms.\n\nOne has a **view**.";

test("sections begin at bold headings, and bold words inside a text begin none", () => {
  expect(splitSections(CONTENT)).toEqual([
    { heading: "Title", body: "Lake cottage" },
    { heading: "The space", body: "Three bedrooms.\n\nOne has a **view**." },
  ]);
});

test("what stands before the first heading is a section without one", () => {
  expect(splitSections(`Hello.\n\n${CONTENT}`)[0]).toEqual({ heading: null, body: "Hello." });
  expect(splitSections("No heading at all.")).toEqual([{ heading: null, body: "No heading at all." }]);
  expect(splitSections("")).toEqual([]);
});

test("a heading right after another has no text of its own", () => {
  expect(splitSections("**Airbnb**\n\n**Title:**\nLake cottage").map(({ heading, body }) => [heading, body])).toEqual([
    ["Airbnb", ""],
    ["Title", "Lake cottage"],
  ]);
});

test("copied as a whole, the headings lose their marks", () => {
  expect(plainText(splitSections("**Title**\nLake cottage\n\n**Summary**\nThree bedrooms."))).toBe(
    "Title\nLake cottage\n\nSummary\nThree bedrooms.",
  );
});
