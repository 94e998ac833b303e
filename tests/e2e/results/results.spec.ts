import type { Page } from "@playwright/test";
import {
  applyCode,
  expectDescription,
  guestChoice,
  openCheckout,
  orderFree,
  PROPERTY,
  pay,
  someAddress,
  typeCard,
} from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";
import { PASSWORD, passwordField } from "../support/members.ts";

const title = (page: Page) => page.getByRole("region", { name: "Title", exact: true });
const viewCalls = (page: Page) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (/\/api\/listing\/[^/]+(\/open)?$/.test(path)) calls.push(`${request.method()} ${path}`);
  });
  return calls;
};

test("a guest chooses how to read; the clock starts with the choice, and a reload does not ask again", async ({
  page,
  checkAccessibility,
}) => {
  const calls = viewCalls(page);
  await orderFree(page);
  // The page thanks the buyer and says what was bought, what comes next, and how to keep the text.
  const choice = page.getByRole("region", { name: "Thank you. Your description is ready" });
  await expect(choice).toContainText(`Your free order is one listing description of ${PROPERTY.address}`);
  await expect(choice).toContainText("Next you choose how to read it");
  await expect(choice).toContainText("the text is in that mail too");
  await expect(choice).toContainText("Saved to your dashboard, for good");
  await expect(page.getByText("RECOMMENDED")).toBeVisible();
  await checkAccessibility();
  expect(calls).toEqual([]);
  await page.reload();
  await expect(guestChoice(page)).toBeVisible();
  await guestChoice(page).click();
  await expectDescription(page);
  expect(calls.map((call) => call.replace(/[0-9a-f-]{36}/, "ID"))).toEqual([
    "POST /api/listing/ID/open",
    "GET /api/listing/ID",
  ]);
  await expect(page.getByText(/One-time view, open until/)).toBeVisible();
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(guestChoice(page)).toBeHidden();
});

test("Sign Up / Log In leads to the account and back to the same description, which is then saved", async ({
  page,
}) => {
  await orderFree(page);
  await page.getByRole("link", { name: "Sign Up / Log In" }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fresults%3Flisting/);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill("Ann");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email").fill(someAddress());
  await passwordField(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/results\?listing=/);
  await expect(title(page)).toContainText("West Kelowna");
  await expect(guestChoice(page)).toBeHidden();
  await expect(page.getByText(/One-time view/)).toBeHidden();
  await expect(page.getByRole("link", { name: "Save to Dashboard (Member Benefits)" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
});

test("a guest who saves to the dashboard is asked to sign in, and another description can be begun", async ({
  page,
}) => {
  await orderFree(page);
  await expectDescription(page);
  const save = page.getByRole("link", { name: "Save to Dashboard (Member Benefits)" });
  await expect(save).toHaveAttribute("href", "/api/login?next=%2Fdashboard");
  await page.getByRole("button", { name: "Create Another Description" }).click();
  await expect(page.getByRole("dialog", { name: "Create a listing" })).toBeVisible();
});

test("a view that has ended says so, forgets the guest's token and offers an account", async ({
  page,
  expectProblem,
}) => {
  expectProblem("410");
  await orderFree(page);
  await expectDescription(page);
  await page.evaluate(() => localStorage.setItem("guest_access_token", "guest_1_2"));
  await page.route("**/api/listing/*/view", (route) =>
    route.fulfill({ status: 410, json: { message: "Your one-time view of this description has ended." } }),
  );
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your one-time view has ended" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign Up / Log In" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("guest_access_token"))).toBeNull();
});

test("the text leaves an open tab when its time is over", async ({ page }) => {
  await page.route(/\/api\/listing\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const viewEndsAt = new Date(Date.now() + 1500).toISOString();
    await route.fulfill({ response, json: { ...(await response.json()), viewEndsAt } });
  });
  await orderFree(page);
  await guestChoice(page).click();
  await expect(page.getByRole("heading", { name: "Your one-time view has ended" })).toBeVisible();
  await expect(title(page)).toBeHidden();
});

test("a reload in the middle of generation, and a second tab, bring the one description", async ({ page, context }) => {
  const confirmations: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/confirm")) confirmations.push(request.url());
  });
  await openCheckout(page);
  await typeCard(page, "4242424242424242");
  let answers = 0;
  await page.route("**/api/generate-guest-description", async (route) => {
    // A slow answer, which the reload cuts off.
    if (answers++ === 0) return;
    await route.continue();
  });
  await pay(page);
  await expect(page.getByText("Generating your description…").first()).toBeVisible();
  await page.reload();
  await expectDescription(page);
  const text = await page.getByRole("article").innerText();

  const other = await context.newPage();
  await other.goto("/results");
  await expectDescription(other);
  expect(await other.getByRole("article").innerText()).toBe(text);
  expect(confirmations).toHaveLength(1);
});

test("the back button after reading does not lead to another payment", async ({ page }) => {
  await orderFree(page);
  await expectDescription(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/checkout/);
  await page.goForward();
  await expect(title(page)).toBeVisible();
});

test("a signed-in buyer has no choice to make, and an expired session is told how to go on", async ({
  page,
  context,
  expectProblem,
}) => {
  await page.request.post("/api/register", {
    data: { email: someAddress(), password: "long enough", firstName: "Ann", lastName: "Lee" },
  });
  await openCheckout(page);
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("$17.99");
  await applyCode(page, "ALPHA100");
  await page.getByRole("button", { name: "Complete Free Order" }).click();
  await expect(title(page)).toBeVisible();
  await expect(guestChoice(page)).toBeHidden();

  expectProblem("404");
  await context.clearCookies();
  await page.reload();
  await expectToast(page, "Error", "Failed to generate description. Please contact support.");
  await expect(page.getByText("If you bought it with an account, sign in")).toBeVisible();
  const here = encodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    `/api/login?next=${here}`,
  );
});

test("the page waits for a server that is down, and shows the description when it is back", async ({
  page,
  expectProblem,
}) => {
  expectProblem("/api/generate-guest-description");
  await openCheckout(page);
  await applyCode(page, "ALPHA100");
  await page.route("**/api/generate-guest-description", (route) => route.abort("connectionrefused"), { times: 1 });
  await page.getByRole("button", { name: "Complete Free Order" }).click();
  await expectDescription(page);
});

test("any page tells a guest of a description that waits, and no other visitor", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/waiting-listing")) asked.push(request.url());
  });
  await page.goto("/");
  await page.goto("/help");
  expect(asked).toEqual([]);
  await orderFree(page);
  await expect(guestChoice(page)).toBeVisible();
  await page.goto("/");
  const note = page.getByRole("complementary", { name: "Your description" });
  await expect(note).toContainText("Your description is waiting");
  await note.getByRole("link", { name: "Read it" }).click();
  await expectDescription(page);
  const before = asked.length;
  await page.goto("/help");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked).toHaveLength(before);
});
