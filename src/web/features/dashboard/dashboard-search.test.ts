import { expect, test } from "vitest";
import { readDashboardSearch } from "./api.ts";

test("search and order are read, and whatever else the address says is left out", () => {
  expect(readDashboardSearch({ q: 12, sort: "address", page: 3 })).toEqual({
    q: "12",
    sort: "address",
  });
  expect(readDashboardSearch({ q: " ", sort: "newest" })).toEqual({});
  expect(readDashboardSearch({ q: ["a"], sort: "price" })).toEqual({});
});
