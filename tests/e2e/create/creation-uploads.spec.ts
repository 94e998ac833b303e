import type { JSHandle, Locator, Page, Route } from "@playwright/test";
import sharp from "sharp";
import { expectToast, openExpress, photo } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

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

test("a HEIC photo is refused with advice on what to do, and a refused file takes no place", async ({
  page,
  expectProblem,
}) => {
  expectProblem("400");
  const dialog = await openExpress(page);
  const heic = { name: "IMG_0042.HEIC", mimeType: "image/heic", buffer: Buffer.from("not for this browser") };
  const fake = { name: "fake.jpg", mimeType: "image/jpeg", buffer: Buffer.from("hello") };
  await chooseImages(dialog, [heic]);
  const told = "IMG_0042.HEIC is a HEIC photo, which we cannot read. Export it as JPEG and choose that.";
  await expectToast(page, "HEIC Photo", told);
  await expect(dialog.getByText("Most Compatible")).toBeVisible();
  await expect(dialog.getByText("0 of 10")).toBeVisible();
  await chooseImages(dialog, [fake]);
  await expect(dialog.getByRole("button", { name: "Retry fake.jpg" })).toBeVisible();
  await expect(dialog.getByText("0 of 10")).toBeVisible();
  const ten = await Promise.all(Array.from({ length: 10 }, (_, index) => photo(`room-${index}.jpg`)));
  await chooseImages(dialog, ten);
  await expect(dialog.getByText("10 of 10")).toBeVisible();
  await expect(dialog.getByRole("img")).toHaveCount(10);
});

// As a phone stores it: the pixels lie on their side, red to the left and blue to the right, with a rotation mark.
async function photoOfAPhone() {
  const [width, height] = [3200, 2400];
  const grain = { type: "gaussian" as const, mean: 60, sigma: 30 };
  const half = (background: string) => ({ create: { width: width / 2, height, channels: 3 as const, background } });
  return sharp({ create: { width, height, channels: 3, background: "#000000", noise: grain } })
    .composite([
      { input: half("#b02020"), left: 0, top: 0, blend: "screen" },
      { input: half("#2030b0"), left: width / 2, top: 0, blend: "screen" },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

test("a photo is made as small as the server keeps it before it is sent, and stays upright", async ({ page }) => {
  const original = await photoOfAPhone();
  const dialog = await openExpress(page);
  const sent = page.waitForRequest("**/api/upload-images");
  await chooseImages(dialog, [{ name: "phone.jpg", mimeType: "image/jpeg", buffer: original }]);
  const request = await sent;
  const thumbnail = dialog.getByRole("img", { name: "phone.jpg" });
  await expect(thumbnail).toBeVisible();
  const imageUrl = (await thumbnail.getAttribute("src"))?.replace("-thumb", "") ?? "";
  const sentBytes = Number((await request.allHeaders())["content-length"]);
  expect(sentBytes).toBeGreaterThan(0);
  expect(sentBytes).toBeLessThan(original.length * 0.6);
  const kept = sharp(await (await page.request.get(imageUrl)).body());
  expect(await kept.metadata()).toMatchObject({ width: 1920, height: 2560 });
  const colourAt = async (top: number) => {
    const piece = await kept.clone().extract({ left: 800, top, width: 300, height: 300 }).toBuffer();
    const { channels } = await sharp(piece).stats();
    return channels.map(({ mean }) => mean);
  };
  const [[topRed = 0, , topBlue = 0], [lowRed = 0, , lowBlue = 0]] = [await colourAt(200), await colourAt(2000)];
  expect(topRed).toBeGreaterThan(topBlue + 50);
  expect(lowBlue).toBeGreaterThan(lowRed + 50);
});

test("where a browser cannot make photos smaller, the original is sent", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas"));
  const original = await photoOfAPhone();
  const dialog = await openExpress(page);
  const sent = page.waitForRequest("**/api/upload-images");
  await chooseImages(dialog, [{ name: "phone.jpg", mimeType: "image/jpeg", buffer: original }]);
  await expect(dialog.getByRole("img", { name: "phone.jpg" })).toBeVisible();
  expect(Number((await (await sent).allHeaders())["content-length"])).toBeGreaterThan(original.length);
});

test("an upload that fails keeps the others and can be tried again", async ({
  page,
  expectProblem,
  checkAccessibility,
}) => {
  expectProblem("503");
  expectProblem("400");
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

type DroppedFile = { name: string; type: string; base64?: string; bytes?: number };

// What a drag from the desktop carries. Made in the page, where a large file costs no transfer.
async function carriedFiles(page: Page, files: DroppedFile[]): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 = "", bytes = 0 } of dropped) {
      const content = base64
        ? Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        : new Uint8Array(bytes);
      transfer.items.add(new File([content], name, { type }));
    }
    return transfer;
  }, files);
}

test("photos dropped on the uploader are uploaded, and what is no picture is refused", async ({ page }) => {
  const dialog = await openExpress(page);
  const images = dialog.getByRole("group", { name: "Property images" });
  const target = images.getByRole("button", { name: "Choose images" });
  const { name, mimeType: type, buffer } = await photo("terrace.jpg");
  const dataTransfer = await carriedFiles(page, [
    { name, type, base64: buffer.toString("base64") },
    { name: "notes.txt", type: "text/plain", bytes: 5 },
  ]);
  await target.dispatchEvent("dragover", { dataTransfer });
  await expect(images.locator("[data-dragged-over=true]")).toBeVisible();
  await target.dispatchEvent("drop", { dataTransfer });
  await expect(images.locator("[data-dragged-over=true]")).toHaveCount(0);
  await expect(images.getByRole("img", { name: "terrace.jpg" })).toBeVisible();
  await expect(images.getByText("1 of 10")).toBeVisible();
  await expect(images.getByText("Invalid File Type: notes.txt is not a valid image file")).toBeVisible();

  // The floor plan is one picture: the second of a drop is left out.
  const plan = dialog.getByRole("group", { name: "Floor plan" });
  const base64 = (await photo("plan.jpg")).buffer.toString("base64");
  const plans = ["plan.jpg", "second.jpg"].map((planName) => ({ name: planName, type, base64 }));
  const dropped = { dataTransfer: await carriedFiles(page, plans) };
  await plan.getByRole("button", { name: "Choose floor plan" }).dispatchEvent("drop", dropped);
  await expect(plan.getByRole("img")).toHaveCount(1);
  await expect(plan.getByText("1 of 1")).toBeVisible();
});

test("a file over 50 MB is refused before it is sent", async ({ page }) => {
  const dialog = await openExpress(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  const megabyte = 1024 * 1024;
  const dataTransfer = await carriedFiles(page, [
    { name: "panorama.jpg", type: "image/jpeg", bytes: 50 * megabyte + 1 },
  ]);
  const images = dialog.getByRole("group", { name: "Property images" });
  await images.getByRole("button", { name: "Choose images" }).dispatchEvent("drop", { dataTransfer });
  await expectToast(page, "File Too Large", "panorama.jpg is larger than 50MB");
  await expect(images.getByText("File Too Large: panorama.jpg is larger than 50MB")).toBeVisible();
  await expect(images.getByText("0 of 10")).toBeVisible();
  expect(sent.filter((url) => url.includes("/api/"))).toEqual([]);
});
