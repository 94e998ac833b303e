import { describe, expect, it } from "vitest";
import { flowing } from "./flowing.ts";

describe("two sentences about one thing", () => {
  it.each([
    [
      "The area is affluent and quiet. It is central, with shops.",
      "The area is affluent, quiet and central, with shops.",
    ],
    [
      "This is an old part of Denver, one of the best areas. It has big old trees and brick houses.",
      "This is an old part of Denver, one of the best areas, with big old trees and brick houses.",
    ],
    [
      "This is the culture side of Brisbane. It is on the southern river bank.",
      "This is the culture side of Brisbane, on the southern river bank.",
    ],
    ["This is the east side of town. This is a busy area.", "This is the east side of town, a busy area."],
    ["The house is bright. It is modern. It has a deck.", "The house is bright and modern, with a deck."],
  ])("%s", (text, told) => {
    expect(flowing(text)).toBe(told);
  });
});

describe("sentences that stay as they are", () => {
  it.each([
    "The kitchen is new. The bathroom is old.",
    "The kitchen is new. This is quiet.",
    "This is a quiet street with trees. It has parks and playgrounds.",
    "The room is bright. It has a desk where you can work.",
    "The house is on a hill, with a view. It is quiet.",
    "This is a flat in a house. We live upstairs.",
    "The area is one of two. It is three minutes away.",
  ])("%s", (text) => {
    expect(flowing(text)).toBe(text);
  });
});
