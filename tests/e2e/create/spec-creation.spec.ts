import { ADDRESS, expectToast, openDetailed, openExpress, photo } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

test("an address that is cancelled is not there when the dialog opens again", async ({ page }) => {
  const dialog = await openDetailed(page);
  await dialog.getByLabel("Property address").fill(ADDRESS);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Get Started" }).first().click();
  await page.getByRole("button", { name: "Detailed Mode" }).click();
  await expect(dialog.getByLabel("Property address")).toHaveValue("");
});

test("the uploaders say their sizes and that they are empty, and the plan is recommended", async ({ page }) => {
  const dialog = await openExpress(page);
  const images = dialog.getByRole("group", { name: "Property images (optional)" });
  const plan = dialog.getByRole("group", { name: "Floor plan (highly recommended)" });
  for (const uploader of [images, plan]) {
    await expect(uploader).toContainText("up to 10MB recommended, 50MB maximum");
  }
  await expect(images).toContainText("0 of 10");
  await expect(images).toContainText("No images yet");
  await expect(plan).toContainText("0 of 1");
  await expect(plan).toContainText("No floor plan yet");
});

test("an upload that fails without a word of the server says so in our own", async ({ page, expectProblem }) => {
  expectProblem("502");
  await page.route("**/api/upload-images", (route) => route.fulfill({ status: 502, body: "<html>" }));
  const dialog = await openExpress(page);
  const images = dialog.getByRole("group", { name: "Property images" });
  await images.locator("input[type=file]").setInputFiles([await photo("kitchen.jpg")]);
  await expectToast(page, "Upload Failed", "Failed to upload images");
});
