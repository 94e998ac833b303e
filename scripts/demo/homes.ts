import type { BATHROOM_TYPES, BedroomEntry, BedType } from "#shared/intake/answers/room-entries.ts";

import type { Cover } from "./draw-cover.ts";

// Answers under the ids of the intake form. The streets are made up, the towns are not.
export type Home = { address: string; cover: Cover; answers: Record<string, unknown> };

function bedroom(room: string, beds: BedType[], features: string[] = []): BedroomEntry {
  return { room, beds: beds.map((type, at) => ({ id: `bed-${at + 1}`, type })), features };
}

function bathroom(label: string, type: (typeof BATHROOM_TYPES)[number], notes = "") {
  return { label, type, notes };
}

export const cabin: Home = {
  address: "418 Fern Hollow Road, Gatlinburg, TN 37738",
  cover: "mountains",
  answers: {
    property_type: "Cabin",
    room_type: "Entire place",
    maxGuests: 8,
    neighborhood: "Fern Hollow",
    living_area: 1850,
    area_unit: "Square feet",
    bedrooms: [
      bedroom("Ridge room", ["King"], ["Ensuite bathroom", "Balcony"]),
      bedroom("Creek room", ["Queen"], ["Ceiling fan"]),
      bedroom("Bunk loft", ["Bunk", "Bunk"]),
    ],
    bathrooms: [bathroom("Ridge bath", "Ensuite", "Walk-in shower"), bathroom("Hall bath", "Full")],
    amenities: [
      "Wifi",
      "Kitchen",
      "Washer",
      "Dryer",
      "Air conditioning",
      "Heating",
      "TV",
      "Fireplace",
      "Hot tub",
      "Patio or balcony",
      "BBQ grill",
      "Fire pit",
    ],
    parking: ["Free driveway parking on premises"],
    parking_spaces: 3,
    parking_notes: "The last 200 yards are steep gravel. In snow you need four-wheel drive.",
    fireplace_kind: "Wood-burning fireplace",
    patio_kind: "Deck",
    patio_access: "Private",
    hot_tub_access: "Private",
    grill_fuel: "Gas",
    kitchen_kind: "Full kitchen",
    kitchen_appliances: ["Stove", "Oven", "Microwave", "Dishwasher", "Refrigerator", "Toaster"],
    coffee: "Drip coffee maker",
    cookware: ["Cooking basics", "Dishes and silverware", "Wine glasses"],
    dining_seats: 8,
    entertainment: ["Board games", "Books", "Foosball table"],
    supplies: ["Bed linens", "Towels", "Hair dryer", "Shampoo"],
    setting: ["In the mountains", "In a forest"],
    views: ["Mountain view"],
    nearby_places:
      "Sugarlands Visitor Center - trail maps, 9 min drive\nGatlinburg Parkway - restaurants, 12 min drive\nOber Mountain - 20 min drive",
    check_in_time: "16:00",
    check_out_time: "10:00",
    check_in_method: "Keypad",
    entrance: "Private entrance",
    levels: 2,
    inside_stairs: "Steep staircase",
    pets_policy: "Ask first",
    smoking_policy: "Outside only",
    events_policy: "Not allowed",
    quiet_hours_start: "22:00",
    quiet_hours_end: "07:00",
    safety_devices: ["Smoke alarm", "Carbon monoxide alarm", "Fire extinguisher"],
    cameras: "Outside only",
    camera_views: "the driveway",
    hazards: ["Steep stairs", "Wildlife"],
    best_thing: "From the hot tub you see the ridge, and most mornings fog in the valley below it.",
    story: "A Knoxville carpenter built the cabin for his own family in 1994, and the dining table is his too.",
    things_to_note: "Black bears pass by in spring. Trash goes into the locked bin by the road.",
    wifi_speed: 180,
  },
};

