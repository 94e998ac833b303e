import { expect, test } from "../support/journey.ts";
import { mailedLink, PASSWORD, passwordField, signUp } from "../support/members.ts";

test("on another device the page asks for the password of the account", async ({
  page,
  expectProblem,
  checkAccessibility,
}) => {
  const { email } = await signUp(page);
  const link = await mailedLink(page, email, "/confirm-email");
  await page.context().clearCookies();
  await page.goto(link);
  await expect(passwordField(page)).toBeVisible();
  await expect(page.getByText("If you did not, close this page: nothing has changed.")).toBeVisible();
  await checkAccessibility();

  await page.getByRole("button", { name: "Confirm This Address" }).click();
  await expect(page.getByText("Please enter the account's password.")).toBeVisible();
  expectProblem("/api/verify-email");
  await passwordField(page).fill("something else");
  await page.getByRole("button", { name: "Confirm This Address" }).click();
  await expect(page.getByText("This is not your current password.")).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
  await passwordField(page).fill(PASSWORD);
  await passwordField(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your email is confirmed");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
  await checkAccessibility();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your email is confirmed");
});

test("a link that no longer works says so, and who is signed in gets a new one", async ({ page }) => {
  for (const path of ["/confirm-email", "/confirm-email?token=guessed", "/api/verify-email?token=guessed"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
    await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toBeVisible();
  }
  await signUp(page);
  await page.goto("/confirm-email?token=guessed");
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByRole("main")).toContainText("A new link is on its way.");
});

test("a link that was ended while its page was open says so", async ({ page, expectProblem }) => {
  const { email } = await signUp(page);
  await page.goto(await mailedLink(page, email, "/confirm-email"));
  await expect(page.getByRole("button", { name: "Confirm This Address" })).toBeVisible();
  const data = { currentPassword: PASSWORD, newPassword: "another lamp" };
  expect((await page.request.post("/api/account/password", { data })).ok()).toBe(true);
  expectProblem("/api/verify-email");
  await page.getByRole("button", { name: "Confirm This Address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
});

test("a server that does not answer is told, and asked again", async ({ page, expectProblem }) => {
  const { email } = await signUp(page);
  const link = await mailedLink(page, email, "/confirm-email");
  expectProblem("502");
  await page.route("**/api/verify-email/check", (route) => route.fulfill({ status: 502, body: "down" }));
  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("The link could not be looked up");
  await page.unroute("**/api/verify-email/check");
  await page.route("**/api/verify-email", (route) => route.fulfill({ status: 502, body: "down" }));
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("button", { name: "Confirm This Address" }).click();
  await expect(page.getByRole("alert")).toContainText("Your address could not be confirmed. Please try again.");
  await page.unroute("**/api/verify-email");
  await page.getByRole("button", { name: "Confirm This Address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your email is confirmed");
});
