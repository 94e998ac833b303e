import { someAddress } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expectAsWideAsTheScreen } from "../support/geometry.ts";
import { expect, test } from "../support/journey.ts";
import { mailedLink, PASSWORD, passwordField, signUp } from "../support/members.ts";

test("the name is changed, and the header greets with it", async ({ page, isMobile }) => {
  await signUp(page, "Ana");
  await page.goto("/account");
  const first = page.getByLabel("First name");
  await expect(first).toHaveValue("Ana");
  await first.fill(" ");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Please enter your first name.")).toBeVisible();
  await first.fill("Anouk");
  await page.getByRole("button", { name: "Save name" }).click();
  await expectToast(page, "Saved", "Your name is changed.");
  if (isMobile) await page.getByRole("banner").getByText("Menu").click();
  await expect(page.getByRole("banner").getByText("Hello, Anouk").filter({ visible: true })).toBeVisible();
});

test("the address changes once it is confirmed on the page of the link mailed to the new one", async ({
  page,
  expectProblem,
}) => {
  test.slow();
  const { email } = await signUp(page);
  const next = someAddress();
  await page.goto("/account");
  const form = page.getByRole("form", { name: "E-mail address" });
  await expect(form).toBeVisible();
  await form.getByLabel("New email").fill(next);
  await form.getByLabel(/^Your password/).fill("something else");
  expectProblem("/api/account/email");
  await form.getByRole("button", { name: "Change email" }).click();
  await expectToast(page, "Error", "This is not your current password.");
  await expect(form.getByLabel("New email")).toHaveValue(next);
  await form.getByLabel(/^Your password/).fill(PASSWORD);
  await form.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText(`${next} waits for its confirmation`)).toBeVisible();
  await expect(page.getByText(`Your address is ${email}`)).toBeVisible();
  await page.goto(await mailedLink(page, next, "/confirm-email"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your new email");
  await page.getByRole("button", { name: "Confirm This Address" }).click();
  await expect(page.getByRole("main")).toContainText(`${next} is the confirmed address of your account.`);
  await page.goto("/account");
  await expect(page.getByText(`Your address is ${next}, confirmed.`)).toBeVisible();
});

test("the password is changed, which ends the other sessions", async ({ page, browser, expectProblem }) => {
  test.slow();
  const { email } = await signUp(page);
  const elsewhere = await browser.newContext();
  const url = process.env["JOURNEY_URL"] ?? "";
  const login = { data: { email, password: PASSWORD } };
  await elsewhere.request.post(`${url}/api/login`, login);
  await page.goto("/account");
  const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText("This browser");

  expectProblem("/api/account/password");
  await passwordField(page, "Current password").fill("something else");
  await passwordField(page, "New password").fill("lamp");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password must be at least 6 characters long.")).toBeVisible();
  await passwordField(page, "New password").fill("another lamp");
  await page.getByRole("button", { name: "Change password" }).click();
  await expectToast(page, "Error", "This is not your current password.");
  await expect(passwordField(page, "Current password")).toBeFocused();
  await passwordField(page, "Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expectToast(page, "Saved", "Your password is changed");
  await expect(sessions).toHaveCount(1);
  expect((await elsewhere.request.get(`${url}/api/auth/user`)).status()).toBe(401);
  await elsewhere.close();
});

test("a session elsewhere is ended, and all others at once", async ({ page, browser }) => {
  test.slow();
  const { email } = await signUp(page);
  const url = process.env["JOURNEY_URL"] ?? "";
  const others = await Promise.all([0, 1, 2].map(() => browser.newContext()));
  for (const other of others) await other.request.post(`${url}/api/login`, { data: { email, password: PASSWORD } });
  await page.goto("/account");
  const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(4);
  await sessions.nth(1).getByRole("button", { name: "End" }).click();
  await expect(sessions).toHaveCount(3);
  await page.getByRole("button", { name: "End all other sessions" }).click();
  await expectToast(page, "Session Ended", "has to sign in again");
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole("button", { name: "End all other sessions" })).toHaveCount(0);
  for (const other of others) {
    expect((await other.request.get(`${url}/api/auth/user`)).status()).toBe(401);
    await other.close();
  }
});

const ONE_LINE = 40;

test("the confirmation mail is sent again on request, and a long address widens no page", async ({ page }) => {
  const email = `mara.${Date.now()}@guesthouses-of-valley.net`;
  const data = { email, password: PASSWORD, firstName: "Mara", lastName: "Mill" };
  expect((await page.request.post("/api/register", { data })).ok()).toBe(true);
  await page.goto("/account");
  await expect(page.getByText("Please confirm your e-mail address")).toBeVisible();
  await expectAsWideAsTheScreen(page);
  // Each half of it stands on one line.
  const halves = page.getByText("Your address is").locator("strong span span");
  await expect(halves).toHaveText(email.split(/(?=@)/));
  for (const half of await halves.all()) expect((await half.boundingBox())?.height).toBeLessThan(ONE_LINE);
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expectToast(page, "Email Sent", "A new link is on its way.");
});

test("all data is downloaded as a file", async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto("/account");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(JSON.stringify(JSON.parse(Buffer.concat(chunks).toString()))).toContain(email);
});

test("the account is deleted after both were typed, and the page said before what is kept", async ({
  page,
  expectProblem,
  checkAccessibility,
}) => {
  test.slow();
  const { email } = await signUp(page);
  await page.goto("/account");
  await expect(page.getByText("the texts of all your listings")).toBeVisible();
  await expect(page.getByText(/as the law asks of bookkeeping/)).toBeVisible();
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await checkAccessibility();
  await dialog.getByLabel("Your email").fill("ana");
  await dialog.getByLabel(/^Your password/).fill("something else");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("Please type the e-mail address of your account.")).toBeVisible();
  expectProblem("/api/account/delete");
  await dialog.getByLabel("Your email").fill(email.toUpperCase());
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expectToast(page, "Error", "This is not your current password.");
  await dialog.getByLabel(/^Your password/).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
  await expect(page.getByRole("main")).toContainText("as the law asks of bookkeeping");
  const again = await page.request.post("/api/login", { data: { email, password: PASSWORD } });
  expect(again.status()).toBe(401);
});

test("the settings and the brand voice ask for a sign-in and come back afterwards", async ({ page }) => {
  for (const path of ["/account", "/account/branding"]) {
    await page.goto(path);
    await expectToast(page, "Unauthorized", "You are logged out. Logging in again...");
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  }
});
