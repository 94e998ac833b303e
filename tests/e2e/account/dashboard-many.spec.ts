import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { signUp } from "../support/members.ts";
import { sendWithoutFirstData } from "../support/navigation.ts";

const NAMES = ["Lake", "Pine", "Oak", "Harbour"];

// Thirty of them would take thirty purchases, so the server's answer is played by its own rules.
async function playListings(page: Page, count: number): Promise<void> {
  await sendWithoutFirstData(page, "/dashboard");
  const all = Array.from({ length: count }, (_, place) => listing(place)).toReversed();
  await page.route("**/api/user/listings?*", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const found = all.filter(({ address }) => address.toLowerCase().includes(query.get("search")?.toLowerCase() ?? ""));
    const sorted = query.get("sort") === "oldest" ? found.toReversed() : found;
    const from = sorted.findIndex(({ id }) => id === query.get("cursor")) + 1;
    await route.fulfill({ json: sorted.slice(from, from + Number(query.get("limit"))) });
  });
}

function listing(place: number) {
  return {
    id: `listing-${place}`,
    address: `${place} ${NAMES[place % NAMES.length]} Road`,
    bedrooms: 2,
    bathrooms: 1,
    selectedPlatforms: ["airbnb"],
    finalAmount: 17.99,
    originalAmount: 19.99,
    promoCode: null,
    createdAt: new Date(Date.UTC(2026, 0, 1 + place)).toISOString(),
    isGuest: false,
    userName: "Ana Lee",
    userEmail: "ana@example.com",
    propertyType: null,
    maxGuests: null,
    imageUrls: [],
    generatedContent: "**Title**\n\nA home by the lake.",
    isRefunded: false,
    orderId: `order-${place}`,
  };
}

const cards = (page: Page) => page.getByRole("article");

test("twelve listings need no search; with more there are search and sort, and both stand in the address", async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await playListings(page, 12);
  await page.goto("/dashboard");
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole("searchbox")).toHaveCount(0);

  await playListings(page, 20);
  await page.reload();
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole("searchbox", { name: "Search by address" }).fill("harb");
  await expect(cards(page)).toHaveCount(5);
  await expect(page).toHaveURL(/[?&]q=harb/);
  await page.getByRole("combobox", { name: "Sort" }).click();
  await page.getByRole("option", { name: "Oldest first" }).click();
  await expect(page).toHaveURL(/[?&]sort=oldest/);
  await expect(cards(page).first()).toContainText("3 Harbour Road");

  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search by address" })).toHaveValue("harb");
  await expect(cards(page)).toHaveCount(5);
  await page.getByRole("searchbox", { name: "Search by address" }).fill("nowhere");
  await expect(page.getByText("None of your addresses contains “nowhere”.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(cards(page)).toHaveCount(20);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("of many listings the next ones come when one scrolls to the end", async ({ page }) => {
  test.slow();
  await signUp(page);
  await playListings(page, 60);
  await page.goto("/dashboard");
  await expect(cards(page)).toHaveCount(24);
  const more = page.getByRole("button", { name: "Show more listings" });
  await more.scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(48);
  await more.scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(60);
  await expect(more).toHaveCount(0);
  await expect(page.getByText("60 listings shown.")).toBeAttached();
  const shown = await cards(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  expect(new Set(shown).size).toBe(60);
});
