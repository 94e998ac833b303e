import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

// A link that is pressed before the page's script is there is followed by the browser, and the next page begins anew.
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("page-alive", () => document.documentElement.setAttribute("data-alive", "yes"));
  });
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("data-alive", "yes");
}
