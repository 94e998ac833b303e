import { expect, test } from "vitest";
import { createAddressFinder, type PlacePrediction, type PlacesLibrary, type SessionToken } from "./address-finder.ts";

type Details = Pick<ReturnType<PlacePrediction["toPlace"]>, "addressComponents" | "formattedAddress">;

// Stands in for the maps service, which cannot be reached from a test.
function fakeLibrary(details: Details) {
  const tokens: SessionToken[] = [];
  const place = { ...details, fetchFields: async () => ({}) };
  const placePrediction = { placeId: "p1", text: { text: "12 Fore St, St Ives" }, toPlace: () => place };
  const library: PlacesLibrary = {
    AutocompleteSessionToken: Object,
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async ({ sessionToken }) => {
        tokens.push(sessionToken);
        return { suggestions: [{ placePrediction }, { placePrediction: null }] };
      },
    },
  };
  return { finder: createAddressFinder(library), tokens };
}

const street = [
  { types: ["route"], longText: "Fore Street", shortText: "Fore St" },
  { types: ["country"], longText: "United Kingdom", shortText: "GB" },
];

test("a suggestion shows its own text and reads the composed address", async () => {
  const { finder } = fakeLibrary({ addressComponents: street, formattedAddress: "Fore St, UK" });
  const found = await finder.find("12 fore");
  expect(found).toMatchObject([{ id: "p1", text: "12 Fore St, St Ives" }]);
  expect(await found[0]?.readFull()).toBe("Fore Street, United Kingdom");
});

test.for([
  [{ addressComponents: [], formattedAddress: "Fore St, UK" }, "Fore St, UK"],
  [{ addressComponents: null, formattedAddress: null }, "12 Fore St, St Ives"],
] as const)("a place without components is %o", async ([details, address]) => {
  const { finder } = fakeLibrary({ ...details, addressComponents: details.addressComponents && [] });
  const found = await finder.find("12 fore");
  expect(await found[0]?.readFull()).toBe(address);
});

test("all searches up to a choice are one session, and the next one begins another", async () => {
  const { finder, tokens } = fakeLibrary({ addressComponents: street });
  await finder.find("12 f");
  const found = await finder.find("12 fore");
  await found[0]?.readFull();
  await finder.find("9 back");
  expect(tokens[0]).toBe(tokens[1]);
  expect(tokens[2]).not.toBe(tokens[1]);
});
