import { composeAddress } from "./compose-address.ts";
import type { PlacePrediction, PlacesLibrary, SessionToken } from "./google-places.ts";
import { loadPlaces } from "./load-places.ts";

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
