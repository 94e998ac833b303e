import { readFile } from "node:fs/promises";
import { guestChoice, orderFree, PROPERTY } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

const CABIN = {
  ...PROPERTY,
  property_type: "Entire cabin",
  amenities: ["Private hot tub", "Pool", "Kayak", "Free parking on premises"],
};

test("a bought listing is had for Booking.com, copied field by field and taken along as a file", async ({
  page,
  context,
  expectProblem,
  checkAccessibility,
}) => {
  expectProblem("/platforms");
  expectProblem("/export");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await orderFree(page, CABIN);
  await guestChoice(page).click();
  const tabs = page.getByRole("tablist", { name: "Descriptions" });
  await expect(tabs.getByRole("tab")).toHaveText(["Airbnb", "VRBO", "Website", "Booking.com"]);

  // By keyboard, with a server that does not answer at first.
  await tabs.getByRole("tab", { name: "Airbnb" }).focus();
  await page.keyboard.press("End");
  await expect(tabs.getByRole("tab", { name: "Booking.com" })).toBeFocused();
  const panel = page.getByRole("tabpanel", { name: "Booking.com" });
  await expect(panel).toContainText("All platforms are included in what you paid");
  await page.route("**/platforms", (route) => route.abort("connectionrefused"), { times: 1 });
  const write = panel.getByRole("button", { name: "Write it for Booking.com" });
  await write.press("Enter");
  await expect(panel.getByRole("alert")).toContainText("Nothing was changed; please try again");
  await checkAccessibility();
  await write.press("Enter");
  await expectToast(page, "Booking.com is ready", "Written from the same facts");
  await expect(panel).toBeFocused();

  await expect(panel.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([
    "Property name",
    "About the property",
  ]);
  const about = panel.getByRole("region", { name: "About the property" });
  await expect(about).toContainText("Paste it at Extranet → Your profile");
  await expect(about).toContainText(/\d+ \/ 1200/);
  await about.getByRole("button", { name: "Copy" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/cabin/);
  await expect(about).toContainText(copied.split("\n")[0] ?? "");

  const menu = panel.getByRole("group").filter({ has: page.getByText("Export", { exact: true }) });
  await menu.getByText("Export", { exact: true }).click();
  await checkAccessibility();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    menu.getByRole("button", { name: "Plain text" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+-booking\.txt$/);
  expect(await readFile(await download.path(), "utf8")).toContain(`About the property\n${copied}`);
  await menu.getByText("Export", { exact: true }).click();
  await page.route("**/export?*", (route) => route.abort("connectionrefused"), { times: 1 });
  await menu.getByRole("button", { name: "Word (.docx)" }).click();
  await expectToast(page, "Not exported", "The server did not answer. Please try again.");
  const [sheet] = await Promise.all([
    context.waitForEvent("page"),
    menu.getByRole("link", { name: "Fact sheet to print" }).click(),
  ]);
  await expect(sheet.getByRole("row").filter({ hasText: "private hot tub" })).toContainText("The host");
  await sheet.close();

  // What was written stays with the listing.
  await page.reload();
  await page.getByRole("tab", { name: "Booking.com" }).click();
  await expect(page.getByRole("region", { name: "About the property" })).toContainText("cabin");
});
