import type { Page } from "@playwright/test";
import { startTranslatingModel } from "../../support/fakes/translating-model.ts";
import { startServerProcess } from "../../support/processes/server-process.ts";
import { CABIN_ANSWERS, CABIN_BY_MODEL, CABIN_DETAILS } from "../../support/samples/model-cabin.ts";
import { createTemporaryFolder } from "../../support/temporary-folder.ts";
import { guestChoice, orderFree, PROPERTY, pay, typeCard } from "../support/checkout.ts";
import { expectToast } from "../support/creation-dialogs.ts";
import { expectResults, previewUrl } from "../support/express.ts";
import { expect, test } from "../support/journey.ts";

const SPANISH: Record<string, string> = {
  "Bend cabin with sauna and fireplace": "Cabaña en Bend con sauna y chimenea",
  "Warm up in the sauna, then by the fireplace.": "Entra en calor en la sauna y después junto a la chimenea.",
  "The whole cabin in Bend is yours, for four guests.": "Toda la cabaña de Bend es para ti, para cuatro huéspedes.",
  "There are two bedrooms and one bathroom.": "Hay dos dormitorios y un baño.",
  "There are three bedrooms and one bathroom.": "Hay tres dormitorios y un baño.",
};

const languages = (page: Page) => page.getByRole("region", { name: "Other languages" });

test("a Spanish version is made, read, copied, out of date after a changed fact, and brought up to date", async ({
  page,
  context,
  expectProblem,
  checkAccessibility,
}) => {
  test.slow();
  expectProblem("/translations");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // The first answer has a hot tub of its own, until it is asked once more.
  const model = await startTranslatingModel(
    ({ text, faults }) => `${SPANISH[text] ?? ""}${text.startsWith("There") && !faults ? " Con jacuzzi." : ""}`,
    CABIN_BY_MODEL,
  );
  const folder = createTemporaryFolder();
  const server = await startServerProcess({ env: { DATA_DIR: folder.path, ...model.env } });
  try {
    const started = await page.request.post(`${server.url}/api/intake/express`, { data: CABIN_DETAILS });
    const { jobId } = await started.json();
    const path = `${server.url}/api/intake/express/${jobId}`;
    expect((await page.request.patch(path, { data: { form_data: CABIN_ANSWERS } })).ok()).toBe(true);
    await page.goto(`${server.url}${previewUrl(jobId)}`);
    await typeCard(page, "4242424242424242");
    await pay(page);
    await expectResults(page);
    await guestChoice(page).click();
    await page.getByRole("button", { name: "Use the other" }).click();
    await expect(page.getByRole("article")).toContainText("Warm up in the sauna");

    const card = languages(page);
    await page.route("**/translations", (route) => route.abort("connectionrefused"), { times: 1 });
    const make = card.getByRole("button", { name: "Make the Spanish version" });
    await make.press("Enter");
    await expect(card.getByRole("alert")).toContainText("What you had is still there; please try again");
    await make.press("Enter");
    await expectToast(page, "Spanish is ready", "Every sentence was checked against its English one.");
    const space = card.getByRole("region", { name: "The space in this language" });
    await expect(space).toContainText("Hay dos dormitorios y un baño.");
    await expect(card).not.toContainText("jacuzzi");
    await expect(space.locator("p[lang=es]")).toHaveText(/dos dormitorios/);
    await expect(space).toContainText(/30 \/ 2000/);
    await space.getByRole("button", { name: "Copy" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Hay dos dormitorios y un baño.");
    await space.getByRole("link", { name: "Hay dos dormitorios" }).press("Enter");
    await expect(space).toContainText("There are two bedrooms and one bathroom.");
    await expect(space).toContainText("2 bedrooms");
    await checkAccessibility();

    await page.getByRole("button", { name: "Change a fact" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Increase Bedrooms" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "See what changes" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Keep" }).click();
    await expect(card).toContainText("Out of date.");
    await expect(card).toContainText("New in English: There are three bedrooms and one bathroom.");
    await checkAccessibility();
    await card.getByRole("button", { name: "Bring it up to date" }).click();
    await expect(space).toContainText("Hay tres dormitorios y un baño.");
    await expect(card).not.toContainText("Out of date.");
    expect(model.asked.at(-1)?.map(({ text }) => text)).toEqual(["There are three bedrooms and one bathroom."]);
    await page.goto("about:blank");
  } finally {
    await server.stop();
    await model.close();
    folder.remove();
  }
});

test("without a language model the page says so, and offers nothing that fails", async ({ page }) => {
  await orderFree(page, PROPERTY);
  await guestChoice(page).click();
  await expect(languages(page)).toContainText("need a language model, and none is set up here");
  await expect(languages(page).getByRole("button")).toHaveCount(0);
});
