import { type Random, seededRandom, shuffled } from "#writer/compose/random.ts";
import type { PropertyInput } from "#writer/write-description.ts";

const ADDRESSES = [
  "5 Lake View, Kelowna, BC, Canada",
  "12 Dame Street, Dublin, Ireland",
  "40 Oak Lane, Bend, OR, USA",
  "Via Roma 3, Lucca, Italy",
  "88 Harbour Road, Byron Bay, NSW, Australia",
];
const KINDS = ["Entire cabin", "Entire home", "Entire rental unit", "Private room in home", "Entire cottage"];
const AMENITIES = [
  "Private hot tub",
  "Wifi",
  "Pool",
  "Shared pool",
  "Free parking on premises",
  "Indoor fireplace",
  "Kayak",
  "Washer",
  "Dryer",
  "Dishwasher",
  "Coffee maker",
  "BBQ grill",
  "Fire pit",
  "Patio or balcony",
  "Lake access",
  "Dedicated workspace",
  "TV",
  "Air conditioning",
  "Crib",
  "EV charger",
  "Hammock",
];
const ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  best_thing: ["The dock at sunrise.", "The quiet at night.", "A claw-foot tub under the window."],
  story: ["My grandfather built the stairs himself.", "We painted it blue in 2019."],
  things_to_note: ["The road is steep in winter.", "The bells ring at seven."],
  family_notes: ["Families come for the lake.", "Couples book it for a long weekend."],
  neighborhood_description: ["The street is quiet after nine.", "Bakeries and a small market are on the corner."],
  public_transport: ["The bus stops at the gate."],
  noise: [["Street traffic"], ["Trains"]],
  quiet_hours: ["22:00"],
  check_in_from: ["15:00", "16:00"],
  grocery_walk_minutes: [4, 9],
  levels: [1, 2],
  host_interaction: ["We live next door and help when you call."],
};

type Home = PropertyInput & { amenities: string[] };

// A home such as hosts describe it, always the same for the same number.
export function homeNumber(number: number): Home {
  const random = seededRandom("homes", number);
  const bedrooms = 1 + Math.floor(random() * 5);
  const answered = Object.entries(ANSWERS).filter(() => random() < 0.45);
  return {
    address: oneOf(ADDRESSES, random),
    property_type: oneOf(KINDS, random),
    bedrooms: random() < 0.3 ? Array.from({ length: bedrooms }, (_, at) => roomNumber(at, random)) : bedrooms,
    bathrooms: 1 + Math.floor(random() * 3),
    maxGuests: bedrooms * 2,
    amenities: shuffled(AMENITIES, random).slice(0, 3 + Math.floor(random() * 10)),
    ...Object.fromEntries(answered.map(([field, values]) => [field, oneOf(values, random)])),
  };
}

function roomNumber(at: number, random: Random) {
  const type = oneOf(["King", "Queen", "Twin"], random);
  return { room: `Bedroom ${at + 1}`, beds: [{ id: `b${at}`, type }], features: [] };
}

export const CHANGES: Readonly<Record<string, (home: Home, random: Random) => Record<string, unknown>>> = {
  "more bedrooms": ({ bedrooms }) => ({ bedrooms: (Array.isArray(bedrooms) ? bedrooms.length : (bedrooms ?? 1)) + 1 }),
  "more guests": ({ maxGuests = 1 }) => ({ maxGuests: maxGuests + 2 }),
  "another bathroom": ({ bathrooms }) => ({ bathrooms: Number(bathrooms) + 1 }),
  "a sauna": ({ amenities }) => ({ amenities: [...amenities, "Sauna"] }),
  "an amenity less": ({ amenities }, random) => {
    const taken = oneOf(amenities, random);
    return { amenities: amenities.filter((amenity) => amenity !== taken) };
  },
  "an answer given": (home, random) => {
    const open = Object.entries(ANSWERS).filter(([field]) => home[field] === undefined);
    const [field, values] = open.length > 0 ? oneOf(open, random) : (["story", ["The floor creaks."]] as const);
    return { [field]: oneOf(values, random) };
  },
  "an answer taken back": (home, random) => {
    const given = Object.keys(ANSWERS).filter((field) => home[field] !== undefined);
    return given.length > 0 ? { [oneOf(given, random)]: null } : { quiet_hours: "21:00" };
  },
  "another town": () => ({ address: "9 Hill Street, Vernon, BC, Canada" }),
};

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
