import { guestChoice, orderFree, PROPERTY } from "./support/checkout.ts";
import { expectToast } from "./support/creation-dialogs.ts";
import { expect, test } from "./support/journey.ts";

const OVER = "There is construction next door until 30 September 2024.";
const LATER = "The beach path is closed through October 2024.";

test("sentences about a time that is over are taken out, said anew, or stood by", async ({
  page,
  checkAccessibility,
}) => {
  await orderFree(page, {
    ...PROPERTY,
    property_type: "Entire cabin",
    things_to_note: `${OVER} The stairs are steep. ${LATER}`,
  });
  await guestChoice(page).click();
  const article = page.getByRole("article");
  const card = page.getByRole("region", { name: "Out of date" });
  const item = (text: string) => card.getByRole("listitem").filter({ hasText: text });
  await expect(item(OVER)).toContainText("It was true until 30 September 2024.");
  await expect(item(LATER)).toContainText("It was true until 31 October 2024.");
  await checkAccessibility();

  // Said anew: what is typed stands there as it was said.
  await item(OVER).getByRole("button", { name: "Say what holds now" }).click();
  const dialog = page.getByRole("dialog", { name: "Say what holds now" });
  await expect(dialog.getByRole("textbox")).toHaveValue(new RegExp("construction next door"));
  await checkAccessibility();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await item(OVER).getByRole("button", { name: "Take it out" }).click();
  const preview = page.getByRole("dialog", { name: "What would change" });
  await expect(preview).toContainText(OVER);
  await preview.getByRole("button", { name: "Keep" }).click();
  await expectToast(page, "Fact changed", "Only the sentences that rest on it changed.");
  await expect(article).not.toContainText(OVER);
  await expect(article).toContainText("The stairs are steep.");

  await item(LATER).getByRole("button", { name: "Still true" }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(article).toContainText(LATER);
  await expect(card).toBeHidden();
});
