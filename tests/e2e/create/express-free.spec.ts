import type { Page } from "@playwright/test";
import { applyCode, someAddress } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expectResults, GENERATE, openPreview } from "../support/express.ts";
import { expect, test } from "../support/journey.ts";

const freeForm = (page: Page) => page.getByRole("form", { name: "Free order" });

async function openFreePreview(page: Page): Promise<string> {
  const jobId = await openPreview(page);
  await applyCode(page, "ALPHA100");
  await expectToast(page, "Promo Code Applied!", "You saved $19.99! Your order is now FREE!");
  await expect(freeForm(page)).toBeVisible();
  return jobId;
}

type TypedAccount = { email: string; password: string; again?: string };

async function typeAccount(page: Page, { email, password, again = password }: TypedAccount): Promise<void> {
  const form = freeForm(page);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByLabel("Confirm password").fill(again);
}

const createAccount = (page: Page) => freeForm(page).getByRole("button", { name: "Create Account & Generate" }).click();

test("a free order goes on without an account", async ({ page, checkAccessibility }) => {
  const jobId = await openFreePreview(page);
  await expect(page.getByRole("region", { name: "Price" })).toContainText("$0.00");
  await checkAccessibility();
  const asked = page.waitForRequest(GENERATE);
  await freeForm(page).getByRole("button", { name: "Continue without an account" }).click();
  await expectResults(page);
  expect((await asked).postDataJSON()).toEqual({ jobId, paymentIntentId: expect.stringMatching(/^free_order_/) });
});

test("the inline account complains at its fields and in toasts, then is created and keeps the listing", async ({
  page,
  checkAccessibility,
}) => {
  const email = someAddress();
  await openFreePreview(page);
  await createAccount(page);
  await expectToast(page, "Missing Information", "Please enter an email and a password.");
  await expect(freeForm(page).getByLabel("Email")).toBeFocused();
  await typeAccount(page, { email, password: "long enough", again: "something else" });
  await createAccount(page);
  await expectToast(page, "Password Mismatch", "Passwords do not match.");
  await expect(freeForm(page).getByLabel("Confirm password")).toHaveAccessibleDescription("Passwords do not match.");
  await typeAccount(page, { email, password: "short" });
  await createAccount(page);
  await expectToast(page, "Password Too Short", "Password must be at least 6 characters.");
  await checkAccessibility();

  await typeAccount(page, { email, password: "long enough" });
  const registered = page.waitForRequest("**/api/register");
  await createAccount(page);
  expect((await registered).postDataJSON()).toEqual({
    email,
    password: "long enough",
    firstName: email.split("@")[0],
    lastName: "",
  });
  const url = await expectResults(page);
  const listing = await page.request.get(`/api/listing/${url.searchParams.get("listing")}`);
  expect(listing.status()).toBe(200);
  const user = await (await page.request.get("/api/auth/user")).json();
  expect(user).toMatchObject({ email, firstName: email.split("@")[0], lastName: "" });
});

test("an address that has an account already is told so, and the order can still go on", async ({
  page,
  expectProblem,
}) => {
  const email = someAddress();
  const names = { firstName: "Ann", lastName: "Lee" };
  await page.request.post("/api/register", { data: { email, password: "long enough", ...names } });
  await page.context().clearCookies();
  await openFreePreview(page);
  expectProblem("409");
  await typeAccount(page, { email, password: "long enough" });
  await createAccount(page);
  await expectToast(page, "Error", "An account with this email already exists.");
  await expect(freeForm(page).getByLabel("Email")).toHaveValue(email);
  await freeForm(page).getByRole("button", { name: "Continue without an account" }).click();
  await expectResults(page);
});

test("a signed-in member sees no account form and no receipt field, and the member's price", async ({ page }) => {
  const account = { email: someAddress(), password: "long enough", firstName: "Ann", lastName: "Lee" };
  await page.request.post("/api/register", { data: account });
  await openPreview(page);
  const price = page.getByRole("region", { name: "Price" });
  await expect(price).toContainText("Member discount (10%)");
  await expect(price).toContainText("$17.99");
  await expect(page.getByLabel("Email for the receipt")).toBeHidden();
  await applyCode(page, "ALPHA100");
  await expect(freeForm(page).getByLabel("Email")).toBeHidden();
  await freeForm(page).getByRole("button", { name: "Generate My Listing" }).click();
  await expectResults(page);
});

test("a free order that fails says so and can be tried again", async ({ page, expectProblem }) => {
  await openFreePreview(page);
  expectProblem("500");
  await page.route("**/api/create-payment-intent", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await freeForm(page).getByRole("button", { name: "Continue without an account" }).click();
  await expectToast(page, "Error", "Failed to process your free order. Please try again.");

  expectProblem("409");
  await page.route(GENERATE, (route) => route.fulfill({ status: 409, json: { message: "Not completed." } }), {
    times: 1,
  });
  await freeForm(page).getByRole("button", { name: "Continue without an account" }).click();
  await expectToast(page, "Error", "Failed to process your free order. Please try again.");
  await expect(page.getByRole("progressbar", { name: "Generating your listing" })).toHaveAttribute("value", "0");
  await page.getByRole("button", { name: "Back to the order" }).click();
  await expect(page.getByRole("region", { name: "Price" })).toBeVisible();
  await applyCode(page, "ALPHA100");
  await freeForm(page).getByRole("button", { name: "Continue without an account" }).click();
  await expectResults(page);
});
