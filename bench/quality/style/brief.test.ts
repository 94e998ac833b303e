import { expect, test } from "vitest";
import type { WrittenText } from "../written-text.ts";
import { countsSaidTwice, routineLead, routineSentences } from "./brief.ts";

const field = (heading: string, text: string) => ({ heading, text, sentences: [] });
const summary = (text: string): WrittenText => ({
  id: "1",
  fields: [field("Summary", text)],
  content: text,
  factIds: new Set(),
  blockingFindings: [],
});

test("a count said twice in one field is found, and one said in two fields is not", () => {
  expect(countsSaidTwice([field("Summary", "Two bedrooms. The two bedrooms are large.")])).toEqual([
    "Summary: bedroom",
  ]);
  expect(countsSaidTwice([field("Summary", "Two bedrooms."), field("The space", "Two bedrooms.")])).toEqual([]);
});

test("a lead is routine when it speaks of what every home has", () => {
  expect(routineLead(summary("There is an elevator. A pool is on the roof."))).toHaveLength(1);
  expect(routineLead(summary("Swim in the pool, then take the elevator."))).toEqual([]);
  expect(routineLead(summary("A one-bedroom condo with a kitchen."))).toEqual([]);
});

test("one sentence may list the routine, two are one too many", () => {
  expect(routineSentences([field("The space", "Wifi, heating and a TV are here.")])).toEqual([]);
  expect(
    routineSentences([
      field("The space", "Wifi, heating and a TV are here. There is a toaster, a kettle and an iron."),
    ]),
  ).toHaveLength(1);
});
