import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const SAMPLE_FILE = join(import.meta.dirname, "../../../src/web/features/landing/sample-description.json");

test("the landing page has every part, in order", async ({ page }) => {
  await page.goto("/");
  const headings = page.getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    /private dock/,
    "Who it is for",
    "How It Works",
    "What you can rely on",
    "What hosts say",
    "Pricing",
    /Your place/,
  ]);
  await expect(page.getByRole("listitem").filter({ hasText: "Vacation Rental Hosts" })).not.toContainText(
    "Coming Soon",
  );
  await expect(page.getByRole("listitem").filter({ hasText: "Real Estate Professionals" })).toContainText(
    "Coming Soon",
  );
  const demo = page.getByText("Demo video coming soon");
  const isBefore = await demo.evaluate((placeholder) => {
    const steps = document.querySelector("#how-it-works");
    return steps && Boolean(placeholder.compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isBefore, "the placeholder stands before How It Works").toBe(true);
  for (const step of ["Upload & Describe", "AI Generation", "Copy & Use"]) {
    await expect(page.getByRole("heading", { level: 3, name: step })).toBeVisible();
  }
  const hosts = page.getByRole("region", { name: "What hosts say" });
  await expect(hosts.getByRole("blockquote")).toHaveCount(3);
  await expect(hosts).toContainText("these are examples of what we work for");
  const pricing = page.getByRole("region", { name: "Pricing" });
  for (const claim of ["$19.99", "No subscription, no hidden fees", "Unlimited revisions", "30-Day Guarantee"]) {
    await expect(pricing).toContainText(claim);
  }
  for (const claim of ["All platforms included", "Support response within 24 hours", "10 percent discount"]) {
    await expect(pricing).toContainText(claim);
  }
  for (const link of ["Help", "Privacy", "Terms", "Contact"]) {
    await expect(page.getByRole("contentinfo").getByRole("link", { name: link })).toBeVisible();
  }
});

type Sample = { sentences: { text: string; factIds: string[] }[]; facts: { id: string; label: string }[] };

test("pointing at a sentence of the sample shows the facts behind it, by mouse and by keyboard", async ({ page }) => {
  const { sentences, facts } = JSON.parse(readFileSync(SAMPLE_FILE, "utf8")) as Sample;
  const labelsOf = (ids: string[]) => facts.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
  await page.goto("/");
  const sample = page.getByRole("figure");
  const evidence = sample.getByRole("listitem");
  const [first, last] = [sentences.at(0), sentences.at(-1)];
  if (!first || !last) throw new Error("the sample has no sentences");
  await sample.getByRole("link", { name: last.text }).hover();
  await expect(evidence).toHaveText(labelsOf(last.factIds));
  await sample.getByRole("link", { name: first.text }).focus();
  await expect(evidence).toHaveText(labelsOf(first.factIds));
});

test("the bar leads to the sections and to sign-in", async ({ page, isMobile }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  if (isMobile) await bar.getByText("Menu").click();
  await expect(bar.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
  await bar.getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/#pricing$/);
  await expect(page.getByRole("heading", { name: "Pricing" })).toBeInViewport();
  await expect(bar.getByRole("link", { name: "How it Works" })).toBeVisible({ visible: !isMobile });
  await page.getByRole("link", { name: "See how it works" }).click();
  await expect(page).toHaveURL(/#how-it-works$/);
  await expect(page.getByRole("heading", { name: "How It Works" })).toBeInViewport();
});

test("a signed-out visitor finds exactly the named links in the header", async ({ page, isMobile }) => {
  await page.goto("/privacy");
  const header = page.getByRole("banner");
  if (isMobile) {
    const menu = header.getByText("Menu");
    await menu.focus();
    await page.keyboard.press("Enter");
  }
  const links = header.getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(["Home", "Privacy", "Terms", "Contact", "Sign In", "Get Started"]);
  await expect(links.nth(4)).toHaveAttribute("href", "/auth");
  await expect(links.nth(5)).toHaveAttribute("href", "/auth");
  if (!isMobile) return;
  await page.keyboard.press("Tab");
  // The menu opens without scripts; a key pressed before they arrive has to be pressed again.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(links.first()).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(header.getByText("Menu")).toBeFocused();
});

test("search engines and link previews find what they need", async ({ page, request, baseURL }) => {
  await page.goto("/");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", `${baseURL}/og.png`);
  expect((await request.get("/og.png")).headers()["content-type"]).toBe("image/png");
  const product = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(product).toMatchObject({ "@type": "Product", offers: { price: "19.99", priceCurrency: "USD" } });
  await page.goto("/help");
  const faq = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(faq["@type"]).toBe("FAQPage");
  expect(faq.mainEntity.length).toBeGreaterThan(8);
});

test("a button pressed before the scripts are there works as soon as they are", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/react-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/");
  // In a part of the page that comes to life after the rest.
  const button = page.getByRole("region", { name: "Pricing" }).getByRole("button", { name: "Get Started" });
  await button.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole("dialog", { name: "Create a listing" })).toBeVisible();
});

test("a link of the menu that is followed before the scripts are there closes the menu once they are", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "only a phone has the menu");
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/react-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/");
  const bar = page.getByRole("banner");
  await bar.getByText("Menu").click();
  await bar.getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("heading", { name: "Pricing" })).toBeInViewport();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(bar.getByRole("link", { name: "Pricing" })).toBeVisible();
  held.resolve();
  await expect(bar.getByRole("link", { name: "Pricing" })).toBeHidden();
  // And the page does not jump back to the link's target.
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});

test("the page comes alive by itself, and a key pressed before that still leads to where it would", async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener("page-alive", () => document.documentElement.setAttribute("data-alive", "yes"));
  });
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.goto("/help");
  await expect(page.locator("html")).toHaveAttribute("data-alive", "yes");
});

const backgroundOf = (part: Locator) => part.evaluate((one) => getComputedStyle(one).backgroundColor);

test("every part is laid out before it is scrolled to, and its button stands out", async ({ page }) => {
  await page.goto("/");
  for (const heading of await page.getByRole("main").getByRole("heading").all()) {
    const isDrawn = () => heading.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isDrawn).toBe(true);
  }
  const band = page.getByRole("region", { name: "Your place, in words you can stand behind" });
  const button = band.getByRole("button", { name: "Get Started" });
  expect(await backgroundOf(button)).not.toBe(await backgroundOf(band));
});
