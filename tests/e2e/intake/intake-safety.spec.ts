import { answer, expectSaved, openForm, saveState, startDraft, storedAnswers } from "../support/intake.ts";
import { expect, test } from "../support/journey.ts";

const STORY = "The story of the place";

test("what is typed offline is kept, said, and saved after the return", async ({ page, context, expectProblem }) => {
  expectProblem("net::ERR_INTERNET_DISCONNECTED", { mayStayAway: true });
  const id = await startDraft(page);
  await openForm(page, id, { section: "story" });
  await context.setOffline(true);
  await expect(page.getByText("You are offline")).toBeVisible();
  await answer(page, STORY).fill("Typed in a tunnel.");
  await answer(page, "What guests mention first").fill("The light.");
  await expect(page.getByText("2 answers wait on this device")).toBeVisible();
  await expect(saveState(page)).toHaveText("Not saved yet");
  await context.setOffline(false);
  await expectSaved(page);
  await expect(page.getByText("You are offline")).toHaveCount(0);
  expect(await storedAnswers(page, id)).toMatchObject({ story: "Typed in a tunnel.", best_thing: "The light." });
});

// Every text that the second box of the section had, from the moment it was on the page.
function recordStories(): void {
  const shown: string[] = [];
  Object.assign(window, { storiesShown: shown });
  new MutationObserver(() => {
    const story = document.querySelectorAll("textarea").item(1)?.value;
    if (story !== undefined && story !== shown.at(-1)) shown.push(story);
  }).observe(document, { subtree: true, childList: true });
}

test("a tab that is closed or reloaded mid-word loses no letter", async ({ page: next, context }) => {
  const id = await startDraft(next);
  const page = await context.newPage();
  // Nothing reaches the server while this tab lives.
  await page.route(`**/api/intake/${id}?*`, (route) =>
    route.request().method() === "PUT" ? new Promise(() => {}) : route.continue(),
  );
  await openForm(page, id, { section: "story" });
  await answer(page, STORY).pressSequentially("Half a sent");
  await page.addInitScript(recordStories);
  await page.reload();
  await expect(answer(page, STORY)).toHaveValue("Half a sent");
  // The server's older text was never shown: typing would have started from it.
  expect(await page.evaluate(() => (window as unknown as { storiesShown: string[] }).storiesShown)).toEqual([
    "Half a sent",
  ]);
  await answer(page, STORY).press("End");
  await answer(page, STORY).pressSequentially("ence");
  await page.close();

  await openForm(next, id, { section: "story" });
  await expect(answer(next, STORY)).toHaveValue("Half a sentence");
  await expectSaved(next);
  expect(await storedAnswers(next, id)).toMatchObject({ story: "Half a sentence" });
});

test("a tab that crashes loses no letter", async ({ page, context, isMobile }) => {
  test.skip(isMobile, "a crash is a crash");
  const id = await startDraft(page);
  const doomed = await context.newPage();
  await doomed.route(`**/api/intake/${id}?*`, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await openForm(doomed, id, { section: "story" });
  await answer(doomed, STORY).pressSequentially("Before the crash");
  const crashed = doomed.waitForEvent("crash");
  await Promise.all([crashed, doomed.goto("chrome://crash").catch(() => {})]);

  await openForm(page, id, { section: "story" });
  await expect(answer(page, STORY)).toHaveValue("Before the crash");
  await expectSaved(page);
  expect(await storedAnswers(page, id)).toMatchObject({ story: "Before the crash" });
});

test("an expired session keeps the words, and saves them after signing in again", async ({ page, expectProblem }) => {
  expectProblem("404");
  const account = { email: `expired-${Date.now()}-${Math.random()}@example.com`, password: "correct horse" };
  await page.request.post("/api/register", { data: { ...account, firstName: "Mara", lastName: "Mill" } });
  const id = await startDraft(page);
  await openForm(page, id, { section: "story" });
  await page.request.post("/api/logout");
  await answer(page, STORY).fill("Typed after the session ended.");
  await expect(page.getByText("You no longer have access to this form")).toBeVisible();
  await expect(page.getByText("1 answer waits on this device")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 answer waits on this device and will be saved")).toBeVisible();
  await page.request.post("/api/login", { data: account });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(answer(page, STORY)).toHaveValue("Typed after the session ended.");
  await expectSaved(page);
  expect(await storedAnswers(page, id)).toMatchObject({ story: "Typed after the session ended." });
});

test("an old tab never brings back what another tab replaced", async ({ page, context }) => {
  const id = await startDraft(page, { neighborhood: "Old" });
  await openForm(page, id);
  const other = await context.newPage();
  await openForm(other, id);
  await answer(other, "Neighborhood").fill("First");
  await expect(answer(page, "Neighborhood")).toHaveValue("First");
  await expectSaved(other);
  await answer(other, "Neighborhood").fill("Second");
  await expectSaved(other);
  await expect(answer(page, "Neighborhood")).toHaveValue("Second");
  // The old tab saves something else; the neighborhood is not in it.
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByRole("spinbutton", { name: "Maximum guests" }).fill("4");
  expect(JSON.parse((await sent).postData() ?? "{}").form_data).toEqual({ maxGuests: 4 });
  await expectSaved(page);
  expect(await storedAnswers(page, id)).toMatchObject({ neighborhood: "Second", maxGuests: 4 });
});

test("an answer the server refuses stays at its field with the server's words", async ({ page, expectProblem }) => {
  expectProblem("400");
  const id = await startDraft(page);
  await page.route(`**/api/intake/${id}?*`, (route) =>
    route.request().postData()?.includes("neighborhood")
      ? route.fulfill({ status: 400, json: { message: "Neighborhood is not that.", field: "neighborhood" } })
      : route.continue(),
  );
  await openForm(page, id);
  await answer(page, "Neighborhood").fill("Odd");
  await expect(answer(page, "Neighborhood")).toHaveAccessibleDescription("Neighborhood is not that.");
  await expect(answer(page, "Neighborhood")).toHaveValue("Odd");
  await page.getByRole("spinbutton", { name: "Maximum guests" }).fill("4");
  await expect.poll(() => storedAnswers(page, id)).toMatchObject({ maxGuests: 4 });
  await expect(page.getByText("One answer cannot be saved as it is")).toBeVisible();
});

test("a browser that keeps nothing asks before unsaved words are left behind", async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  const id = await startDraft(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", {
      value: {
        open: () => {
          throw new Error("refused");
        },
      },
    });
  });
  await page.route(`**/api/intake/${id}?*`, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await openForm(page, id, { section: "story" });
  await answer(page, STORY).fill("Only here.");
  await expect(page.getByText("Stay on this page until it says Saved")).toBeVisible();
  await page.getByRole("link", { name: "View as Owner" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(answer(page, STORY)).toHaveValue("Only here.");
  // The form also tries by itself, so the button is pressed while it cannot have succeeded yet.
  const triedAgain = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByRole("button", { name: "Try again now" }).click();
  await triedAgain;
  await page.unroute(`**/api/intake/${id}?*`);
  await expectSaved(page);
  await expect(page.getByText("Stay on this page until it says Saved")).toHaveCount(0);
});
