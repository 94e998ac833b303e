// A cabin whose beds are told in a note that no list can prove.
export const BUNK_CABIN = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: [
    "Wifi",
    "Indoor fireplace",
    "Washer",
    "Kitchen",
    "Stove",
    "Oven",
    "BBQ grill",
    "Backyard",
    "Workspace",
    "Keypad",
  ],
  bedroom_notes: "queen down, four can climb to the bunk loft",
};
