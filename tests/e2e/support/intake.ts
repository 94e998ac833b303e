import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

export const HOME = "12 Lake Road, West Kelowna, BC, Canada";

// What the form requires, besides the address.
export const REQUIRED = {
  property_type: "House",
  room_type: "Entire place",
  maxGuests: 6,
  check_in_time: "15:00",
  check_out_time: "11:00",
  bedrooms: [{ room: "Main", beds: [{ id: "a", type: "King" }], features: [] }],
  bathrooms: [{ label: "Hall", type: "Full", notes: "" }],
  pets_policy: "Ask first",
  smoking_policy: "Not allowed",
};

export async function startDraft(page: Page, answers: object = {}): Promise<string> {
  const { id } = await (
    await page.request.post("/api/intake/property", { data: { mode: "deep", address: HOME } })
  ).json();
  if (Object.keys(answers).length > 0) await save(page, id, answers);
  return id;
}

export async function save(page: Page, id: string, answers: object): Promise<void> {
  const saved = await page.request.put(`/api/intake/${id}`, { data: { form_data: answers } });
  expect(saved.status()).toBe(200);
}

export async function storedAnswers(page: Page, id: string): Promise<Record<string, unknown>> {
  const { form_data } = await (await page.request.get(`/api/intake/${id}?role=manager`)).json();
  return form_data;
}

type Opening = { role?: "owner" | "manager"; mode?: "rapid" | "deep"; section?: string };

export async function openForm(page: Page, id: string, opening: Opening = {}): Promise<void> {
  const query = new URLSearchParams({ mode: "deep", role: "manager", ...opening });
  await page.goto(`/intake/${id}/form?${query}`);
  await expect(page.getByRole("heading", { level: 1, name: HOME })).toBeVisible();
}

export async function shareLink(page: Page, id: string, role: "owner" | "manager"): Promise<string> {
  const { url } = await (await page.request.get(`/api/intake/${id}/share?role=${role}`)).json();
  return url;
}

export const answer = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });
export const amount = (page: Page, name: string): Locator => page.getByRole("spinbutton", { name, exact: true });

export const saveState = (page: Page): Locator => page.locator(".save-indicator");

export async function expectSaved(page: Page): Promise<void> {
  await expect(saveState(page)).toHaveText("Saved");
}

export const sectionNav = (page: Page): Locator => page.getByRole("navigation", { name: "Sections" });

// On a phone the list has to be opened first.
export async function goToSection(page: Page, label: string): Promise<void> {
  const nav = sectionNav(page);
  const toggle = nav.locator(".section-toggle");
  await expect(nav).toBeVisible();
  if (await toggle.isVisible()) await toggle.click();
  await nav.locator(".section-item", { hasText: label }).click();
  await expect(page.getByRole("heading", { level: 2, name: label })).toBeFocused();
}

export async function register(context: BrowserContext, firstName = "Mara"): Promise<void> {
  const email = `${firstName}-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`.toLowerCase();
  const data = { email, password: "correct horse", firstName, lastName: "Mill" };
  expect((await context.request.post("/api/register", { data })).ok()).toBe(true);
}
