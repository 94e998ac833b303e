import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { applyCode, cardForm, expectDescription, openCheckout, PROPERTY, pay, typeCard } from "../support/checkout.ts";
import { expectToast, photo } from "../support/creation-dialogs.ts";
import { save } from "../support/intake.ts";
import { expect, test } from "../support/journey.ts";

const plan = {
  name: "plan.pdf",
  mimeType: "application/pdf",
  buffer: readFileSync(new URL("../../../src/writer/plans/samples/two-bedroom-house.pdf", import.meta.url)),
};

const bedroom = (id: string) => ({ room: "", beds: [{ id, type: "Queen" }], features: [] });
// What the checkout sells is the draft's, whatever the page holds.
const HOME = { bedrooms: ["a", "b", "c"].map(bedroom) };

async function openAs(page: Page, role: "manager" | "owner"): Promise<string> {
  const started = await page.request.post("/api/intake/property", {
    data: { mode: "deep", address: PROPERTY.address },
  });
  const { id } = await started.json();
  await save(page, id, HOME);
  await openCheckout(page, { ...PROPERTY, draftId: id, role });
  return id;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Upload photos and floor plans" });
const choose = async (
  page: Page,
  label: string,
  files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0],
) => {
  const chooser = page.waitForEvent("filechooser");
  await dialog(page).getByRole("button", { name: label }).click();
  await (await chooser).setFiles(files);
};

test("a manager uploads photos and a plan, then pays and receives", async ({ page, checkAccessibility }) => {
  await openAs(page, "manager");
  await expect(cardForm(page)).toBeHidden();
  await page.getByRole("button", { name: "Upload Photos & Purchase" }).click();
  await dialog(page).getByRole("button", { name: "Upload & Continue to Payment" }).click();
  await expectToast(page, "No Files Selected", "Please select at least one photo or floorplan to upload.");
  await choose(page, "Choose photos", [await photo("front.jpg"), await photo("wrong.jpg")]);
  await choose(page, "Choose floor plans", plan);
  await dialog(page).getByRole("button", { name: "Remove wrong.jpg" }).click();
  await expect(dialog(page).getByRole("list", { name: "Chosen photos" }).getByRole("listitem")).toHaveCount(1);
  await checkAccessibility();
  await dialog(page).getByRole("button", { name: "Upload & Continue to Payment" }).click();
  await expectToast(page, "Upload Successful", "Uploaded 1 photos and 1 floorplans successfully.");
  await expectToast(page, "Photos Uploaded!", "Now proceeding to payment...");
  await expect(page.getByRole("region", { name: "Property details" })).toContainText("Images1");
  await typeCard(page, "4242424242424242");
  await pay(page);
  await expectDescription(page);
  await expect(page.getByRole("region", { name: "The property" }).getByRole("img")).toHaveCount(1);
});

test("a manager whose order is free goes straight to the results, with the code that was applied", async ({ page }) => {
  await openAs(page, "manager");
  await applyCode(page, "ALPHA100");
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("$0.00");
  await page.getByRole("button", { name: "Upload Photos & Purchase" }).click();
  await choose(page, "Choose photos", await photo("front.jpg"));
  await dialog(page).getByRole("button", { name: "Upload & Continue to Payment" }).click();
  await expectDescription(page);
});

test("an upload that fails says so and keeps what was chosen; Cancel closes", async ({ page, expectProblem }) => {
  expectProblem("500");
  await openAs(page, "manager");
  await page.getByRole("button", { name: "Upload Photos & Purchase" }).click();
  await choose(page, "Choose photos", await photo("front.jpg"));
  await page.route("**/api/upload-property-files", (route) => route.fulfill({ status: 500, json: {} }));
  await dialog(page).getByRole("button", { name: "Upload & Continue to Payment" }).click();
  await expectToast(page, "Upload Failed", "Failed to upload files. Please try again.");
  await expect(dialog(page).getByText("front.jpg")).toBeVisible();
  await choose(page, "Choose photos", await photo(`${"a-very-long-name-".repeat(8)}.jpg`));
  for (const button of await dialog(page)
    .getByRole("button", { name: /^Remove / })
    .all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Upload Photos & Purchase" })).toBeVisible();
});

test("an owner marks the part complete, after a failure too, and pays nothing", async ({ page, expectProblem }) => {
  expectProblem("500");
  const id = await openAs(page, "owner");
  await expect(page.getByRole("region", { name: "Order summary" })).toBeHidden();
  await page.route("**/api/intake/mark-complete*", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expectToast(page, "Error", "Failed to mark task as complete. Please try again.");
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expectToast(page, "Task Marked Complete", "The manager has been notified that you've completed your part.");
  await expect(page).toHaveURL(`/intake/${id}?role=owner`);
});
