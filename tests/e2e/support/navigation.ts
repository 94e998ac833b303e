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

// As a link of the app does it: another address, and no new document.
export async function goWithinApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}

// As when the server could not read a page's first data in time: the page asks for them itself.
export async function sendWithoutFirstData(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('id="drawn-with"', "") });
    },
  );
}
