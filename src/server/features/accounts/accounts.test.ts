import { expect, onTestFinished, test } from "vitest";
import { tokenIn } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startSmtpServer } from "#tests/support/fakes/smtp-server.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "100" } });
const ada = { email: "ada@example.com", password: "difference engine", firstName: "Ada", lastName: "Lovelace" };

test("an account is created, recognised, signed out of and signed in to again", async () => {
  const browser = createTestBrowser(current().app);
  const created = await browser.post("/api/register", ada);
  expect(created.json()).toMatchObject({ success: true, user: { email: ada.email, firstName: "Ada", isMember: true } });
  const known = (await browser.get("/api/auth/user")).json();
  expect(known).toMatchObject({ email: ada.email, firstName: "Ada", isMember: true, isAdmin: false });

  await browser.post("/api/logout");
  expect((await browser.get("/api/auth/user")).statusCode).toBe(401);

  const again = await browser.post("/api/login", { email: "ADA@example.com", password: ada.password });
  expect(again.statusCode).toBe(200);
  expect((await browser.get("/api/auth/user")).json()).toMatchObject({ email: ada.email });
});

test("what a guest made belongs to the account after signing in, and is not readable in this browser after signing out", async () => {
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

test("an account is created even while the mail server is down", async () => {
  const shop = await testServerUntilTestEnds({ env: { SMTP_URL: "smtp://127.0.0.1:9" } });
  const browser = shop.browser();
  const created = await browser.post("/api/register", { ...ada, email: "no-mail@example.com" });
  expect(created).toMatchObject({ status: 200, body: { success: true, openNext: null } });
  expect((await browser.get("/api/auth/user")).status).toBe(200);
});

test.each([
  [{ email: "" }, "Email and password are required"],
  [{ password: "" }, "Email and password are required"],
  [{ email: "no address" }, "Please enter a valid email address."],
  [{ firstName: "" }, "First name and last name are required for registration"],
  [{ lastName: undefined }, "First name and last name are required for registration"],
  [{ password: "12345" }, "Password must be at least 6 characters long."],
])("registering with %j is refused in the words of the form", async (change, message) => {
  const answer = await createTestBrowser(current().app).post("/api/register", { ...ada, ...change });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message });
});

test("the short form's empty last name is accepted, a taken address is told, and sign-in ignores names", async () => {
  const browser = createTestBrowser(current().app);
  const short = { ...ada, email: "short-form@example.com", lastName: "" };
  expect((await browser.post("/api/register", short)).json()).toMatchObject({ user: { lastName: "" } });
  const taken = await createTestBrowser(current().app).post("/api/register", short);
  expect(taken.statusCode).toBe(409);
  expect(taken.json()).toEqual({ message: "An account with this email already exists. Please sign in instead." });
  const renamed = await browser.post("/api/login", { ...short, firstName: "Mallory", isMember: false });
  expect(renamed.json()).toMatchObject({ user: { firstName: "Ada", isMember: true } });
  expect((await browser.post("/api/login", { email: short.email })).statusCode).toBe(400);
});

test("a registration cannot set the account's rights", async () => {
  const browser = createTestBrowser(current().app);
  const wish = { ...ada, email: "climber@example.com", emailVerified: true, isAdmin: true, loginMethod: "oidc" };
  const { user } = (await browser.post("/api/register", wish)).json<{ user: object }>();
  expect(user).toMatchObject({ emailVerified: false, isAdmin: false, loginMethod: "password" });
});

test("the worker mails the links: one that confirms the address, one for a new password", async () => {
  const smtp = await startSmtpServer();
  onTestFinished(smtp.close);
  const shop = await testServerUntilTestEnds({ env: { SMTP_URL: smtp.url } });
  const browser = shop.browser();
  const linkIn = (path: string) =>
    smtp.received.flatMap(({ text }) => text?.match(/http\S+/g) ?? []).find((link) => link.includes(path));
  await browser.post("/api/register", { ...ada, email: "mailed@example.com" });
  await eventually(() => linkIn("/confirm-email") !== undefined, "the confirmation link arrived");
  await browser.post("/api/verify-email", { token: tokenIn(linkIn("/confirm-email") ?? "") });
  expect((await browser.get("/api/auth/user")).body).toMatchObject({ emailVerified: true });

  await browser.post("/api/reset-password", { email: "mailed@example.com" });
  await eventually(() => linkIn("/reset-password") !== undefined, "the link for a new password arrived");
  const token = tokenIn(linkIn("/reset-password") ?? "");
  expect((await browser.post("/api/reset-password-confirm", { token, password: "a new one" })).status).toBe(200);
});
