import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CheckReport } from "./check-report.tsx";
import { ruleName } from "./rule-names.ts";

const TEXT = "Nestled by the lake. Call 555 123 4567.";
const FINDINGS = [
  {
    rule: "style.cliche",
    severity: "warn" as const,
    source: "our own guide: voice",
    words: "Nestled",
    start: 0,
    end: 7,
    suggestion: "Say what it is.",
  },
  {
    rule: "policy.contact",
    severity: "block" as const,
    source: "Platform rules: https://rules.example/contact (2026-11-15)",
    words: "555 123 4567",
    start: 26,
    end: 38,
    suggestion: "Leave it out.",
  },
];

const shown = (findings = FINDINGS) =>
  renderToStaticMarkup(
    createElement(CheckReport, {
      report: { text: TEXT, platform: "airbnb", findings, missing: [{ field: "floor", question: "Which floor?" }] },
      headingRef: null,
      goOn: "Go on",
    }),
  );

test("each finding's words lead to what is said of them, and back", () => {
  const html = shown();
  for (const place of [1, 2]) {
    expect(html).toContain(`id="words-${place}" href="#finding-${place}"`);
    expect(html).toContain(`id="finding-${place}"`);
    expect(html).toContain(`href="#words-${place}"`);
  }
  expect(html).toContain("2 findings, 1 of them a must");
  expect(html).toContain("Which floor?");
});

test("a source that is a page is linked by its name, one of our own is told", () => {
  const html = shown();
  expect(html).toContain('href="https://rules.example/contact"');
  expect(html).toContain("rules.example");
  expect(html).toContain("our own guide: voice");
});

test("a text without faults says so, and still asks", () => {
  const html = shown([]);
  expect(html).toContain("Nothing to correct");
  expect(html).toContain("Which floor?");
});

test.for([
  ["style.cliche", "Stock phrase"],
  ["limit.summary", "Too long: summary"],
  ["limit.headline-short", "Short headline"],
  ["policy.something-new", "Something new"],
])("the rule %s is called %s", ([rule = "", name]) => {
  expect(ruleName(rule)).toBe(name);
});
