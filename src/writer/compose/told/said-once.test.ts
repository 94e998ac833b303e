import { expect, test } from "vitest";
import { textOf } from "./whitby-home.test-support.ts";

// What a ticked box says, and the host in other words, is said once.
test.each([
  ["Pets allowed", { house_rules: "dogs are welcome" }, /\b(?:pets?|dogs?)\b/gi],
  ["Exterior security cameras on property", { things_to_note: "there are cameras outside" }, /cameras?/gi],
  ["Breakfast", { things_to_note: "we serve breakfast until ten" }, /breakfast/gi],
  ["Dedicated workspace", { living_notes: "there is a desk with an office chair by the window" }, /workspace|desk/gi],
  ["Shared gym in building", { guest_access: "the gym is shared with the neighbours" }, /gym/gi],
  ["Dedicated workspace", { work_notes: "there is a spot for a laptop by the window" }, /workspace|laptop/gi],
  ["Security cameras on property", { things_to_note: "there are cameras on the property" }, /cameras?/gi],
  ["Mountain view", { outdoor_notes: "you see the mountains from the balcony" }, /mountains?/gi],
])("%s", (amenity, answer, word) => {
  const text = textOf({ amenities: ["Wifi", amenity], ...answer });
  expect(text.match(word)).toHaveLength(1);
});

// What the opening says is not said again.
test.each([
  ["gated parking, and the M6 is close", { nearby_places: "M6 - for commuting - close" }, /\bM6\b/g],
  ["near 14th St and U St, on a calm road", { nearby_places: "14th St, U St, Shaw" }, /\b14th St\b/g],
  ["walk to the pier and park 2 cars", { amenities: ["Free parking on premises"] }, /\bpark(?:ing)?\b/gi],
  ["4 bedrooms with 3 bathrooms, by the sea", { bedrooms: 4, bathrooms: 3 }, /\b(?:3|three) bathrooms\b/g],
  ["the stairs, and pets can come", { amenities: ["Pets allowed"] }, /\bpets?\b/gi],
])("of %s", (best_thing, answer, word) => {
  const [, summary = "", ...rest] = textOf({ best_thing, ...answer }).split(/\n\n/);
  expect([summary, ...rest].join("\n").match(word)).toHaveLength(1);
});

test("exercise equipment is no news beside a host's own gym", () => {
  const text = textOf({ amenities: ["Exercise equipment"], living_notes: "the treadmill stands in the hall" });
  expect(text).not.toContain("exercise equipment");
});

// A note that speaks of something else leaves the box to be told.
test.each([
  ["Pets allowed", {}, /\bpets?\b/i],
  ["Breakfast", { kitchen_notes: "the breakfast bar seats four" }, /breakfast(?! bar)/i],
  ["Dedicated workspace", { neighborhood_description: "there is a post office and a bakery" }, /workspace/i],
  ["Mountain view", { outdoor_notes: "mountain bikes in the shed" }, /the mountains/i],
  ["Security cameras on property", { things_to_note: "the cameras are outside" }, /Please note.*cameras/i],
  [
    "Shared gym in building",
    { kitchen_notes: "the kitchen is shared, and the gym is downstairs" },
    /share the gym|use the gym, shared|shared gym/i,
  ],
])("%s is still told", (amenity, answer, told) => {
  expect(textOf({ amenities: ["Wifi", amenity], ...answer })).toMatch(told);
});

test("where a camera points is told beside the box", () => {
  const amenities = ["Wifi", "Exterior security cameras on property"];
  expect(textOf({ amenities, things_to_note: "there is a camera in the hallway" })).toContain("hallway");
  expect(textOf({ amenities, things_to_note: "the camera points at the front door" })).toContain("front door");
});

test("a place that the opening names is not told again, and one of the same kind is", () => {
  const opening = { best_thing: "skytrain and parks in walking distance" };
  expect(textOf({ ...opening, nearby_places: "SkyTrain - few minutes" }).match(/sky ?train/gi)).toHaveLength(2);
  expect(textOf({ ...opening, nearby_places: "Ruby Hill Park - concerts - walk" })).toContain("Ruby Hill Park");
});

test("what each kitchen has is told in part, and what few have always", () => {
  const kitchen = "oven, stove, microwave, fridge, freezer, toaster, kettle, wood-fired pizza oven";
  const text = textOf({ kitchen_notes: kitchen });
  expect(text).toContain("wood-fired pizza oven");
  expect(text).not.toMatch(/kettle|toaster/);
});

test("the kitchen and the garden of a room's home are not said to be in the room", () => {
  const text = textOf({
    property_type: "Private room in home",
    room_type: "Private room",
    outdoor_notes: "bbq grill",
    living_notes: "fireplace, piano",
  });
  expect(text).not.toMatch(/\broom has (?:a bbq|a fireplace|a piano)/i);
});

test("what is denied is told though its words were said", () => {
  const text = textOf({
    best_thing: "the private garage with parking",
    things_to_note: "the garage parking is not private",
  });
  expect(text).toMatch(/garage parking is not private/i);
});

