import type { Page } from "@playwright/test";
import {
  applyCode,
  expectDescription,
  guestChoice,
  openCheckout,
  orderFree,
  PROPERTY,
  someAddress,
} from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expectApart } from "../support/geometry.ts";
import { expect, test } from "../support/journey.ts";

const CABIN = {
  ...PROPERTY,
  property_type: "Entire cabin",
  amenities: ["Private hot tub", "Pool", "Kayak", "Free parking on premises"],
};

const title = (page: Page) => page.getByRole("region", { name: "Title", exact: true });
const summary = (page: Page) => page.getByRole("region", { name: "Summary", exact: true });

test("pointing at a sentence, or reaching it by keyboard, shows the facts behind it", async ({ page, isMobile }) => {
  await orderFree(page, CABIN);
  await guestChoice(page).click();
  // The text comes up under the pointer, which would choose what it rests on.
  await page.mouse.move(0, 0);
  const sentence = summary(page)
    .getByRole("link")
    .filter({ hasText: /hot tub/i })
    .first();
  await sentence.focus();
  const evidence = isMobile ? summary(page) : page.getByRole("region", { name: "Why this sentence" });
  await expect(evidence.getByRole("listitem").filter({ hasText: "private hot tub" })).toContainText("Form");
  await expect(sentence).toHaveAttribute("aria-current", "true");
  const bare = title(page).getByRole("link").first();
  if (isMobile) await bare.tap();
  else await bare.hover();
  await expect(bare).toHaveAttribute("aria-current", "true");

  // What the text leaves out can be read.
  const proof = page.getByRole("region", { name: "Proof" });
  await expect(proof.getByText(CABIN.address.split(",")[0] ?? "")).toBeHidden();
  await proof.getByText(/known facts? (is|are) not in the text/).click();
  await expect(proof.getByText(CABIN.address.split(",")[0] ?? "")).toBeVisible();
});

