import { expect, test } from "vitest";
import { isSameSecret } from "./is-same-secret.ts";

test("only the same text is the same secret, whatever its length", () => {
  expect(isSameSecret("Bearer ä1", "Bearer ä1")).toBe(true);
  for (const other of ["Bearer ä2", "Bearer ä", "Bearer ä11", ""]) expect(isSameSecret(other, "Bearer ä1")).toBe(false);
});
