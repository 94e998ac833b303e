export type LegacyKind = {
  propertyType: "vacation_rental" | "real_estate";
  title: string;
  welcome: string;
  titlePlaceholder: string;
  features: readonly string[];
};

export const VACATION_RENTAL: LegacyKind = {
  propertyType: "vacation_rental",
  title: "Vacation Rental Platform",
  welcome: "Descriptions for Airbnb, VRBO and your own website, written from what your home really has.",
  titlePlaceholder: "Lake house with a dock",
  features: [
    "Pool",
    "Hot Tub",
    "Beach Access",
    "Mountain View",
    "City View",
    "Ocean View",
    "WiFi",
    "Kitchen",
    "Washer/Dryer",
    "Parking",
    "Pet Friendly",
    "BBQ/Grill",
    "Fire Pit",
    "Game Room",
    "Home Theater",
    "Gym/Fitness",
    "Balcony/Deck",
    "Garden",
  ],
};

export const REAL_ESTATE: LegacyKind = {
  propertyType: "real_estate",
  title: "Real Estate Platform",
  welcome: "Remarks for the MLS, posts for social media and marketing materials, from the same facts.",
  titlePlaceholder: "Family home near the park",
  features: [
    "Hardwood Floors",
    "Updated Kitchen",
    "Master Suite",
    "Walk-in Closets",
    "Granite Countertops",
    "Stainless Appliances",
    "Fireplace",
    "Crown Molding",
    "High Ceilings",
    "Open Floor Plan",
    "Fenced Yard",
    "Garage",
    "Basement",
    "Attic",
    "Central Air",
    "New Roof",
    "Swimming Pool",
    "Deck/Patio",
  ],
};
