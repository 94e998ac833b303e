import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { startServerProcess } from "../../support/processes/server-process.ts";
import { createTemporaryFolder } from "../../support/temporary-folder.ts";
import { guestChoice, pay, typeCard } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { goToSection, HOME, REQUIRED } from "../support/intake.ts";
import { expect, test } from "../support/journey.ts";

const sample = (path: string, name: string) => ({
  name,
  mimeType: "image/png",
  buffer: readFileSync(new URL(`../../../src/writer/${path}`, import.meta.url)),
});
const PHOTO = sample("photos/samples/drawn-tv.png", "living.png");
const OTHER = sample("photos/samples/drawn-house-front.png", "neighbour.png");
const PLAN = sample("plans/samples/two-bedroom-flat.png", "plan.png");
const LOOKED_AT = { timeout: 120_000 };

// One server that looks at pictures, for one journey after the other; each goes through both widths by itself.
test.describe.configure({ mode: "serial", timeout: 300_000 });
test.skip(({ isMobile }) => isMobile, "looking at pictures is slow");

let url = "";
let close = async () => {};

test.beforeAll(async () => {
  const folder = createTemporaryFolder();
  const env = { DATA_DIR: folder.path, RATE_LIMIT_SCALE: "1000", LOOK_AT_PHOTOS: "1" };
  const server = await startServerProcess({ env });
  url = server.url;
  close = async () => {
    await server.stop();
    folder.remove();
  };
});

test.afterAll(() => close());

async function choose(page: Page, button: string, ...files: (typeof PHOTO)[]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: button }).click();
  await (await chooser).setFiles(files);
}

const said = (page: Page, words: string) => expect(page.getByText(`Saved: ${words}`, { exact: true })).toBeVisible();

async function openForm(page: Page): Promise<void> {
  const started = await page.request.post(`${url}/api/intake/property`, { data: { mode: "deep", address: HOME } });
  const { id } = await started.json();
  await page.request.put(`${url}/api/intake/${id}`, { data: { form_data: REQUIRED } });
  await page.goto(`${url}/intake/${id}/form?mode=deep&role=manager`);
  await expect(page.getByRole("heading", { level: 1, name: HOME })).toBeVisible();
}