test("a revision keeps the facts, leaves out what is unwanted, and the first version comes back", async ({
  page,
  checkAccessibility,
}) => {
  await orderFree(page, CABIN);
  await guestChoice(page).click();
  const text = page.getByRole("article");
  await expect(text).toContainText(/\bpool\b/i);
  const first = await text.innerText();
  await page.getByRole("button", { name: "Revise" }).click();
  const dialog = page.getByRole("dialog", { name: "Revise this description" });
  await dialog.getByRole("combobox", { name: "Tone" }).click();
  await page.getByRole("option", { name: "Plain" }).click();
  await dialog.getByRole("group", { name: "Leave out" }).getByText("pool", { exact: true }).click();
  await dialog.getByRole("group", { name: "Put forward" }).getByText("kayak", { exact: true }).click();
  await checkAccessibility();
  await dialog.getByRole("button", { name: "Revise" }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole("region", { name: "What would change" })
    .getByRole("button", { name: "Keep", exact: true })
    .click();
  await expectToast(page, "Revised", "Version 2 is here.");
  await expect(text).not.toContainText(/\bpool\b/i);
  await expect(text).toContainText(/kayak/i);
  const versions = page.getByRole("region", { name: "Versions" });
  await versions.getByRole("button", { name: "Bring back version 1" }).click();
  await expectToast(page, "Brought back", "Version 1 is shown again.");
  await expect(text).toContainText(/\bpool\b/i);
  expect(await text.innerText()).toBe(first);
});

test("a revision that fails says why and changes nothing", async ({ page, expectProblem }) => {
  expectProblem("/proposal");
  await orderFree(page, CABIN);
  await guestChoice(page).click();
  // Under the pointer a sentence shows its evidence, which is no change of the text.
  const sentences = page.locator(".description-sentence");
  await expect(sentences.first()).toBeVisible();
  const before = await sentences.allInnerTexts();
  await page.getByRole("button", { name: "Revise" }).click();
  const dialog = page.getByRole("dialog", { name: "Revise this description" });
  await page.route("**/proposal", (route) => route.abort("connectionrefused"));
  await dialog.getByRole("button", { name: "Revise" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nothing was changed");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await sentences.allInnerTexts()).toEqual(before);
});

test("a description is shared by mail, and what is wrong with an address is said", async ({ page }) => {
  await orderFree(page);
  await expectDescription(page);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this description" });
  await expect(dialog.getByText("My Email")).toBeHidden();
  await expect(dialog.getByRole("radio", { name: "Custom Email" })).toBeChecked();
  await dialog.getByRole("button", { name: "Send Email" }).click();
  await expectToast(page, "Email Required", "Please provide an email address to share the description.");
  await expectApart(page.locator(".toast"), dialog.getByLabel("Email address"));
  await dialog.getByLabel("Email address").fill("nobody");
  await dialog.getByRole("button", { name: "Send Email" }).click();
  await expectToast(page, "Invalid Email", "Please enter a valid email address.");
  const address = someAddress();
  await dialog.getByLabel("Email address").fill(address);
  await dialog.getByRole("button", { name: "Send Email" }).click();
  await expectToast(page, "Shared Successfully!", address);
  await expect(async () => {
    const { mails } = await (await page.request.get("/api/dev/outbox")).json();
    const mail = mails.find(({ to }: { to: string }) => to.includes(address));
    expect(mail?.subject).toBe("Property description");
    expect(mail?.text).toContain(`Property description: ${PROPERTY.address}`);
    expect(mail?.text).toContain("SUMMARY");
  }).toPass();
});

test("a description that could not be sent says so", async ({ page, expectProblem }) => {
  expectProblem("500");
  await orderFree(page);
  await expectDescription(page);
  await page.route("**/api/share-description", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this description" });
  await dialog.getByLabel("Email address").fill("ann@example.com");
  await dialog.getByRole("button", { name: "Send Email" }).click();
  await expectToast(page, "Share Failed", "Failed to send the description. Please try again.");
});

test("Copied is shown for a moment, and a refused clipboard is said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await orderFree(page);
  await expectDescription(page);
  const copy = title(page).getByRole("button", { name: "Copy" });
  await copy.click();
  await expect(title(page).getByRole("status")).toHaveText("Copied");
  await expect(title(page).getByRole("status")).toHaveText("");
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("not allowed")) }),
  );
  await copy.click();
  await expectToast(page, "Error", "Failed to copy to clipboard.");
});

test("the property is summed up with at most six images", async ({ page, expectProblem }) => {
  expectProblem("/files/");
  const images = Array.from({ length: 8 }, (_, place) => `/files/${String(place).repeat(40)}.webp`);
  await orderFree(page, { ...PROPERTY, images });
  await guestChoice(page).click();
  const card = page.getByRole("region", { name: "The property" });
  await expect(card).toContainText(PROPERTY.address);
  await expect(card.getByRole("img")).toHaveCount(6);
});

const NOTES =
  "This home is for whites only. We do not rent to Muslims. Pay the host in cash to skip the fees. The lockbox opens with 4711. The stairs to the loft are steep.";

test("a host reads what was left out, why, by which rule and what to do", async ({ page, checkAccessibility }) => {
  await openCheckout(page, { ...PROPERTY, notes: NOTES });
  await applyCode(page, "ALPHA100");
  await page.getByRole("button", { name: "Complete Free Order" }).click();
  await guestChoice(page).click();
  const card = page.getByRole("region", { name: "Left out of this text" });
  await expect(card.getByText("We do not rent to Muslims.")).toBeVisible();
  await expect(card.getByText(/refuses or prefers people/)).toBeVisible();
  await expect(card.getByRole("link", { name: /Airbnb, Nondiscrimination Policy/ })).toBeVisible();
  await expect(card.getByText(/change the code/)).toBeVisible();
  await expect(page.getByRole("article").getByText("The stairs to the loft are steep.")).toBeVisible();
  await expect(page.getByRole("article").getByText(/whites|4711/)).toHaveCount(0);
  await checkAccessibility();
});
