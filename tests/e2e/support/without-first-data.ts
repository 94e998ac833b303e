import type { Page } from "@playwright/test";

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
