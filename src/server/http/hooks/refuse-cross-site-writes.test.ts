import { expect, test } from "vitest";
import { signUp } from "#tests/support/app/members.ts";
import { createTestApp, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "100" } });
const name = { firstName: "Mallory", lastName: "" };

async function changeName(headers: Record<string, string>): Promise<number> {
  const { app } = current();
  const browser = await signUp(app, `${crypto.randomUUID()}@example.com`);
  return (await browser.patch("/api/account", name, { headers })).statusCode;
}

test.each([
  ["another site, by what the browser says", { "sec-fetch-site": "cross-site" }],
  ["another site, by its origin", { origin: "https://evil.example" }],
  ["a page without an origin of its own", { origin: "null" }],
  ["another port of this machine", { origin: "http://localhost:8080" }],
  ["a neighbour under the same domain", { "sec-fetch-site": "same-site", origin: "http://other.localhost" }],
])("a write with the member's cookie from %s is refused", async (_from, headers) => {
  expect(await changeName(headers)).toBe(403);
});

test.each([
  ["our own page", { "sec-fetch-site": "same-origin", origin: "http://localhost:80" }],
  ["our own page in an older browser", { origin: "http://localhost:80" }],
  ["a script that says nothing", {}],
])("a write from %s is answered", async (_from, headers) => {
  expect(await changeName(headers)).toBe(200);
});

test("behind a proxy that changes the host, the public address is our own", async () => {
  const shop = await createTestApp({ env: { PUBLIC_URL: "https://stayscribe.example" } });
  const write = (origin: string) =>
    shop.app.inject({ method: "POST", url: "/api/logout", headers: { origin, host: "10.0.0.7:3000" } });
  expect((await write("https://stayscribe.example")).statusCode).toBe(200);
  expect((await write("https://stayscribe.example.evil.example")).statusCode).toBe(403);
  await shop.close();
});
