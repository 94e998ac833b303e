import { expect, test } from "vitest";
import type { Description } from "#writer/description.ts";
import { hardFactsIn, statesFact } from "#writer/models/checks/find-answer-faults.ts";
import { homeNumber } from "#writer/revise/homes.test-support.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { describeProperty } from "#writer/write-description.ts";
import { lakeHouse } from "../lake-house.test-support.ts";
import { readRequest } from "../read/read-request.ts";
import { applyWishes } from "./apply-wishes.ts";

const home = describeProperty({ property: lakeHouse, options: { platform: "airbnb", seed: 5 } });

async function asked(request: string, before: Description = home) {
  const { wishes } = readRequest(request, before);
  const carried = await applyWishes({ before, wishes, options: {}, leaveOut: [], rewritten: async () => null });
  return { ...carried, after: carried.description, isDone: carried.outcomes.map((outcome) => outcome.isDone) };
}

const sentencesOf = ({ sections }: Description) =>
  sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));
const firstOf = ({ sections }: Description, heading: string) =>
  sections.find((section) => section.heading === heading)?.sentences[0]?.text ?? "";
const body = ({ sections }: Description) =>
  sections.slice(1).flatMap(({ sentences }) => sentences.map(({ text }) => text));
const count = ({ sections }: Description) =>
  sections.find(({ heading }) => heading === "The neighborhood")?.sentences.length ?? 0;
const telling = (description: Description, word: RegExp) => sentencesOf(description).filter((text) => word.test(text));

test("shorter is shorter each time, until it says that it cannot be; no hard fact is lost", async () => {
  const hard = hardFactsIn(home.facts, home.sections);
  expect(hard.length).toBeGreaterThan(3);
  let text = home;
  let last = {};
  let rounds = 0;
  for (; rounds < 12; rounds++) {
    const { after, isDone, outcomes } = await asked("shorter", text);
    for (const fact of hard) expect([fact.key, statesFact(after.sections, fact)]).toEqual([fact.key, true]);
    last = { isSame: after === text, note: outcomes[0]?.note ?? "" };
    if (!isDone[0]) break;
    expect(after.content.length).toBeLessThan(text.content.length);
    text = after;
  }
  expect(last).toEqual({ isSame: true, note: expect.stringContaining("as short as it can be") });
  expect(rounds).toBeGreaterThan(2);
  expect(rounds).toBeLessThan(12);
});

test("a thing to come first opens the summary and the title; no other sentence changes", async () => {
  const { after } = await asked("mention the hot tub first");
  expect(firstOf(after, "Summary")).toMatch(/hot tub/i);
  expect(firstOf(after, "Title")).toMatch(/hot tub/i);
  expect(body(after).toSorted()).toEqual(body(home).toSorted());
});

test("a thing that is told nowhere yet gets a sentence of its own to begin with", async () => {
  expect(telling(home, /kayak/i)).toEqual([]);
  const { after } = await asked("start with the kayak");
  expect(firstOf(after, "Summary")).toMatch(/kayak/i);
  const added = sentencesOf(after).filter((text) => !sentencesOf(home).includes(text));
  expect(added.every((text) => /kayak/i.test(text))).toBe(true);
});

test("less is fewer sentences, nothing is none, and what else such a sentence told is told on", async () => {
  const less = await asked("less about the neighborhood");
  expect(count(less.after)).toBeLessThan(count(home));
  const { after, leaveOut } = await asked("don't mention the hot tub");
  expect(telling(after, /hot tub/i)).toEqual([]);
  expect(telling(after, /pool/i)).toHaveLength(1);
  expect(telling(after, /sauna/i)).toHaveLength(1);
  expect(leaveOut).toEqual(home.facts.filter(({ key }) => key === "amenity.hot-tub").map(({ id }) => id));
});

test("one section alone, what is to be kept, and words exchanged", async () => {
  const summary = await asked("make the summary shorter");
  for (const section of home.sections.filter(({ heading }) => heading !== "Summary"))
    expect(summary.after.sections).toContainEqual(section);
  expect(summary.after.content.length).toBeLessThan(home.content.length);
  const kept = await asked("much shorter but keep the fire pit");
  expect(telling(kept.after, /fire pit/i)).toEqual(telling(home, /fire pit/i));
  const words = await asked("use home instead of house");
  expect(telling(words.after, /\bhouse\b/i)).toEqual([]);
  // A cottage is another kind of home: no fact says it.
  const cottage = await asked("use 'cottage' not 'house'");
  expect(cottage.isDone).toEqual([false]);
  expect(cottage.after).toBe(home);
});

test("a locked sentence stays as it is, and where it was", async () => {
  const space = home.sections.find(({ heading }) => heading === "The space");
  const locked = space?.sentences.find(({ text }) => /\bview\b|look out/.test(text))?.text;
  expect(locked).toBeDefined();
  const before = {
    ...home,
    sections: home.sections.map((section) => ({
      ...section,
      sentences: section.sentences.map((one) => (one.text === locked ? { ...one, isLocked: true } : one)),
    })),
  };
  for (const request of ["much shorter", "don't mention the view", "start with the view", "less about the view"]) {
    const { after } = await asked(request, before);
    const told = after.sections.find(({ heading }) => heading === "The space");
    expect([request, told?.sentences.some(({ text, isLocked }) => text === locked && isLocked)]).toEqual([
      request,
      true,
    ]);
  }
});

test("what guests must read before they book is not left out", async () => {
  const shared = describeProperty({
    property: { ...lakeHouse, amenities: ["Shared pool", "Wifi", "Kitchen"] },
    options: { platform: "airbnb", seed: 5 },
  });
  const { after, isDone } = await asked("don't mention the pool", shared);
  expect(isDone).toEqual([false]);
  expect(after).toBe(shared);
});

test("a longer text says no sentence twice", async () => {
  for (let number = 0; number < 60; number++) {
    const platform = number % 2 === 0 ? "vrbo" : "airbnb";
    const before = describeProperty({ property: homeNumber(number), options: { platform, seed: number } });
    const { after } = await asked("much longer", before);
    const sentences = body(after);
    const twice = sentences.filter((text, at) => sentences.indexOf(text) !== at && !body(before).includes(text));
    expect([number, twice]).toEqual([number, []]);
  }
});

test("on other homes and platforms nothing that is made has a blocking finding, and what is not done changes nothing", async () => {
  const requests = [
    "shorter",
    "longer",
    "livelier",
    "start with the hot tub",
    "don't mention the pool",
    "less about parking",
  ];
  for (let number = 0; number < 24; number++) {
    const platform = (["airbnb", "vrbo", "booking", "website"] as const)[number % 4] ?? "airbnb";
    const before = describeProperty({ property: homeNumber(number), options: { platform, seed: number } });
    for (const request of requests) {
      const { after, isDone } = await asked(request, before);
      const { facts, contradictions } = after;
      const found = checkSections({ platform, sections: after.sections, ledger: { facts, contradictions } });
      expect([number, request, found.filter(({ severity }) => severity === "block")]).toEqual([number, request, []]);
      const isHalfDone = isDone.every((one) => !one) && after !== before;
      expect([number, request, isHalfDone]).toEqual([number, request, false]);
    }
  }
});
