import { expect, test } from "vitest";
import { keptSize } from "./kept-size.ts";

test.for([
  [
    { width: 4000, height: 3000 },
    { width: 2560, height: 1920 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1920, height: 2560 },
  ],
  [
    { width: 50_000, height: 3 },
    { width: 2560, height: 1 },
  ],
] as const)("%o is sent as %o", ([size, kept]) => {
  expect(keptSize(size)).toEqual(kept);
});

test("a picture that the server keeps as it is stays as it is", () => {
  expect(keptSize({ width: 2560, height: 2560 })).toBeNull();
  expect(keptSize({ width: 64, height: 48 })).toBeNull();
});
