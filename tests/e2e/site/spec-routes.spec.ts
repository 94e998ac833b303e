import type { Page } from "@playwright/test";
import { someAddress } from "../support/checkout.ts";
import { ADDRESS } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

async function answerOf<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

async function expectAPage(page: Page, route: string): Promise<void> {
  const answer = await page.goto(route);
  expect(answer?.status(), route).toBe(200);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading, route).toBeVisible();
  await expect(heading, route).not.toHaveText(/404|stopped working/);
}

test("every route of the product leads to its page", async ({ page }) => {
  test.slow();
  const { id } = await answerOf<{ id: string }>(page, "/api/intake/property", { mode: "deep", address: ADDRESS });
  const quick = { property_address: ADDRESS, bedrooms: 3, bathrooms: 2 };
  const { jobId } = await answerOf<{ jobId: string }>(page, "/api/intake/express", quick);
  for (const route of [
    "/",
    "/auth",
    "/reset-password?token=x",
    "/vr",
    "/realtor",
    "/checkout",
    "/results",
    `/intake/express/preview?job=${jobId}`,
    `/intake/${id}/form?mode=deep&role=manager`,
    `/intake/${id}?role=owner`,
    "/listing/unknown",
    "/privacy",
    "/terms",
    "/contact",
    "/help",
  ]) {
    await expectAPage(page, route);
  }
});

test("a member's routes lead to their pages, and the old address of the forms to the drafts", async ({ page }) => {
  const account = { email: someAddress(), password: "a long enough secret", firstName: "Ada", lastName: "Berg" };
  await answerOf(page, "/api/register", account);
  for (const route of ["/dashboard", "/drafts", "/account/branding"]) await expectAPage(page, route);
  await page.goto("/account/forms");
  await expect(page).toHaveURL(/\/drafts$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forms");
});
