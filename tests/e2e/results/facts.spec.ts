import type { Page } from "@playwright/test";
import { guestChoice, orderFree, PROPERTY } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

const CABIN = {
  ...PROPERTY,
  property_type: "Entire cabin",
  bedrooms: 3,
  amenities: ["Private hot tub", "Pool", "Kayak", "Free parking on premises"],
};

// As the writer may put it: "a three-bedroom cabin", "with three bedrooms".
const THREE = /\bthree[- ]bedroom/i;
const FOUR = /\bfour[- ]bedroom/i;

const article = (page: Page) => page.getByRole("article");
const sentences = (page: Page) => page.locator(".description-sentence").allInnerTexts();

test("a changed fact rewrites its own sentences, survives a failed call and a reload, and heeds a lock", async ({
  page,
  isMobile,
  expectProblem,
  checkAccessibility,
}) => {
  expectProblem("/facts/preview");
  await orderFree(page, CABIN);
  await guestChoice(page).click();
  await expect(article(page)).toContainText(THREE);
  const before = await sentences(page);

  // What is typed is there again after a reload, and after a call that failed.
  const dialog = page.getByRole("dialog", { name: "Change a fact" });
  await page.getByRole("button", { name: "Change a fact" }).click();
  await dialog.getByRole("button", { name: "Increase Bedrooms" }).click();
  await dialog.getByRole("group", { name: "It now has" }).getByText("Sauna", { exact: true }).click();
  await page.reload();
  await page.getByRole("button", { name: "Change a fact" }).click();
  await expect(dialog.getByRole("spinbutton", { name: "Bedrooms" })).toHaveValue("4");
  await expect(dialog.getByRole("checkbox", { name: "Sauna" })).toBeChecked();
  await checkAccessibility();
  await page.route("**/facts/preview", (route) => route.abort());
  await dialog.getByRole("button", { name: "See what changes" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The server did not answer");
  await expect(dialog.getByRole("spinbutton", { name: "Bedrooms" })).toHaveValue("4");
  await page.unroute("**/facts/preview");

  // Before and after, in words; kept, all other sentences are the same.
  await dialog.getByRole("button", { name: "See what changes" }).click();
  const preview = page.getByRole("dialog", { name: "What would change" });
  await expect(preview.getByRole("listitem").filter({ hasText: THREE }).first()).toContainText(FOUR);
  await expect(preview.getByRole("listitem").filter({ hasText: /sauna/i }).first()).toContainText("New");
  await checkAccessibility();
  expect(await sentences(page)).toEqual(before);
  await preview.getByRole("button", { name: "Keep" }).click();
  await expectToast(page, "Fact changed", "Only the sentences that rest on it changed.");
  await expect(article(page)).toContainText(FOUR);
  const after = await sentences(page);
  const added = after.filter((sentence) => /sauna/i.test(sentence));
  expect(added).not.toEqual([]);
  const expected = before.map((sentence) => sentence.toLowerCase().replace(/three(?=[- ]bedroom)/, "four"));
  expect(after.filter((sentence) => !added.includes(sentence)).map((sentence) => sentence.toLowerCase())).toEqual(
    expected,
  );

  // Who said it, and when.
  const sauna = article(page)
    .getByRole("link", { name: added[0] ?? "" })
    .first();
  await sauna.focus();
  const why = isMobile ? article(page) : page.getByRole("region", { name: "Why this sentence" });
  await expect(why).toContainText(/Said by the host at a revision, \w+ \d+, \d{4}/);

  // A locked sentence holds back a change that would make it false, until it is unlocked.
  const pool = article(page)
    .getByRole("link")
    .filter({ hasText: /\bpool\b/i })
    .last();
  const told = await pool.innerText();
  await pool.click();
  await why.getByRole("button", { name: "Lock this sentence" }).click();
  await expect(why.getByRole("button", { name: "Locked: unlock it" })).toBeVisible();
  await page.getByRole("button", { name: "Change a fact" }).click();
  await dialog.getByRole("group", { name: "No longer there" }).getByText("Pool", { exact: true }).click();
  await dialog.getByRole("button", { name: "See what changes" }).click();
  await expect(preview.getByRole("alert")).toContainText(told);
  await expect(preview.getByRole("button", { name: "Keep" })).toBeHidden();
  await preview.getByRole("button", { name: "Unlock it" }).click();
  await expect(preview.getByRole("listitem").filter({ hasText: told })).toBeVisible();
  await preview.getByRole("button", { name: "Keep" }).click();
  await expect(article(page)).not.toContainText(/\bpool\b/i);

  // An earlier version that is brought back is out of date, and is brought up to date.
  await page.getByRole("button", { name: "Bring back version 1" }).click();
  const outdated = page.getByRole("region", { name: "Out of date" });
  await expect(outdated).toContainText("3 bedrooms");
  await outdated.getByRole("button", { name: "Bring up to date" }).click();
  await preview.getByRole("button", { name: "Keep" }).click();
  await expect(outdated).toBeHidden();
  await expect(article(page)).toContainText(FOUR);
  await expect(article(page)).toContainText(/sauna/i);
  await expect(article(page)).not.toContainText(/\bpool\b/i);
});

const OVER = "There is construction next door until 30 September 2024.";
const LATER = "The beach path is closed through October 2024.";

test("sentences about a time that has passed are removed, rewritten, or confirmed", async ({
  page,
  checkAccessibility,
}) => {
  await orderFree(page, {
    ...PROPERTY,
    property_type: "Entire cabin",
    things_to_note: `${OVER} The stairs are steep. ${LATER}`,
  });
  await guestChoice(page).click();
  const listingText = page.getByRole("article");
  const card = page.getByRole("region", { name: "Out of date" });
  const item = (text: string) => card.getByRole("listitem").filter({ hasText: text });
  await expect(item(OVER)).toContainText("It was true until 30 September 2024.");
  await expect(item(LATER)).toContainText("It was true until 31 October 2024.");
  await checkAccessibility();

  // Said anew: what is typed stands there as it was said.
  await item(OVER).getByRole("button", { name: "Say what holds now" }).click();
  const dialog = page.getByRole("dialog", { name: "Say what holds now" });
  await expect(dialog.getByRole("textbox")).toHaveValue(new RegExp("construction next door"));
  await checkAccessibility();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await item(OVER).getByRole("button", { name: "Take it out" }).click();
  const preview = page.getByRole("dialog", { name: "What would change" });
  await expect(preview).toContainText(OVER);
  await preview.getByRole("button", { name: "Keep" }).click();
  await expectToast(page, "Fact changed", "Only the sentences that rest on it changed.");
  await expect(listingText).not.toContainText(OVER);
  await expect(listingText).toContainText("The stairs are steep.");

  await item(LATER).getByRole("button", { name: "Still true" }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(listingText).toContainText(LATER);
  await expect(card).toBeHidden();
});
