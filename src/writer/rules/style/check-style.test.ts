import { describe, expect, it } from "vitest";
import { checkSections } from "../check-sections.ts";
import { findingsIn, ledgerOf } from "../checked-text.test-support.ts";

function styleIn(text: string, heading = "The space"): string[] {
  return findingsIn({ text, heading })
    .filter(({ rule }) => rule.startsWith("style."))
    .map(({ rule, severity, words }) => `${severity} ${rule.slice(6)}: ${words}`);
}

describe("stock phrases", () => {
  it.each([
    "nestled",
    "oasis",
    "boasts",
    "stunning",
    "in the heart of",
    "home away from home",
    "perfect for",
    "whether you're",
  ])("never lets through %s", (phrase) => {
    expect(styleIn(`It is ${phrase} it.`)).toContain(`block cliche: ${phrase}`);
  });

  it("warns of worn words", () => {
    expect(styleIn("Relax after the drive.")).toEqual(["warn cliche: Relax"]);
  });

  it("offers another word for property", () => {
    const finding = findingsIn({ text: "The property is calm." }).find(({ rule }) => rule === "style.property");
    expect(finding).toMatchObject({ severity: "block", words: "property", suggestion: "home" });
  });

  it("leaves a name and a host's own sentence to them", () => {
    const facts = [
      { key: "place.neighborhood", value: "Oasis Springs" },
      { key: "note", value: "The dock is a hidden gem." },
    ];
    const found = findingsIn({ text: "You stay in Oasis Springs. The dock is a hidden gem.", facts });
    expect(found.filter(({ rule }) => rule === "style.cliche").map(({ severity }) => severity)).toEqual(["warn"]);
  });
});

describe("articles", () => {
  it("knows letters that are read out as a consonant", () => {
    expect(styleIn("Bring a USB cable.")).toEqual([]);
  });
});

describe("sentences", () => {
  it.each([
    ["Come in!", "block exclamation: !"],
    ["Is it far?", "block question: ?"],
    ["It is is calm.", "block doubled-word: is is"],
    ["the door is blue.", "block small-start: the"],
    ["The door is blue", "block no-full-stop: The door is blue"],
    ["There is a oven.", "block article: a oven"],
    ["It is an house.", "block article: an house"],
    ["Wait a hour.", "block article: a hour"],
    ["A 8-foot door.", "block article: A 8"],
    ["It is a 1887 townhouse.", "block article: a 1887"],
    ["The door is red. The wall is blue.", "warn repeated-opening: The"],
    ["Bring a hat, a coat, a book, a map and a pen.", "warn long-list: Bring a hat, a coat, a book, a map and a pen."],
  ])("finds the fault in %s", (text, finding) => {
    expect(styleIn(text)).toContain(finding);
  });

  it.each([
    "An hour passes. Use a one-bedroom plan.",
    "An EV stands beside a UK flag. Buy a university pen.",
    "It takes an 8-foot ladder and an honest man.",
    "Stay in Ward A in town.",
    "You can ride to An Bang beach.",
    "Bring a hat, a coat and a map.",
    "In Fingal, near it, the tall blue door stands between two posts, with one knob and one lock.",
    "Pack the bag, with a hat, a coat, a pen and a map.",
    "Bring a hat, a coat and a map, then a pen and a book.",
    "Doors open at 10 a.m. in winter.",
  ])("finds no fault in %s", (text) => {
    expect(styleIn(text)).toEqual([]);
  });

  it("asks no full stop of a title", () => {
    expect(styleIn("Blue door by the wall", "Title")).toEqual([]);
  });

  it("warns of a noun three sentences in a row", () => {
    const facts = [{ key: "amenity.dock", value: "dock" }];
    const text = "The dock is long. From the dock you dive. Tie up at the dock.";
    expect(findingsIn({ text, facts }).map(({ rule }) => rule)).toEqual(["style.repeated-noun"]);
  });

  it("suggests the right article and a single word", () => {
    const suggestions = findingsIn({ text: "A oven stands by by it." }).map(({ suggestion }) => suggestion);
    expect(suggestions).toEqual(expect.arrayContaining(["An oven", "by"]));
  });
});

describe("a brand's own voice", () => {
  it("blocks the words that a brand avoids, and accepts the brand's name", () => {
    const text = "Lumen Stays keeps it simple and cheap.";
    const findings = checkSections({
      platform: "website",
      sections: [{ heading: "Description", text, sentences: [] }],
      ledger: ledgerOf([]),
      brand: { name: "Lumen Stays", wordsToAvoid: ["cheap"] },
    }).filter(({ severity, rule }) => severity === "block" && !rule.startsWith("limit."));
    expect(findings.map(({ rule, words }) => `${rule}: ${words}`)).toEqual(["style.brand-avoids: cheap"]);
  });
});
