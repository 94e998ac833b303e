// What a person may enter about a place; the form and the server hold to the same numbers.
export const BOUNDS = {
  bedrooms: { min: 0, max: 20, step: 1 },
  bathrooms: { min: 0, max: 20, step: 0.5 },
  maxGuests: { min: 1, max: 50, step: 1 },
} as const;

export const MOST_BEDS = 60;
// Of one thing that a host adds to the amenities.
export const LONGEST_OWN_WORDS = 120;

export const MAX_IMAGES = 10;

// Characters.
export const LONGEST_ADDRESS = 500;
export const LONGEST_TITLE = 200;
export const LONGEST_LEGACY_DESCRIPTION = 5000;
// The longer side of a picture as the server keeps it; a larger one is made smaller.
export const KEPT_SIDE_PX = 2560;
// Of a request for another version in the host's own words.
export const LONGEST_REQUEST = 500;
