import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { adminTest as test } from "../support/admin-test.ts";
import { expect } from "../support/journey.ts";

const tableOf = (page: Page, name: string) => page.getByRole("region", { name }).getByRole("table");
const rowWith = (page: Page, region: string, text: string | RegExp) =>
  tableOf(page, region).getByRole("row").filter({ hasText: text });
const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

async function openAdmin(page: Page, query = ""): Promise<void> {
  await page.goto(`/admin${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
}

async function expectHome(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/admin");
  // Told why first.
  await expect(page.getByRole("alert")).toContainText("belongs to the one account that runs this site");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toHaveCount(0);
  expect(asked.filter((url) => url.includes("/api/admin") || url.includes("admin-page"))).toEqual([]);
}

test.describe("a visitor who is not the admin is taken to the home page, and nothing of the admin page is loaded", () => {
  test("a visitor", async ({ page }) => expectHome(page));

  test("a member", async ({ page, adminSetup }) => {
    await adminSetup.signUp(page, "plain-member");
    await expectHome(page);
  });

  test("an admin who stops being one while the page is open", async ({ page, adminSetup, expectProblem }) => {
    expectProblem(/403/);
    await adminSetup.signInAsAdmin(page);
    await openAdmin(page);
    const restore = await adminSetup.stopBeingAdmin();
    // The page may notice before the press, and leave.
    const press = page.getByRole("tab", { name: "Orders" }).click({ timeout: 10_000 });
    await press.catch(() => null);
    await expect(page).toHaveURL(/\/$/);
    await restore();
  });
});

test.describe("the admin", () => {
  test.beforeEach(async ({ page, adminSetup }) => adminSetup.signInAsAdmin(page));

  test("sees four cards with the figures of the whole product", async ({ page, adminSetup }) => {
    await adminSetup.buy({ address: "1 Card Street", amountCents: 1999 });
    await openAdmin(page);
    const { totalUsers, totalMembers, memberPercent, totalListings, memberListings, guestListings, totalRevenue } =
      await adminSetup.summary(page);
    await expect(card(page, "Total users")).toContainText(String(totalUsers));
    await expect(card(page, "Total users")).toContainText(`${totalMembers} member`);
    await expect(card(page, "Total users")).toContainText(`(${memberPercent}%)`);
    await expect(card(page, "Total listings")).toContainText(String(totalListings));
    await expect(card(page, "Total listings")).toContainText(`${memberListings} member, ${guestListings} guest`);
    await expect(card(page, "Total revenue")).toContainText(totalRevenue.toFixed(2));
    await expect(card(page, "Total revenue")).toContainText("mostly free");
    await expect(card(page, "Platform usage")).toContainText("Airbnb 100%");
    await expect(card(page, "Platform usage")).toContainText("Airbnb only");
  });

  test("reads every column of the users table", async ({ page, adminSetup }) => {
    const { email, id } = await adminSetup.addUser({ firstName: "Wilma", lastName: "Column", lastLoginAt: null });
    await adminSetup.buy({ address: "1 Paid Way", userId: id, amountCents: 1999 });
    await adminSetup.buy({ address: "2 Free Way", userId: id, amountCents: 0, promoCode: "ALPHA100" });
    await openAdmin(page, `?search=${encodeURIComponent(email)}`);
    const row = rowWith(page, "Users", "Wilma Column");
    await expect(row.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    for (const text of ["Member", "Password", "2 (1 paid)", "Never"]) await expect(row).toContainText(text);
    await expect(row.getByRole("button", { name: "View Profile" })).toBeVisible();
  });

  test("filters users and listings with one search box, which stays in the address", async ({ page, adminSetup }) => {
    const { email, id } = await adminSetup.addUser({ firstName: "Sigrid", lastName: "Undset" });
    const { listingId } = await adminSetup.buy({ address: "7 Bjerkebæk, Lillehammer", userId: id });
    await adminSetup.buy({ address: "8 Elsewhere Road" });
    await openAdmin(page);
    const box = page.getByRole("searchbox", { name: "Search users and listings" });
    for (const search of [email, email.toUpperCase()]) {
      await box.fill(search);
      await expect(tableOf(page, "Users").getByRole("row")).toHaveCount(2);
      await expect(rowWith(page, "Users", "Sigrid Undset")).toBeVisible();
      await expect(rowWith(page, "Recent listings", "7 Bjerkebæk")).toBeVisible();
      await expect(rowWith(page, "Recent listings", "8 Elsewhere")).toHaveCount(0);
    }
    await box.fill("sigrid und");
    await expect(rowWith(page, "Users", "Sigrid Undset").first()).toBeVisible();
    await expect(page.getByText("No listing found")).toBeVisible();
    await box.fill(listingId);
    await expect(rowWith(page, "Recent listings", "7 Bjerkebæk")).toBeVisible();
    await expect(page.getByText("No user found")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(listingId));
    await page.reload();
    await expect(box).toHaveValue(listingId);
    await expect(rowWith(page, "Recent listings", "7 Bjerkebæk")).toBeVisible();
  });

  test("sees at most 50 recent listings, and all of one in its dialog", async ({ page, adminSetup }) => {
    await adminSetup.fill(55);
    const { id, email } = await adminSetup.addUser({ firstName: "Vera", lastName: "View" });
    const content = "**Title**\n\nBy the lake\n\n**Summary**\n\nTwo lofts.";
    const property = { propertyType: "vacation_rental", maxGuests: 6 };
    const placed = {
      address: "9 Dialog Bay",
      userId: id,
      amountCents: 1599,
      promoCode: "WELCOME20",
      content,
      property,
    };
    const { listingId } = await adminSetup.buy(placed);
    await openAdmin(page);
    await expect(tableOf(page, "Recent listings").getByRole("row")).toHaveCount(51);
    const row = rowWith(page, "Recent listings", "9 Dialog Bay").first();
    for (const text of ["Vera View", "3 / 2", "$15.99", "WELCOME20"]) await expect(row).toContainText(text);
    await expect(rowWith(page, "Recent listings", "Guest").first()).toBeVisible();
    await row.getByRole("button", { name: "View" }).click();
    const dialog = page.getByRole("dialog", { name: "9 Dialog Bay" });
    for (const text of [
      listingId,
      "vacation rental, 3 bedrooms, 2 bathrooms, sleeps 6",
      "$15.99",
      `Member: Vera View, ${email}`,
    ]) {
      await expect(dialog).toContainText(text);
    }
    await expect(dialog.getByRole("heading", { name: "Summary" })).toBeVisible();
    await expect(dialog).toContainText("Two lofts.");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(row.getByRole("button", { name: "View" })).toBeFocused();
  });

  test("opens a profile, switches membership and ends all sessions", async ({ page, adminSetup, browser, baseURL }) => {
    const elsewhere = await browser.newPage({ ...(baseURL && { baseURL }) });
    const { email, id } = await adminSetup.signUp(elsewhere, "switched");
    await adminSetup.buy({ address: "3 Profile Pier", userId: id });
    await openAdmin(page, `?search=${encodeURIComponent(email)}`);
    await rowWith(page, "Users", email).getByRole("button", { name: "View Profile" }).click();
    const panel = page.getByRole("dialog");
    await expect(panel).toContainText(email);
    await expect(panel).toContainText("1 place");
    await expect(panel.getByRole("button", { name: "3 Profile Pier" })).toBeVisible();
    const membership = panel.getByRole("switch", { name: "Member" });
    await expect(membership).toBeChecked();
    await membership.click();
    await expect(page.getByText("is no longer a member.").first()).toBeVisible();
    await expect(membership).not.toBeChecked();
    expect(await (await elsewhere.request.get("/api/auth/user")).json()).toMatchObject({ isMember: false });

    await panel.getByRole("button", { name: "End all sessions" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "End all sessions" }).click();
    await expect(question).toHaveCount(0);
    await expect(panel).toContainText("0 places");
    expect((await elsewhere.request.get("/api/auth/user")).status()).toBe(401);
    await elsewhere.close();
  });

  for (const kind of ["Users", "Listings"] as const) {
    test(`downloads the ${kind.toLowerCase()} as a CSV file under a dated name`, async ({ page, adminSetup }) => {
      await adminSetup.buy({ address: "=HYPERLINK(1)" });
      await openAdmin(page);
      const waiting = page.waitForEvent("download");
      await page.getByRole("button", { name: `Export ${kind}` }).click();
      const download = await waiting;
      const today = new Date().toISOString().slice(0, 10);
      expect(download.suggestedFilename()).toBe(`stayscribe-${kind.toLowerCase()}-${today}.csv`);
      const text = readFileSync(await download.path(), "utf8");
      expect(text.startsWith("\uFEFFid,")).toBe(true);
      expect(text).not.toMatch(/,=HYPERLINK/);
      await expect(page.getByText("Export Ready").first()).toBeVisible();
    });
  }

  test("is told when an export fails", async ({ page, expectProblem }) => {
    expectProblem(/50[03]/);
    await page.route("**/api/admin/export/users", (route) => route.fulfill({ status: 503, body: "{}" }));
    await openAdmin(page);
    await page.getByRole("button", { name: "Export Users" }).click();
    await expect(page.getByText("Export Failed").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Export Users" })).toBeEnabled();
  });

  test("is told when a table cannot be read, and reads it again", async ({ page, expectProblem }) => {
    expectProblem(/500/);
    let fails = true;
    await page.route("**/api/admin/users?**", (route) =>
      fails ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
    );
    await openAdmin(page);
    await expect(page.getByText("The users could not be read")).toBeVisible();
    await expect(tableOf(page, "Recent listings").or(page.getByText("No listings yet"))).toBeVisible();
    fails = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(rowWith(page, "Users", "View Profile").first()).toBeVisible();
  });
});
