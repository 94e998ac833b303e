import type { Page } from "@playwright/test";
import { guestChoice, orderFree, PROPERTY } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

const CABIN = {
  ...PROPERTY,
  property_type: "Entire cabin",
  amenities: ["Private hot tub", "Pool", "Kayak", "Free parking on premises", "Washer", "Dryer", "Fire pit", "Sauna"],
  best_thing: "The dock at sunrise.",
};

const box = (page: Page) => page.getByRole("textbox", { name: "What should be different?" });
const panel = (page: Page) => page.getByRole("region", { name: /^(What|Nothing) would change$/ });

async function textOf(page: Page): Promise<string[]> {
  return page.locator(".description-sentence").allInnerTexts();
}

test("a host asks in plain words, sees the difference, keeps one section or discards all", async ({
  page,
  isMobile,
  expectProblem,
  checkAccessibility,
}) => {
  expectProblem("/proposal");
  await orderFree(page, CABIN);
  await guestChoice(page).click();
  await expect(page.locator(".description-sentence").first()).toBeVisible();
  const before = await textOf(page);

  // Nothing typed is lost when the call fails, or the page is left.
  await box(page).fill("mention the hot tub first, shorter");
  await page.route("**/proposal", (route) => route.abort("connectionrefused"), { times: 1 });
  await box(page).press("Enter");
  await expect(page.getByRole("alert")).toContainText("what you typed is kept here");
  await page.reload();
  await expect(box(page)).toHaveValue("mention the hot tub first, shorter");

  // The difference: words struck out and underlined, beside each other where there is room.
  await box(page).press("Enter");
  await expect(panel(page).getByRole("heading", { name: "What would change" })).toBeFocused();
  await expect(panel(page)).toContainText("Done: mention the hot tub first");
  const summary = panel(page).getByRole("region", { name: "Summary, before and after" });
  await expect(summary.locator("ins").first()).toContainText(/hot tub/i);
  await expect(panel(page).locator("del").first()).toBeVisible();
  const columns = await summary
    .getByRole("heading", { level: 3 })
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top));
  expect(columns[0] === columns[1]).toBe(!isMobile);
  await checkAccessibility();
  await panel(page).getByRole("button", { name: "Discard" }).click();
  await expect(panel(page)).toBeHidden();
  expect(await textOf(page)).toEqual(before);

  // One section of several.
  await box(page).press("Enter");
  const choices = panel(page).getByRole("checkbox");
  await expect(choices.first()).toBeChecked();
  const count = await choices.count();
  expect(count).toBeGreaterThan(1);
  for (const choice of await choices.all()) {
    const name = await choice.evaluate((input) => input.closest("label")?.textContent ?? "");
    if (name !== "Keep Summary") await choice.uncheck();
  }
  await panel(page)
    .getByRole("button", { name: `Keep 1 of ${count}` })
    .click();
  await expectToast(page, "Revised", "Version 2 is here.");
  await expect(box(page)).toHaveValue("");
  const after = await textOf(page);
  const sentences = page.getByRole("region", { name: "Summary", exact: true }).locator(".description-sentence");
  await expect(sentences.first()).toContainText(/hot tub/i);
  expect(after[0]).toBe(before[0]);
  await expect(page.getByRole("region", { name: "Versions" })).toContainText("“mention the hot tub first, shorter”");

  // What is not understood is said beside what a new fact leads to; a recent request is there to press.
  await box(page).fill("make it rhyme, and say we have a helipad");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(panel(page).getByRole("heading", { name: "Nothing would change" })).toBeVisible();
  await expect(panel(page)).toContainText("We did not understand: “make it rhyme”");
  await panel(page).getByRole("button", { name: "Enter it as a fact" }).click();
  const dialog = page.getByRole("dialog", { name: "Change a fact" });
  await expect(dialog.getByLabel("Something else it now has")).toHaveValue("Helipad");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await panel(page).getByRole("button", { name: "Close", exact: true }).click();
  expect(await textOf(page)).toEqual(after);
  await page.getByRole("button", { name: "mention the hot tub first, shorter" }).click();
  await expect(box(page)).toHaveValue("mention the hot tub first, shorter");
  // No key or data of the program is on the page.
  await expect(page.getByRole("main")).not.toContainText(/amenity\.|\bf\d{1,3}\b|[{}]|\btrue\b|\bfalse\b|\[object/);
});
