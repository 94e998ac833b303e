import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/app/test-app.ts";

test.for([
  { env: {}, isDevelopment: true },
  { env: { NODE_ENV: "production", ALLOW_TEST_MODE: "1" }, isDevelopment: false },
])("the browser is told that this is development: $isDevelopment under $env", async ({ env, isDevelopment }) => {
  const { app, close } = await createTestApp({ env });
  const answer = await app.inject("/api/config");
  expect(answer.json()).toMatchObject({ isDevelopment });
  await close();
});
