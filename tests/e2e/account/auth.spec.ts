import { someAddress } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";
import { buyListing, mailedLink, PASSWORD, passwordField, signUp } from "../support/members.ts";
import { openAlive } from "../support/navigation.ts";

test("an account is created, signed out of and signed in to again; the dashboard follows after 1.5 s", async ({
  page,
  isMobile,
  checkAccessibility,
}) => {
  test.slow();
  const email = someAddress();
  await openAlive(page, "/auth");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/mode=register/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email").fill(email);
  await passwordField(page).fill(PASSWORD);
  await checkAccessibility();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Welcome!", "Your account is ready, Ana.");
  await expect(page).toHaveURL(/\/auth/);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ana");

  if (isMobile) await page.getByRole("banner").getByText("Menu").click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await passwordField(page).fill(PASSWORD);
  // Enter submits.
  await passwordField(page).press("Enter");
  await expectToast(page, "Welcome back!", "You are signed in, Ana.");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ana");
});

test("what is missing is said, at the field too, and nothing that was typed is lost", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectToast(page, "Error", "Email and password are required");
  await expect(page.getByText("Please enter your password.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();

  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByText("Please enter your password.")).toBeHidden();
  await expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
  await passwordField(page).fill("12345");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Error", "First name and last name are required for registration");
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Error", "Password must be at least 6 characters long.");
  await expect(passwordField(page)).toBeFocused();

  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
  await page.getByLabel("Email").fill("");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expectToast(page, "Error", "Please enter your email address");
});

test("the server's refusals are shown in its own words", async ({ page, expectProblem }) => {
  expectProblem("/api/login");
  expectProblem("/api/register");
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await passwordField(page).fill("something else");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectToast(page, "Error", "Invalid email or password");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue("something else");
  await expect(passwordField(page)).toBeFocused();

  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Error", "An account with this email already exists.");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("without a word of the server the page says what failed", async ({ page, expectProblem }) => {
  expectProblem("502");
  await page.route(/\/api\/(login|register|reset-password)$/, (route) => route.fulfill({ status: 502, body: "down" }));
  await page.goto("/auth");
  await page.getByLabel("Email").fill("ana@example.com");
  await passwordField(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectToast(page, "Error", "Login failed");
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Error", "Registration failed");
  await page.goto("/auth?mode=forgot");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expectToast(page, "Error", "Failed to send reset email");
});

test("the password can be shown, and password managers know what is what", async ({ page }) => {
  await page.goto("/auth?mode=register");
  const password = passwordField(page);
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await expect(page.getByText("At least 6 characters; 12 or more are safer.")).toBeVisible();
  await password.fill("lamp12");
  await expect(page.getByText("Allowed, but short.")).toBeVisible();
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await page.goto("/auth");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
});

test("after signing in the visitor goes on to the page they wanted, if it is one of ours", async ({ page }) => {
  test.slow();
  const { email } = await signUp(page);
  for (const [next, end] of [
    ["/account/branding", /\/account\/branding$/],
    ["https://elsewhere.example/", /\/dashboard$/],
    ["//elsewhere.example", /\/dashboard$/],
  ] as const) {
    await page.goto("about:blank");
    await page.context().clearCookies();
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await page.getByLabel("Email").fill(email);
    await passwordField(page).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(end);
  }
  // Signed in already, there is nothing to do here.
  await page.goto("/auth?next=/account");
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account");
});

test("what a guest bought comes along, and is opened after signing up", async ({ page }) => {
  const id = await buyListing(page, { address: "7 Guest Lane, Kelowna" });
  await page.goto("/auth?mode=register");
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email").fill(someAddress());
  await passwordField(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(new RegExp(`/listing/${id}`));
  await page.goto("/dashboard");
  await expect(page.getByRole("article", { name: "7 Guest Lane, Kelowna" })).toBeVisible();
});

test("the page explains why a visitor was sent here, and the provider's button is missing without a provider", async ({
  page,
}) => {
  await page.goto("/auth?problem=openid-expired");
  await expect(page.getByRole("alert")).toContainText("The sign-in took too long");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: "Continue with single sign-on" })).toHaveCount(0);
});

test("with a provider the button leads to it and remembers the way on", async ({ page }) => {
  await page.route("**/api/config", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), oidc: true } });
  });
  await page.goto("/auth?next=/drafts");
  const button = page.getByRole("link", { name: "Continue with single sign-on" });
  await expect(button).toHaveAttribute("href", "/api/login?next=%2Fdrafts");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(button).toHaveCount(0);
});

test("the e-mail address is confirmed on the page of the mailed link, in the browser that registered", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await page.goto(await mailedLink(page, email, "/confirm-email"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email");
  await expect(page.getByRole("form", { name: "Confirm email" })).toContainText(email);
  await expect(passwordField(page)).toHaveCount(0);
  // Opening the page has changed nothing.
  expect(await (await page.request.get("/api/auth/user")).json()).toMatchObject({ emailVerified: false });
  await page.getByRole("button", { name: "Confirm This Address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your email is confirmed");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Go to Your Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/account");
  await expect(page.getByText(`${email}, confirmed.`)).toBeVisible();
});
