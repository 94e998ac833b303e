import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

test("every test that SECURITY.md names exists", () => {
  const text = readFileSync(join(ROOT, "SECURITY.md"), "utf8");
  const named = text.match(/(?:tests|src)\/[\w/.-]+\.test\.ts/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
