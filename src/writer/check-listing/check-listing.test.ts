import { expect, test } from "vitest";
import type { Platform } from "#writer/description.ts";
import { checkListing } from "./check-listing.ts";

const check = (text: string, known = {}, platform: Platform = "airbnb") => checkListing({ text, platform, known });
const rules = (text: string, known = {}, platform: Platform = "airbnb") =>
  check(text, known, platform).findings.map(({ rule, words }) => `${rule}: ${words}`);

test("each finding names its words at their place, its rule, its source and what to do", () => {
  const text = "A hidden gem!\n\nNestled in the hills, it has 3 bedrooms. Call 555 123 4567 to book.";
  const { findings } = check(text, { bedrooms: 2 });
  expect(findings.length).toBeGreaterThan(3);
  for (const finding of findings) {
    expect(text.slice(finding.start, finding.end)).toBe(finding.words);
    expect(finding.words).not.toBe("");
    for (const told of [finding.rule, finding.source, finding.suggestion]) expect(told).not.toBe("");
  }
});

test("stock phrases are numbered", () => {
  const { findings } = check("Nestled in the heart of town. Enjoy the garden.");
  const told = findings.filter(({ rule }) => rule === "style.cliche").map(({ suggestion }) => suggestion);
  expect(told.map((words) => words.split(".")[0])).toEqual([
    "Stock phrase 1 of 3",
    "Stock phrase 2 of 3",
    "Stock phrase 3 of 3",
  ]);
});

test("what contradicts the answers of the form is found where it stands", () => {
  expect(rules("A flat with three bedrooms.", { bedrooms: 2 })).toContain("proof.contradiction: three bedrooms");
  expect(rules("There is no pool here.", { amenities: ["Pool"] })).toContain("proof.contradiction: pool");
  expect(rules("The flat sleeps 6.", { maxGuests: 6 }).join()).not.toContain("contradiction");
  expect(rules("The flat sleeps 6.").join()).not.toContain("contradiction");
});

test("a field over its limit is found from the first character too many", () => {
  const title = "A long title that goes on and on until it has said it all";
  const text = `${title}\n\n${"The garden is green. ".repeat(30)}`;
  const { findings } = check(text);
  expect(findings.find(({ rule }) => rule === "limit.title")).toMatchObject({ start: 50, end: title.length });
  const summary = findings.find(({ rule }) => rule === "limit.summary");
  expect(summary?.start).toBe(text.indexOf("The garden") + 500);
});

test("under headings each field has the limit of its own", () => {
  const text = `Summary\nA flat by the lake with a long table and two quiet rooms.\n\n**The space**\n${"The garden is green. ".repeat(30)}`;
  expect(rules(text).filter((rule) => rule.startsWith("limit."))).toEqual([]);
});

test("a platform's policy is judged with its source", () => {
  const phone = check("Call me on 555 123 4567.").findings.find(({ rule }) => rule === "policy.contact");
  expect(phone).toMatchObject({ severity: "block", source: expect.stringContaining("http") });
  expect(rules("No Jews, please. A quiet flat.").join()).toContain("policy.fair-housing");
});

test("a house that is called open is nobody's secret, except in the public remarks of an agent", () => {
  const text = "Open House on the Bay\n\nThe barn is called the Open House. It stood vacant for years.";
  expect(rules(text).filter((rule) => rule.startsWith("policy."))).toEqual([]);
  expect(rules(text, {}, "vrbo").filter((rule) => rule.startsWith("policy."))).toEqual([]);
  expect(rules(text, {}, "mls")).toContain("policy.agent-remarks: vacant");
  const [agents] = check("Open house on Sunday.", {}, "mls").findings;
  expect(agents).toMatchObject({ severity: "block", suggestion: expect.stringContaining("agents") });
  expect(rules("The gate code is sent before you arrive.")).toContain("policy.private-information: gate code");
  expect(rules("Contact us for a late arrival.")).toContain("policy.contact: Contact us");
});

test("a greeting is a stock phrase, and a permission is not", () => {
  expect(rules("Welcome to our home.")).toContain("style.cliche: Welcome to");
  expect(rules("A warm welcome to the lake.")).toContain("style.cliche: welcome to");
  for (const permission of [
    "You are welcome to use the kayaks.",
    "Guests are always welcome to pick herbs.",
    "Dogs are more than welcome. Children are welcome to play in the yard.",
    "You're welcome to borrow the bikes.",
  ]) {
    expect(rules(permission).filter((rule) => rule.startsWith("style."))).toEqual([]);
  }
});

test.for([
  "A private entrance to a restored 1858 town house, with parking in the street.",
  "Buses 16, 43 or the 126 stop on the door step.",
  "The garage is managed by a third party.",
  "The village parties in July are loud.",
  "2 BR | 1 BA Close to downtown",
  "We have no children, and two cats.",
  "Walk to the bakery, the market... and the sea.",
  "It is also a Unesco World Heritage Site.",
])("%s is no policy's business, nor a slip", (sentence) => {
  const found = rules(`A flat by the lake\n\n${sentence}`);
  const kinds = /^(?:policy|style\.article|limit\.repeated)/;
  expect(found.filter((rule) => kinds.test(rule))).toEqual([]);
});

test.for([
  ["policy.private-information", "The entrance opens with 1984."],
  ["policy.private-information", "The gate code is 1858."],
  ["policy.events", "Parties are what it was built for."],
  ["policy.address", "You find us at 12 Elm Close."],
  ["policy.fair-housing", "Sorry, no children."],
  ["limit.repeated-characters", "Walk to the sea...."],
] as const)("%s is still found in %s", ([rule, sentence]) => {
  expect(rules(`A flat by the lake\n\n${sentence}`).join()).toContain(rule);
});

test("counts that the text does not give are asked for first, and then what guests ask", () => {
  const { missing } = check("A quiet flat by the lake.");
  expect(missing.slice(0, 3).map(({ field }) => field)).toEqual(["maxGuests", "bedrooms", "bathrooms"]);
  expect(missing.every(({ question }) => question.endsWith("?"))).toBe(true);
  const told = check("A two-bedroom flat with 1 bathroom that sleeps 4.").missing;
  expect(told.map(({ question }) => question).join()).not.toMatch(/How many (?:guests|bedrooms|bathrooms)/);
});

test("a form that cannot be read as a home is no reason to fail", () => {
  expect(check("A flat.", { bedrooms: { odd: true }, maxGuests: "many" }).missing.length).toBeGreaterThan(0);
});
