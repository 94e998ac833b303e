import { expect, test } from "vitest";
import { createTestBrowser, useTestApp } from "#tests/support/test-app.ts";

const current = useTestApp();
const ada = { email: "ada@example.com", password: "difference engine", firstName: "Ada", lastName: "Lovelace" };

test("an account is created, recognised, signed out of and signed in to again", async () => {
  const browser = createTestBrowser(current().app);
  const created = await browser.post("/api/register", ada);
  expect(created.json()).toMatchObject({ success: true, user: { email: ada.email, firstName: "Ada", isMember: true } });
  expect((await browser.get("/api/auth/user")).json()).toMatchObject({ email: ada.email, isAdmin: false });

  await browser.post("/api/logout");
  expect((await browser.get("/api/auth/user")).statusCode).toBe(401);

  const again = await browser.post("/api/login", { email: "ADA@example.com", password: ada.password });
  expect(again.statusCode).toBe(200);
  expect((await browser.get("/api/auth/user")).json()).toMatchObject({ email: ada.email });
});

test("what a guest made belongs to the account after signing in, and to nobody at this browser after signing out", async () => {
  const browser = createTestBrowser(current().app);
  const { id } = (await browser.post("/api/intake/property", { mode: "deep", address: "12 Pine Road" })).json<{
    id: string;
  }>();
  await browser.post("/api/register", { ...ada, email: "guest-first@example.com" });
  expect((await browser.get(`/api/intake/${id}`)).statusCode).toBe(200);
  await browser.post("/api/logout");
  expect((await browser.get(`/api/intake/${id}`)).statusCode).toBe(404);
  const elsewhere = createTestBrowser(current().app);
  await elsewhere.post("/api/login", { email: "guest-first@example.com", password: ada.password });
  expect((await elsewhere.get(`/api/intake/${id}`)).statusCode).toBe(200);
});
