import { applyCode, openCheckout, PROPERTY, someAddress } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";
import { buyListing } from "../support/members.ts";

const TOKEN = "guest_0a1b2c3d-0000-4000-8000-000000000000_1790000000000";

test("a guest with the stored token reads three texts without the street, and copies them", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/help");
  const id = await buyListing(page, PROPERTY);
  await page.evaluate(
    ([token, property]) => {
      localStorage.setItem("guest_access_token", token);
      localStorage.setItem("property_data", property);
    },
    [TOKEN, JSON.stringify(PROPERTY)] as const,
  );
  await page.goto(`/listing/${id}?guest=${TOKEN}`);
  await expect(page.getByRole("heading", { level: 1, name: PROPERTY.address })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^(30:00|29:\d\d) left$/);
  await expect(page.getByText("order 0a1b2c3d")).toBeVisible();
  await expect(page.getByText("Guest", { exact: true })).toBeVisible();
  await expect(page.getByText("Guest listings are not saved and cannot be reopened.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Account" })).toHaveAttribute("href", /^\/api\/login/);
  for (const name of ["Airbnb", "VRBO", "Website"]) {
    const text = page.getByRole("region", { name });
    await expect(text).toContainText("West Kelowna, BC");
    await expect(text).toContainText("3 bedrooms and 2.5 bathrooms");
    await expect(text).not.toContainText("Boucherie");
  }
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("region", { name: "VRBO" }).getByRole("button", { name: "Copy" }).click();
  await expectToast(page, "Copied!", "Description copied to clipboard.");
  expect(await copied()).toMatch(/^A vacation home/);
  await page.getByRole("button", { name: "Copy All" }).click();
  await expect.poll(copied).toMatch(/^Airbnb\n[\s\S]+VRBO\n[\s\S]+Website\n/);
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("not allowed")) }),
  );
  await page.getByRole("button", { name: "Copy All" }).click();
  await expectToast(page, "Copy Failed", "Failed to copy to clipboard");
});

test("without a stored property the sample is shown, and marked as one", async ({ page }) => {
  await page.goto("/help");
  const id = await buyListing(page, PROPERTY);
  await page.evaluate((token) => localStorage.setItem("guest_access_token", token), TOKEN);
  await page.goto(`/listing/${id}?guest=${TOKEN}`);
  await expect(page.getByText("Sample", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Airbnb" })).toContainText("West Kelowna");
  await expect(page.getByRole("region", { name: "Airbnb" })).toContainText("3 bedrooms and 2 bathrooms");
});

for (const [who, query] of [
  ["with another token", "?guest=guest_other_1"],
  ["without any token", ""],
] as const) {
  test(`a visitor ${who} is denied and taken home`, async ({ page }) => {
    await page.goto("/help");
    await page.evaluate((token) => localStorage.setItem("guest_access_token", token), TOKEN);
    await page.goto(`/listing/some-id${query}`);
    await expectToast(page, "Access Denied", "This listing is only available to the original purchaser.");
    await expect(page).toHaveURL(/\/$/);
  });
}

test("a made-up token opens no listing: denied, then home", async ({ page, expectProblem }) => {
  expectProblem("404");
  await page.goto("/help");
  await page.evaluate((token) => localStorage.setItem("guest_access_token", token), TOKEN);
  await page.goto(`/listing/abc?guest=${TOKEN}`);
  await expectToast(page, "Access Denied", "This listing is only available to the original purchaser.");
  await expect(page).toHaveURL(/\/$/);
});

test("a guest's view ends with its time, the token is removed, and the page says so", async ({
  page,
  expectProblem,
}) => {
  await page.clock.install();
  await page.goto("/help");
  const id = await buyListing(page, PROPERTY);
  await page.evaluate((token) => localStorage.setItem("guest_access_token", token), TOKEN);
  await page.goto(`/listing/${id}?guest=${TOKEN}`);
  await expect(page.getByRole("timer")).toBeVisible();
  await page.clock.fastForward("31:00");
  await expect(page.getByRole("heading", { name: "Your one-time view has ended" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("guest_access_token"))).toBeNull();

  // The server has the last word when the page is opened again.
  expectProblem("410");
  const ended = { status: 410, json: { message: "The one-time view of this description has ended." } };
  await page.route("**/api/listing/*/open", (route) => route.fulfill(ended));
  await page.evaluate((token) => localStorage.setItem("guest_access_token", token), TOKEN);
  await page.goto(`/listing/${id}?guest=${TOKEN}`);
  await expect(page.getByRole("heading", { name: "Your one-time view has ended" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("guest_access_token"))).toBeNull();
});

test("a signed-in purchaser reads the server's text without a token; any other id is denied", async ({
  page,
  expectProblem,
}) => {
  await page.goto("/help");
  await page.request.post("/api/register", {
    data: { email: someAddress(), password: "long enough", firstName: "Ann", lastName: "Lee" },
  });
  await openCheckout(page);
  await applyCode(page, "ALPHA100");
  const generated = page.waitForResponse("**/api/generate-guest-description");
  await page.getByRole("button", { name: "Complete Free Order" }).click();
  const { listingId } = await (await generated).json();
  await page.goto(`/listing/${listingId}`);
  await expect(page.getByRole("region", { name: "Title", exact: true })).toContainText("West Kelowna");
  await expect(page.getByRole("button", { name: "Copy All" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Revise" })).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("My Email")).toBeVisible();

  expectProblem("404");
  await page.goto("/listing/nothing-like-it");
  await expectToast(page, "Access Denied", "This listing is only available to the original purchaser.");
  await expect(page.getByRole("heading", { name: "Access denied" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});
