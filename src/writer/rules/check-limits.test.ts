import { describe, expect, it } from "vitest";
import type { Platform, Section } from "#writer/description.ts";
import { checkSections } from "./check-sections.ts";
import { findingsIn, ledgerOf } from "./checked-text.test-support.ts";
import { fieldsOf } from "./platform-fields.ts";

const section = (heading: string, text: string): Section => ({ heading, text, sentences: [{ text, facts: [] }] });

function limitsIn(platform: Platform, sections: Section[], mlsRemarksLimit?: number): string[] {
  const limit = mlsRemarksLimit === undefined ? {} : { mlsRemarksLimit };
  return checkSections({ platform, sections, ledger: ledgerOf([]), ...limit })
    .filter(({ rule }) => rule.startsWith("limit."))
    .map(({ rule, severity }) => `${severity} ${rule.slice(6)}`);
}

const words = (length: number) => `${"door ".repeat(length).slice(0, length - 1)}.`;

describe("field lengths", () => {
  it("takes each field at its limit and blocks one character more", () => {
    const title = "Blue door, tall wall";
    expect(limitsIn("airbnb", [section("Title", title), section("Summary", words(500))])).toEqual([]);
    expect(limitsIn("airbnb", [section("Title", title), section("Summary", words(501))])).toEqual(["block summary"]);
  });

  it("points at what is too much", () => {
    const finding = findingsIn({ text: words(510), heading: "Summary" }).find(({ rule }) => rule === "limit.summary");
    expect(finding).toMatchObject({ start: 500, end: 510, words: words(510).slice(500) });
    expect(finding?.source).toMatch(/^https:.*\(\d{4}-\d\d-\d\d\)$/);
  });

  it("only warns of a text that is short for want of facts", () => {
    const sections = [section("Headline", "Blue door by the tall wall"), section("Description", words(120))];
    expect(limitsIn("vrbo", sections)).toEqual(["warn description-short"]);
  });

  it("blocks a missing title, not a missing neighborhood", () => {
    expect(limitsIn("airbnb", [section("Summary", words(100))])).toEqual(["block title-missing"]);
  });

  it("takes the limit of an MLS from its setting", () => {
    expect(limitsIn("mls", [section("Public remarks", words(900))])).toEqual(["block public-remarks"]);
    expect(limitsIn("mls", [section("Public remarks", words(900))], 1000)).toEqual([]);
  });

  it("blocks unknown, repeated and misplaced fields", () => {
    const [title, summary] = [section("Title", "Blue door, tall wall"), section("Summary", words(100))];
    expect(limitsIn("airbnb", [title, summary, section("Reviews", words(60))])).toEqual(["block unknown-field"]);
    expect(limitsIn("airbnb", [summary, title])).toEqual(["block field-order"]);
    expect(limitsIn("airbnb", [title, summary, summary])).toEqual(["block field-order"]);
  });

  it("knows Airbnb's fields in the order of its editor", () => {
    expect(fieldsOf("airbnb").map(({ heading }) => heading)).toEqual([
      "Title",
      "Summary",
      "The space",
      "Guest access",
      "During your stay",
      "The neighborhood",
      "Getting around",
      "Other things to note",
    ]);
  });
});

const titleIn = (text: string) =>
  findingsIn({ text, heading: "Title" })
    .filter(({ rule }) => rule.startsWith("limit."))
    .map(({ rule, severity, words: found }) => `${severity} ${rule.slice(6)}: ${found}`);

describe("Airbnb's look of a text", () => {
  it.each([
    ["Blue door 🏖 tall wall", "block symbols: 🏖"],
    ["Blue door ★ tall wall", "block symbols: ★"],
    ["Blue door | tall wall", "block symbols: |"],
    ["BEAUTIFUL blue door", "block capitals: BEAUTIFUL"],
    ["BLUE door, tall wall", "warn title-capitals: BLUE"],
    ["Blue door, blue wall", "block title-repeats: blue"],
    ["Soooo blue door", "block repeated-characters: oooo"],
    ["Come and see it with all of your own eyes", "warn title-start: Come and see it with all of yo"],
  ])("finds the fault in %s", (text, finding) => {
    expect(titleIn(text)).toContain(finding);
  });

  it.each(["TV and BBQ, 2.5 baths & a door", "Door by a wall"])("finds no fault in %s", (text) => {
    expect(titleIn(text)).toEqual([]);
  });

  it("allows no shouting in the longer fields either", () => {
    const rules = findingsIn({ text: "The CHARMED door. The BIG RED TALL WALL is here." }).map(
      ({ rule, words: found }) => `${rule}: ${found}`,
    );
    expect(rules).toEqual(expect.arrayContaining(["limit.capitals: CHARMED", "limit.capitals: WALL"]));
    expect(rules).not.toContain("limit.capitals: BIG");
  });
});
