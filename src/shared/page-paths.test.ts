import { expect, test } from "vitest";
import { isAppPath, paths } from "./page-paths.ts";

test.for([paths.outbox, `${paths.outbox}/`])("%s is drawn by the app", (path) => {
  expect(isAppPath(path)).toBe(true);
});

test.for([paths.home, paths.privacy, "/nope", "/dev", "/dev/outbox/more", "//", "/DEV/OUTBOX", ""])(
  "%o is not drawn by the app",
  (path) => {
    expect(isAppPath(path)).toBe(false);
  },
);
