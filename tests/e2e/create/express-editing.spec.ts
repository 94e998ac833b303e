import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { startServerProcess } from "../../support/processes/server-process.ts";
import { createTemporaryFolder } from "../../support/temporary-folder.ts";
import { applyCode, pay, typeCard } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expectResults, openPreview, PREVIEW, previewUrl, startExpress, uploadPhotos } from "../support/express.ts";
import { expect, test } from "../support/journey.ts";

const detailsForm = (page: Page) => page.getByRole("form", { name: "Property details" });
const count = (page: Page, name: string) => detailsForm(page).getByRole("spinbutton", { name });
const edit = (page: Page) => page.getByRole("button", { name: "Edit details" }).click();
const save = (page: Page) => page.getByRole("button", { name: "Save details" }).click();

// A change is shown before the server has saved it; a reload has to wait for that.
function countHeardChanges(page: Page): () => number {
  let heard = 0;
  page.on("response", (answer) => {
    if (answer.request().method() === "PATCH" && answer.ok()) heard += 1;
  });
  return () => heard;
}

test("details are corrected in place, the card stays typed, and the order has what was corrected", async ({
  page,
  checkAccessibility,
}) => {
  await openPreview(page);
  await typeCard(page, "4242424242424242");
  await edit(page);
  await count(page, "Bedrooms").fill("21");
  await save(page);
  await expect(count(page, "Bedrooms")).toHaveAccessibleDescription("Enter 0 to 20.");
  await expect(count(page, "Bedrooms")).toBeFocused();
  await checkAccessibility();
  await count(page, "Bedrooms").fill("5");
  await detailsForm(page).getByLabel("Property address").fill("1 Elm Street, Bend, OR 97701, USA");
  await save(page);
  await expect(detailsForm(page)).toBeHidden();
  const details = page.getByRole("region", { name: "Property details" });
  await expect(details).toContainText("1 Elm Street, Bend");
  await expect(details.getByText("Bedrooms", { exact: true }).locator("..")).toContainText("5");
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await pay(page);
  const url = await expectResults(page);
  const listing = await (await page.request.get(`/api/listing/${url.searchParams.get("listing")}`)).json();
  expect(listing.propertyData).toMatchObject({ address: "1 Elm Street, Bend, OR 97701, USA", bedrooms: 5 });
  expect(listing.content).toMatch(/five bedrooms|five-bedroom/i);
});