test("pictures of the detailed form are looked at; what is confirmed is written, what is struck is nowhere", async ({
  page,
  checkAccessibility,
  expectProblem,
}) => {
  await openForm(page);
  await goToSection(page, "Photos and plans");
  await expect(page.getByRole("heading", { name: "No pictures yet" })).toBeVisible();
  await checkAccessibility();
  await page.getByRole("button", { name: "Add photos and plans" }).click();
  await choose(page, "Choose photos", PHOTO, OTHER);
  await choose(page, "Choose floor plans", PLAN);
  await page.getByRole("dialog").getByRole("button", { name: "Upload", exact: true }).click();
  await expectToast(page, "Upload Successful", "Uploaded 2 photos and 1 floorplans successfully.");

  const balcony = page.getByRole("button", { name: "Confirm Balcony or terrace" });
  await expect(balcony).toBeVisible(LOOKED_AT);
  await expect(page.getByRole("button", { name: "Confirm TV" })).toBeVisible(LOOKED_AT);
  await expect(page.getByRole("progressbar", { name: /Looking at/ })).toBeHidden(LOOKED_AT);
  await checkAccessibility();

  // By keyboard, and with a server that is away for a moment: nothing that was said is lost.
  expectProblem("503");
  await page.route("**/pictures?*", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await balcony.focus();
  await page.keyboard.press("Enter");
  await expect(balcony).toHaveAttribute("aria-pressed", "true");
  await said(page, "Balcony or terrace confirmed");
  await page.getByRole("button", { name: "Strike out TV" }).focus();
  await page.keyboard.press("Space");
  await said(page, "TV struck out");
  await page.reload();
  await expect(balcony).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Bring TV back" })).toBeVisible();

  const question = page.getByRole("group", { name: /The floor plan shows 2 bedrooms, the form says 1/ });
  await question.getByRole("button", { name: "Correct the form" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Bedrooms" })).toBeFocused();
  await goToSection(page, "Photos and plans");
  await question.getByRole("button", { name: "The form is right" }).click();
  await expect(question).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await checkAccessibility();
  // The photos change places by keyboard and by dragging, and each keeps what was said of it.
  const images = page.getByRole("list", { name: "Photos" }).getByRole("img");
  const sources = () => images.evaluateAll((all) => all.map((image) => image.getAttribute("src")));
  const [first, second] = await sources();
  await page.getByRole("button", { name: "Move photo 1 later" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(sources).toEqual([second, first]);
  const frames = page.getByRole("list", { name: "Photos" }).locator(".photo-frame");
  await frames.nth(1).dragTo(frames.nth(0));
  await expect.poll(sources).toEqual([first, second]);
  await expect(page.getByRole("button", { name: "Bring TV back" })).toBeVisible();

  // What was not recognised is added with one tap, and the room is corrected.
  const cards = page
    .getByRole("list", { name: "Photos" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") });
  await page.getByLabel("Room in photo 2").selectOption("Garden");
  await said(page, "Garden confirmed");
  await cards.nth(1).getByRole("button", { name: "Fire pit", exact: true }).click();
  await said(page, "Fire pit confirmed");
  await checkAccessibility();
  await page.reload();
  await expect(cards.nth(1).getByRole("button", { name: "Fire pit", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByLabel("Room in photo 2")).toHaveValue("room.garden");
  await cards.nth(1).getByRole("button", { name: "Fire pit", exact: true }).click();
  await said(page, "Fire pit taken back");
  await page.getByRole("button", { name: "Remove photo 2" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("img", { name: "Photo 2" })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole("button", { name: "Complete & Generate Description" }).click();
  await expect(page).toHaveURL(/\/checkout/);
  const shown = page.getByRole("region", { name: "What your pictures show" });
  await expect(shown.getByRole("button", { name: "Confirm Balcony or terrace" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await shown.getByRole("button", { name: "Fireplace", exact: true }).click();
  await said(page, "Fireplace confirmed");
  await checkAccessibility();
  await typeCard(page, "4242424242424242");
  await pay(page);
  await expect(page).toHaveURL(/\/results/);
  await guestChoice(page).click();
  await expect(page.getByRole("region", { name: "Title", exact: true })).toBeVisible();

  const text = await page.getByRole("main").innerText();
  expect(text).toMatch(/balcony|terrace/i);
  expect(text).toMatch(/fireplace/i);
  expect(text).not.toMatch(/\bTV\b|television|fire pit/i);
  await page
    .getByText(/balcony|terrace/i)
    .first()
    .click();
  await expect(page.getByRole("img", { name: "Shows: balcony or terrace" })).toBeVisible();
  // Nothing of the page may still be on its way when its server goes.
  await page.goto("about:blank");
});

test("pictures that a manager uploads at the checkout are confirmed there, before the payment", async ({ page }) => {
  await openForm(page);
  await page.getByRole("button", { name: "Complete & Generate Description" }).first().click();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(page.getByRole("region", { name: "What your pictures show" })).toBeHidden();
  await page.getByRole("button", { name: "Upload Photos & Purchase" }).click();
  await choose(page, "Choose floor plans", PLAN);
  await page.getByRole("dialog").getByRole("button", { name: "Upload & Continue to Payment" }).click();
  const shown = page.getByRole("region", { name: "What your pictures show" });
  const balcony = shown.getByRole("button", { name: "Confirm Balcony or terrace" });
  await expect(balcony).toBeVisible(LOOKED_AT);
  await typeCard(page, "4242424242424242");
  await balcony.click();
  await said(page, "Balcony or terrace confirmed");
  // What was typed for the card is still there.
  await expect(page.getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
  await pay(page);
  await expect(page).toHaveURL(/\/results/);
  await guestChoice(page).click();
  await expect(page.getByRole("main")).toContainText(/balcony|terrace/i);
  await page.goto("about:blank");
});
