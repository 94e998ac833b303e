import { expect, test } from "vitest";
import { ownValue } from "./own-value.ts";

test.each(Object.getOwnPropertyNames(Object.prototype))("%s is in no table that does not list it", (name) => {
  expect(ownValue({ King: 1 }, name)).toBeUndefined();
});

test("what a table lists is found", () => {
  expect(ownValue({ King: 1 }, "King")).toBe(1);
});
