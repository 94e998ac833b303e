import type { AddressComponent } from "./compose-address.ts";

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
