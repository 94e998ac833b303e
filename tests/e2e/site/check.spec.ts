import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const TEXT = `Lake flat with a sauna

Nestled by the lake, this two-bedroom flat on the 3rd floor sleeps 4. There is a private sauna.
Call 555 123 4567 to book!`;

const textBox = (page: Page) => page.getByRole("textbox", { name: "Your listing" });
const check = (page: Page) => page.getByRole("button", { name: "Check my text" });

test("the landing page leads to the free check", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("link", { name: "Check its text for free" });
  await expect(links).toHaveCount(2);
  await links.first().click();
  await expect(page).toHaveURL(/\/check$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your listing");
});

test("a text is checked: its words are marked, each with its rule, source and advice", async ({
  page,
  checkAccessibility,
}) => {
  await page.goto("/check");
  await textBox(page).fill(TEXT);
  await check(page).click();
  const report = page.getByRole("region", { name: /findings/ });
  await expect(report.getByRole("heading", { level: 2 })).toBeFocused();
  const mark = report.getByRole("link", { name: /^Nestled \(finding/ });
  await expect(mark).toBeVisible();
  const finding = report.getByRole("listitem").filter({ hasText: "“Nestled”" });
  await expect(finding).toContainText("Stock phrase");
  await expect(finding).toContainText("Worth changing");
  await expect(finding).toContainText("Rule: our own guide: voice");
  await expect(report.getByRole("listitem").filter({ hasText: "Contact details" })).toContainText("Must change");
  await expect(report.getByText("How many bathrooms are there, and who shares them?")).toBeVisible();
  await checkAccessibility();
});

test("by keyboard alone: from the words to what is said of them, and back", async ({ page }) => {
  await page.goto("/check");
  await textBox(page).focus();
  await page.keyboard.insertText(TEXT);
  await check(page).focus();
  await page.keyboard.press("Enter");
  const mark = page.getByRole("link", { name: /^Nestled \(finding/ });
  await expect(mark).toBeVisible();
  await mark.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#finding-\d+$/);
  await page.keyboard.press("Tab");
  const back = page.getByRole("link", { name: "“Nestled” (show in the text)" });
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#words-\d+$/);
  await expect(mark).toBeInViewport();
});

test("nothing to check, too much of it, and a text without faults each say so", async ({ page }) => {
  await page.goto("/check");
  await check(page).click();
  await expect(textBox(page)).toHaveAccessibleDescription(/Paste your listing first/);
  await textBox(page).fill("a".repeat(20_010));
  await expect(textBox(page)).toHaveAccessibleDescription(/10 characters too many/);
  await check(page).click();
  await expect(page.getByRole("region", { name: /finding|Nothing/ })).toHaveCount(0);
  await textBox(page).fill("A flat with two quiet rooms and a long table stands on the hill above the old harbour.");
  await check(page).click();
  await expect(page.getByRole("heading", { name: "Nothing to correct" })).toBeVisible();
  await expect(page.getByText("How many guests can stay?")).toBeVisible();
});

test("offline and after a failure the text stays, and the check works again", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem("ERR_INTERNET_DISCONNECTED");
  expectProblem("503");
  await page.goto("/check");
  // The page has come to life: what it needs is there.
  await page.waitForLoadState("networkidle");
  await textBox(page).fill(TEXT);
  await context.setOffline(true);
  await check(page).click();
  await expect(page.getByRole("alert")).toContainText("You seem to be offline");
  await context.setOffline(false);
  await page.route("**/api/check-listing", (route) => route.fulfill({ status: 503, body: "{}" }), { times: 1 });
  await check(page).click();
  await expect(page.getByRole("alert")).toContainText("The check did not work");
  await expect(textBox(page)).toHaveValue(TEXT);
  await check(page).click();
  await expect(page.getByRole("region", { name: /findings/ })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a file fills the text, and one that cannot be read says what to do", async ({ page }) => {
  await page.goto("/check");
  // The page has come to life: what it needs is there.
  await page.waitForLoadState("networkidle");
  const file = page.locator("input[type=file]");
  await file.setInputFiles({ name: "listing.txt", mimeType: "text/plain", buffer: Buffer.from(TEXT) });
  await expect(textBox(page)).toHaveValue(TEXT);
  await file.setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: Buffer.from("x") });
  await expect(page.getByText("Only .txt and .docx files can be read.")).toBeVisible();
  await expect(textBox(page)).toHaveValue(TEXT);
});

test("a visitor who goes on finds the text again in the form, and keeps what it says", async ({
  page,
  checkAccessibility,
}) => {
  test.slow();
  await page.goto("/check");
  await textBox(page).fill(TEXT);
  await check(page).click();
  await page.getByRole("button", { name: "Go on with this listing" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  const draft = { mode: "deep", address: "4 Lake Road, Bergen" };
  const { id } = await (await page.request.post("/api/intake/property", { data: draft })).json();
  await page.goto(`/intake/${id}/form?mode=deep&role=manager`);
  await page.getByRole("button", { name: "Paste your current listing" }).click();
  const dialog = page.getByRole("dialog", { name: "Paste your current listing" });
  await expect(dialog.getByRole("textbox", { name: "Your listing" })).toHaveValue(TEXT);
  await dialog.getByRole("button", { name: "Read it" }).click();
  const found = dialog.getByRole("list", { name: "Answers found in your listing" });
  await expect(found.getByRole("listitem").filter({ hasText: "Maximum guests" })).toContainText("sleeps 4");
  await checkAccessibility();
  await found.getByRole("listitem").filter({ hasText: "Floor" }).getByRole("checkbox").first().uncheck();
  await dialog.getByRole("button", { name: /^Keep \d+ answers$/ }).click();
  await expect(dialog).toBeHidden();
  const saved = async () => {
    const { form_data: answers } = await (await page.request.get(`/api/intake/${id}`)).json();
    return [answers.maxGuests, answers.bedrooms?.length, answers.amenities, answers.floor];
  };
  await expect.poll(saved).toEqual([4, 2, ["Sauna"], undefined]);
});

test("what contradicts the form is asked, and the form's own answer stays unless it is replaced", async ({ page }) => {
  test.slow();
  const draft = { mode: "deep", address: "5 Lake Road, Bergen" };
  const { id } = await (await page.request.post("/api/intake/property", { data: draft })).json();
  await page.request.put(`/api/intake/${id}`, { data: { form_data: { maxGuests: 6 } } });
  await page.goto(`/intake/${id}/form?mode=deep&role=manager`);
  await page.getByRole("button", { name: "Paste your current listing" }).click();
  const dialog = page.getByRole("dialog", { name: "Paste your current listing" });
  await dialog.getByRole("textbox", { name: "Your listing" }).fill(TEXT);
  await dialog.getByRole("button", { name: "Read it" }).click();
  const question = dialog.getByRole("group", { name: "Maximum guests: which is right?" });
  await expect(question.getByRole("radio", { name: "Keep mine: 6" })).toBeChecked();
  await question.getByRole("radio", { name: "Take the listing's: 4" }).check();
  await dialog.getByRole("button", { name: /^Keep/ }).click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/intake/${id}`)).json()).form_data.maxGuests)
    .toBe(4);
});
