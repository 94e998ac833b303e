import type { Locator, Page } from "@playwright/test";
import { cardForm, pay, typeCard } from "../support/checkout.ts";
import { expectResults, openPreview, uploadPhotos } from "../support/express.ts";
import { expect, test } from "../support/journey.ts";

const question = (page: Page, name: string): Locator => page.getByRole("form", { name });
const text = (page: Page): Locator => page.getByRole("region", { name: "The text so far" });
// A page that was reloaded has saved nothing itself yet.
const saved = async (page: Page) => expect(page.locator(".interview .save-state")).toHaveText(/^Saved( as you type)?$/);
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();

// All visible text: words and the lengths of the rest.
async function expectNewText(page: Page, before: string): Promise<string> {
  await expect.poll(() => text(page).innerText()).not.toBe(before);
  await saved(page);
  return text(page).innerText();
}

async function readDescription(page: Page): Promise<string> {
  await expectResults(page);
  const asGuest = page.getByRole("button", { name: /Continue as Guest/ });
  await asGuest.click();
  await expect(page.getByRole("region", { name: "Title", exact: true })).toBeVisible();
  return page.locator("article.description").innerText();
}

const ANSWERED = [/cedar/i, /Mill Street Bakery/, /king/i, /sauna/i, /cabin/i];

test("photos, five answers, a text that changes at each, and a description that says all of it", async ({
  page,
  checkAccessibility,
}) => {
  const photos = await uploadPhotos(page.context(), ["#806040", "#204060"]);
  await openPreview(page, { bedrooms: 2, photos, petFriendly: false });
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  let shown = await text(page).innerText();

  await question(page, "What do guests mention first?")
    .getByLabel("In your own words")
    .pressSequentially("an outdoor shower under an old cedar");
  shown = await expectNewText(page, shown);
  expect(shown).toMatch(/cedar/i);
  await checkAccessibility();

  await next(page);
  const places = question(page, "Where do you send people?");
  await expect(places.getByLabel("Place 1")).toBeFocused();
  await places.getByLabel("Place 1").fill("Mill Street Bakery");
  await places.getByLabel("What for").fill("bread");
  await places.getByRole("spinbutton", { name: "Minutes" }).fill("7");
  await places.getByText("On foot").click();
  shown = await expectNewText(page, shown);

  await next(page);
  const beds = question(page, "Which beds are in which room?");
  await beds.getByRole("button", { name: "Add King to Bedroom 1" }).click();
  await beds.getByRole("button", { name: "Add Twin to Bedroom 2" }).click();
  await beds.getByRole("button", { name: "Add Futon to Bedroom 2" }).click();
  await beds.getByRole("button", { name: "Remove Futon, bed 2 of Bedroom 2" }).click();
  shown = await expectNewText(page, shown);
  await checkAccessibility();

  await next(page);
  const use = question(page, "What can guests use?");
  for (const thing of ["Sauna", "Wifi", "Kitchen"]) await use.getByText(thing, { exact: true }).click();
  shown = await expectNewText(page, shown);
  await checkAccessibility();

  await next(page);
  const home = question(page, "What kind of place is it?");
  await home.getByText("Cabin", { exact: true }).click();
  await home.getByText("Entire place").click();
  await home.getByLabel("Built in").fill("1978");
  shown = await expectNewText(page, shown);
  await checkAccessibility();

  // What stands behind a sentence is shown when it is pointed at.
  const sentence = text(page).getByRole("link").nth(1);
  await sentence.hover();
  await expect(text(page).locator(".evidence-list li").first()).toBeVisible();
  const opening = await page.locator(".live-text-opening").innerText();
  const title = await page.locator(".live-text-title").innerText();

  await typeCard(page, "4242424242424242");
  await pay(page);
  const description = await readDescription(page);
  for (const answer of ANSWERED) expect(description).toMatch(answer);
  expect(description).toContain(opening);
  expect(description).toContain(title);
});

test("skipping everything leads to the end, from where every question can be answered, and back again", async ({
  page,
  checkAccessibility,
}) => {
  await openPreview(page);
  for (let asked = 1; asked <= 7; asked++) {
    await expect(page.getByText(`Question ${asked} of 7`)).toBeVisible();
    await page.getByRole("button", { name: "Skip", exact: true }).click();
  }
  await expect(page.getByRole("heading", { name: "Nothing asked, nothing lost" })).toBeFocused();
  await checkAccessibility();
  await page.getByRole("button", { name: "What should guests know before they book?" }).click();
  const before = question(page, "What should guests know before they book?");
  await expect(before.getByLabel("In your own words")).toBeFocused();
  await before.getByLabel("In your own words").fill("The road up is steep.");
  await saved(page);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await next(page);
  await expect(before.getByLabel("In your own words")).toHaveValue("The road up is steep.");
});

const MOST_TABS = 150;

