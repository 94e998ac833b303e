import type { Browser, Page } from "@playwright/test";
import {
  answer,
  expectSaved,
  goToSection,
  HOME,
  openForm,
  REQUIRED,
  save,
  sectionNav,
  shareLink,
  startDraft,
  storedAnswers,
} from "../support/intake.ts";
import { expect, test } from "../support/journey.ts";

// Another person with a browser of their own.
async function openAsOwner(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  return page;
}

async function expectPlainHeader(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  await expect(header).toContainText("Stayscribe");
  await expect(header.getByRole("link").or(header.getByRole("button"))).toHaveCount(0);
}

test("a manager shares and restricts, and an owner fills, completes and arrives at the checkout", async ({
  page,
  browser,
}) => {
  const id = await startDraft(page, { ...REQUIRED, manager_notes: "Pays late" });
  await openForm(page, id);
  await expect(page.getByText("Viewing as Manager")).toBeVisible();

  const access = page.getByRole("region", { name: "Owner access" });
  await access.getByRole("checkbox", { name: "House rules" }).click();
  await expect(access.getByRole("checkbox", { name: "House rules" })).not.toBeChecked();
  await access.getByRole("checkbox", { name: "Arrival and access" }).click();
  await expect(access.getByRole("checkbox", { name: "Arrival and access" })).not.toBeChecked();
  await expect(access.getByText("Saved")).toBeVisible();
  await page.getByRole("button", { name: "Share owner link" }).click();
  const url = await page.getByRole("textbox", { name: "Owner link" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();

  const owner = await openAsOwner(browser, url);
  await expect(owner.getByRole("heading", { level: 1, name: HOME })).toBeVisible();
  await expect(owner.getByText("100% complete")).toBeVisible();
  // Who asks, what for, how long it takes; and none of our own links.
  await expect(owner.getByText("The manager of this listing asks you for what only you know")).toContainText(
    /Your answers go into its listing description. It takes about \d+ minutes/,
  );
  await expectPlainHeader(owner);
  await expect(owner.getByText("Owners can't delete this file")).toBeVisible();
  await expect(owner.getByRole("button", { name: /Share|Delete|Links/ })).toHaveCount(0);
  // One column and no tools: the owner's own sections, and nothing else.
  await expect(owner.getByRole("complementary")).toHaveCount(0);
  const [nav, sheet] = [sectionNav(owner), owner.locator(".section-sheet")];
  expect((await nav.boundingBox())?.x).toBe((await sheet.boundingBox())?.x);
  await expect(sectionNav(owner).locator(".section-item")).toHaveCount(14);
  await expect(sectionNav(owner).locator(".section-item", { hasText: "House rules" })).toHaveCount(0);
  await goToSection(owner, "Host and sharing");
  await expect(answer(owner, "During the stay")).toBeVisible();
  await expect(owner.getByLabel("Notes between managers")).toHaveCount(0);
  const read = await (await owner.request.get(`/api/intake/${id}?role=owner`)).json();
  expect(Object.keys(read.form_data)).not.toEqual(expect.arrayContaining(["manager_notes"]));
  expect((await owner.request.delete(`/api/intake/${id}?role=owner`)).status()).toBe(403);

  await goToSection(owner, "In your own words");
  await answer(owner, "The story of the place").fill("My grandfather built it.");
  await owner.getByRole("button", { name: "Complete & Generate Description" }).click();
  await expect(owner).toHaveURL(/\/checkout/);
  // An owner sees no prices.
  await expect(owner.getByRole("heading", { level: 1, name: "Hand over your part" })).toBeVisible();
  await expect(owner.getByText(/\$|\b(pay|payment|purchase|price|buy|order|promo)\b/i)).toHaveCount(0);
  await expectPlainHeader(owner);
  const data = await owner.evaluate(() => JSON.parse(sessionStorage.getItem("propertyData") ?? "{}"));
  expect(data).toMatchObject({
    address: HOME,
    story: "My grandfather built it.",
    formType: "detailed",
    draftId: id,
    role: "owner",
  });
  expect(data).not.toHaveProperty("pets_policy");
  expect(await storedAnswers(page, id)).toMatchObject({ ...REQUIRED, story: "My grandfather built it." });
});

test("each sees what the other saved, and which field the other is in", async ({ page, browser }) => {
  const id = await startDraft(page);
  await openForm(page, id, { section: "story" });
  const owner = await openAsOwner(browser, await shareLink(page, id, "owner"));
  await goToSection(owner, "In your own words");

  await answer(owner, "What guests mention first").pressSequentially("The light");
  await expect(page.getByText("Being edited by the owner")).toBeVisible();
  await expect(answer(page, "What guests mention first")).toHaveValue("The light");
  await answer(owner, "What guests mention first").blur();
  await expect(page.getByText("Being edited by the owner")).toHaveCount(0);

  await answer(page, "The story of the place").fill("Built in 1890.");
  await expect(answer(owner, "The story of the place")).toHaveValue("Built in 1890.");
  await expect(owner.getByText("Being edited by the manager")).toBeVisible();
});

test("two answers to one question: the later is saved, the other is kept to choose", async ({ page, browser }) => {
  const id = await startDraft(page, { story: "Old." });
  await openForm(page, id, { section: "story" });
  const owner = await openAsOwner(browser, await shareLink(page, id, "owner"));
  await goToSection(owner, "In your own words");
  // Neither hears of the other before both have typed.
  await owner.context().setOffline(true);
  await answer(owner, "The story of the place").fill("The owner's words.");
  await answer(page, "The story of the place").fill("The manager's words.");
  await expectSaved(page);
  await owner.context().setOffline(false);
  await expect.poll(() => storedAnswers(page, id)).toMatchObject({ story: "The owner's words." });
  await expect(owner.getByText("Somebody else answered meanwhile:")).toBeVisible();
  await owner.getByRole("button", { name: "Use theirs" }).click();
  await expect.poll(() => storedAnswers(page, id)).toMatchObject({ story: "The manager's words." });
});

test("a section closed while the owner writes shows the words that could not be saved", async ({ page, browser }) => {
  const id = await startDraft(page);
  const owner = await openAsOwner(browser, await shareLink(page, id, "owner"));
  await goToSection(owner, "House rules");
  await owner.context().setOffline(true);
  await answer(owner, "Other rules").fill("No shoes inside.");
  await expect(owner.getByText("1 answer waits on this device")).toBeVisible();
  const { sections } = await (await page.request.get(`/api/intake/${id}/owner-permissions`)).json();
  const rest = sections.filter((section: string) => section !== "house_rules");
  await page.request.put(`/api/intake/${id}/owner-permissions?role=manager`, { data: { sections: rest } });
  await owner.context().setOffline(false);
  const notice = owner.getByRole("alert").filter({ hasText: "One answer was not saved" });
  await expect(notice).toContainText("No shoes inside.");
  await expect(sectionNav(owner).locator(".section-item", { hasText: "House rules" })).toHaveCount(0);
  await notice.getByRole("button", { name: "Discard" }).click();
  await expect(notice).toHaveCount(0);
  expect(await storedAnswers(page, id)).not.toHaveProperty("house_rules");
});

test("a revoked link ends at once, and a deleted form says so", async ({ page, browser }) => {
  const id = await startDraft(page);
  const url = await shareLink(page, id, "owner");
  const owner = await openAsOwner(browser, url);
  await expect(owner.getByRole("heading", { level: 1, name: HOME })).toBeVisible();

  await openForm(page, id);
  await page.getByRole("button", { name: "Links", exact: true }).click();
  await expect(page.getByText("1 person")).toBeVisible();
  await page.getByRole("button", { name: "Revoke the owner link" }).click();
  await page.getByRole("button", { name: "Revoke link" }).click();
  await expect(page.getByText("No link is in force.")).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(owner.getByRole("heading", { name: "Your link to this form was ended" })).toBeVisible();

  const second = await openAsOwner(browser, await shareLink(page, id, "owner"));
  await expect(second.getByRole("heading", { level: 1, name: HOME })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete this form?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/");
  await expect(second.getByRole("heading", { name: "This form was deleted" })).toBeVisible();
});

test("failures of the manager's tools are said in words, and nothing is lost", async ({ page, expectProblem }) => {
  expectProblem("500");
  const id = await startDraft(page);
  await openForm(page, id);
  const fail = { status: 500, json: { message: "no" } };
  await page.route("**/share?*", (route) => route.fulfill(fail));
  for (const role of ["owner", "manager"]) {
    await page.getByRole("button", { name: `Share ${role} link` }).click();
    await expect(page.getByRole("alert").filter({ hasText: `Failed to generate ${role} link` })).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
  }
  await page.route(`**/api/intake/${id}?*`, (route) =>
    route.request().method() === "DELETE" ? route.fulfill(fail) : route.continue(),
  );
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to delete draft. Please try again." })).toBeVisible();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: HOME })).toBeVisible();
});

test("an owner's summary shows what was provided, that it is complete, and the way back", async ({ page, browser }) => {
  const id = await startDraft(page, { story: "Built in 1890.", manager_notes: "Pays late" });
  const owner = await openAsOwner(browser, await shareLink(page, id, "owner"));
  await expect(owner.getByRole("heading", { level: 1, name: HOME })).toBeVisible();
  await owner.goto(`/intake/${id}?role=owner`);
  await expect(owner.getByText("Your part is not marked complete yet")).toBeVisible();
  await owner.request.post("/api/intake/mark-complete", { data: { draftId: id, ownerData: {} } });
  await owner.reload();
  await expect(owner.getByText("Thank you. Your part is complete")).toBeVisible();
  await expect(owner.getByText("Built in 1890.")).toBeVisible();
  await expect(owner.getByText("Pays late")).toHaveCount(0);
  await owner.getByRole("link", { name: "Reopen the form" }).click();
  await expect(owner.getByText("0% complete").or(owner.getByText(/\d+% complete/))).toBeVisible();
  await save(page, id, { neighborhood: "Lakeview" });
  await page.goto(`/intake/${id}?role=owner`);
  await expect(page.getByText("Lakeview")).toBeVisible();
});
