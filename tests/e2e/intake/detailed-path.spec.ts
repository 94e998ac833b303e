import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { pay, typeCard } from "../support/checkout.ts";
import { expectToast, photo } from "../support/creation-dialogs.ts";
import { expectApart } from "../support/geometry.ts";
import { answer, expectSaved, goToSection, HOME, openForm, REQUIRED, save, storedAnswers } from "../support/intake.ts";
import { expect, test } from "../support/journey.ts";
import { mailedLink, signUp } from "../support/members.ts";

const plan = {
  name: "plan.pdf",
  mimeType: "application/pdf",
  buffer: readFileSync(new URL("../../../src/writer/plans/samples/two-bedroom-house.pdf", import.meta.url)),
};

const LARGEST_ADDRESS_PX = 28;
const CARD_PADDING_PX = 40;

// The address is not oversized, no id stands above the text, the text is as wide as its card, and no cards overlap.
async function expectReadable(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { level: 1, name: HOME });
  const size = await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeLessThanOrEqual(LARGEST_ADDRESS_PX);
  await expect(page.locator(".results-head")).not.toHaveText(/[0-9a-f]{8}/);
  const [card, text] = [
    page.getByRole("article"),
    page.getByRole("region", { name: "Summary" }).locator(".description-text"),
  ];
  const [cardWidth, textWidth] = [(await card.boundingBox())?.width ?? 0, (await text.boundingBox())?.width ?? 0];
  expect(textWidth).toBeGreaterThanOrEqual(cardWidth - 2 * CARD_PADDING_PX);
  const [why, proof] = ["Why this sentence", "Proof"].map((name) => page.getByRole("region", { name })) as [
    Locator,
    Locator,
  ];
  for (const down of [0, 400, 4000]) {
    await page.mouse.wheel(0, down);
    await expectApart(why, proof);
  }
  await heading.scrollIntoViewIfNeeded();
}

test("the detailed path: a manager and an owner fill it in together, and the manager pays, receives and copies", async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const manager = await signUp(page, "Mara");
  // Notices go to confirmed addresses only.
  await page.goto(await mailedLink(page, manager.email, "/confirm-email"));
  await page.getByRole("button", { name: "Confirm This Address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your email is confirmed");

  await page.goto("/drafts");
  await page.getByRole("button", { name: "Create New Form" }).first().click();
  await page.getByRole("button", { name: /Detailed Mode/ }).click();
  await page.getByRole("textbox", { name: "Property address" }).fill(HOME);
  await page.getByRole("button", { name: "Continue to Form" }).click();
  await expect(page).toHaveURL(/\/intake\/[^/]+\/form\?mode=deep&role=manager$/);
  await expect(page.getByRole("heading", { level: 1, name: HOME })).toBeVisible();
  const id = /\/intake\/([^/]+)\//.exec(page.url())?.[1] ?? "";

  await page.getByRole("textbox", { name: "Neighborhood" }).fill("Lakeview Heights");
  await expectSaved(page);
  await save(page, id, REQUIRED);
  const access = page.getByRole("region", { name: "Owner access" });
  await access.getByRole("checkbox", { name: "House rules" }).click();
  await expect(access.getByRole("checkbox", { name: "House rules" })).not.toBeChecked();
  await expect(access.getByText("Saved")).toBeVisible();
  await page.getByRole("button", { name: "Share owner link" }).click();
  const url = await page.getByRole("textbox", { name: "Owner link" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();

  const owner = await (await browser.newContext()).newPage();
  await owner.goto(url);
  await expect(owner.getByRole("heading", { level: 1, name: HOME })).toBeVisible();
  await goToSection(owner, "In your own words");
  await answer(owner, "The story of the place").fill("My grandfather built it.");
  await answer(owner, "Wishes for the text").fill("Please never say cosy.");
  await owner.getByRole("button", { name: "Complete & Generate Description" }).click();
  await expect(owner).toHaveURL(/\/checkout/);
  await owner.getByRole("button", { name: "Mark Complete" }).click();
  await expectToast(owner, "Task Marked Complete", "The manager has been notified that you've completed your part.");
  await expect(owner).toHaveURL(`/intake/${id}?role=owner`);
  expect(await storedAnswers(page, id)).toMatchObject({ ...REQUIRED, story: "My grandfather built it." });

  // The notice leads the manager back to the form.
  const link = await mailedLink(page, manager.email, id);
  await page.goto(link);
  await openForm(page, id);
  await goToSection(page, "In your own words");
  await expect(answer(page, "The story of the place")).toHaveValue("My grandfather built it.");
  const wishes = page.getByRole("region", { name: "Wishes for the text" });
  await expect(wishes).toContainText("Please never say cosy.");
  await page.getByRole("button", { name: "Complete & Generate Description" }).click();
  await expect(page).toHaveURL(/\/checkout/);

  await page.getByRole("button", { name: "Upload Photos & Purchase" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload photos and floor plans" });
  for (const [button, file] of [
    ["Choose photos", await photo("front.jpg")],
    ["Choose floor plans", plan],
  ] as const) {
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: button }).click();
    await (await chooser).setFiles(file);
  }
  await dialog.getByRole("button", { name: "Upload & Continue to Payment" }).click();
  await typeCard(page, "4242424242424242");
  await pay(page);

  await expect(page).toHaveURL(/\/results/);
  const title = page.getByRole("region", { name: "Title", exact: true });
  await expect(title).toContainText("Lakeview Heights");
  await expect(wishes).toContainText("Please never say cosy.");
  await expectReadable(page);
  const told = page.getByRole("article").getByRole("link").filter({ hasText: "My grandfather built it." });
  await told.hover();
  const why = page.getByRole("region", { name: "Why this sentence" });
  await expect(why.getByRole("listitem").filter({ hasText: "grandfather" })).toContainText("Owner");
  await title.getByRole("button", { name: "Copy" }).click();
  await expectToast(page, "Copied!", "Description copied to clipboard.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Lakeview Heights");
  await page.goto("/dashboard");
  await expect(page.getByText(HOME).first()).toBeVisible();
});
