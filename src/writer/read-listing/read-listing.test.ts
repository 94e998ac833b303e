import { describe, expect, it, test } from "vitest";
import { gatherAnswers } from "#shared/intake/answers/gather-answers.ts";
import { readListing } from "./read-listing.ts";

const read = (text: string) => gatherAnswers(readListing(text));
const beds = (...types: string[]) => types.map((type, at) => ({ id: `b${at + 1}`, type }));

const COTTAGE = `Stone cottage with a sauna

Our two-bedroom cottage stands in the old fishing village of Brekke. Bedroom 1: King. Bedroom 2: two single beds.
It was built in 1911 by the harbour master. There is a private sauna and a wood stove, but no TV.

**Getting around**
The bus stop is a 4 minute walk away. Free street parking.

**House rules**
No smoking. Pets are welcome.`;

test("each answer is quoted from the text, word for word", () => {
  const answers = readListing(COTTAGE);
  expect(answers.length).toBeGreaterThan(10);
  for (const { quote, start } of answers) expect(COTTAGE.slice(start, start + quote.length)).toBe(quote);
});

test("a listing becomes answers under the ids of the form", () => {
  expect(read(COTTAGE)).toMatchObject({
    property_type: "Cottage",
    neighborhood: "Brekke",
    bedrooms: [
      { room: "Bedroom 1", beds: beds("King"), features: [] },
      { room: "Bedroom 2", beds: beds("Twin", "Twin"), features: [] },
    ],
    amenities: ["Sauna"],
    sauna_access: "Private",
    fireplace_kind: "Wood stove",
    not_available: ["TV"],
    parking: ["Free street parking"],
    transit_walk_minutes: 4,
    smoking_policy: "Not allowed",
    pets_policy: "Allowed",
    story: expect.stringContaining("built in 1911 by the harbour master"),
  });
});

describe("what a listing does not say of the home is not found", () => {
  it.each([
    ["There is no pool, sadly.", "amenities"],
    ["The public pool is 5 minutes away.", "amenities"],
    ["A pool 5 minutes away by car.", "amenities"],
    ["Close to the pool and the gym.", "amenities"],
    ["A pool is coming soon.", "amenities"],
    ["Please bring your own towels.", "supplies"],
    ["Great restaurants in Hell's Kitchen.", "amenities"],
    ["Do you need a hot tub?", "amenities"],
    ["Our other apartment has a sauna.", "amenities"],
    ["In a family-friendly neighborhood.", "child_suitability"],
    ["The gym is on the 2nd floor.", "floor"],
    ["The entire building can accommodate 40 people.", "maxGuests"],
    ["The dining table is for up to 8 people.", "maxGuests"],
    ["The second room has a queen size bed - sleeps 2.", "maxGuests"],
    ["A 300 sq ft terrace.", "living_area"],
    ["Ten minutes to downtown.", "setting"],
    ["A bedroom with a full or queen bed.", "bedrooms"],
    ["The bistro next door has a lovely patio.", "amenities"],
    ["Ironing is a 2-minute job, they say.", "supplies"],
  ])("%s", (text, field) => {
    expect(read(text)[field]).toBeUndefined();
  });
});

describe("numbers are read in words and in digits", () => {
  it.each([
    ["The flat sleeps up to six.", { maxGuests: 6 }],
    ["Welcome to our 71 m² flat.", { living_area: 71, area_unit: "Square meters" }],
    ["A ground-floor apartment.", { floor: 0 }],
    ["The apartment is on the fourth floor.", { floor: 4 }],
    ['A 55" smart TV.', { tv_size: 55 }],
    ["Check-in from 3 pm, check-out by 11:00.", { check_in_time: "15:00", check_out_time: "11:00" }],
    ["A 12-minute drive to the airport.", { airport_drive_minutes: 12 }],
    ["Walk 7 minutes to the beach.", { beach_walk_minutes: 7 }],
    ["A lift takes you up.", { elevator: "Yes" }],
    ["A walk-up without elevator.", { elevator: "No, stairs only" }],
  ])("%s", (text, answers) => {
    expect(read(text)).toMatchObject(answers);
  });
});

test("rooms are counted, with the beds that are told", () => {
  expect(read("Three bedrooms: the master has a king bed, the other with a double bed.")["bedrooms"]).toEqual([
    { room: "Master bedroom", beds: beds("King"), features: [] },
    { room: "Bedroom 2", beds: beds("Double"), features: [] },
    { room: "Bedroom 3", beds: [], features: [] },
  ]);
  expect(read("2.5 baths and a garden.")["bathrooms"]).toHaveLength(3);
});

test("places are notes of the host, as they were written", () => {
  const text = "Nearby\n- Fjord Bakery, 3 minutes on foot\n- The old mill (closed on Mondays)";
  expect(read(text)["nearby_places"]).toBe("Fjord Bakery, 3 minutes on foot\nThe old mill (closed on Mondays)");
});

test("pictures before a line belong to no answer", () => {
  const text = "Surf shack\n🛏️ 1 bedroom with a loft\n🐶 dogs ok, keep them off the sofa\n🚗 park on the grass";
  const quotes = readListing(text).map(({ quote }) => quote);
  expect(quotes.join()).not.toMatch(/\p{Extended_Pictographic}|\uFE0F/u);
  expect(read(text)).toMatchObject({ pets_policy: "Allowed", parking_notes: "park on the grass" });
});

test("short lines tell floors, times and ways to places", () => {
  expect(read("Studio, 28 m2, 6th floor with elevator, Kreuzberg.")["floor"]).toBe(6);
  expect(read("Check-in 2pm, check-out 10:30am.")).toMatchObject({ check_in_time: "14:00", check_out_time: "10:30" });
  expect(read("Check out 12 pubs nearby.")).not.toHaveProperty("check_out_time");
  const places = read("Riad in the medina\n- Jemaa el-Fnaa 8 min on foot\n- Parking 4 min walk away on Rue Zahra");
  expect(places["nearby_places"]).toBe("Jemaa el-Fnaa 8 min on foot");
  expect(places["parking_notes"]).toBe("Parking 4 min walk away on Rue Zahra");
  expect(read("We ask guests not to smoke on the farm.")["smoking_policy"]).toBe("Not allowed");
});

test("bedrooms told by their size count where no other is told, and each has a name of its own", () => {
  expect(read("It has two double bedrooms and one bathroom.")["bedrooms"]).toHaveLength(2);
  expect(read("It has two double bedrooms and a single room.")).not.toHaveProperty("bedrooms");
  const named = read("FIVE BEDROOMS. Master: king bed. Bedroom 2: queen. Bedroom 3: two twins.")["bedrooms"];
  expect((named as { room: string }[]).map(({ room }) => room)).toEqual([
    "Master bedroom",
    "Bedroom 2",
    "Bedroom 3",
    "Bedroom 4",
    "Bedroom 5",
  ]);
});

test("a text of nothing but signs gives no answers", () => {
  for (const text of ["", "   ", "!!!", "\n\n\n", "***", "🙂🙂"]) expect(readListing(text)).toEqual([]);
});
