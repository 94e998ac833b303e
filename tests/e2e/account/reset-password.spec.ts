import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";
import { mailedLink, PASSWORD, passwordField, signUp } from "../support/members.ts";

test("a forgotten password is replaced by the mailed link, which works once", async ({ page, expectProblem }) => {
  test.slow();
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/auth?mode=forgot");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expectToast(page, "Check your email", "a link to set a new password is on its way");
  await expect(page.getByText(email)).toBeVisible();

  const link = await mailedLink(page, email, "/reset-password");
  await page.goto(link);
  await passwordField(page, "New password").fill("another lamp");
  await passwordField(page, "Confirm password").fill("another lamp");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expectToast(page, "Password Changed", "Please sign in with your new password.");
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");

  expectProblem("/api/login");
  await page.getByLabel("Email").fill(email);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectToast(page, "Error", "Invalid email or password");
  await passwordField(page).fill("another lamp");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  // Told before a password is typed.
  await page.goto(link);
  await expectToast(page, "Invalid Reset Link", "This reset link is invalid or expired.");
  // Signed in, there is no password to be forgotten.
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
});

test("without a token the link is invalid, and the sign-in page opens", async ({ page }) => {
  await page.goto("/reset-password");
  await expectToast(page, "Invalid Reset Link", "This reset link is invalid or expired.");
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
});

test("both fields are required, must match and have six characters", async ({ page, expectProblem }) => {
  await page.route("**/api/reset-password-check", (route) => route.fulfill({ json: { isValid: true } }));
  await page.goto("/reset-password?token=guessed");
  const first = passwordField(page, "New password");
  const second = passwordField(page, "Confirm password");
  const save = page.getByRole("button", { name: "Set New Password" });
  await first.fill("lamp12");
  await save.click();
  await expectToast(page, "Missing Information", "Please fill in all fields.");
  await expect(second).toBeFocused();
  await second.fill("lamp13");
  await save.click();
  await expectToast(page, "Passwords Don't Match", "Please type the same password twice.");
  await first.fill("lamp");
  await second.fill("lamp");
  await save.click();
  await expectToast(page, "Password Too Short", "Password must be at least 6 characters long.");
  await expect(first).toHaveValue("lamp");

  expectProblem("503");
  await page.route("**/api/reset-password-confirm", (route) => route.fulfill({ status: 503, body: "down" }));
  await first.fill("lamp12");
  await second.fill("lamp12");
  await save.click();
  await expectToast(page, "Reset Failed", "Failed to reset password. Please try again.");

  // A link that ended while the password was typed.
  expectProblem("400");
  await page.unroute("**/api/reset-password-confirm");
  await save.click();
  await expectToast(page, "Invalid Reset Link", "This reset link is invalid or expired.");
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
});