test("a correction that is not saved stays in its fields", async ({ page, expectProblem }) => {
  await openPreview(page);
  await edit(page);
  await count(page, "Max guests").fill("8");
  expectProblem("500");
  await page.route(PREVIEW, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await save(page);
  await expectToast(page, "Error", "Your change was not saved. Please try again.");
  await expect(count(page, "Max guests")).toHaveValue("8");
  await save(page);
  await expect(detailsForm(page)).toBeHidden();
  await page.reload();
  const details = page.getByRole("region", { name: "Property details" });
  await expect(details.getByText("Max guests").locator("..")).toContainText("8");
});

test("photos are reordered, one becomes the cover, one is taken out and brought back", async ({
  page,
  checkAccessibility,
}) => {
  const photos = await uploadPhotos(page.context(), ["#7d9a8c", "#aa3311", "#3344aa"]);
  const [green = "", red = "", blue = ""] = photos;
  await openPreview(page, { photos });
  const heardChanges = countHeardChanges(page);
  const shown = page.getByRole("list", { name: "Photos" }).getByRole("img");
  const expectOrder = async (urls: string[]) => {
    const small = urls.map((url) => url.replace(".webp", "-thumb.webp"));
    await expect.poll(() => shown.evaluateAll((all) => all.map((image) => image.getAttribute("src")))).toEqual(small);
  };
  await expectOrder([green, red, blue]);
  await checkAccessibility();
  await page.getByRole("button", { name: "Make photo 3 the cover" }).click();
  await expectOrder([blue, green, red]);
  await page.getByRole("button", { name: "Move photo 2 later" }).click();
  await expectOrder([blue, red, green]);
  await page.getByRole("button", { name: "Remove photo 2" }).click();
  await expectOrder([blue, green]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectOrder([blue, red, green]);
  await expect.poll(heardChanges).toBe(4);
  await page.reload();
  await expectOrder([blue, red, green]);
  await applyCode(page, "ALPHA100");
  await page.getByRole("button", { name: "Continue without an account" }).click();
  const url = await expectResults(page);
  const listing = await (await page.request.get(`/api/listing/${url.searchParams.get("listing")}`)).json();
  expect(listing.propertyData.images).toEqual([blue, red, green]);
});

test("a question may be answered, and need not be", async ({ page, checkAccessibility }) => {
  await openPreview(page, { bedrooms: 1, bathrooms: 8 });
  const heardChanges = countHeardChanges(page);
  const questions = page.getByRole("region", { name: "One question" });
  await expect(questions).toContainText("There are 8 bathrooms for 1 bedroom. Is that right?");
  await expect(questions).toContainText("You can pay without answering.");
  await checkAccessibility();
  await questions.getByRole("button", { name: "Correct the details" }).click();
  await expect(detailsForm(page)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await typeCard(page, "4242424242424242");
  await questions.getByRole("button", { name: "Yes, that is right" }).click();
  await expect(questions).toBeHidden();
  await expect.poll(heardChanges).toBe(1);
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await page.reload();
  await expect(page.getByRole("region", { name: "Property details" })).toBeVisible();
  await expect(questions).toBeHidden();
});

test("what the pictures show is confirmed or struck out, and the description keeps to it", async ({
  page,
  isMobile,
  checkAccessibility,
}) => {
  test.skip(isMobile, "looking at pictures is slow, and this journey goes through both widths by itself");
  test.setTimeout(300_000);
  const folder = createTemporaryFolder();
  const env = { DATA_DIR: folder.path, RATE_LIMIT_SCALE: "1000", LOOK_AT_PHOTOS: "1" };
  const server = await startServerProcess({ env });
  try {
    const upload = async (sample: string) => {
      const buffer = readFileSync(new URL(`../../../src/writer/${sample}`, import.meta.url));
      const multipart = { images: { name: "sample.png", mimeType: "image/png", buffer } };
      const answer = await page.request.post(`${server.url}/api/upload-images`, { multipart });
      return (await answer.json()).imageUrls[0];
    };
    const photos = [await upload("photos/samples/drawn-tv.png")];
    const floorPlan = await upload("plans/samples/two-bedroom-flat.png");
    const data = { property_address: "12 Pine Road, Bend, OR", bedrooms: 3, bathrooms: 1, photos, floorPlan };
    const { jobId } = await (await page.request.post(`${server.url}/api/intake/express`, { data })).json();
    await page.goto(`${server.url}${previewUrl(jobId)}`);

    const tv = page.getByRole("button", { name: "Confirm TV" });
    await expect(tv).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole("button", { name: "Confirm 2 bedrooms" })).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText("Looking at your pictures")).toBeHidden({ timeout: 120_000 });
    await tv.click();
    await expect(tv).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Strike out Balcony or terrace" }).click();
    await expect(page.getByRole("button", { name: "Bring Balcony or terrace back" })).toBeVisible();
    await checkAccessibility();
    await page.setViewportSize({ width: 390, height: 844 });
    // Elsewhere on the page the header may lie over half a button, which is no fault of it.
    await page.evaluate(() => scrollTo(0, 0));
    await checkAccessibility();

    const question = page.getByRole("region", { name: "One question" });
    await expect(question).toContainText("The floor plan shows 2 bedrooms, the form says 3. Which one is right?");
    await question.getByRole("button", { name: "2, as on the plan" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole("button", { name: "Confirm 2 bedrooms" })).toHaveAttribute("aria-pressed", "true");

    await typeCard(page, "4242424242424242");
    await pay(page);
    const url = await expectResults(page);
    const listing = await page.request.get(`${server.url}/api/listing/${url.searchParams.get("listing")}`);
    const { content } = await listing.json();
    expect(content).toMatch(/\bTV\b/);
    expect(content).toMatch(/two bedrooms|two-bedroom/i);
    expect(content).not.toMatch(/balcony|terrace|patio/i);
    // Nothing of the page may still be on its way when its server goes.
    await page.goto("about:blank");
  } finally {
    await server.stop();
    folder.remove();
  }
});

test("while a correction is on its way, leaving asks first", async ({ page }) => {
  const [first = "", second = ""] = await uploadPhotos(page.context(), ["#224455", "#aa7733"]);
  await openPreview(page, { photos: [first, second] });
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(PREVIEW, async (route) => {
    if (route.request().method() === "PATCH") await isAnswered;
    await route.fallback();
  });
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole("button", { name: "Remove photo 1" }).click();
  await expect(page.getByRole("list", { name: "Photos" }).getByRole("img")).toHaveCount(1);
  await expect.poll(() => asksBeforeLeaving(page)).toBe(true);
  await page.goto("/dev/outbox").catch(() => null);
  expect(asked).toEqual(["beforeunload"]);
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  answer();
  await saved;
  // The answer has arrived; the page has still to read it.
  await expect.poll(() => asksBeforeLeaving(page)).toBe(false);
  await page.goto("/dev/outbox");
  expect(asked).toHaveLength(1);
});

function asksBeforeLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
}

test("with typed details that were not saved, leaving asks first", async ({ page }) => {
  const jobId = await startExpress(page.context());
  await page.goto(previewUrl(jobId));
  await edit(page);
  await count(page, "Bedrooms").fill("7");
  await expect(detailsForm(page)).toHaveAttribute("data-unsaved", "true");
  await expect.poll(() => asksBeforeLeaving(page)).toBe(true);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto("/dev/outbox").catch(() => null);
  expect(asked).toEqual(["beforeunload"]);
  await expect(count(page, "Bedrooms")).toHaveValue("7");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.goto("/dev/outbox");
  expect(asked).toHaveLength(1);
});

test("the town that the listing will name is said, corrected in one tap or typed, and kept", async ({
  page,
  checkAccessibility,
}) => {
  await openPreview(page);
  await edit(page);
  await detailsForm(page).getByLabel("Property address").fill("Calle Mar 5, Benajarafe, Málaga, Spain");
  await save(page);
  const details = page.getByRole("region", { name: "Property details" });
  await expect(details.getByText("Your listing will say: a place in Benajarafe")).toBeVisible();
  const heard = countHeardChanges(page);
  await details.getByRole("button", { name: "Say Málaga" }).click();
  await expect(details.getByText("Your listing will say: a place in Málaga")).toBeVisible();
  await details.getByRole("button", { name: "Another town" }).click();
  await details.getByRole("textbox", { name: "Town the listing names" }).fill("Chilches");
  await checkAccessibility();
  await details.getByRole("button", { name: "Save town" }).click();
  await expect(details.getByText("Your listing will say: a place in Chilches")).toBeVisible();
  await expect.poll(heard).toBe(2);
  await page.reload();
  await expect(details.getByText("Your listing will say: a place in Chilches")).toBeVisible();
});
