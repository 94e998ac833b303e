import {
  applyCode,
  cardForm,
  expectOneReceipt,
  listenForQuotes,
  pay,
  someAddress,
  typeCard,
} from "../support/checkout.ts";
import { expectToast, openExpress } from "../support/creation-dialogs.ts";
import { ADDRESS, expectResults, GENERATE, openPreview, previewUrl, watchProgress } from "../support/express.ts";
import { expectApart } from "../support/geometry.ts";
import { expect, test } from "../support/journey.ts";

test("from the express dialog to the preview, the payment, the progress and the results", async ({
  page,
  checkAccessibility,
}) => {
  const dialog = await openExpress(page);
  await dialog.getByLabel("Property address").fill(ADDRESS);
  await dialog.getByRole("spinbutton", { name: "Bedrooms" }).fill("3");
  await dialog.getByRole("spinbutton", { name: "Bathrooms" }).fill("2.5");
  await dialog.getByRole("spinbutton", { name: "Max guests" }).fill("6");
  await dialog.getByRole("button", { name: "Generate Preview" }).click();
  await expect(page).toHaveURL(/\/intake\/express\/preview\?job=/);
  const jobId = new URL(page.url()).searchParams.get("job") ?? "";

  const details = page.getByRole("region", { name: "Property details" });
  for (const [name, value] of [
    ["Platform", "Airbnb"],
    ["Address", ADDRESS],
    ["Bedrooms", "3"],
    ["Bathrooms", "2.5"],
    ["Max guests", "6"],
    ["Pet friendly", "Not stated"],
    ["Images", "0"],
  ] as const) {
    await expect(details.getByText(name, { exact: true }).locator("..")).toContainText(value);
  }
  await expect(page.getByText(`Job ${jobId}`)).toBeVisible();
  await expect(page.getByRole("region", { name: "Price" })).toContainText("$19.99");
  await checkAccessibility();

  await typeCard(page, "4242424242424242");
  const held = Promise.withResolvers<void>();
  await page.route(GENERATE, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(GENERATE);
  const shownProgress = await watchProgress(page);
  await pay(page);
  await expect(page.getByRole("heading", { name: "Writing your description" })).toBeFocused();
  await checkAccessibility();
  // It rises by ten until ninety, and no further before the listing is there.
  await expect.poll(shownProgress).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  held.resolve();
  const url = await expectResults(page);
  expect((await shownProgress()).at(-1)).toBe(100);
  const sent = (await asked).postDataJSON();
  expect(sent).toEqual({ jobId, paymentIntentId: url.searchParams.get("payment") });
  await expect(page.getByText("West Kelowna").first()).toBeVisible();
});

test("the price box shows the server's numbers, and card data survives a promo code", async ({ page }) => {
  const quotes = listenForQuotes(page);
  await openPreview(page);
  await typeCard(page, "4242424242424242");
  await applyCode(page, "WELCOME20");
  await expectToast(page, "Promo Code Applied!", "You saved $4.00! New total: $15.99.");
  const price = page.getByRole("region", { name: "Price" });
  await expect(price).toContainText("−$4.00");
  await expect(price).toContainText("$15.99");
  expect(quotes.at(-1)?.amount).toBe(15.99);
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await expect(page.getByLabel("Security code")).toHaveValue("123");
  await pay(page);
  await expectResults(page);
});

test("an applied code is still in the price after a reload, until it is removed", async ({ page }) => {
  await openPreview(page);
  await applyCode(page, "WELCOME20");
  const price = page.getByRole("region", { name: "Price" });
  await expect(price).toContainText("$15.99");
  await page.reload();
  await expect(price).toContainText("$15.99");
  await expect(page.getByText("Code WELCOME20 is applied.")).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(price).toContainText("$19.99");
  await page.reload();
  await expect(price).toContainText("$19.99");
  await applyCode(page, "WELCOME20");
  await expect(price).toContainText("$15.99");
  // Another property is another order.
  await openPreview(page);
  await expect(price).toContainText("$19.99");
});

test("promo codes complain in the preview's own words", async ({ page, expectProblem }) => {
  await openPreview(page);
  await page.getByRole("button", { name: "Apply" }).click();
  await expectToast(page, "Error", "Please enter a promo code");
  const code = page.getByRole("textbox", { name: "Promo code" });
  await expectApart(page.locator(".toast"), code);
  // Also when it stands where a toast comes otherwise.
  await page.locator(".toast").getByRole("button").click();
  await code.evaluate((field) => field.scrollIntoView({ block: "start" }));
  await page.evaluate(() => window.scrollBy(0, -70));
  await applyCode(page, "NOSUCHCODE");
  await expectToast(page, "Invalid Promo Code", "The promo code you entered is not valid or has expired");
  await expectApart(page.locator(".toast"), code);
  await expect(page.locator(".toast")).not.toContainText("expired.");
  await expect(page.getByRole("region", { name: "Price" })).toContainText("$19.99");

  expectProblem("500");
  await page.route("**/api/create-payment-intent", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await applyCode(page, "WELCOME20");
  await expectToast(page, "Error", "Failed to apply promo code");
  await applyCode(page, "WELCOME20");
  await expectToast(page, "Promo Code Applied!", "You saved $4.00!");
});

test("a receipt goes to a guest who asks for one", async ({ page }) => {
  const address = someAddress();
  await openPreview(page);
  await page.getByLabel("Email for the receipt").fill(address);
  await typeCard(page, "4242424242424242");
  await pay(page);
  await expectResults(page);
  await expectOneReceipt(page, address, "Total paid: $19.99");
});

test("a declined card says why, keeps the page, and a good one pays the same order", async ({ page }) => {
  const quotes = listenForQuotes(page);
  await openPreview(page);
  await typeCard(page, "4000000000000002");
  await pay(page);
  await expectToast(page, "Payment Failed", "Your card was declined.");
  await expect(page.getByRole("progressbar", { name: "Generating your listing" })).toBeHidden();
  await page.getByLabel("Card number").fill("4242424242424242");
  await pay(page);
  await expectResults(page);
  expect(new Set(quotes.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
});

test("a card that needs authentication pays when it is completed", async ({ page }) => {
  await openPreview(page);
  await typeCard(page, "4000002500003155");
  await pay(page);
  await page.getByRole("dialog", { name: "Authentication required" }).getByRole("button", { name: "Complete" }).click();
  await expectResults(page);
});

test("leaving with a typed card asks first, and a paid order does not", async ({ page }) => {
  const jobId = await openPreview(page);
  await typeCard(page, "4242424242424242");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto("/dev/outbox").catch(() => null);
  expect(asked).toEqual(["beforeunload"]);
  expect(page.url()).toContain(previewUrl(jobId));
  await expect(cardForm(page).getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await pay(page);
  await expectResults(page);
  expect(asked).toHaveLength(1);
});
