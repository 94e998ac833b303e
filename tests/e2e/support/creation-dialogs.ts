import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "./journey.ts";

export const ADDRESS = "2450 Boucherie Road, West Kelowna, BC, V4T 3A1, Canada";

export async function photo(name: string) {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: "#7d9a8c" } });
  return { name, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

export async function openChooser(page: Page): Promise<Locator> {
  await page.goto("/");
  await page.getByRole("button", { name: "Get Started" }).first().click();
  const chooser = page.getByRole("dialog", { name: "Create a listing" });
  await expect(chooser).toBeVisible();
  return chooser;
}

export async function openExpress(page: Page): Promise<Locator> {
  await (await openChooser(page)).getByRole("button", { name: "Express (Fast)" }).click();
  return shown(page.getByRole("dialog", { name: "Express Listing - Quick Details" }));
}

export async function openDetailed(page: Page): Promise<Locator> {
  await (await openChooser(page)).getByRole("button", { name: "Detailed Mode" }).click();
  return shown(page.getByRole("dialog", { name: "Property Address Required" }));
}

// The script of the forms loads while the visitor chooses, so the dialog must be visible before typing begins.
async function shown(dialog: Locator): Promise<Locator> {
  await expect(dialog).toBeVisible();
  return dialog;
}

// Beside an open dialog the toasts are hidden from roles, and announced on their own.
export async function expectToast(page: Page, title: string, message: string): Promise<void> {
  await expect(page.locator(".toast").filter({ hasText: title })).toContainText(message);
}
