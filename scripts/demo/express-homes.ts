import type { Cover } from "./draw-cover.ts";

// Homes as hosts enter them in two minutes: an address, four numbers and a few answers under the ids of the intake form.
export type ExpressHome = {
  address: string;
  // The other members' homes have no picture.
  cover?: Cover;
  bedrooms: number;
  bathrooms: number;
  maxGuests: number;
  answers: Record<string, unknown>;
};

export const loft: ExpressHome = {
  address: "16 Ropewalk Row, Unit 4, Portland, ME 04101",
  cover: "city",
  bedrooms: 1,
  bathrooms: 1,
  maxGuests: 3,
  answers: {
    property_type: "Loft",
    room_type: "Entire place",
    amenities: ["Wifi", "Kitchen", "Heating", "TV", "Washer", "Dryer", "Dedicated workspace"],
    kitchen_appliances: ["Stove", "Oven", "Dishwasher", "Refrigerator"],
    floor: 4,
    elevator: "Yes",
    best_thing: "The brick walls and the old pulley beam are still there from the sail loft it was.",
    nearby_places: "Commercial Street - oyster bars, 4 min walk\nMaine State Pier - 9 min walk",
    things_to_note: "Bars close at one, and on weekends you hear it.",
    noise: ["Nightlife"],
  },
};

export const surfFlat: ExpressHome = {
  address: "27 Rua da Gaivota, Ericeira, Portugal",
  cover: "sea",
  bedrooms: 2,
  bathrooms: 1,
  maxGuests: 4,
  answers: {
    property_type: "Apartment",
    room_type: "Entire place",
    amenities: ["Wifi", "Kitchen", "Washer", "TV", "Patio or balcony", "Beach access"],
    kitchen_appliances: ["Stove", "Oven", "Refrigerator", "Kettle"],
    outdoor_features: ["Outdoor shower"],
    views: ["Sea view"],
    floor: 2,
    elevator: "No, stairs only",
    best_thing: "You can check the waves at Praia do Sul from the balcony before you put on a wetsuit.",
    nearby_places: "Praia do Sul - 5 min walk\nEriceira fish market - 7 min walk",
    story: "Three generations of one fishing family lived here before us.",
  },
};

export const canalFlat: ExpressHome = {
  address: "88 Quai des Tanneurs, Annecy, France",
  cover: "canal",
  bedrooms: 1,
  bathrooms: 1,
  maxGuests: 2,
  answers: {
    property_type: "Apartment",
    room_type: "Entire place",
    amenities: ["Wifi", "Kitchen", "Heating", "Patio or balcony"],
    entertainment: ["Books"],
    views: ["River view"],
    floor: 3,
    elevator: "No, stairs only",
    best_thing: "The window opens over the canal, and on market days you smell the bread.",
    nearby_places: "Lake Annecy - 6 min walk\nAnnecy station - 10 min walk",
    things_to_note: "The old town is closed to cars; the nearest garage is a 4 minute walk.",
  },
};
