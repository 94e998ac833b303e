import type { Page } from "@playwright/test";
import { expectToast, photo } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";
import { buyListing, signUp } from "../support/members.ts";
import { sendWithoutFirstData } from "../support/navigation.ts";

const LAKE = "5 Lake View, Kelowna, BC";
const card = (page: Page, address: string) => page.getByRole("article", { name: address });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const LISTINGS = "**/api/user/listings?*";

async function openDashboard(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
}

test("the header welcomes, names the account and leads on; without listings the page says so", async ({ page }) => {
  const { email } = await signUp(page, "Ana");
  await openDashboard(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ana");
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText("Member", { exact: true })).toBeVisible();
  const benefits = main.getByRole("region", { name: "Member benefits" }).getByRole("listitem");
  await expect(benefits.filter({ hasText: /Secure access|Unlimited listings|Permanent access/ })).toHaveCount(3);
  await expect(main.getByRole("heading", { name: "No listings yet" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Account" })).toHaveAttribute("href", "/account");
  await main.getByRole("button", { name: "Create New Listing" }).first().click();
  await expect(page.getByRole("dialog", { name: "Create a listing" })).toBeVisible();
});

test("Log Out forgets what the browser knew of purchases and goes home", async ({ page }) => {
  await signUp(page);
  await openDashboard(page);
  const local = ["guest_access_token", "pending_payment_intent", "order_details", "property_data"];
  await page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, "something");
    sessionStorage.setItem("propertyData", "{}");
  }, local);
  await page.getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), local)).toEqual(
    local.map(() => null),
  );
  expect(await page.evaluate(() => sessionStorage.getItem("propertyData"))).toBeNull();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("a card shows picture, address, rooms, guests and date; the dialog shows all three groups", async ({ page }) => {
  test.slow();
  await signUp(page);
  const upload = await page.request.post("/api/upload-images", { multipart: { images: await photo("porch.jpg") } });
  const { imageUrls } = await upload.json();
  await buyListing(page, { address: LAKE, images: imageUrls, property_type: "guest_house" });
  await openDashboard(page);
  const listing = card(page, LAKE);
  await expect(listing.locator("img")).toHaveJSProperty("naturalWidth", 320);
  await expect(listing).toContainText("3 bedrooms · 2.5 bathrooms · 6 guests");
  await expect(listing).toContainText(/Created \w{3} \d+, 2\d{3}/);

  await listing.getByRole("button", { name: "View", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: LAKE });
  const property = dialog.getByRole("region", { name: "Property information" });
  await expect(property).toContainText("guest house");
  await expect(property).toContainText(LAKE);
  await expect(property).toContainText(/Bedrooms3Bathrooms2.5Max guests6/);
  const order = dialog.getByRole("region", { name: "Order information" });
  await expect(order).toContainText(/Original price\$19.99Final price\$0.00Promo codeALPHA100/);
  const invoice = order.getByRole("link", { name: "Download the invoice" });
  expect((await page.request.get((await invoice.getAttribute("href")) ?? "")).ok()).toBe(true);
  const sections = dialog.getByRole("region", { name: "Generated description" }).getByRole("region");
  expect(await sections.count()).toBeGreaterThan(1);
  await expect(sections.first().getByRole("heading")).toHaveText("Title");
  await page.keyboard.press("Escape");
  await expect(listing.getByRole("button", { name: "View", exact: true })).toBeFocused();
});

test("a listing without a picture has a placeholder, and one without an address a name", async ({ page }) => {
  await signUp(page);
  await buyListing(page, { address: "", title: "Somewhere" });
  await openDashboard(page);
  await expect(card(page, "Listing without an address")).toContainText("No photo");
});

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies the whole text without marks, or one section of it", async ({ page }) => {
    test.slow();
    await signUp(page);
    await buyListing(page, { address: LAKE });
    await openDashboard(page);
    await card(page, LAKE).getByRole("button", { name: "Copy" }).click();
    await expectToast(page, "Copied!", "Description copied to clipboard.");
    const whole = await clipboard(page);
    expect(whole).toMatch(/^Title\n/);
    expect(whole).not.toContain("**");
    await card(page, LAKE).getByRole("button", { name: "View", exact: true }).click();
    const title = page.getByRole("region", { name: "Title", exact: true });
    await title.getByRole("button", { name: "Copy" }).click();
    await expect(title.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(whole).toContain(`Title\n${await clipboard(page)}\n`);
    await page.getByRole("button", { name: "Copy All" }).click();
    await expect.poll(() => clipboard(page)).toBe(whole);
  });
});

test("a refused clipboard is told", async ({ page }) => {
  await signUp(page);
  await buyListing(page, { address: LAKE });
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await openDashboard(page);
  await card(page, LAKE).getByRole("button", { name: "Copy" }).click();
  await expectToast(page, "Copy Failed", "Failed to copy to clipboard");
});

test("who is not signed in is told and led to the sign-in page", async ({ page }) => {
  await page.goto("/dashboard");
  await expectToast(page, "Unauthorized", "You are logged out. Logging in again...");
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
});

test("a session that ended elsewhere is told the same way, and asked for only once", async ({
  page,
  expectProblem,
}) => {
  expectProblem("401");
  await signUp(page);
  await sendWithoutFirstData(page, "/dashboard");
  let calls = 0;
  await page.route(LISTINGS, (route) => {
    calls += 1;
    return route.fulfill({ status: 401, json: { message: "Please sign in first." } });
  });
  await page.route("**/api/auth/user", async (route) => {
    if (calls > 0) await route.fulfill({ status: 401, json: { message: "Please sign in first." } });
    else await route.continue();
  });
  await page.goto("/dashboard");
  await expectToast(page, "Unauthorized", "You are logged out. Logging in again...");
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  expect(calls).toBe(1);
});

test("a failing call is tried three more times before the page says so, and then on request", async ({
  page,
  expectProblem,
}) => {
  test.slow();
  expectProblem("503");
  await signUp(page);
  await sendWithoutFirstData(page, "/dashboard");
  let calls = 0;
  await page.route(LISTINGS, (route) => {
    calls += 1;
    return route.fulfill({ status: 503, json: { message: "The service is not available right now." } });
  });
  await openDashboard(page);
  const problem = page.getByRole("alert").filter({ hasText: "Your listings could not be loaded" });
  await expect(problem).toContainText("The service is not available right now.");
  expect(calls).toBe(4);
  await page.unroute(LISTINGS);
  await problem.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "No listings yet" })).toBeVisible();
});

test("a listing is deleted after a confirmation, and not without", async ({ page, expectProblem }) => {
  test.slow();
  expectProblem("503");
  await signUp(page);
  await buyListing(page, { address: LAKE });
  await openDashboard(page);
  const remove = page.getByRole("button", { name: `Delete ${LAKE}` });
  await remove.click();
  const question = page.getByRole("alertdialog", { name: "Delete this listing?" });
  await expect(question).toContainText("The order and its invoice stay.");
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(remove).toBeFocused();

  await remove.click();
  const fail = { times: 1 };
  await page.route("**/api/user/listings/*", (route) => route.fulfill({ status: 503, body: "down" }), fail);
  await question.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Error", "Failed to delete the listing. Please try again.");
  await question.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Listing Deleted", "The order and its invoice stay.");
  await expect(card(page, LAKE)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "No listings yet" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your listings" })).toBeFocused();
});
