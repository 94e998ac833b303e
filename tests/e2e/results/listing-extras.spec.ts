import type { Page } from "@playwright/test";
import { guestChoice, orderFree, PROPERTY } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

const file = (letter: string) => `${letter.repeat(40)}.webp`;

const CABIN = {
  ...PROPERTY,
  property_type: "Entire cabin",
  amenities: ["Private hot tub", "Pool", "Kayak", "Free parking on premises", "Wifi"],
  images: [file("a"), file("b")].map((name) => `/files/${name}`),
  findingMarks: { [`${file("a")}/room.living_room`]: "confirmed", [`${file("a")}/amenity.piano`]: "confirmed" },
};

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a title is chosen, replaced in the text and brought back; captions and replies are copied", async ({
  page,
  context,
  expectProblem,
  checkAccessibility,
}) => {
  expectProblem("/files/");
  expectProblem("/title");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await orderFree(page, CABIN);
  await guestChoice(page).click();
  const text = page.getByRole("article");
  const titles = region(page, "Titles");
  await expect(titles.getByRole("button", { name: "Copy" })).not.toHaveCount(0);
  const first = await text.innerText();
  const other = titles.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Use" }) });
  const chosen = other.first();
  const title = await chosen.locator("p > span").first().innerText();
  expect(title.length).toBeLessThanOrEqual(50);

  // A call that fails says so and changes nothing.
  await page.route("**/title", (route) => route.abort("connectionrefused"));
  await chosen.getByRole("button", { name: "Use" }).click();
  await expectToast(page, "Error", "The title was not changed. Please try again.");
  expect(await text.innerText()).toBe(first);
  await page.unroute("**/title");

  // By keyboard, which keeps its place.
  await chosen.getByRole("button", { name: "Use" }).focus();
  await page.keyboard.press("Enter");
  await expectToast(page, "Title changed", "Version 2 is here.");
  await expect(region(page, "Title")).toContainText(title);
  const pressed = titles.getByRole("button", { pressed: true });
  await expect(pressed).toHaveText("In the text");
  await expect(pressed).toBeFocused();
  await expect(region(page, "Versions")).toContainText("another title");

  const captions = region(page, "Photo captions");
  await expect(captions.getByRole("listitem").first()).toContainText("The living room with a piano.");
  await expect(captions).toContainText("One photo has no caption");
  const replies = region(page, "Replies to guests");
  const parking = replies.getByRole("listitem").filter({ hasText: "Is there parking?" });
  await expect(parking).toContainText("Yes, parking on the premises is free.");
  await expect(replies.getByRole("listitem").filter({ hasText: "pet" })).toContainText("Not answered yet.");
  await parking.getByRole("button", { name: "Copy" }).click();
  await expectToast(page, "Copied!", "Reply copied to clipboard.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Yes, parking on the premises is free\./);
  await checkAccessibility();

  await region(page, "Versions").getByRole("button", { name: "Bring back version 1" }).click();
  await expectToast(page, "Brought back", "Version 1 is shown again.");
  expect(await text.innerText()).toBe(first);
});
