import { ADDRESS, expectToast, openChooser, openExpress, photo } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

const CONTINUE = "Continue where you left off";

test("a filled express dialog survives a reload with its picture, and Cancel clears it", async ({ page }) => {
  page.on("dialog", (asked) => void asked.accept());
  const dialog = await openExpress(page);
  await dialog.getByLabel("Property address").fill(ADDRESS);
  await dialog.getByRole("spinbutton", { name: "Bedrooms" }).fill("3");
  await dialog.getByRole("checkbox", { name: "Pet friendly" }).check();
  await dialog
    .locator("input[type=file]")
    .first()
    .setInputFiles(await photo("kitchen.jpg"));
  await expectToast(page, "Images Uploaded", "Successfully uploaded 1 image(s).");

  await page.reload();
  const chooser = await openChooser(page);
  await expect(chooser.getByRole("button", { name: CONTINUE })).toHaveAccessibleDescription(new RegExp(ADDRESS));
  await chooser.getByRole("button", { name: CONTINUE }).click();
  await expect(dialog.getByLabel("Property address")).toHaveValue(ADDRESS);
  await expect(dialog.getByRole("spinbutton", { name: "Bedrooms" })).toHaveValue("3");
  await expect(dialog.getByRole("checkbox", { name: "Pet friendly" })).toBeChecked();
  await expect(dialog.getByRole("list", { name: "Images already uploaded" }).getByRole("img")).toHaveCount(1);

  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.reload();
  await expect((await openChooser(page)).getByRole("button", { name: CONTINUE })).toHaveCount(0);
});

test("a preview that was left is found again in the chooser, until it is bought", async ({ page }) => {
  const dialog = await openExpress(page);
  await dialog.getByLabel("Property address").fill(ADDRESS);
  await dialog.getByRole("spinbutton", { name: "Bedrooms" }).fill("3");
  await dialog.getByRole("spinbutton", { name: "Bathrooms" }).fill("2");
  await dialog.getByRole("button", { name: "Generate Preview" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Preview Your Listing" })).toBeVisible();
  const preview = page.url();
  // Said before anything is paid.
  await expect(page.getByText("you read it once, for 30 minutes")).toBeVisible();

  const chooser = await openChooser(page);
  await chooser.getByRole("button", { name: CONTINUE }).click();
  await expect(page).toHaveURL(preview);
});
