import { ADDRESS, openChooser, openDetailed, openExpress } from "./support/creation-dialogs.ts";
import { expect, test } from "./support/journey.ts";
import { buyListing, signUp } from "./support/members.ts";

// All rules but contrast run at the end of every journey; contrast is judged here, and wherever a journey asks for it.
for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test("every public page passes the accessibility rules", async ({ page, announce, checkAccessibility }) => {
      announce("404");
      for (const path of ["/", "/privacy", "/terms", "/contact", "/help", "/check", "/no/such/page"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await checkAccessibility();
      }
    });

    test("every page of a member passes them", async ({ page, checkAccessibility }) => {
      test.slow();
      for (const path of ["/auth", "/auth?mode=register", "/realtor"]) await judge(path);
      await signUp(page);
      const listing = await buyListing(page, { address: ADDRESS });
      const details = { property_address: ADDRESS, bedrooms: 2, bathrooms: 1 };
      const { jobId } = await (await page.request.post("/api/intake/express", { data: details })).json();
      const draft = { mode: "deep", address: ADDRESS };
      const { id } = await (await page.request.post("/api/intake/property", { data: draft })).json();
      for (const path of ["/dashboard", "/account", "/account/branding", "/drafts", "/vr"]) await judge(path);
      await judge(`/intake/${id}/form?mode=deep&role=manager`);
      await judge(`/intake/${id}/form?mode=rapid&role=owner`);
      await judge(`/intake/${id}?role=owner`);
      await judge(`/intake/express/preview?job=${jobId}`);
      await judge(`/results?listing=${listing}`);
      await judge(`/listing/${listing}`);

      async function judge(path: string): Promise<void> {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await checkAccessibility();
      }
    });

    test("a menu, an answer and the complaints of a form pass them too", async ({
      page,
      isMobile,
      checkAccessibility,
    }) => {
      await page.goto("/help#refund");
      await expect(page.getByText("All sales are final, with exceptions")).toBeVisible();
      if (isMobile) await page.getByRole("banner").getByText("Menu").click();
      await checkAccessibility();
      await page.goto("/contact");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Please enter your name.")).toBeVisible();
    });

    test("every dialog passes them, open, filled in and wrong", async ({ page, checkAccessibility }) => {
      await openChooser(page);
      await checkAccessibility();
      const detailed = await openDetailed(page);
      await detailed.getByLabel("Property address").fill(ADDRESS);
      await checkAccessibility();
      const express = await openExpress(page);
      await express.getByRole("button", { name: "Generate Preview" }).click();
      await expect(express.getByText("Enter the address of the property.")).toBeVisible();
      await checkAccessibility();
      await express.getByRole("combobox", { name: "Platform" }).click();
      await expect(page.getByRole("option", { name: "Airbnb" })).toBeVisible();
      await checkAccessibility();
      await page.keyboard.press("Escape");
      await express.getByRole("spinbutton", { name: "Bedrooms" }).fill("3");
      await express.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("alertdialog", { name: "Discard what you entered?" })).toBeVisible();
    });
  });
}
