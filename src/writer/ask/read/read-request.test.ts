import { describe, expect, test } from "vitest";
import { describeProperty } from "#writer/write-description.ts";
import { lakeHouse } from "../lake-house.test-support.ts";
import type { Understanding, Wish } from "../wish.ts";
import { LATER_NOT_UNDERSTOOD, LATER_REQUESTS } from "./later-requests.test-support.ts";
import { readRequest } from "./read-request.ts";
import { slipsBetween } from "./request-words.ts";
import { NOT_UNDERSTOOD, REQUESTS } from "./requests.test-support.ts";

const home = describeProperty({ property: lakeHouse, options: { platform: "airbnb", seed: 5 } });

function inShort(wish: Wish): string {
  const scope = "scope" in wish && wish.scope ? `@${wish.scope.join(",")}` : "";
  switch (wish.kind) {
    case "length": {
      const degree = wish.degree === "some" ? "" : `(${wish.degree})`;
      return `${wish.change}${degree}${wish.most ? `<${wish.most.count} ${wish.most.unit}` : ""}${scope}`;
    }
    case "tone":
      return `tone:${wish.tone}${scope}`;
    case "order":
      return `${wish.place}:${wish.topic}${scope}`;
    case "amount":
      return `${wish.amount}:${wish.topic}${scope}`;
    case "section":
      return `${wish.amount === "none" ? "-" : "keep"}§${wish.heading}`;
    case "words":
      return `words:${wish.avoid ?? ""}>${wish.use ?? ""}${scope}`;
    case "marks":
      return `marks:${wish.marks}${scope}`;
    case "anew":
      return `anew${scope}`;
  }
}

function shortly({ wishes, facts, notUnderstood }: Understanding): string {
  return [...wishes.map(({ wish }) => inShort(wish)), ...facts.map(() => "fact"), ...notUnderstood.map(() => "?")].join(
    " + ",
  );
}

const rowsOf = (table: string) =>
  table
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split(" => "));

describe("requests as hosts type them", () => {
  test.each(rowsOf(REQUESTS))("%s", (request = "", expected = "") => {
    expect(shortly(readRequest(request, home))).toBe(expected);
  });
});

describe("not understood, and said to be", () => {
  test.each(rowsOf(NOT_UNDERSTOOD))("%s", (request = "") => {
    const { wishes, facts, notUnderstood } = readRequest(request, home);
    expect({ wishes, facts }).toEqual({ wishes: [], facts: [] });
    expect(notUnderstood.length).toBeGreaterThan(0);
  });
});

// Written after the rules and not used to tune them: the share that is read as meant must not fall.
test("of requests written afterwards, as many are read as on the day they were written", () => {
  const rows = rowsOf(LATER_REQUESTS);
  const read = rows.filter(([request = "", expected]) => shortly(readRequest(request, home)) === expected);
  const silent = rowsOf(LATER_NOT_UNDERSTOOD).filter(([request = ""]) => {
    const { wishes, facts } = readRequest(request, home);
    return wishes.length === 0 && facts.length === 0;
  });
  expect(rows.length + rowsOf(LATER_NOT_UNDERSTOOD).length).toBeGreaterThanOrEqual(60);
  expect(read.length).toBeGreaterThanOrEqual(39);
  expect(silent.length).toBeGreaterThanOrEqual(5);
});

test("a slip is a letter more, less or other, or two that changed places", () => {
  expect([slipsBetween("frist", "first"), slipsBetween("shoter", "shorter"), slipsBetween("pool", "dock")]).toEqual([
    1, 1, 3,
  ]);
});
