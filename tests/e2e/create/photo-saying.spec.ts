import type { Page } from "@playwright/test";
import { applyCode, guestChoice } from "../support/checkout.ts";
import { photo } from "../support/creation-dialogs.ts";
import { expectResults, openPreview, PREVIEW, uploadPhotos } from "../support/express.ts";
import { expect, test } from "../support/journey.ts";

const card = (page: Page, number: number) =>
  page
    .getByRole("list", { name: "Photos" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") })
    .nth(number - 1);
const tap = (page: Page, number: number, label: string) =>
  card(page, number).getByRole("button", { name: label, exact: true });
const said = (page: Page, words: string) => expect(page.getByText(`Saved: ${words}`, { exact: true })).toBeVisible();

test("one tap says what a photo shows; it survives a server that is away, and the text rests on it", async ({
  page,
  expectProblem,
  checkAccessibility,
}) => {
  expectProblem("503");
  await openPreview(page, { photos: await uploadPhotos(page.context(), ["#2f7fb5", "#8a7f6b"]) });
  const placeOfPool = () => tap(page, 1, "Pool").evaluate((chip) => chip.getBoundingClientRect().top + window.scrollY);
  const before = await placeOfPool();
  await tap(page, 1, "Pool").click();
  await expect(tap(page, 1, "Pool")).toHaveAttribute("aria-pressed", "true");
  await said(page, "Pool confirmed");
  // What is told of the first tap must not push the chip away from under the second.
  expect(await placeOfPool()).toBe(before);
  await tap(page, 1, "Pool").click();
  await said(page, "Pool taken back");
  await tap(page, 1, "Pool").click();
  await said(page, "Pool confirmed");

  // By keyboard, from what is not among the likely ones.
  const more = card(page, 2).getByRole("button", { name: "More" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(more).toBeHidden();
  await tap(page, 2, "Table tennis").focus();
  await page.keyboard.press("Space");
  await said(page, "Table tennis confirmed");
  await expect(tap(page, 2, "Table tennis")).toBeFocused();
  await card(page, 2).getByRole("button", { name: "Fewer" }).click();
  await expect(tap(page, 2, "Table tennis")).toBeVisible();
  await expect(tap(page, 2, "Hammock")).toBeHidden();

  // The room is corrected, and proves what it is.
  await page.getByLabel("Room in photo 2").selectOption("Gym");
  await expect(page.getByRole("img", { name: "Photo 2: Gym" })).toBeVisible();
  await expect(tap(page, 2, "Gym")).toHaveAttribute("aria-pressed", "true");
  await checkAccessibility();

  // What a server that is away did not hear is kept by the browser, also through a reload.
  await page.route(PREVIEW, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await tap(page, 1, "Terrace").click();
  await expect(page.getByText("What you said is kept in this browser")).toBeVisible();
  await page.reload();
  await expect(tap(page, 1, "Terrace")).toHaveAttribute("aria-pressed", "true");
  await page.unroute(PREVIEW);
  // The page may try again by itself in this very moment, and then the button is gone.
  const again = page.getByRole("button", { name: "Try again now" });
  await again.click({ timeout: 3000 }).catch(() => expect(again).toBeHidden());
  await expect(page.getByText("What you said is kept in this browser")).toBeHidden();
  await page.reload();
  await expect(tap(page, 1, "Terrace")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Room in photo 2")).toHaveValue("room.gym");

  await applyCode(page, "ALPHA100");
  await page.getByRole("button", { name: "Continue without an account" }).click();
  await expectResults(page);
  await guestChoice(page).click();
  const main = page.getByRole("main");
  await expect(main).toContainText(/\bpool\b/i);
  await expect(main).toContainText(/\bgym\b/i);
  await page
    .getByText(/\bpool\b/i)
    .first()
    .click();
  await expect(page.getByRole("img", { name: "Shows: pool" }).first()).toBeVisible();
  await expect(page.getByText("Said by the host of this photo").filter({ visible: true }).first()).toBeVisible();
});

test("photos are added to the preview, and one that is taken out comes back to its place", async ({
  page,
  checkAccessibility,
}) => {
  const jobId = await openPreview(page);
  await expect(page.getByRole("heading", { name: "No pictures" })).toBeVisible();
  await checkAccessibility();
  const images = page.getByRole("list", { name: "Photos" }).getByRole("img");
  const add = async (...names: string[]) =>
    page.locator(".photo-adder input[type=file]").setInputFiles(await Promise.all(names.map(photo)));
  await add("pool.jpg", "hall.jpg");
  await expect(images).toHaveCount(2);
  await tap(page, 2, "Pool").click();
  await said(page, "Pool confirmed");
  await page.getByRole("button", { name: "Remove photo 1" }).click();
  await expect(images).toHaveCount(1);
  await expect(tap(page, 1, "Pool")).toHaveAttribute("aria-pressed", "true");
  await add("late.jpg");
  await expect(images).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(images).toHaveCount(3);
  await expect(tap(page, 2, "Pool")).toHaveAttribute("aria-pressed", "true");
  await add(...Array.from({ length: 8 }, (_, at) => `more-${at}.jpg`));
  await expect(images).toHaveCount(10);
  await expect(page.getByText("You can only upload 10 image(s) maximum.").first()).toBeVisible();
  await expect(page.getByText("A listing takes 10 photos.")).toBeVisible();
  // The page shows them at once and sends them one after the other; a reload finds what has arrived.
  const stored = async () => (await (await page.request.get(`/api/intake/express/${jobId}`)).json()).preview.images;
  await expect.poll(stored).toHaveLength(10);
  await page.reload();
  await expect(images).toHaveCount(10);
  await expect(tap(page, 2, "Pool")).toHaveAttribute("aria-pressed", "true");
});

test("a photo is dragged onto another's place, or moved by keyboard", async ({ page, isMobile }) => {
  const [first = "", second = "", third = ""] = await uploadPhotos(page.context(), ["#224455", "#aa7733", "#118844"]);
  await openPreview(page, { photos: [first, second, third] });
  const shown = page.getByRole("list", { name: "Photos" }).getByRole("img");
  const expectOrder = async (...urls: string[]) => {
    const small = urls.map((url) => url.replace(".webp", "-thumb.webp"));
    await expect.poll(() => shown.evaluateAll((all) => all.map((image) => image.getAttribute("src")))).toEqual(small);
  };
  await expectOrder(first, second, third);
  const later = page.getByRole("button", { name: "Move photo 1 later" });
  await later.focus();
  await page.keyboard.press("Enter");
  await expectOrder(second, first, third);
  await expect(page.getByRole("button", { name: "Move photo 2 later" })).toBeFocused();
  if (isMobile) return;
  await card(page, 3).locator(".photo-frame").dragTo(card(page, 1).locator(".photo-frame"));
  await expectOrder(third, second, first);
});
