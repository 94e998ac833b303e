import type { Page } from "@playwright/test";
import { openForm, REQUIRED, save, startDraft } from "../support/intake.ts";
import { expect, test } from "../support/journey.ts";
import { signUp } from "../support/members.ts";

async function buyForm(page: Page, draftId: string): Promise<string> {
  const wish = { draftId, promoCode: "ALPHA100" };
  const { paymentIntentId } = await (await page.request.post("/api/create-payment-intent", { data: wish })).json();
  const data = { propertyData: {}, paymentIntentId, paymentData: null, withContent: false };
  return (await (await page.request.post("/api/generate-guest-description", { data })).json()).listingId;
}

test("Complete on a form that was bought opens or rewrites its description, and asks before selling another", async ({
  page,
  checkAccessibility,
}) => {
  await signUp(page, "Mara");
  const id = await startDraft(page, REQUIRED);
  const listingId = await buyForm(page, id);
  await save(page, id, { neighborhood: "Lakeview Heights" });
  await openForm(page, id);
  const complete = page.getByRole("button", { name: "Complete & Generate Description" });
  await complete.click();
  await expect(page).toHaveURL(/\/checkout/);
  const bought = page.getByRole("region", { name: "You already have a description of this form" });
  await expect(bought).toBeVisible();
  await expect(page.getByRole("button", { name: /Upload Photos & Purchase|Pay/ })).toHaveCount(0);
  await checkAccessibility();

  await bought.getByRole("button", { name: "Buy another description" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(bought).toBeVisible();

  await bought.getByRole("button", { name: "Rewrite It, No Charge" }).click();
  await expect(page).toHaveURL(`/results?listing=${listingId}`);
  await expect(page.getByRole("region", { name: "Versions" })).toContainText("Version 2");

  await page.goto("/checkout");
  await bought.getByRole("button", { name: "Buy another description" }).click();
  await page.getByRole("button", { name: "Go to the payment" }).click();
  await expect(page.getByRole("button", { name: "Upload Photos & Purchase" })).toBeVisible();
});
