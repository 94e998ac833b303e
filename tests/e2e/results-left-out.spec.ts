import { applyCode, guestChoice, openCheckout, PROPERTY } from "./support/checkout.ts";
import { expect, test } from "./support/journey.ts";

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
