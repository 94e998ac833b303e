import type { Page } from "@playwright/test";
import sharp from "sharp";
import { roomAround } from "../support/geometry.ts";
import {
  amount,
  answer,
  expectSaved,
  goToSection,
  openForm,
  REQUIRED,
  saveState,
  sectionNav,
  startDraft,
  storedAnswers,
} from "../support/intake.ts";
import { expect, test } from "../support/journey.ts";
import { sendWithoutFirstData } from "../support/navigation.ts";

test("an answer is saved as it is typed, alone, and is there after a reload", async ({ page }) => {
  const id = await startDraft(page);
  await openForm(page, id);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.postData() ?? ""));
  await answer(page, "Neighborhood").fill("Lakeview");
  await expectSaved(page);
  expect(sent.map((body) => JSON.parse(body).form_data)).toEqual([{ neighborhood: "Lakeview" }]);
  await page.reload();
  await expect(answer(page, "Neighborhood")).toHaveValue("Lakeview");
});

test("every kind of answer arrives as the kind it is", async ({ page }) => {
  const id = await startDraft(page);
  await openForm(page, id);
  await page.getByRole("combobox", { name: "Kind of home" }).click();
  await page.getByRole("option", { name: "Cabin" }).click();
  await amount(page, "Living area").fill("82.5");
  // Asked only of those who gave an area.
  await page.getByRole("combobox", { name: "Living area unit" }).click();
  await page.getByRole("option", { name: "Square meters" }).click();
  await goToSection(page, "Arrival and access");
  await page.getByLabel("Check-in from").fill("15:30");
  await goToSection(page, "Amenities");
  await page.getByRole("checkbox", { name: "Pool" }).check();
  await page.getByRole("checkbox", { name: "Wifi" }).check();
  await goToSection(page, "Outdoors and bathing");
  await page.getByRole("combobox", { name: "Pool season" }).click();
  await page.getByRole("option", { name: "Seasonal" }).click();
  await page.getByLabel("Pool opens").fill("2027-05-01");
  await page.getByLabel("About the outdoors").fill("Sun until eight.");
  await expectSaved(page);
  expect(await storedAnswers(page, id)).toMatchObject({
    property_type: "Cabin",
    living_area: 82.5,
    area_unit: "Square meters",
    check_in_time: "15:30",
    amenities: ["Wifi", "Pool"],
    pool_season: "Seasonal",
    pool_opens: "2027-05-01",
    outdoor_notes: "Sun until eight.",
  });
});

async function addBed(page: Page, label: string, type: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: type }).click();
}

test("bedrooms and bathrooms are added, described and removed", async ({ page }) => {
  const id = await startDraft(page);
  await openForm(page, id, { section: "bedrooms" });
  await page.getByRole("button", { name: "Add a bedroom" }).click();
  const first = page.getByRole("group", { name: "Bedroom 1" });
  await first.getByRole("textbox", { name: "Room", exact: true }).fill("Main");
  // Nothing is chosen for the host.
  await expect(first.getByRole("combobox", { name: "Bed 1 of bedroom 1" })).toHaveCount(0);
  await addBed(page, "Add a bed to bedroom 1", "Queen");
  await first.getByRole("combobox", { name: "Bed 1 of bedroom 1" }).click();
  await page.getByRole("option", { name: "King" }).click();
  await addBed(page, "Add a bed to bedroom 1", "Queen");
  await first.getByRole("checkbox", { name: "Desk" }).check();
  await page.getByRole("button", { name: "Add a bedroom" }).click();
  await addBed(page, "Add a bed to bedroom 2", "Twin");
  await page.getByRole("button", { name: "Remove Bedroom 2" }).click();
  await page.getByRole("button", { name: "Remove room" }).click();
  await expect(page.getByRole("group", { name: "Bedroom 2" })).toHaveCount(0);
  await goToSection(page, "Bathrooms");
  await page.getByRole("button", { name: "Add a bathroom" }).click();
  await expect(page.getByRole("combobox", { name: "Type", exact: true })).toHaveText("Choose a type");
  await page.getByRole("combobox", { name: "Type", exact: true }).click();
  await page.getByRole("option", { name: "Shower Only" }).click();
  await answer(page, "Notes").fill("Rain shower");
  await expectSaved(page);
  expect(await storedAnswers(page, id)).toMatchObject({
    bedrooms: [{ room: "Main", beds: [{ type: "King" }, { type: "Queen" }], features: ["Desk"] }],
    bathrooms: [{ label: "Bathroom 1", type: "Shower Only", notes: "Rain shower" }],
  });
});

