import { expect, test } from "vitest";
import { createLruCache } from "./lru-cache.ts";

test("what is asked again is not worked out again, and the longest unasked is forgotten first", () => {
  const worked: string[] = [];
  const remember = createLruCache<string | null>(2);
  const ask = (key: string) =>
    remember(key, () => {
      worked.push(key);
      return key === "nothing" ? null : key;
    });
  expect([ask("a"), ask("nothing"), ask("nothing"), ask("a")]).toEqual(["a", null, null, "a"]);
  ask("b");
  ask("a");
  ask("nothing");
  expect(worked).toEqual(["a", "nothing", "b", "nothing"]);
});
