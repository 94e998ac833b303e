import { expect, test } from "vitest";
import { isPagePath, paths } from "./page-paths.ts";

test("every page is known, with or without a slash at the end", () => {
  for (const path of Object.values(paths)) {
    expect(isPagePath(path)).toBe(true);
    expect(isPagePath(`${path}/`.replace("//", "/"))).toBe(true);
  }
});

test.for(["/nope", "/dev", "/dev/outbox/more", "//", "/DEV/OUTBOX", ""])("%o is no page unless it is home", (path) => {
  expect(isPagePath(path)).toBe(path === "");
});
