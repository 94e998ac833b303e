import { expect, test } from "vitest";
import { groupLeftOut, readSource } from "./group-left-out.ts";

const reason = { why: "It tells how.", advice: "Leave it.", source: "our own guide" };

test("one reason is told once with all its words, and the same words once", () => {
  const leftOut = ["a", "b", "a"].map((words) => ({ ...reason, rule: "policy.contact", field: "notes", words }));
  expect(groupLeftOut(leftOut)).toEqual([
    {
      ...reason,
      entries: [
        { field: "notes", words: "a" },
        { field: "notes", words: "b" },
      ],
    },
  ]);
});

test("a source is a named link with its day, a bare link, or a guide of our own", () => {
  expect(readSource("Airbnb, its policy: https://www.airbnb.com/help/2867 (2026-11-16)")).toEqual({
    name: "Airbnb, its policy (read 2026-11-16)",
    link: "https://www.airbnb.com/help/2867",
  });
  expect(readSource("https://www.example.com/rules (2026-11-15)").name).toBe("example.com (read 2026-11-15)");
  expect(readSource("our own guide: plain text")).toEqual({ name: "Our own guide: plain text", link: null });
});
