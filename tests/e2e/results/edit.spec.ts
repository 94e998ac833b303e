import type { Locator, Page } from "@playwright/test";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";
import { buyListing, signUp } from "../support/members.ts";

const LAKE = "5 Lake View, Kelowna, BC";
const HOME = { address: LAKE, property_type: "Entire cabin", amenities: ["Kayak", "Indoor fireplace", "Wifi"] };

const field = (page: Page | Locator, name: string) => page.getByRole("region", { name, exact: true });
const ready = (place: Locator) => expect(place.getByText("Nothing stands in the way of saving.")).toBeVisible();

test("a field is edited in place: marked, taken back, confirmed, undone, kept over a reload, saved and brought back", async ({
  page,
  isMobile,
  checkAccessibility,
}) => {
  await signUp(page);
  const listingId = await buyListing(page, HOME);
  await page.goto(`/listing/${listingId}`);
  const space = field(page, "Summary");
  const before = await space.locator(".description-text").innerText();
  const articleBefore = await page.getByRole("article").locator(".description-text").allInnerTexts();

  // A thing that no fact knows is marked and named, and goes with one press.
  await space.getByRole("button", { name: "Edit Summary" }).click();
  const box = space.getByRole("textbox", { name: "Edit Summary" });
  await expect(box).toHaveValue(before);
  await box.press("ControlOrMeta+End");
  await box.pressSequentially(" Outside there is a hot tub.");
  await expect(space.locator('mark[data-severity="block"]')).toHaveText("hot tub");
  await expect(space.getByText("1 thing to settle")).toBeVisible();
  await expect(space.getByRole("button", { name: "Save" })).toBeDisabled();
  await checkAccessibility();
  await space.getByRole("button", { name: "Take it back: hot tub" }).click();
  await expect(box).toHaveValue(before);

  // Undo and redo, by button and by key, over the press as well.
  await space.getByRole("button", { name: "Undo" }).click();
  await expect(box).toHaveValue(`${before} Outside there is a hot tub.`);
  await box.press("ControlOrMeta+z");
  await expect(box).not.toHaveValue(`${before} Outside there is a hot tub.`);
  await box.press("ControlOrMeta+Shift+z");
  await box.press("ControlOrMeta+y");
  await expect(box).toHaveValue(before);

  // What was typed outlives a reload, and is offered again.
  const typed = `${before} Behind it lies a helipad. We hope you love it here!`;
  await box.fill(typed);
  await page.reload();
  await space.getByRole("button", { name: "Continue editing Summary" }).click();
  await expect(box).toHaveValue(typed);

  // The host says so: it is a fact from now on, with its date.
  await space.getByRole("button", { name: "Yes, the home has it: helipad" }).click();
  await ready(space);
  await space.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Saved", "Your text is a new version.");
  await expect(space.locator(".description-text")).toHaveText(typed);
  await space.getByRole("link", { name: "Behind it lies a helipad." }).click();
  const why = isMobile ? space : page.getByRole("region", { name: "Why this sentence" });
  await expect(why).toContainText("helipad");
  await expect(why).toContainText(/Said by the host at a revision, \w+ \d+, \d{4}/);
  await expect(page.getByRole("region", { name: "Versions" })).toContainText("edited by you: Summary");

  // Cancel asks before anything is lost.
  await why.getByRole("button", { name: "Edit this sentence" }).click();
  await box.press("Delete");
  await space.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(space.locator(".description-text")).toHaveText(typed);

  // The version before comes back to the letter.
  await page.getByRole("button", { name: "Bring back version 1" }).click();
  await expect(space.locator(".description-text")).toHaveText(before);
  expect(await page.getByRole("article").locator(".description-text").allInnerTexts()).toEqual(articleBefore);

  // The same in the dashboard's dialog.
  await page.goto("/dashboard");
  await page.getByRole("article", { name: LAKE }).getByRole("button", { name: "View", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: LAKE });
  await dialog.getByRole("button", { name: "Edit the text" }).click();
  const title = field(dialog, "Title");
  await title.getByRole("button", { name: "Edit Title" }).click();
  const line = title.getByRole("textbox", { name: "Edit Title" });
  await line.fill("Cabin in Kelowna with a kayak and a fireplace, and a good long title");
  await expect(title.getByText(/^\d+ \/ 50, \d+ too many$/)).toBeVisible();
  await title.getByRole("button", { name: /^Cut after the last word that fits/ }).click();
  await ready(title);
  await checkAccessibility();
  const kept = await line.inputValue();
  expect(kept.length).toBeLessThanOrEqual(50);
  await title.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Saved", "Your text is a new version.");
  await dialog.getByRole("button", { name: "Done editing" }).click();
  await expect(dialog).toContainText(kept);
});
