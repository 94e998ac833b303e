import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";
import { signUp } from "../support/members.ts";

test("a brand voice says what it changes while it is typed, and is kept", async ({ page, checkAccessibility }) => {
  test.slow();
  await signUp(page);
  await page.goto("/account/branding");
  await expect(page.getByText("All changes saved")).toBeVisible();
  const effects = page.getByRole("complementary", { name: "What it changes" });
  await expect(effects).toContainText("Without a tone, descriptions are written warm.");
  await page.getByLabel("Brand name").fill("Lakeside Stays");
  await expect(effects).toContainText("Your host is Lakeside Stays.");
  await page.getByRole("combobox", { name: "Tone" }).click();
  await page.getByRole("option", { name: "Refined" }).click();
  await expect(effects).toContainText("Calm and considered");
  await page.getByLabel("Words to use").fill("cosy, by the water");
  await page.getByLabel("Words to avoid").fill("cheap, Cosy");
  await page.getByLabel("Sign-off").fill("See you at the lake.");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.getByRole("button", { name: "Save brand voice" }).click();
  await expect(page.getByText("“Cosy” is also among the words to use.")).toBeVisible();
  await checkAccessibility();
  await page.getByLabel("Words to avoid").fill("cheap");
  await page.getByRole("button", { name: "Save brand voice" }).click();
  await expectToast(page, "Saved", "Your next descriptions and revisions use this voice.");
  await expect(page.getByText("All changes saved")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("Brand name")).toHaveValue("Lakeside Stays");
  await expect(page.getByRole("combobox", { name: "Tone" })).toHaveText("Refined");
  await expect(page.getByLabel("Words to use")).toHaveValue("cosy, by the water");
  await expect(page.getByLabel("Sign-off")).toHaveValue("See you at the lake.");
});

test("a voice that could not be saved stays in the form", async ({ page, expectProblem }) => {
  expectProblem("503");
  await signUp(page);
  await page.goto("/account/branding");
  await page.getByLabel("Brand name").fill("Lakeside Stays");
  await page.route("**/api/account/branding", (route) => route.fulfill({ status: 503, body: "down" }));
  await page.getByRole("button", { name: "Save brand voice" }).click();
  await expectToast(page, "Error", "This could not be saved. Please try again.");
  await expect(page.getByLabel("Brand name")).toHaveValue("Lakeside Stays");
  await expect(page.getByText("Not saved yet")).toBeVisible();
});
