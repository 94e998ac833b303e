import { expect, test } from "vitest";
import { destinationAfter, readAuthSearch } from "./auth-search.ts";

test("a mode, a way on and a known problem are read; anything else is left out", () => {
  const search = { mode: "register", next: "/account?tab=1", problem: "openid-failed" };
  expect(readAuthSearch(search)).toEqual(search);
  expect(readAuthSearch({ mode: "admin", next: "https://evil.example", problem: "toString" })).toEqual({});
});

test.for(["//evil.example", "/\\evil.example", "/api/logout", "/auth", "/auth/?next=/auth", "dashboard", 7])(
  "%o is nowhere to go on to",
  (next) => {
    expect(readAuthSearch({ next })).toEqual({});
  },
);

test("the way on goes before what moved to the account, and the dashboard comes last", () => {
  expect(destinationAfter({ next: "/drafts" }, "/listing/1")).toBe("/drafts");
  expect(destinationAfter({}, "/listing/1")).toBe("/listing/1");
  expect(destinationAfter({}, "https://evil.example")).toBe("/dashboard");
  expect(destinationAfter({ next: "//evil.example" })).toBe("/dashboard");
  expect(destinationAfter({})).toBe("/dashboard");
});
