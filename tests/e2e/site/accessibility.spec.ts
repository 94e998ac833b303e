import { ADDRESS, openChooser, openDetailed, openExpress } from "../support/creation-dialogs.ts";
import { test as base, expect } from "../support/journey.ts";
import { buyListing, signUp } from "../support/members.ts";

// All rules but contrast run at the end of every journey; contrast is judged here, and wherever a journey asks for it.
// Only styles differ between light and dark, so a page is loaded once and judged in both.
const test = base.extend<{ judge: () => Promise<void> }>({
  judge: async ({ page, checkAccessibility }, use) => {
    await use(async () => {
      await page.evaluate(stopTransitions);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(isShown, colorScheme)).toBe(true);
        await checkAccessibility();
      }
    });
  },
});

function isShown(scheme: string): boolean {
  return matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
}

// Colour transitions are inherited element by element, so they would be measured half-way.
function stopTransitions(): void {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition-property: none !important }");
  document.adoptedStyleSheets = [still];
}

test("every public page passes the accessibility rules", async ({ page, expectProblem, judge }) => {
  expectProblem("404");
  for (const path of ["/", "/privacy", "/terms", "/contact", "/help", "/check", "/no/such/page"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await judge();
  }
});

test("every page of a member passes the accessibility rules", async ({ page, judge }) => {
  test.slow();
  for (const path of ["/auth", "/auth?mode=register", "/realtor"]) await judgeAt(path);
  await signUp(page);
  const listing = await buyListing(page, { address: ADDRESS });
  const details = { property_address: ADDRESS, bedrooms: 2, bathrooms: 1 };
  const { jobId } = await (await page.request.post("/api/intake/express", { data: details })).json();
  const draft = { mode: "deep", address: ADDRESS };
  const { id } = await (await page.request.post("/api/intake/property", { data: draft })).json();
  for (const path of ["/dashboard", "/account", "/account/branding", "/drafts", "/vr"]) await judgeAt(path);
  await judgeAt(`/intake/${id}/form?mode=deep&role=manager`);
  await judgeAt(`/intake/${id}/form?mode=rapid&role=owner`);
  await judgeAt(`/intake/${id}?role=owner`);
  await judgeAt(`/intake/express/preview?job=${jobId}`);
  await judgeAt(`/results?listing=${listing}`);
  await judgeAt(`/listing/${listing}`);

  async function judgeAt(path: string): Promise<void> {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await judge();
  }
});

test("a menu, an open answer and a form's error messages pass the accessibility rules", async ({
  page,
  isMobile,
  judge,
}) => {
  await page.goto("/help#refund");
  await expect(page.getByText("All sales are final, with exceptions")).toBeVisible();
  if (isMobile) await page.getByRole("banner").getByText("Menu").click();
  await judge();
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please enter your name.")).toBeVisible();
  await judge();
});

test("every dialog passes the accessibility rules, open, filled in and with errors", async ({ page, judge }) => {
  await openChooser(page);
  await judge();
  const detailed = await openDetailed(page);
  await detailed.getByLabel("Property address").fill(ADDRESS);
  await judge();
  const express = await openExpress(page);
  await express.getByRole("button", { name: "Generate Preview" }).click();
  await expect(express.getByText("Enter the address of the property.")).toBeVisible();
  await judge();
  await express.getByRole("combobox", { name: "Platform" }).click();
  await expect(page.getByRole("option", { name: "Airbnb" })).toBeVisible();
  await judge();
  await page.keyboard.press("Escape");
  await express.getByRole("spinbutton", { name: "Bedrooms" }).fill("3");
  await express.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alertdialog", { name: "Discard what you entered?" })).toBeVisible();
  await judge();
});