export const desertHouse: Home = {
  address: "2280 Mesa Lark Drive, Sedona, AZ 86336",
  cover: "desert",
  answers: {
    property_type: "House",
    room_type: "Entire place",
    maxGuests: 10,
    living_area: 2600,
    area_unit: "Square feet",
    bedrooms: [
      bedroom("Main bedroom", ["King"], ["Ensuite bathroom", "Walk-in closet"]),
      bedroom("Patio room", ["King"], ["TV"]),
      bedroom("Garden room", ["Queen"]),
      bedroom("Kids' room", ["Twin", "Twin", "Twin", "Twin"]),
    ],
    bathrooms: [
      bathroom("Main bath", "Ensuite", "Soaking tub"),
      bathroom("Hall bath", "Full"),
      bathroom("Guest bath", "Half"),
    ],
    amenities: [
      "Wifi",
      "Kitchen",
      "Washer",
      "Dryer",
      "Air conditioning",
      "TV",
      "Pool",
      "Patio or balcony",
      "Backyard",
      "BBQ grill",
      "EV charger",
    ],
    pool_access: "Private",
    pool_setting: "Outdoor",
    pool_heated: "Heated",
    pool_fence: "Fenced",
    patio_kind: "Patio",
    patio_access: "Private",
    outdoor_features: ["Outdoor dining area", "Sun loungers"],
    parking: ["Free garage on premises"],
    parking_spaces: 2,
    views: ["Mountain view"],
    kitchen_kind: "Full kitchen",
    kitchen_appliances: ["Stove", "Oven", "Dishwasher", "Refrigerator", "Blender"],
    coffee: "Nespresso",
    baby_items: ["Travel crib", "High chair"],
    baby_items_terms: "Always there",
    nearby_places: "Cathedral Rock trailhead - 8 min drive\nTlaquepaque - galleries and lunch, 10 min drive",
    airport_drive_minutes: 125,
    check_in_time: "15:00",
    check_out_time: "11:00",
    check_in_method: "Smart lock",
    pets_policy: "Allowed",
    pet_rules: "Two dogs at most, and not in the pool.",
    smoking_policy: "Not allowed",
    events_policy: "Not allowed",
    safety_devices: ["Smoke alarm", "Carbon monoxide alarm", "First aid kit"],
    cameras: "None",
    best_thing: "The pool looks straight at the red rocks, and the last sun of the day is on them.",
    things_to_note: "Pool heating takes about a day, so tell us before you come.",
  },
};

export const townhouse: Home = {
  address: "9 Kelp Terrace, Oban PA34, Scotland",
  cover: "harbour",
  answers: {
    property_type: "Townhouse",
    room_type: "Entire place",
    maxGuests: 5,
    bedrooms: [
      bedroom("Bay room", ["King"]),
      bedroom("Attic room", ["Double"]),
      bedroom("Small room", ["Twin"], ["Desk"]),
    ],
    bathrooms: [bathroom("Bathroom", "Full"), bathroom("Downstairs", "Half")],
    amenities: ["Wifi", "Kitchen", "Washer", "Heating", "TV", "Fireplace", "Dedicated workspace"],
    fireplace_kind: "Wood stove",
    parking: ["Free street parking"],
    views: ["Sea view"],
    setting: ["By the sea"],
    noise: ["Street traffic"],
    kitchen_kind: "Full kitchen",
    kitchen_appliances: ["Stove", "Oven", "Dishwasher", "Kettle", "Toaster"],
    nearby_places:
      "Oban ferry terminal - 6 min walk\nGreen Shack - seafood on the pier, 5 min walk\nMcCaig's Tower - 15 min walk",
    grocery_walk_minutes: 7,
    transit_walk_minutes: 8,
    check_in_time: "16:00",
    check_out_time: "10:00",
    check_in_method: "Lockbox",
    pets_policy: "Not allowed",
    smoking_policy: "Not allowed",
    best_thing: "You can watch the Mull ferry come in from the window seat upstairs.",
    story: "The house was a harbour pilot's, built in 1881.",
    things_to_note: "The attic stairs are steep and the ceiling up there is low.",
  },
};

// Half filled in: the owner has not answered yet.
export const lakeCottage: Home = {
  address: "54 Birchmere Lane, Lake Placid, NY 12946",
  cover: "lake",
  answers: {
    property_type: "Cottage",
    room_type: "Entire place",
    maxGuests: 6,
    bedrooms: [
      bedroom("Lake room", ["Queen"]),
      bedroom("Back room", ["Double"]),
      bedroom("Porch room", ["Twin", "Twin"]),
    ],
    bathrooms: [bathroom("Bathroom", "Full")],
    amenities: ["Wifi", "Kitchen", "Heating", "Fireplace", "Lake access", "Private dock", "BBQ grill"],
    parking: ["Free driveway parking on premises"],
    best_thing: "The dock is 40 steps from the kitchen door.",
  },
};

// Hardly begun.
export const farmStay: Home = {
  address: "31 Via dei Lauri, Orvieto, Italy",
  cover: "hills",
  answers: { property_type: "Farm stay", room_type: "Private room", maxGuests: 2, setting: ["In the countryside"] },
};
