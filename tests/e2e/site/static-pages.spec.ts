import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const field = (page: Page, label: string): Locator => page.getByRole("textbox", { name: label });

async function fillContactForm(page: Page): Promise<void> {
  await field(page, "Name").fill("Ada Berg");
  await field(page, "Email").fill("ada@example.com");
  await field(page, "Subject").fill("My order");
  await field(page, "Message").fill("The second bathroom is a half bath.");
}

test("the privacy policy says what is kept, for how long, and which rights its reader has", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await expect(page).toHaveTitle("Privacy Policy · Stayscribe");
  await expect(page.getByText("Last updated: July 28, 2025")).toBeVisible();
  const text = page.getByRole("main");
  await expect(text).toContainText("48 hours");
  await expect(text).toContainText("Deleted 24 hours after delivery unless it is saved to an account");
  await expect(text).toContainText("EXIF, the GPS position above all");
  for (const right of ["Access", "Download", "Correction", "Deletion", "Complaint"]) {
    await expect(page.getByRole("term").filter({ hasText: new RegExp(`^${right}$`) })).toBeVisible();
  }
});

test("the terms state the price, the notice, and both statements on refunds", async ({ page }) => {
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
  await expect(page).toHaveTitle("Terms of Service · Stayscribe");
  await expect(page.getByText("Last updated: July 28, 2025")).toBeVisible();
  const refunds = page.getByRole("region", { name: "Refunds" });
  await expect(refunds).toContainText("All sales are final");
  await expect(refunds).toContainText("case by case for technical failure");
  await expect(refunds).toContainText("30-Day Guarantee");
  const prices = page.getByRole("region", { name: "Prices" });
  await expect(prices).toContainText("a flat $19.99");
  await expect(prices).toContainText("Prices may change with 30 days notice");
});

test("the contents lead to a section, clear of the header, and the keyboard goes on there", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Refunds" }).click();
  await expect(page).toHaveURL(/\/terms#refunds$/);
  const heading = page.getByRole("heading", { name: "Refunds" });
  await expect(heading).toBeInViewport();
  const headerBottom = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(headerBottom);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("region", { name: "Refunds" }).getByRole("link")).toBeFocused();
});

test("every entry of the contents has its section", async ({ page }) => {
  for (const path of ["/privacy", "/terms"]) {
    await page.goto(path);
    const entries = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
    const sections = page.locator("section[id]");
    await expect(sections).not.toHaveCount(0);
    const targets = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const anchors = await sections.evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(targets).toEqual(anchors);
  }
});

test("an incomplete contact form says at each field what is missing, and goes to the first", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  await expect(page.getByText("within 24 hours")).toBeVisible();
  await field(page, "Name").fill("Ada Berg");
  await field(page, "Email").fill("ada@");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(field(page, "Name")).toHaveAccessibleDescription("");
  await expect(field(page, "Email")).toHaveAccessibleDescription(/valid email address/);
  await expect(field(page, "Subject")).toHaveAccessibleDescription("Please enter a subject.");
  await expect(field(page, "Message")).toHaveAccessibleDescription("Please write a message.");
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Name")).toHaveValue("Ada Berg");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a complete contact form is thanked on the page, cleared, and reaches the operator", async ({ page }) => {
  await page.goto("/contact");
  await fillContactForm(page);
  const subject = `My order ${Date.now()}`;
  await field(page, "Subject").fill(subject);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText("We'll get back to you soon");
  await expect(page.getByRole("alert")).toBeInViewport();
  for (const label of ["Name", "Email", "Subject", "Message"]) await expect(field(page, label)).toHaveValue("");
  await expect(page).toHaveURL(/\/contact$/);
  await expect(async () => {
    const { mails } = await (await page.request.get("/api/dev/outbox")).json();
    const sent = mails.find((mail: { subject: string }) => mail.subject === `Contact form: ${subject}`);
    expect(sent?.text).toContain("The second bathroom is a half bath.");
  }).toPass();
});

test("a contact message that is not accepted stays in the form, without a thank-you", async ({
  page,
  expectProblem,
}) => {
  expectProblem("429");
  await page.route("**/api/contact", (route) => route.fulfill({ status: 429, json: { message: "Try tomorrow." } }));
  await page.goto("/contact");
  await fillContactForm(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText("Try tomorrow.");
  await expect(page.getByText("We'll get back to you soon")).toHaveCount(0);
  await expect(field(page, "Message")).toHaveValue("The second bathroom is a half bath.");
});

test("the contact form works by keyboard alone, and an incomplete second try takes the thanks back", async ({
  page,
}) => {
  await page.goto("/contact");
  await fillContactForm(page);
  await field(page, "Subject").press("Enter");
  await expect(page.getByRole("alert")).toContainText("We'll get back to you soon");
  await field(page, "Name").press("Enter");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription("Please enter your name.");
});

test("a question opens by pointer and by keyboard, and shows its answer", async ({ page }) => {
  await page.goto("/help");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help");
  const answer = page.getByText("For 30 minutes.");
  await expect(answer).toBeHidden();
  await page.getByText("How long can I read my description as a guest?").click();
  await expect(answer).toBeVisible();
  const question = page.locator("summary", { hasText: "Can I combine a code" });
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The 10 percent for members comes off first")).toBeVisible();
});

test("a link to a question opens it", async ({ page }) => {
  await page.goto("/help#refund");
  await expect(page.getByText("All sales are final, with exceptions")).toBeVisible();
  await expect(page.getByText("30-Day Guarantee")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the texts can be read and a question opened", async ({ page }) => {
    await page.goto("/privacy");
    await expect(page.getByText("Last updated: July 28, 2025")).toBeVisible();
    await page.goto("/help");
    await page.getByText("What does it cost?").click();
    await expect(page.getByText("A flat $19.99 per property description.")).toBeVisible();
  });
});
