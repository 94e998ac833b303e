import { describe, expect, test } from "vitest";
import {
  type AddressComponent,
  composeAddress,
  createAddressFinder,
  type PlacePrediction,
  type PlacesLibrary,
  type SessionToken,
} from "./address-finder.ts";

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

function component(type: string, longText: string, shortText = longText): AddressComponent {
  return { types: [type, "political"], longText, shortText };
}

const kelowna = [
  component("street_number", "2450"),
  component("route", "Boucherie Road", "Boucherie Rd"),
  component("locality", "West Kelowna"),
  component("administrative_area_level_2", "Central Okanagan"),
  component("administrative_area_level_1", "British Columbia", "BC"),
  component("country", "Canada", "CA"),
  component("postal_code", "V4T 3A1"),
];

describe("an address is street, city, short state, postal code, country", () => {
  test("in Canada", () => {
    expect(composeAddress({ components: kelowna, formatted: "" })).toBe(
      "2450 Boucherie Road, West Kelowna, BC, V4T 3A1, Canada",
    );
  });

  test("in a New York borough, which is no locality", () => {
    const components = [
      component("street_number", "334"),
      component("route", "Furman Street", "Furman St"),
      component("sublocality_level_1", "Brooklyn"),
      component("administrative_area_level_1", "New York", "NY"),
      component("postal_code", "11201"),
      component("country", "United States", "US"),
    ];
    const formatted = "334 Furman St, Brooklyn, NY 11201, USA";
    expect(composeAddress({ components, formatted })).toBe("334 Furman Street, Brooklyn, NY, 11201, United States");
  });

  test("in Britain, whose towns are postal towns", () => {
    const components = [
      component("street_number", "12"),
      component("route", "Fore Street", "Fore St"),
      component("postal_town", "St Ives"),
      component("administrative_area_level_1", "England"),
      component("postal_code", "TR26 1AB"),
      component("country", "United Kingdom", "GB"),
    ];
    expect(composeAddress({ components, formatted: "12 Fore St, St Ives TR26 1AB, UK" })).toBe(
      "12 Fore Street, St Ives, England, TR26 1AB, United Kingdom",
    );
  });

  test("in Germany, where the number follows the street", () => {
    const components = [
      component("street_number", "7a"),
      component("route", "Seestraße", "Seestr."),
      component("locality", "Lindau"),
      component("administrative_area_level_1", "Bayern", "BY"),
      component("postal_code", "88131"),
      component("country", "Germany", "DE"),
    ];
    expect(composeAddress({ components, formatted: "Seestraße 7a, 88131 Lindau, Germany" })).toBe(
      "Seestraße 7a, Lindau, BY, 88131, Germany",
    );
  });
});

describe("what is missing leaves no stray comma or space", () => {
  test("a city state without a state", () => {
    const components = [
      component("street_number", "1"),
      component("route", "Raffles Place"),
      component("locality", "Singapore"),
      component("postal_code", "048616"),
      component("country", "Singapore", "SG"),
    ];
    expect(composeAddress({ components, formatted: "" })).toBe("1 Raffles Place, Singapore, 048616, Singapore");
  });

  test("a country road without number and postal code", () => {
    const components = [
      component("route", "Strada Vecchia"),
      component("locality", "Cinigiano"),
      component("country", "Italy", "IT"),
    ];
    expect(composeAddress({ components, formatted: "Strada Vecchia, Cinigiano, Italy" })).toBe(
      "Strada Vecchia, Cinigiano, Italy",
    );
  });

  test.for([
    ["street_number", "Boucherie Road, West Kelowna, BC, V4T 3A1, Canada"],
    ["route", "2450, West Kelowna, BC, V4T 3A1, Canada"],
    ["locality", "2450 Boucherie Road, BC, V4T 3A1, Canada"],
    ["administrative_area_level_1", "2450 Boucherie Road, West Kelowna, V4T 3A1, Canada"],
    ["postal_code", "2450 Boucherie Road, West Kelowna, BC, Canada"],
    ["country", "2450 Boucherie Road, West Kelowna, BC, V4T 3A1"],
  ] as const)("without %s", ([missing, address]) => {
    const components = kelowna.filter(({ types }) => !types.includes(missing));
    expect(composeAddress({ components, formatted: "" })).toBe(address);
  });

  test("empty texts and no components at all", () => {
    const blank = { types: ["locality"], longText: " ", shortText: null };
    expect(composeAddress({ components: [blank], formatted: "" })).toBe("");
    expect(composeAddress({ components: [], formatted: "Somewhere" })).toBe("");
  });
});