// As the keyboard goes there, from wherever it is.
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test.describe("on a phone, by keyboard alone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("every question is answered, with a reload in the middle of each", async ({ page }) => {
    test.slow();
    await openPreview(page, { bedrooms: 2, petFriendly: false });
    const press = (key: string) => page.keyboard.press(key);
    const type = (words: string) => page.keyboard.type(words);
    const reload = async () => {
      await page.reload();
      await expect(text(page)).toBeVisible();
    };
    const ways: Record<string, () => Promise<void>> = {
      "What do guests mention first?": async () => {
        await type("an outdoor shower ");
        await reload();
        await tabTo(page, page.getByLabel("In your own words"));
        await press("End");
        await type("under a cedar");
        await expect(page.getByLabel("In your own words")).toHaveValue("an outdoor shower under a cedar");
      },
      "Where do you send people?": async () => {
        await type("Mill Street");
        await reload();
        await tabTo(page, page.getByLabel("Place 1"));
        await press("End");
        await type(" Bakery");
        await press("Tab");
        await type("bread");
        await press("Tab");
        await type("7");
      },
      "Which beds are in which room?": async () => {
        await press("Space");
        await reload();
        await expect(page.getByRole("button", { name: "Remove King, bed 1 of Bedroom 1" })).toBeVisible();
        await tabTo(page, page.getByRole("button", { name: "Add Twin to Bedroom 2" }));
        await press("Space");
        await tabTo(page, page.getByRole("button", { name: "Next", exact: true }));
      },
      "What can guests use?": async () => {
        await press("Space");
        await reload();
        await expect(page.getByRole("checkbox", { name: "Wifi" })).toBeChecked();
        await tabTo(page, page.getByRole("checkbox", { name: "Wifi" }));
        await press("ArrowRight");
        await press("Space");
        await expect(page.getByRole("checkbox", { name: "Kitchen" })).toBeChecked();
      },
      "What kind of place is it?": async () => {
        await press("ArrowRight");
        await press("Space");
        await reload();
        await expect(page.getByRole("radio", { name: "Apartment" })).toBeChecked();
        await tabTo(page, page.getByRole("radio", { name: "Apartment" }));
      },
      "What should guests know before they book?": async () => {
        await type("The last hundred meters ");
        await reload();
        await tabTo(page, page.getByLabel("In your own words"));
        await press("End");
        await type("are a gravel road.");
        await expect(page.getByLabel("In your own words")).toHaveValue("The last hundred meters are a gravel road.");
      },
      "What trips do people book it for?": async () => {
        await press("Space");
        await reload();
        await expect(page.getByRole("checkbox", { name: "Family holidays" })).toBeChecked();
        await tabTo(page, page.getByRole("checkbox", { name: "Family holidays" }));
      },
    };
    await tabTo(page, page.getByLabel("In your own words"));
    for (let asked = 1; asked <= Object.keys(ways).length; asked++) {
      await expect(page.getByText(`Question ${asked} of 7`)).toBeVisible();
      const name = (await page.locator("#question-heading").innerText()).replaceAll("\n", " ");
      const shown = await text(page).innerText();
      await ways[name]?.();
      await expectNewText(page, shown);
      await press("Enter");
    }
    await expect(page.getByRole("heading", { name: "That is all we would ask" })).toBeFocused();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    await tabTo(page, cardForm(page).getByLabel("Card number"));
    await type("4242424242424242");
    await tabTo(page, cardForm(page).getByLabel("Expiry date"));
    await type("1234");
    await tabTo(page, cardForm(page).getByLabel("Security code"));
    await type("123");
    await tabTo(page, cardForm(page).getByRole("button", { name: /^Pay / }));
    await press("Enter");
    await expectResults(page);
    await tabTo(page, page.getByRole("button", { name: /Continue as Guest/ }));
    await press("Enter");
    await expect(page.getByRole("region", { name: "Title", exact: true })).toBeVisible();
    const description = await page.locator("article.description").innerText();
    const answers = [
      /cedar/i,
      /Mill Street Bakery/,
      /king/i,
      /wifi|kitchen/i,
      /apartment/i,
      /gravel/,
      /family holidays/,
    ];
    for (const answer of answers) {
      expect(description).toMatch(answer);
    }
  });
});

test("ten seconds without a network lose nothing, and the page says where the answers are", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.clock.install();
  await openPreview(page);
  const shown = await text(page).innerText();
  await page.context().setOffline(true);
  await page.getByLabel("In your own words").pressSequentially("an outdoor shower under an old cedar");
  await expect(page.locator(".interview .save-state")).toHaveText("Saved here, will be sent");
  await page.clock.runFor(10_000);
  await next(page);
  await page.getByLabel("Place 1").fill("Mill Street Bakery");
  await page.context().setOffline(false);
  await expectNewText(page, shown);
  await expect(text(page)).toContainText(/cedar/i);
  await page.reload();
  await expect(page.getByLabel("Place 1")).toHaveValue("Mill Street Bakery");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByLabel("In your own words")).toHaveValue("an outdoor shower under an old cedar");
});

test("an answer that was typed the moment before paying is in the description", async ({ page }) => {
  await openPreview(page);
  await typeCard(page, "4242424242424242");
  await page.getByLabel("In your own words").fill("an outdoor shower under an old cedar");
  await pay(page);
  expect(await readDescription(page)).toMatch(/cedar/i);
});

test("a server that is away is said, and an answer goes when it is back", async ({ page, expectProblem }) => {
  expectProblem("503");
  await openPreview(page);
  await page.route("**/api/intake/express/*", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
  );
  await page.getByLabel("In your own words").fill("an outdoor shower under an old cedar");
  await expect(page.getByText("Saving does not work right now")).toBeVisible();
  await page.unroute("**/api/intake/express/*");
  await page.getByRole("button", { name: "Try again now" }).click();
  await saved(page);
  await expect(text(page)).toContainText(/cedar/i);
});
