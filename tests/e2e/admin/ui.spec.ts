import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

async function openGuide(page: Page): Promise<void> {
  await page.goto("/dev/ui");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The guide to every part");
  await page.evaluate(async () => void (await document.fonts.ready));
}

// From here on time passes only as far as the journey says, until it lets the clock go on.
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("a dialog opened by keyboard keeps focus inside, and Escape gives it back", async ({
  page,
  checkAccessibility,
}) => {
  await openGuide(page);
  const opener = page.getByRole("button", { name: "Start a draft" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Where is the home?" });
  await expect(dialog).toHaveAccessibleDescription(/Guests never see the street/);
  await checkAccessibility();
  const stops = ["Address", "Cancel", "Continue", "Close", "Address"];
  for (const [index, name] of stops.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await expect(dialog.getByLabel(name).or(dialog.getByRole("button", { name })).first()).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a long dialog scrolls inside and keeps its actions in view", async ({ page, checkAccessibility }) => {
  await openGuide(page);
  await page.getByRole("button", { name: "Show a long one" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Done" })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText("Fact 14.")).not.toBeInViewport();
  await checkAccessibility();
  await dialog.getByText("Fact 14.").scrollIntoViewIfNeeded();
  await expect(dialog.getByText("Fact 14.")).toBeInViewport();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
});

test("a confirmation starts on the safe answer and stays until the work is done", async ({ page }) => {
  await openGuide(page);
  const opener = page.getByRole("button", { name: "Delete a draft" });
  await opener.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Delete this draft?" });
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await dialog.getByRole("button", { name: "Delete draft" }).press("Enter");
  const busy = dialog.getByRole("button", { name: "Deleting…" });
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await expect(busy).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a select is used by keyboard and passes over what is not available yet", async ({
  page,
  expectProblem,
  checkAccessibility,
}) => {
  // While the list is open, the rest of the page is hidden from assistive technology, its heading with it.
  expectProblem(/^accessibility (aria-hidden-focus|page-has-heading-one):/);
  await openGuide(page);
  const select = page.getByRole("combobox", { name: "Platform", exact: true });
  await expect(select).toHaveText("Choose a platform");
  await select.press("Enter");
  await expect(page.getByRole("option", { name: "VRBO Coming Soon" })).toBeDisabled();
  await expect(page.getByRole("option", { name: "Airbnb" })).toBeFocused();
  await checkAccessibility();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Social media" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option", { name: "Airbnb" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(select).toHaveText("Airbnb");
  await expect(select).toBeFocused();
});

test("fields say what is missing and take the keyboard to the first of them", async ({ page }) => {
  await openGuide(page);
  const address = page.getByRole("textbox", { name: "Property address" });
  const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole("button", { name: "Check the answers" }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription("Please enter an address.");
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("combobox", { name: "Platform to write for" })).toHaveAccessibleDescription(
    "Please choose a platform.",
  );
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
  await address.fill("5 Pine Street, Bend");
  const more = page.getByRole("button", { name: "Increase Number of bedrooms" });
  await more.click();
  await more.click();
  await page.getByRole("combobox", { name: "Platform to write for" }).click();
  await page.getByRole("option", { name: "Airbnb" }).click();
  await page.getByRole("button", { name: "Check the answers" }).click();
  await expect(page.getByText("5 Pine Street, Bend, 2 bedrooms", { exact: true })).toBeVisible();
});

test("a tooltip appears on keyboard focus and leaves with Escape", async ({ page }) => {
  await openGuide(page);
  const why = page.getByRole("button", { name: "Why we ask" });
  // A tooltip leaves when its page scrolls, so the control stands in view before the keyboard reaches it.
  await why.evaluate((control) => control.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page
    .getByRole("button", { name: "Delete a draft" })
    .evaluate((button) => button.focus({ preventScroll: true }));
  await page.keyboard.press("Tab");
  await expect(why).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveText(/only you know about stairs/);
  await expect(why).toHaveAccessibleDescription(/only you know about stairs/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("a tooltip waits 700 ms for the pointer", async ({ page, isMobile }) => {
  test.skip(isMobile, "a finger does not hover");
  await openGuide(page);
  const why = page.getByRole("button", { name: "Why we ask" });
  await why.scrollIntoViewIfNeeded();
  await stopTheClock(page);
  await why.hover();
  await page.clock.runFor(650);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByRole("tooltip")).toHaveCount(1);
  // With the clock stopped, the page may not listen for the key yet.
  await page.clock.resume();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("the copy button says Copied for two seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openGuide(page);
  await stopTheClock(page);
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  const width = (await copy.boundingBox())?.width;
  await copy.click();
  const copied = page.getByRole("button", { name: "Copied" });
  await expect(copied).toBeVisible();
  expect((await copied.boundingBox())?.width).toBe(width);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Step off the private dock");
  await page.clock.runFor(1900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(copy).toBeVisible();
  await page.clock.resume();
});

test("a refused clipboard is told, and the button does not claim to have copied", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await openGuide(page);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Failed to copy to clipboard.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copied" })).toHaveCount(0);
});

test("files are chosen by keyboard, and the same ones again", async ({ page }) => {
  await openGuide(page);
  const photos = ["deck.jpg", "sauna.jpg"].map((name) => ({ name, mimeType: "image/jpeg", buffer: Buffer.from("x") }));
  const picker = page.getByRole("button", { name: "Photos Choose photos" });
  await expect(picker).toHaveAccessibleDescription("Nothing chosen yet");
  for (const names of [["deck.jpg", "sauna.jpg"], ["sauna.jpg"]]) {
    const chooser = page.waitForEvent("filechooser");
    await picker.press("Enter");
    expect((await chooser).isMultiple()).toBe(true);
    await (await chooser).setFiles(photos.filter((photo) => names.includes(photo.name)));
    await expect(picker).toHaveAccessibleDescription(`Chosen: ${names.join(", ")}`);
  }
});

test("files are dropped on the area, and a disabled one takes none", async ({ page }) => {
  await openGuide(page);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["x"], "plan.png", { type: "image/png" }));
    return transfer;
  });
  const [area, disabledArea] = [page.locator(".file-picker").first(), page.locator(".file-picker").last()];
  await disabledArea.dispatchEvent("drop", { dataTransfer: files });
  await expect(page.getByText("Nothing chosen yet")).toBeVisible();
  await area.dispatchEvent("dragover", { dataTransfer: files });
  await expect(area).toHaveAttribute("data-dragged-over", "true");
  await area.dispatchEvent("drop", { dataTransfer: files });
  await expect(page.getByText("Chosen: plan.png")).toBeVisible();
  await expect(area).toHaveAttribute("data-dragged-over", "false");
});

test("tabs are walked with the arrow keys", async ({ page }) => {
  await openGuide(page);
  await page.getByRole("tab", { name: "Title" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Summary" })).toBeFocused();
  await expect(page.getByRole("tabpanel")).toHaveText("Step off the private dock into a kayak.");
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel")).toHaveText("The dock is private.");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Title" })).toBeFocused();
});

test("a busy button keeps its width and focus and does not act twice", async ({ page }) => {
  await openGuide(page);
  const save = page.getByRole("button", { name: "Save and see" });
  const width = (await save.boundingBox())?.width;
  await save.press("Enter");
  const saving = page.getByRole("button", { name: "Saving the draft…" });
  await expect(saving).toBeFocused();
  expect((await saving.boundingBox())?.width).toBe(width);
  await expect(save).toBeVisible();
  await expect(save).toBeFocused();
});

test("the guide passes the accessibility rules in the dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openGuide(page);
});

test("nothing on the guide is wider than the window", async ({ page }) => {
  await openGuide(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test("in production the guide is an unknown page", async ({ page }) => {
  await page.route("**/api/config", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isDevelopment: false } });
  });
  await page.goto("/dev/ui");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
});
