import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";

test.for([
  { env: {}, secure: undefined },
  { env: { PUBLIC_URL: "https://stayscribe.example" }, secure: true },
])("a guest's cookie is signed, closed to scripts and to other sites' requests under $env", async ({ env, secure }) => {
  const { app, close } = await createTestApp({ env });
  const payload = { mode: "deep", address: "12 Pine Road, Oslo" };
  const { cookies } = await app.inject({ method: "POST", url: "/api/intake/property", payload });
  const visitor = cookies.find(({ name }) => name === "visitor");
  expect(visitor).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(visitor?.secure).toBe(secure);
  expect(visitor?.value).toMatch(/^[0-9a-f-]{36}\../);
  await close();
});
