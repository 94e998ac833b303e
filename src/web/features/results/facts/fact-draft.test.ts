import { expect, test } from "vitest";
import {
  amenitiesIn,
  COUNTS,
  changesOf,
  countProblem,
  EMPTY_DRAFT,
  isEmptyChange,
  openQuestions,
} from "./fact-draft.ts";

const home = { bedrooms: 3, bathrooms: 2.5, maxGuests: 6, amenities: ["Wifi"], features: "Piano", story: "Old." };

test("only what differs is a change", () => {
  const same = { ...EMPTY_DRAFT, counts: { bedrooms: "3", beds: "", bathrooms: "2.5" }, answers: { noise: [] } };
  expect(isEmptyChange(changesOf(same, home))).toBe(true);
  const draft = {
    counts: { bedrooms: "4", maxGuests: "6" },
    added: ["Sauna"],
    ownWords: "Pizza oven\n\n Swing ",
    removed: ["Piano"],
    answers: { noise: ["Trains"], wifi_speed: "", no_such_field: "x" },
  };
  expect(changesOf(draft, home)).toEqual({
    counts: { bedrooms: 4 },
    added: ["Sauna", "Pizza oven", "Swing"],
    removed: ["Piano"],
    answers: { noise: ["Trains"] },
  });
});

test("what is there can be taken off, what the form knows can be added, and what was answered is not asked", () => {
  const { present, others } = amenitiesIn(home);
  expect(present).toEqual(["Wifi", "Piano"]);
  expect(others).toContain("Sauna");
  expect(others).not.toContain("Wifi");
  const asked = openQuestions(home).map(({ field }) => field.id);
  expect(asked).toContain("best_thing");
  expect(asked).not.toContain("story");
  expect(asked).not.toContain("bedrooms");
});

test("a count that cannot be is named before the server is asked", () => {
  const problems = COUNTS.map((count) => countProblem(count, "2.5"));
  expect(problems).toEqual([
    expect.stringContaining("Guests"),
    expect.stringContaining("whole numbers"),
    expect.stringContaining("Beds"),
    undefined,
  ]);
});
