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

test.for(["/drafts", "/account/forms", "/intake/1/form", "/intake/1", "/intake/express/preview", "/drafts/"])(
  "%s goes with the intake, and nothing else does",
  (path) => {
    expect(isAppPath(path, { intake: true })).toBe(true);
    expect(isAppPath(path, { intake: false })).toBe(false);
    expect(isAppPath(paths.checkout, { intake: false })).toBe(true);
    expect(isAppPath(paths.account, { intake: false })).toBe(true);
  },
);
