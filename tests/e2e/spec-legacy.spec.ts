import { someAddress } from "./support/checkout.ts";
import { expect, test } from "./support/journey.ts";

for (const path of ["/vr", "/realtor"]) {
  test(`${path} waits with a spinner until it is known who is signed in`, async ({ page }) => {
    const account = { email: someAddress(), password: "a long enough secret", firstName: "Ada", lastName: "Berg" };
    expect((await page.request.post("/api/register", { data: account })).ok()).toBe(true);
    const held = Promise.withResolvers<void>();
    await page.route("**/api/auth/user", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByText("Loading…")).toBeVisible({ timeout: 15_000 });
    await expect(main.getByRole("link", { name: "Sign In" })).toHaveCount(0);
    held.resolve();
    await expect(page.getByRole("button", { name: "Proceed to Payment" })).toBeVisible({ timeout: 15_000 });
    await expect(main.getByText("Loading…")).toHaveCount(0);
  });
}
