import { applyCode, guestChoice, openCheckout } from "./support/checkout.ts";
import { expect, test } from "./support/journey.ts";

test("a guest is told what an account is good for before choosing how to read", async ({ page }) => {
  await openCheckout(page);
  await applyCode(page, "ALPHA100");
  await page.getByRole("button", { name: "Complete Free Order" }).click();
  await expect(guestChoice(page)).toBeVisible();
  const account = page.locator("div", { has: page.getByRole("link", { name: "Sign Up / Log In" }) }).last();
  for (const benefit of ["Saved to your dashboard", "Priority support", "10% off"]) {
    await expect(account).toContainText(benefit);
  }
  await expect(page.getByRole("link", { name: "Sign Up / Log In" })).toHaveAttribute("href", /^\/api\/login(\?|$)/);
});
