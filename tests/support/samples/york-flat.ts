// A flat with what every form asks for, to which a test adds the answers it is about.
export const YORK_FLAT = {
  address: "York, United Kingdom",
  property_type: "Entire rental unit",
  room_type: "Entire home/apt",
  bedrooms: 2,
  beds: 3,
  bathrooms: 1,
  maxGuests: 4,
  best_thing: "view over the Minster from the balcony",
};
