import { HOME, register, save, startDraft } from "../support/intake.ts";
import { expect, test } from "../support/journey.ts";

test("a signed-out visitor is asked to sign in, and comes back", async ({ page }) => {
  await page.goto("/account/forms");
  await expect(page).toHaveURL(/\/auth\?next=%2Fdrafts/);
});

test("an empty list says the next step, and Create New Form opens the chooser", async ({ page, context }) => {
  await register(context);
  await page.goto("/account/forms");
  await expect(page).toHaveURL("/drafts");
  await expect(page.getByRole("heading", { level: 1, name: "Forms" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No forms yet" })).toBeVisible();
  await page.getByRole("button", { name: "Create New Form" }).first().click();
  await expect(page.getByRole("dialog", { name: "Create a listing" })).toBeVisible();
});

test("each form has its card, is found by address and id, shared, continued and deleted", async ({ page, context }) => {
  await register(context);
  const id = await startDraft(page);
  const other = await startDraft(page);
  await save(page, other, { address: "99 Harbour Lane" });
  await page.goto("/drafts");
  const card = page.getByRole("listitem").filter({ hasText: HOME });
  await expect(card.getByText("Detailed")).toBeVisible();
  await expect(card.getByText(id.slice(0, 8))).toBeVisible();
  await expect(card.getByText("Last updated")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search forms" }).fill("harbour");
  await expect(page).toHaveURL(/search=harbour/);
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("harbour");
  await expect(page.getByRole("heading", { name: "99 Harbour Lane" })).toBeVisible();
  await page.getByRole("searchbox").fill("nothing like it");
  await expect(page.getByRole("heading", { name: "No form matches" })).toBeVisible();
  await page.getByRole("searchbox").fill(id.slice(0, 8));
  await expect(card).toBeVisible();

  await card.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("textbox", { name: "Owner link" })).toHaveValue(/\/intake\/.*role=owner&token=/);
  await page.getByRole("button", { name: "Done" }).click();
  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await card.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(`/intake/${id}/form?mode=deep&role=manager`);
  await expect(page.getByRole("heading", { level: 1, name: HOME })).toBeVisible();
  await page.goBack();
  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(`/api/intake/${id}`)).status()).toBe(404);
});

test("an owner sees a shared form and its completion, and may not delete it", async ({
  page,
  browser,
  expectProblem,
}) => {
  expectProblem("403");
  const manager = await (await browser.newContext()).newPage();
  const origin = process.env["JOURNEY_URL"] ?? "";
  const started = await manager.request.post(`${origin}/api/intake/property`, {
    data: { mode: "deep", address: HOME },
  });
  const { id } = await started.json();
  const { url } = await (await manager.request.get(`${origin}/api/intake/${id}/share?role=owner`)).json();
  await register(page.context(), "Olga");
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1, name: HOME })).toBeVisible();
  await page.request.post("/api/intake/mark-complete", { data: { draftId: id, ownerData: {} } });
  await page.goto("/drafts");
  const card = page.getByRole("listitem").filter({ hasText: HOME });
  await expect(card.getByText("Complete", { exact: true })).toBeVisible();
  await expect(card.getByText("Olga")).toBeVisible();
  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "You don't have permission to delete this draft." }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(card).toBeVisible();
});

test("a list that cannot be read and a link that cannot be made say so", async ({ page, context, expectProblem }) => {
  expectProblem("500");
  await register(context);
  const id = await startDraft(page);
  await page.route("**/api/intake?*", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await page.goto("/drafts");
  await expect(page.getByRole("heading", { name: "The forms could not be read" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.route("**/share?*", (route) => route.fulfill({ status: 500, body: "" }));
  await page
    .getByRole("listitem")
    .filter({ hasText: id.slice(0, 8) })
    .getByRole("button", { name: "Share" })
    .click();
  const alert = page.getByRole("alert").filter({ hasText: "Failed to generate share link. Please try again." });
  await expect(alert).toBeVisible();
});
