import type { Page } from "@playwright/test";
import { someAddress } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";
import { buyListing, signUp } from "../support/members.ts";

const PINE = "12 Pine Road, Bend, OR";

async function openShare(page: Page) {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Share" }).click();
  return page.getByRole("dialog", { name: "Share this description" });
}

async function expectMail(page: Page, email: string): Promise<void> {
  await expect(async () => {
    const { mails } = await (await page.request.get("/api/dev/outbox")).json();
    const texts = mails
      .filter(({ to }: { to: string }) => to.includes(email))
      .map(({ text }: { text: string }) => text);
    expect(texts.join("\n")).toContain(PINE);
  }).toPass();
}

test("a description is mailed to the member's own address or to another", async ({ page }) => {
  test.slow();
  const { email } = await signUp(page);
  await buyListing(page, { address: PINE });
  const dialog = await openShare(page);
  await expect(dialog.getByRole("radio", { name: /My Email/ })).toBeChecked();
  await expect(dialog).toContainText(email);
  await dialog.getByRole("button", { name: "Send Email" }).click();
  await expectToast(page, "Shared Successfully!", email);
  await expect(dialog).toBeHidden();
  await expectMail(page, email);

  const friend = someAddress();
  await openShare(page);
  await dialog.getByRole("radio", { name: "Custom Email" }).check();
  await dialog.getByLabel("Email address").fill(friend);
  await dialog.getByLabel("Email address").press("Enter");
  await expectToast(page, "Shared Successfully!", friend);
  await expectMail(page, friend);
});

test("an address is required and must be one; a failure keeps what was typed", async ({ page, expectProblem }) => {
  expectProblem("502");
  await signUp(page);
  await buyListing(page, { address: PINE });
  const dialog = await openShare(page);
  await dialog.getByRole("radio", { name: "Custom Email" }).check();
  await dialog.getByRole("button", { name: "Send Email" }).click();
  await expectToast(page, "Email Required", "Please provide an email address to share the description.");
  const field = dialog.getByLabel("Email address");
  await expect(field).toBeFocused();
  await field.fill("friend");
  await dialog.getByRole("button", { name: "Send Email" }).click();
  await expectToast(page, "Invalid Email", "Please enter a valid email address.");
  await page.route("**/api/share-description", (route) => route.fulfill({ status: 502, body: "down" }));
  await field.fill("friend@example.com");
  await dialog.getByRole("button", { name: "Send Email" }).click();
  await expectToast(page, "Share Failed", "Failed to send the description. Please try again.");
  await expect(field).toHaveValue("friend@example.com");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
});
