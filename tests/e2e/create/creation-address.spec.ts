import type { Page, Route } from "@playwright/test";
import { ADDRESS, openDetailed } from "../support/creation-dialogs.ts";
import { expect, test } from "../support/journey.ts";

// Stands in for the maps service: the part of its script that the field uses.
const MAPS_SCRIPT = `
  const component = (type, longText, shortText = longText) => ({ types: [type], longText, shortText });
  const addressComponents = [
    component("street_number", "2450"), component("route", "Boucherie Road"), component("locality", "West Kelowna"),
    component("administrative_area_level_1", "British Columbia", "BC"), component("postal_code", "V4T 3A1"),
    component("country", "Canada", "CA"),
  ];
  const prediction = (text) => ({
    placeId: text, text: { text }, toPlace: () => ({ fetchFields: async () => {}, addressComponents }),
  });
  const fetchAutocompleteSuggestions = async ({ input }) => {
    if (input.includes("fail")) throw new Error("over the quota");
    return { suggestions: ["2450 Main St", "2450 Boucherie Rd"].map((text) => ({ placePrediction: prediction(text) })) };
  };
  const places = { AutocompleteSessionToken: Object, AutocompleteSuggestion: { fetchAutocompleteSuggestions } };
  window.google = { maps: { importLibrary: async () => places } };
  onGooglePlacesReady();
`;

async function answerAsMaps(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route("**/api/config", async (route) => {
    const config: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: { ...Object(config), googleMapsApiKey: "test-key" } });
  });
  // A server with a key lets the script in by its policy; that it does is shown where the policy is tested.
  await page.route(
    ({ pathname }) => pathname === "/",
    async (route) => {
      const response = await route.fetch();
      const policy = response.headers()["content-security-policy"] ?? "";
      const headers = {
        ...response.headers(),
        "content-security-policy": policy.replace("script-src ", "script-src https://maps.googleapis.com "),
      };
      await route.fulfill({ response, headers });
    },
  );
  await page.route("https://maps.googleapis.com/maps/api/js?*", answer);
}

test("with a maps key, an address is found and taken by keyboard", async ({ page, checkAccessibility }) => {
  await answerAsMaps(page, (route) => route.fulfill({ contentType: "text/javascript", body: MAPS_SCRIPT }));
  const dialog = await openDetailed(page);
  const address = dialog.getByRole("combobox", { name: "Property address" });
  await page.keyboard.type("2450 B");
  await expect(page.getByRole("option")).toHaveText(["2450 Main St", "2450 Boucherie Rd"]);
  await expect(address).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option", { name: "2450 Boucherie Rd" })).toHaveAttribute("aria-selected", "true");
  await checkAccessibility();
  await page.keyboard.press("Enter");
  await expect(address).toHaveValue(ADDRESS);
  await expect(page.getByRole("option")).toHaveCount(0);

  await page.keyboard.type(" X");
  await page.getByRole("option", { name: "2450 Main St" }).waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(address).toHaveValue(`${ADDRESS} X`);
  await address.fill("fail");
  await expect(dialog.getByText("please type the full address manually")).toBeVisible();
});

test("a maps service that is out of reach leaves a plain field", async ({ page, expectProblem }) => {
  expectProblem("maps.googleapis.com");
  await answerAsMaps(page, (route) => route.abort());
  const dialog = await openDetailed(page);
  await page.keyboard.type(ADDRESS);
  await expect(dialog.getByText("please type the full address manually")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Property address" })).toHaveValue(ADDRESS);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("a maps service that refuses the key leaves a plain field", async ({ page }) => {
  const body = `gm_authFailure(); ${MAPS_SCRIPT}`;
  await answerAsMaps(page, (route) => route.fulfill({ contentType: "text/javascript", body }));
  const dialog = await openDetailed(page);
  await expect(dialog.getByText("please type the full address manually")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Property address" })).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(0);
});
