import type { Page } from "@playwright/test";

// As a link of the app does it: another address, and no new document.
export async function goWithinApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}
