import { adminTest as test } from "../support/admin-test.ts";
import { expect } from "../support/journey.ts";

test.beforeEach(async ({ page, adminSetup }) => adminSetup.signInAsAdmin(page));

test("orders and revenue by day can be looked at, read as a table and stepped through by keyboard", async ({
  page,
  adminSetup,
}) => {
  await adminSetup.buy({ address: "1 Chart Cove", amountCents: 1999 });
  await page.goto("/admin?tab=activity");
  await expect(page.getByRole("img", { name: /^Orders by day/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Revenue by day/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Platform usage" })).toContainText("Airbnb");
  const day = page.getByRole("slider", { name: "Day" });
  const today = await day.getAttribute("aria-valuetext");
  await day.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(day).not.toHaveAttribute("aria-valuetext", today ?? "");
  await page.getByText("Show the days as a table").click();
  await expect(page.getByRole("table", { name: /Days in UTC/ }).getByRole("row")).toHaveCount(31);
  await page.getByRole("combobox", { name: "Period" }).click();
  await page.getByRole("option", { name: "Last 7 days" }).click();
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByRole("table", { name: /Days in UTC/ }).getByRole("row")).toHaveCount(8);
});

test("an order shows its history and is refunded only after a reason was given", async ({ page, adminSetup }) => {
  const { orderId, listingId } = await adminSetup.purchase(page, "12 Refund Road, Oslo");
  await page.goto("/admin?tab=orders");
  await page.getByRole("searchbox", { name: "Search orders" }).fill(orderId);
  await page.getByRole("button", { name: "View order for 12 Refund Road" }).click();
  const order = page.getByRole("dialog", { name: "12 Refund Road, Oslo" });
  for (const text of ["Delivered", "$17.99", listingId, "Open to Paid", "writing begins, attempt 1"]) {
    await expect(order).toContainText(text);
  }
  await order.getByRole("button", { name: "Refund $17.99" }).click();
  const refund = page.getByRole("dialog", { name: "Give $17.99 back?" });
  await refund.getByRole("button", { name: "Refund $17.99" }).click();
  await expect(refund).toContainText("Please say why");
  await refund.getByLabel("Reason").fill("The roof was red");
  await refund.getByRole("button", { name: "Refund $17.99" }).click();
  await expect(refund).toHaveCount(0);
  await expect(order).toContainText("Refunded: The roof was red");
  await expect(order).toContainText("This order was refunded.");
});

test("a failed generation is written again", async ({ page, adminSetup }) => {
  await adminSetup.buy({ address: "5 Stuck Street, Bend", state: "failed" });
  await page.goto("/admin?tab=failures");
  await page.getByRole("button", { name: "Retry 5 Stuck Street, Bend" }).click();
  await expect(page.getByText("Writing Again").first()).toBeVisible();
  await expect(async () => {
    await page.goto("/admin?search=5%20Stuck");
    await expect(page.getByRole("region", { name: "Recent listings" })).toContainText("5 Stuck Street, Bend");
  }).toPass();
});

test("promo codes are created, changed and switched off", async ({ page }) => {
  const code = `SPRING-${Date.now()}-${Math.floor(Math.random() * 1000)}`;
  await page.goto("/admin?tab=promo-codes");
  await page.getByRole("button", { name: "New promo code" }).click();
  const form = page.getByRole("dialog", { name: "New promo code" });
  await form.getByRole("button", { name: "Create" }).click();
  await expect(form).toContainText("Please enter 2 to 64 letters");
  await expect(form).toContainText("Please enter a whole number from 1 to 100.");
  await form.getByRole("textbox", { name: "Code" }).fill(code.toLowerCase());
  await form.getByLabel("How much").fill("25");
  await form.getByLabel("Maximum redemptions").fill("10");
  await form.getByRole("button", { name: "Create" }).click();
  await expect(form).toHaveCount(0);
  const row = page.getByRole("row").filter({ hasText: code });
  for (const text of ["25% off", "0 / 10", "Always", "On"]) await expect(row).toContainText(text);

  await row.getByRole("button", { name: `Edit ${code}` }).click();
  const change = page.getByRole("dialog", { name: `Change ${code}` });
  await change.getByLabel("First day").fill("2031-05-01");
  await change.getByLabel("Last day").fill("2031-04-01");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(change).toContainText("A promo code must start before it expires.");
  await change.getByLabel("Last day").fill("2031-05-31");
  await change.getByRole("button", { name: "Save" }).click();
  for (const text of ["May 1 to May 31", "Waiting"]) await expect(row).toContainText(text);
  await row.getByRole("button", { name: `Deactivate ${code}` }).click();
  await expect(row).toContainText("Off");
  await expect(row.getByRole("button", { name: `Activate ${code}` })).toBeVisible();
});
