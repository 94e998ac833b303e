import { expect, test } from "vitest";
import { composeSections } from "../compose/compose-sections.ts";
import { seededRandom, shuffled } from "../compose/random.ts";
import { PLATFORMS } from "../description.ts";
import { buildLedger } from "../ledger/build-ledger.ts";
import { checkSections } from "../rules/check-sections.ts";
import { describeProperty, PropertyInput } from "../write-description.ts";

const AMENITIES = [
  "Kitchen, Stove, Oven, Dishwasher, Microwave, Freezer, Coffee maker, Coffee, Wine glasses, Dining table",
  "Washer, Paid washer – In building, Dryer, Free dryer – In unit, Paid dryer – In building, Long term stays allowed",
  "Crib, Travel crib - available upon request, Paid high chair - available upon request, High chair, Baby bath",
  "Shared pool, Private pool - available seasonally, Hot tub, Shared hot tub, Sauna, Gym, Shared gym in building",
  "Shared patio or balcony, Private patio or balcony, Shared backyard – Fully fenced, Private backyard, BBQ grill",
  "Outdoor furniture, Outdoor dining area, Fire pit, Hammock, Sun loungers, Outdoor kitchen, Shared outdoor shower",
  "Park view, City skyline view, Sea view, Mountain view, Beach access, Waterfront, Lake access, Kayak",
  "Free parking on premises, Paid parking off premises, Free street parking, Paid garage on premises, EV charger",
  "Private entrance, Self check-in, Lockbox, Smart lock, Keypad, Elevator, Single level home, Host greets you",
  "Wifi, Fast wifi – 410 Mbps, Ethernet connection, Dedicated workspace, TV with Netflix, 55 inch HDTV, Books",
  "Heating, Air conditioning, Bed linens, Indoor fireplace, Piano, Board games, Sound system, Pets allowed",
  "Exterior security cameras on property, Noise decibel monitors on property, Breakfast, Smoking allowed",
].flatMap((line) => line.split(", "));
const KINDS = [
  ["Entire condo", "Entire home/apt"],
  ["Entire villa", "Entire home/apt"],
  ["Private room in rental unit", "Private room"],
  ["Shared room in home", "Shared room"],
] as const;
const MOST_AMENITIES = 26;

function home(seed: number): PropertyInput {
  const random = seededRandom("home", seed);
  const count = (most: number) => 1 + Math.floor(random() * most);
  const [property_type, room_type] = KINDS[seed % KINDS.length] ?? KINDS[0];
  return PropertyInput.parse({
    address: "Whitby, United Kingdom",
    property_type,
    room_type,
    bedrooms: count(4),
    beds: count(6),
    bathrooms: count(3),
    maxGuests: count(9),
    amenities: shuffled(AMENITIES, random).slice(0, count(MOST_AMENITIES)),
  });
}

// A refused sentence is left out of the text, and with it what the guest had to know.
test.each(PLATFORMS)("no sentence of our own is refused by our own checks on %s", (platform) => {
  const refused = Array.from({ length: 150 }, (_, seed) => {
    const ledger = buildLedger(home(seed));
    const sections = composeSections(ledger, { platform, seed });
    const blocking = checkSections({ platform, sections, ledger }).filter(({ severity }) => severity === "block");
    return blocking.map(({ rule, words, section }) => {
      const text = sections.find(({ heading }) => heading === section)?.text ?? "";
      return `${seed} ${rule} "${words}" in: ${text}`;
    });
  });
  expect(refused.flat()).toEqual([]);
});

const NOTED = {
  address: "Whitby, United Kingdom",
  property_type: "Entire home",
  room_type: "Entire home/apt",
  bedrooms: 2,
  beds: 2,
  bathrooms: 1,
  maxGuests: 4,
};

test.each([
  ["public_transport", "very close, and frequent", "Public transport is very close"],
  ["neighborhood_description", "The old town is UNESCO World Heritage.", "The old town is Unesco World Heritage."],
  ["story", "We ran it as a B&B for ten years.", "We ran it as a B&B for ten years."],
  ["best_thing", "View over the bay, right on the High St", "on the High Street. "],
  [
    "nearby_places",
    "Pannett Park - 0.3 miles\nHarbour Gallery - 0.5 miles\nSandsend Beach - 3 miles\nSleights - 4 miles\nGoathland - 9 miles",
    "Sandsend Beach is 3 miles away, Sleights 4, and Goathland 9.",
  ],
  [
    "nearby_places",
    "Pannett Park - 0.3 miles\nBaxter Street - 0.5 miles",
    "Pannett Park is 0.3 miles away, and Baxter Street is 0.5 miles away.",
  ],
])("a host's %s is told and not refused: %s", (field, note, told) => {
  const property = PropertyInput.parse({ ...NOTED, best_thing: "the oak stairs", [field]: note });
  const { content } = describeProperty({ property, options: { platform: "airbnb", seed: 3 }, seen: [] });
  expect(content).toContain(told);
});
