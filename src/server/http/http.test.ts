import { expect, test } from "vitest";
import { createTestApp, useTestApp } from "#tests/support/test-app.ts";

const current = useTestApp();

test("an unknown /api path answers 404 as JSON", async () => {
  const answer = await current().app.inject("/api/nothing-here");
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toContain("application/json");
  expect(answer.json()).toEqual({ message: "Not found." });
});
