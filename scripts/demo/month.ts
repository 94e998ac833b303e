import type { ExpressHome } from "./express-homes.ts";

// Address, bedrooms, bathrooms, guests, kind of home, amenities: what others ordered, the oldest first.
type Place = readonly [string, number, number, number, string, string];

const PLACES: readonly Place[] = [
  ["71 Juniper Bend, Flagstaff, AZ 86001", 2, 1, 4, "Cottage", "Wifi,Kitchen,Fireplace,Backyard"],
  ["5 Old Mill Lane, Galway, Ireland", 3, 2, 6, "House", "Wifi,Kitchen,Washer,Heating"],
  ["1304 Sandpiper Court, Outer Banks, NC 27949", 4, 3, 10, "House", "Wifi,Kitchen,Beach access,Hot tub"],
  ["22 Calle del Olivo, Ronda, Spain", 2, 1, 4, "Apartment", "Wifi,Kitchen,Air conditioning"],
  ["890 Timberline Way, Truckee, CA 96161", 3, 2.5, 8, "Chalet", "Wifi,Kitchen,Fireplace,Hot tub,Sauna"],
  ["14 Whalebone Close, St Ives, England", 2, 1, 4, "Cottage", "Wifi,Kitchen,Heating,Washer"],
  ["403 Canal View, Savannah, GA 31401", 1, 1, 2, "Guest suite", "Wifi,Air conditioning,TV"],
  ["67 Fjellveien, Bergen, Norway", 2, 1, 5, "Apartment", "Wifi,Kitchen,Heating,Washer"],
  ["2 Windmill Rise, Port Townsend, WA 98368", 1, 1, 2, "Tiny house", "Wifi,Kitchen,Heating,Fire pit"],
  ["311 Magnolia Terrace, Austin, TX 78704", 2, 2, 5, "Bungalow", "Wifi,Kitchen,Air conditioning,Backyard,Pool"],
  ["19 Rue du Pressoir, Beaune, France", 3, 2, 6, "Townhouse", "Wifi,Kitchen,Washer,Patio or balcony"],
  ["730 Larkspur Trail, Estes Park, CO 80517", 3, 2, 7, "Cabin", "Wifi,Kitchen,Fireplace,Hot tub,BBQ grill"],
  ["8 Lighthouse Walk, Lunenburg, Canada", 2, 1, 4, "House", "Wifi,Kitchen,Heating,Waterfront"],
  ["55 Prinsenkade, Haarlem, Netherlands", 1, 1, 2, "Houseboat", "Wifi,Kitchen,Heating"],
  ["126 Coral Vine Street, Key Largo, FL 33037", 3, 2, 6, "House", "Wifi,Kitchen,Pool,Private dock"],
  ["41 Sturt Lane, Fremantle, Australia", 2, 1, 4, "Cottage", "Wifi,Kitchen,Air conditioning,Backyard"],
  ["9 Glenmore Steading, Aviemore, Scotland", 4, 3, 9, "House", "Wifi,Kitchen,Fireplace,Sauna"],
  ["640 Harvest Moon Road, Paso Robles, CA 93446", 3, 2, 6, "Farm stay", "Wifi,Kitchen,Patio or balcony,Fire pit"],
  ["17 Am Lindenhang, Freiburg, Germany", 1, 1, 3, "Apartment", "Wifi,Kitchen,Heating,Washer"],
  ["205 Driftwood Avenue, Cannon Beach, OR 97110", 2, 2, 5, "Bungalow", "Wifi,Kitchen,Fireplace,Beach access"],
  ["33 Karaka Crescent, Nelson, New Zealand", 3, 2, 6, "House", "Wifi,Kitchen,Washer,Backyard"],
  ["77 Brickyard Alley, Asheville, NC 28801", 1, 1, 2, "Loft", "Wifi,Kitchen,Air conditioning,Dedicated workspace"],
  ["12 Via Stretta, Lucca, Italy", 2, 1, 4, "Apartment", "Wifi,Kitchen,Air conditioning"],
  ["980 Summit Chair Road, Park City, UT 84060", 5, 4, 12, "Chalet", "Wifi,Kitchen,Hot tub,Gym,Fireplace"],
  ["6 Oyster Quay, Whitstable, England", 2, 1, 4, "Townhouse", "Wifi,Kitchen,Heating,TV"],
  ["148 Sugar Maple Drive, Stowe, VT 05672", 3, 2, 8, "Cabin", "Wifi,Kitchen,Fireplace,Sauna"],
  ["29 Rua dos Remolares, Lisbon, Portugal", 1, 1, 3, "Apartment", "Wifi,Kitchen,Washer,Air conditioning"],
  ["515 Prairie Wind Lane, Marfa, TX 79843", 1, 1, 2, "Yurt", "Wifi,Heating,Fire pit"],
  ["3 Seilergasse, Lucerne, Switzerland", 2, 1, 4, "Apartment", "Wifi,Kitchen,Heating"],
  ["1020 Bayou Oak Street, New Orleans, LA 70117", 3, 2, 7, "House", "Wifi,Kitchen,Air conditioning,Patio or balcony"],
  ["84 Tamarind Road, Tofino, Canada", 2, 1, 5, "Cabin", "Wifi,Kitchen,Fireplace,Hot tub"],
  ["7 Molo Vecchio, Camogli, Italy", 1, 1, 2, "Studio", "Wifi,Kitchen,Waterfront"],
  ["266 Aspen Grove Court, Bozeman, MT 59715", 3, 2, 6, "Townhouse", "Wifi,Kitchen,Washer,Dryer,EV charger"],
  ["18 Cider Mill Road, Hudson, NY 12534", 2, 1.5, 4, "Guesthouse", "Wifi,Kitchen,Fireplace,Backyard"],
  ["45 Avenida del Faro, Nerja, Spain", 3, 2, 6, "Villa", "Wifi,Kitchen,Pool,Air conditioning"],
  ["902 Quail Hollow, Fredericksburg, TX 78624", 2, 2, 4, "Cottage", "Wifi,Kitchen,Hot tub,BBQ grill"],
];