test("a wrong answer says so at its field, keeps what was typed and holds up nothing else", async ({ page }) => {
  const id = await startDraft(page);
  await openForm(page, id);
  await amount(page, "Maximum guests").fill("500");
  await expect(amount(page, "Maximum guests")).toHaveAccessibleDescription("Maximum guests must be between 1 and 50.");
  await answer(page, "Neighborhood").fill("Lakeview");
  await expect.poll(() => storedAnswers(page, id)).toMatchObject({ neighborhood: "Lakeview" });
  await expect(page.getByText("One answer cannot be saved as it is")).toBeVisible();
  await page.reload();
  await expect(amount(page, "Maximum guests")).toHaveValue("500");
  expect(await storedAnswers(page, id)).not.toHaveProperty("maxGuests");
  await amount(page, "Maximum guests").fill("5");
  await expectSaved(page);
  expect(await storedAnswers(page, id)).toMatchObject({ maxGuests: 5 });
});

test("without an address nothing is saved, the page says so, and nothing is lost", async ({ page }) => {
  const id = await startDraft(page);
  await openForm(page, id);
  await page.getByLabel("Address").fill("");
  await answer(page, "Neighborhood").fill("Lakeview");
  await expect(page.getByText("Enter the address to save")).toBeVisible();
  await expect(page.getByText("2 answers wait on this device until the form has one.")).toBeVisible();
  await expect(saveState(page)).toHaveText("Not saved without an address");
  await page.getByLabel("Address").fill("14 Lake Road");
  await expectSaved(page);
  expect(await storedAnswers(page, id)).toMatchObject({ address: "14 Lake Road", neighborhood: "Lakeview" });
});

test("completing too early leads to the first missing answer, and the sections say where others are", async ({
  page,
}) => {
  const id = await startDraft(page);
  await openForm(page, id, { section: "story" });
  await page.getByRole("button", { name: "Complete & Generate Description" }).click();
  const missing = page.getByRole("combobox", { name: "Kind of home" });
  await expect(missing).toBeFocused();
  await expect(missing).toHaveAccessibleDescription("This answer is required.");
  await expect(page.getByText("9 required answers are missing")).toBeVisible();
  await goToSection(page, "House rules");
  await page.getByRole("button", { name: "Go to Kind of home" }).click();
  await expect(missing).toBeFocused();
  const bathrooms = sectionNav(page).locator(".section-item", { hasText: "Bathrooms" });
  await expect(bathrooms).toHaveAttribute("data-status", "required-missing");
});

test("a complete form hands its data to the checkout", async ({ page }) => {
  const id = await startDraft(page, { ...REQUIRED, amenities: ["Wifi"], pool_access: "Private" });
  await openForm(page, id, { section: "story" });
  await expect(page.getByText("100% of required answers")).toBeVisible();
  await page.getByLabel("The story of the place").fill("Built by hand.");
  await expect(page.getByLabel("The story of the place")).toHaveAccessibleDescription(/14 \/ 4000$/);
  await page.getByRole("button", { name: "Complete & Generate Description" }).click();
  await expect(page).toHaveURL(/\/checkout/);
  const data = await page.evaluate(() => JSON.parse(sessionStorage.getItem("propertyData") ?? "{}"));
  // The pool's answer is hidden, since there is none: it stays in the draft and out of the description.
  expect(data).toEqual({
    ...REQUIRED,
    address: expect.any(String),
    amenities: ["Wifi"],
    story: "Built by hand.",
    formType: "detailed",
    draftId: id,
    role: "manager",
  });
});

test("the express form asks the rapid sections only", async ({ page }) => {
  const id = await startDraft(page);
  await openForm(page, id, { mode: "rapid" });
  await expect(page.getByText("Express", { exact: true })).toBeVisible();
  await expect(sectionNav(page).locator(".section-item")).toHaveText([
    /^The basics/,
    /^Bedrooms/,
    /^Bathrooms/,
    /^Amenities/,
    /^In your own words/,
  ]);
});

