import { openForm, REQUIRED, startDraft } from "../support/intake.ts";
import { expect, test } from "../support/journey.ts";

test("without a role in the address the form is the owner's", async ({ page }) => {
  const id = await startDraft(page);
  await page.goto(`/intake/${id}/form`);
  await expect(page.getByText("Owners can't delete this file")).toBeVisible();
  await expect(page.getByRole("button", { name: "Share owner link" })).toHaveCount(0);
});

test("required questions are marked, and others are not", async ({ page }) => {
  const id = await startDraft(page);
  await openForm(page, id);
  await expect(page.locator(".field", { hasText: "Kind of home" })).toContainText("Required");
  await expect(page.locator(".field", { hasText: "Neighborhood" })).not.toContainText("Required");
});

test("a form whose last answers cannot be saved is not submitted, and says so", async ({ page, expectProblem }) => {
  expectProblem("503");
  const id = await startDraft(page, REQUIRED);
  await openForm(page, id, { section: "story" });
  await page.route(`**/api/intake/${id}?*`, (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 503, body: "down" }) : route.continue(),
  );
  const story = page.getByRole("textbox", { name: "The story of the place" });
  await story.fill("Built by hand.");
  await page.getByRole("button", { name: "Complete & Generate Description" }).last().click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to submit form. Please try again." })).toBeVisible();
  await expect(page).toHaveURL(/\/form\?/);
  await expect(story).toHaveValue("Built by hand.");
});

test("the forms are for those who are signed in", async ({ page }) => {
  for (const path of ["/drafts", "/account/forms"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\?next=%2Fdrafts/);
  }
});