test("a second sentence of the hosts about themselves still says we", () => {
  const text = textOf({ host_interaction: "We are two nurses from Leeds. We do night shifts at the hospital." });
  expect(text).toContain("We do night shifts at the hospital.");
});

test("the half of a sentence that the opening told is not told again", () => {
  const text = textOf({
    best_thing: "the bus is 2 minutes away",
    public_transport: "The bus is 2 minutes away and goes to the harbour.",
  });
  expect(text.match(/2 minutes away/g)).toHaveLength(1);
  expect(text).toContain("The bus goes to the harbour.");
});

test("what opens the door is told under guest access where the host tells it", () => {
  const amenities = ["Self check-in", "Lockbox"];
  expect(textOf({ amenities, guest_access: "the key is in a lockbox" }).match(/lockbox/gi)).toHaveLength(1);
  const isTold = /lets you in|check yourself in|late arrival/i;
  expect(textOf({ amenities, house_rules: "you have to check in before 10 pm" })).not.toMatch(isTold);
  expect(textOf({ amenities })).toMatch(/lockbox/i);
});

test("a host who names the cot has told what there is for children", () => {
  expect(textOf({ amenities: ["Crib"], family_notes: "there is a cot in the attic" })).not.toMatch(/\bcrib\b/i);
  expect(textOf({ amenities: ["Crib"], family_notes: "there is a playground nearby" })).toMatch(/\bcrib\b/i);
});

test("smoking is not allowed, rather than no smoking is allowed", () => {
  expect(textOf({ house_rules: "no smoking" })).not.toMatch(/No smoking is allowed/);
});

test("what is not so invites nobody in the summary", () => {
  const summary = textOf({ outdoor_notes: "the garden is not fenced all the way round" }).split("**The space**")[0];
  expect(summary).not.toContain("not fenced");
});

test("coffee is not promised for a morning", () => {
  expect(textOf({ amenities: ["Coffee", "Coffee maker"] })).not.toContain("first morning");
});

test("that a room is shared is told though the form counts the rooms", () => {
  const bathrooms = [
    { label: "Bathroom", type: "Full", notes: "shared, big tub" },
    { label: "Bathroom 2", type: "Full", notes: "" },
  ];
  expect(textOf({ bathrooms })).toMatch(/shared/i);
});

// What is torn out of what the host said tells nobody anything.
test.each([
  [{ public_transport: "Elm Rd or Oak Rd ~ bus + tram. 15 min walk to either" }, /to either/],
  [{ public_transport: "£2 ~ of ~ whom, day ~ £5. Direct to the centre" }, /It goes/],
  [{ features: "3 TVs - bedroom, lounge, deck" }, /TVs - /],
  [{ features: "laundry, supplies incl" }, /\bincl\b/],
  [{ features: "gym downstairs, lower level" }, /a lower level/],
])("nothing is told without its other half: %j", (answer, torn) => {
  expect(textOf(answer)).not.toMatch(torn);
});

test("what is said of one bathroom is not said of another", () => {
  const text = textOf({
    bathrooms: [
      { label: "Bathroom", type: "Full", notes: "bright" },
      { label: "Bathroom 2", type: "Half", notes: "next to the kitchen" },
    ],
  });
  expect(text).toContain("One bathroom is bright.");
  expect(text).toContain("Another bathroom is next to the kitchen.");
});

test("a place that the opening told of with its distance is not listed again under its full name", () => {
  const text = textOf({
    best_thing: "sea view, one block to the pedestrian plaza",
    nearby_places: "Newark Avenue pedestrian plaza - one block\nHolt's bakery - 4 min walk",
  });
  expect(text).not.toContain("Newark Avenue");
  expect(text).toContain("Holt's");
});

test("a place that the notes of the area tell of is not listed again without a distance", () => {
  const notes = { neighborhood_description: "Broughton Street is near, with bars and restaurants." };
  expect(
    textOf({ ...notes, nearby_places: "Broughton Street - shops, bars\nHolt's - bakery" }).match(/Broughton Street/g),
  ).toHaveLength(1);
  expect(textOf({ ...notes, nearby_places: "Broughton Street - 5 min walk" })).toContain("5-minute walk");
});

test("beds that the host tells of are not listed again, unless one is missing", () => {
  const bedrooms = ["King", "Queen"].map((type, at) => ({ room: `Bedroom ${at + 1}`, beds: [{ id: `b${at}`, type }] }));
  const both = textOf({ bedrooms, bedroom_notes: "king bed by the window, queen bed up the stairs" });
  expect(both).toContain("up the stairs");
  expect(both).not.toMatch(/in one bedroom|one bedroom has/i);
  expect(textOf({ bedrooms, bedroom_notes: "king bed by the window" })).toMatch(/\bqueen\b/i);
});

test("what hangs on a piece that was told stays with it", () => {
  const text = textOf({ best_thing: "house with patio", outdoor_notes: "patio, you can eat out there" });
  expect(text).not.toMatch(/You can eat out there\.$/m);
});

test("some of the bedrooms are told with how many there are", () => {
  const text = textOf({ bedrooms: 3, bedroom_notes: "3 bedrooms, 2 of them down in the basement" });
  expect(text).toContain("3 bedrooms, 2 of them down in the basement.");
});