// How many of them came on each of the thirty days, today the last.
const ORDERS_A_DAY = [1, 0, 1, 1, 0, 2, 2, 0, 1, 1, 0, 1, 2, 2, 0, 1, 1, 1, 1, 2, 3, 1, 0, 1, 2, 1, 3, 2, 1, 2];
const DAYS = ORDERS_A_DAY.length;

export type Order = {
  home: ExpressHome;
  daysAgo: number;
  hour: number;
  // Which of the other members bought it; null for a guest.
  member: number | null;
  promoCode: boolean;
  // What came of it: paid and delivered, given back later, or never paid.
  ending: "delivered" | "refunded" | "abandoned";
};

const MEMBERS_BUY_EVERY = 3;
const ABANDONED_EVERY = 7;
const CODE_EVERY = 6;
const REFUNDED = new Set([9, 23]);

export function ordersOfTheMonth(members: number): Order[] {
  const days = ORDERS_A_DAY.flatMap((orders, day) => Array.from({ length: orders }, () => DAYS - 1 - day));
  return PLACES.slice(0, days.length).map(([address, bedrooms, bathrooms, maxGuests, kind, amenities], at) => ({
    home: {
      address,
      bedrooms,
      bathrooms,
      maxGuests,
      answers: { property_type: kind, room_type: "Entire place", amenities: amenities.split(",") },
    },
    daysAgo: days[at] ?? 0,
    hour: 8 + ((at * 5) % 13),
    member: at % MEMBERS_BUY_EVERY === 1 ? Math.floor(at / MEMBERS_BUY_EVERY) % members : null,
    promoCode: at % CODE_EVERY === 2,
    ending: endingOf(at),
  }));
}

function endingOf(number: number): Order["ending"] {
  if (REFUNDED.has(number)) return "refunded";
  return number > 0 && number % ABANDONED_EVERY === 0 ? "abandoned" : "delivered";
}
