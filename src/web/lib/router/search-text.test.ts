import fc from "fast-check";
import { expect, test } from "vitest";
import { readSearch, writeSearch } from "./search-text.ts";

const Value = fc.oneof(
  fc.string(),
  fc.constantFrom("7", "true", "null", '"quoted"', "{}", "1e3", "12345678901234567890", ""),
  fc.integer(),
  fc.boolean(),
  fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.constant(null))),
);

test("whatever is written into the address is read out of it again", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), Value), (search) => {
      expect(readSearch(writeSearch(search))).toEqual(JSON.parse(JSON.stringify(search)));
    }),
  );
});

test.each([
  [{ mode: "register", next: "/drafts?a=b" }, "?mode=register&next=%2Fdrafts%3Fa%3Db"],
  [{ job: "7", ask: undefined }, "?job=%227%22"],
  [{ propertyData: { title: "Lake House" } }, "?propertyData=%7B%22title%22%3A%22Lake+House%22%7D"],
  [{}, ""],
])("%j is written %s", (search, text) => {
  expect(writeSearch(search)).toBe(text);
});

test.each([
  ["?listing=1e3", { listing: "1e3" }],
  ["?listing=12345678901234567890", { listing: "12345678901234567890" }],
  ["?page=2&token=abc", { page: 2, token: "abc" }],
])("%s is read as %j", (text, search) => {
  expect(readSearch(text)).toEqual(search);
});