test("the next best question leads to its field, and its answer makes the description stronger", async ({ page }) => {
  const id = await startDraft(page, REQUIRED);
  await openForm(page, id);
  const panel = page.getByRole("region", { name: "Next best answers" });
  const strength = panel.getByRole("meter");
  const before = Number(await strength.getAttribute("value"));
  await expect(panel.getByRole("listitem")).toHaveCount(3);
  await panel.getByRole("button", { name: "How many steps lead to the front door?" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Arrival and access" })).toBeVisible();
  await expect(amount(page, "Steps to the entrance")).toBeFocused();
  await page.keyboard.type("12");
  await expect(panel.getByRole("button", { name: "How many steps lead to the front door?" })).toHaveCount(0);
  expect(Number(await strength.getAttribute("value"))).toBeGreaterThan(before);
});

test("the form can be filled in and walked through by keyboard alone", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no Tab key");
  const id = await startDraft(page);
  await openForm(page, id);
  await page.getByRole("combobox", { name: "Kind of home" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "House", exact: true })).toBeFocused();
  await page.keyboard.type("Cab");
  await expect(page.getByRole("option", { name: "Cabin" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Kind of home" })).toHaveText("Cabin");
  await expect(page.getByRole("combobox", { name: "Kind of home" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "What guests book" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("4");
  await page.getByRole("button", { name: "Next: Location and neighborhood" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Location and neighborhood" })).toBeFocused();
  await expect(sectionNav(page).locator("[aria-current=step]")).toContainText("Location and neighborhood");
  await expect(page.getByRole("progressbar", { name: "Progress" })).toBeVisible();
  await page.getByRole("button", { name: /^Previous/ }).press("Enter");
  await expect(page.getByRole("combobox", { name: "Kind of home" })).toBeVisible();
  await expectSaved(page);
  expect(await storedAnswers(page, id)).toMatchObject({ property_type: "Cabin", maxGuests: 4 });
});

test("an unknown form says what may have happened and what to do", async ({ page, expectProblem }) => {
  expectProblem("404");
  await page.goto(`/intake/${crypto.randomUUID()}/form`);
  await expect(page.getByRole("heading", { name: "This form is not open to you" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" }).last()).toHaveAttribute("href", /^\/auth\?next=%2Fintake/);
});

test("a form that cannot be read says so and reads again", async ({ page, expectProblem }) => {
  const id = await startDraft(page);
  expectProblem("503");
  await sendWithoutFirstData(page, `/intake/${id}/form`);
  await page.route(`**/api/intake/${id}?*`, (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await page.goto(`/intake/${id}/form?role=manager`);
  await expect(page.getByRole("heading", { name: "Load draft failed" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(answer(page, "Neighborhood")).toBeVisible();
});

const LEAST_GAP = 18;
const BUTTON_OF_ONE_LINE = 46;
const CLOCK_FROM_EDGE = 24;

// The browser's clock icon is no element, so it is located in a screenshot as the last dark pixels before the border.
async function spaceAfterClock(page: Page): Promise<number> {
  const picture = sharp(await page.getByLabel("Check-in until").screenshot()).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const inner = { left: 4, right: info.width - 4, top: 8, bottom: info.height - 8 };
  for (let x = inner.right; x > inner.left; x -= 1) {
    for (let y = inner.top; y < inner.bottom; y += 1) {
      if ((data[y * info.width + x] ?? 255) < 160) return info.width - x;
    }
  }
  return info.width;
}

test("inputs beside each other stand on one line, whatever their labels and hints need", async ({ page }) => {
  const id = await startDraft(page, REQUIRED);
  for (const section of ["basics", "location", "arrival", "outdoors"]) {
    await openForm(page, id, { section });
    const places = await page.locator('.field-place[data-width="half"] .control').evaluateAll((controls) =>
      controls.map((control) => {
        const place = control.closest(".field-place")?.getBoundingClientRect();
        return { row: Math.round(place?.top ?? 0), top: Math.round(control.getBoundingClientRect().top) };
      }),
    );
    for (const { row, top } of places) {
      expect(places.filter((other) => other.row === row && other.top !== top)).toEqual([]);
    }
    // A hint stays nearer to its own field than to the next one.
    const gaps = await page.locator(".section-fields .field-message:not(:empty)").evaluateAll((hints) =>
      hints.flatMap((hint) => {
        const box = hint.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(hint);
        const labels = [...document.querySelectorAll(".section-fields .field-label")].map((label) =>
          label.getBoundingClientRect(),
        );
        const below = labels.filter(
          ({ top, left, right }) => top >= box.bottom && left < box.right && right > box.left,
        );
        const next = below.toSorted((one, other) => one.top - other.top)[0];
        const ends = words.getBoundingClientRect().bottom;
        return next ? [{ hint: hint.textContent, gap: Math.round(next.top - ends) }] : [];
      }),
    );
    for (const { hint, gap } of gaps) expect.soft(gap, hint ?? "").toBeGreaterThanOrEqual(LEAST_GAP);
    if (section === "basics") {
      // Its label takes two lines there, and stands in a button of two lines.
      const complete = page.getByRole("button", { name: "Complete & Generate Description" });
      expect((await complete.boundingBox())?.height).toBeGreaterThan(BUTTON_OF_ONE_LINE);
      expect(await roomAround(complete)).toBeGreaterThanOrEqual(6);
    }
    if (section === "arrival") expect(await spaceAfterClock(page)).toBeLessThanOrEqual(CLOCK_FROM_EDGE);
  }
});
