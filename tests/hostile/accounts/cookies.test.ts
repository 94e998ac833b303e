import { expect, test } from "vitest";
import { signUp } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "1000" } });

const SESSION_COOKIE = "stayscribe.session_token";
const DETAILS = { property_address: "1 Elm Street", bedrooms: 1, bathrooms: 1 };

test("a session's token is not accepted as a visitor cookie, nor a visitor's as a session", async () => {
  const { app } = current();
  const member = await signUp(app, "token@example.com");
  const token = decodeURIComponent(member.cookies.get(SESSION_COOKIE) ?? "");
  const [value = "", signature = ""] = token.split(".");
  for (const visitor of [token, `${value}.${signature.replace(/=+$/, "")}`, encodeURIComponent(token)]) {
    const browser = createTestBrowser(app);
    browser.cookies.set("visitor", visitor);
    const answer = await browser.post("/api/intake/express", DETAILS);
    expect(answer.statusCode).toBe(200);
    // The caller is a new guest, with a new cookie.
    expect(answer.cookies.map(({ name }) => name)).toContain("visitor");
    expect((await browser.get("/api/drafts")).statusCode).toBeLessThan(500);
  }

  const guest = createTestBrowser(app);
  await guest.post("/api/intake/express", DETAILS);
  const thief = createTestBrowser(app);
  thief.cookies.set(SESSION_COOKIE, guest.cookies.get("visitor") ?? "");
  expect((await thief.get("/api/auth/user")).statusCode).toBe(401);
});

test.each(["", ".", "x", "%", "%00", "a.b.c", ".".repeat(4000), "null.null", "00000000-0000-0000-0000-000000000000."])(
  "a visitor cookie of %j is none",
  async (visitor) => {
    const browser = createTestBrowser(current().app);
    browser.cookies.set("visitor", visitor);
    const answer = await browser.post("/api/intake/express", DETAILS);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name }) => name)).toContain("visitor");
  },
);
