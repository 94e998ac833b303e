import type { Locator, Route } from "@playwright/test";
import { expectToast, openExpress, photo } from "./support/creation-dialogs.ts";
import { expect, test } from "./support/journey.ts";

async function chooseImages(dialog: Locator, files: Awaited<ReturnType<typeof photo>>[]): Promise<void> {
  await dialog.getByRole("group", { name: "Property images" }).locator("input[type=file]").setInputFiles(files);
}

test("files that cannot be taken are named, and the others are uploaded", async ({ page }) => {
  const dialog = await openExpress(page);
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") };
  await chooseImages(dialog, [notes]);
  await expectToast(page, "Invalid File Type", "notes.txt is not a valid image file");

  const many = await Promise.all(Array.from({ length: 11 }, (_, index) => photo(`room-${index}.jpg`)));
  await chooseImages(dialog, many);
  await expect(dialog.getByText("You can only upload 10 image(s) maximum.")).toBeVisible();
  await expectToast(page, "Images Uploaded", "Successfully uploaded 10 image(s).");
  await expect(dialog.getByText("10 of 10")).toBeVisible();
  await expect(dialog.getByRole("img", { name: "room-10.jpg" })).toBeHidden();

  await chooseImages(dialog, [await photo("one-more.jpg")]);
  await expectToast(page, "Upload Limit Reached", "You can only upload 10 image(s) maximum.");
  await dialog.getByRole("button", { name: "Remove room-3.jpg" }).click();
  await expect(dialog.getByText("9 of 10")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Remove room-4.jpg" })).toBeFocused();
});

test("an upload that fails keeps the others and can be tried again", async ({ page, announce, checkAccessibility }) => {
  announce("503");
  announce("400");
  const dialog = await openExpress(page);
  const failOnce = async (route: Route) => {
    await expect(dialog.getByText("Uploading...")).toBeVisible();
    await expect(dialog.getByRole("progressbar", { name: "kitchen.jpg" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Generate Preview" })).toBeDisabled();
    await route.fulfill({ status: 503, json: { message: "The store is full." } });
  };
  await page.route("**/api/upload-images", failOnce, { times: 1 });
  await chooseImages(dialog, [await photo("kitchen.jpg"), await photo("deck.jpg")]);
  await expectToast(page, "Upload Failed", "The store is full.");
  await expect(dialog.getByRole("button", { name: /^Retry/ })).toHaveCount(1);
  await expect(dialog.getByRole("img")).toHaveCount(1);
  await checkAccessibility();
  await dialog.getByRole("button", { name: /^Retry/ }).click();
  await expectToast(page, "Images Uploaded", "Successfully uploaded 1 image(s).");
  await expect(dialog.getByRole("img")).toHaveCount(2);

  // What only the server can see: this is no picture, whatever it calls itself.
  await chooseImages(dialog, [{ name: "fake.jpg", mimeType: "image/jpeg", buffer: Buffer.from("hello") }]);
  await expectToast(page, "Upload Failed", "fake.jpg");
});
