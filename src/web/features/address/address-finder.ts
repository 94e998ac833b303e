import type { getPublicConfig } from "#shared/contract/public-config.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";

const SCRIPT_URL = "https://maps.googleapis.com/maps/api/js";

const CALLBACK_NAME = "onGooglePlacesReady";

const LOAD_TIMEOUT_MS = 10_000;

let loading: Promise<PlacesLibrary | null> | undefined;

let isRefused = false;

const ADDRESS_TYPES = ["street_address", "premise", "subpremise", "route"];

export type FoundAddress = { id: string; text: string; readFull: () => Promise<string> };
export type AddressFinder = { find: (typed: string) => Promise<FoundAddress[]> };

export async function openAddressFinder(): Promise<AddressFinder | null> {
  const library = await loadPlaces();
  return library && createAddressFinder(library);
}

export function createAddressFinder(library: PlacesLibrary): AddressFinder {
  let sessionToken: SessionToken | null = null;

  async function find(typed: string): Promise<FoundAddress[]> {
    sessionToken ??= new library.AutocompleteSessionToken();
    const { suggestions } = await library.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: typed,
      includedPrimaryTypes: ADDRESS_TYPES,
      sessionToken,
    });
    return suggestions.flatMap(({ placePrediction }) => (placePrediction ? [foundAddress(placePrediction)] : []));
  }

  function foundAddress(prediction: PlacePrediction): FoundAddress {
    const { text } = prediction.text;
    const readFull = async () => {
      // A choice ends the session; what is typed afterwards begins another.
      sessionToken = null;
      const place = prediction.toPlace();
      await place.fetchFields({ fields: ["addressComponents", "formattedAddress"] });
      const formatted = place.formattedAddress ?? text;
      return composeAddress({ components: place.addressComponents ?? [], formatted }) || formatted;
    };
    return { id: prediction.placeId, text, readFull };
  }

  return { find };
}

type GoogleWindow = {
  google?: { maps?: { importLibrary?: (name: "places") => Promise<PlacesLibrary> } };
  // Google calls this when it refuses the key, which may be long after the script has loaded.
  gm_authFailure?: () => void;
  [CALLBACK_NAME]?: () => void;
};

// Null without a key or a service: the field then silently becomes a plain text field.
async function loadPlaces(): Promise<PlacesLibrary | null> {
  // Google's script may be added to a page only once, so all callers share one load.
  loading ??= loadLibrary().catch(() => null);
  const library = await loading;
  return isRefused ? null : library;
}

async function loadLibrary(): Promise<PlacesLibrary | null> {
  const key = await readGoogleKey();
  if (!key) return null;
  const target = window as GoogleWindow;
  target.gm_authFailure = () => {
    isRefused = true;
  };
  await runScript(key, target);
  return (await target.google?.maps?.importLibrary?.("places")) ?? null;
}

function runScript(key: string, target: GoogleWindow): Promise<void> {
  return new Promise((resolve, reject) => {
    const search = new URLSearchParams({ key, libraries: "places", loading: "async", callback: CALLBACK_NAME });
    const script = document.createElement("script");
    target[CALLBACK_NAME] = resolve;
    script.addEventListener("error", () => reject(new Error("The maps script did not load")));
    setTimeout(() => reject(new Error("The maps script did not answer")), LOAD_TIMEOUT_MS);
    script.src = `${SCRIPT_URL}?${search}`;
    script.async = true;
    // The content policy lets a script in by the page's nonce.
    const nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce;
    if (nonce) script.nonce = nonce;
    document.head.append(script);
  });
}

async function readGoogleKey(): Promise<string | null> {
  const { googleMapsApiKey } = await callEndpoint<typeof getPublicConfig>("GET /api/config");
  return googleMapsApiKey;
}

// The part of Google's places library that we use, as its reference documents it.
export type PlacesLibrary = {
  AutocompleteSessionToken: new () => SessionToken;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (request: SuggestionRequest) => Promise<{ suggestions: Suggestion[] }>;
  };
};

// Opaque: it ties the typing of one address and the choice at its end into one billed session.
export type SessionToken = object;

type SuggestionRequest = { input: string; includedPrimaryTypes: string[]; sessionToken: SessionToken };

type Suggestion = { placePrediction: PlacePrediction | null };

export type PlacePrediction = {
  placeId: string;
  text: { text: string };
  toPlace: () => Place;
};

type Place = {
  fetchFields: (options: { fields: string[] }) => Promise<unknown>;
  addressComponents?: AddressComponent[] | null;
  formattedAddress?: string | null;
};

export type AddressComponent = { types: string[]; longText: string | null; shortText: string | null };

type PlaceAddress = { components: AddressComponent[]; formatted: string };

// Street, city, state in its short form, postal code, country; what a place does not have leaves no gap.
export function composeAddress({ components, formatted }: PlaceAddress): string {
  const part = (...types: string[]) => findPart(components, types)?.longText?.trim() ?? "";
  const parts = [
    streetOf({ number: part("street_number"), route: part("route"), formatted }),
    // Some countries have no localities: a British town is a postal town, a New York borough a sublocality.
    part("locality", "postal_town", "sublocality_level_1"),
    findPart(components, ["administrative_area_level_1"])?.shortText?.trim() ?? "",
    part("postal_code"),
    part("country"),
  ];
  return parts.filter((text) => text !== "").join(", ");
}

function findPart(components: AddressComponent[], types: string[]): AddressComponent | undefined {
  for (const type of types) {
    const found = components.find((component) => component.types.includes(type));
    if (found) return found;
  }
  return undefined;
}

type Street = { number: string; route: string; formatted: string };

// Where the number stands is a custom of the country, and the formatted address keeps it.
function streetOf({ number, route, formatted }: Street): string {
  const isNumberLast = number !== "" && route !== "" && formatted.includes(`${route} ${number}`);
  const inOrder = isNumberLast ? [route, number] : [number, route];
  return inOrder.filter((text) => text !== "").join(" ");
}
