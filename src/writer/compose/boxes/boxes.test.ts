import { expect, test } from "vitest";
import { describeProperty, PropertyInput } from "#writer/write-description.ts";
import { seededRandom, shuffled } from "../random.ts";

const SEEDS = Array.from({ length: 40 }, (_, at) => at);
const BOXES = [
  "Kitchen, Stove, Oven, Microwave, Dishwasher, Dining table, Coffee, Coffee maker: Nespresso, Wifi, Heating",
  "Washer, Dryer, Dedicated workspace, Air conditioning, 43 inch HDTV with Netflix, Board games, Books and reading material",
  "BBQ grill, Outdoor dining area, Outdoor furniture, Private backyard – Fully fenced, Fire pit, Hammock, Sun loungers",
  "Private entrance, Self check-in, Lockbox, Keypad, Elevator, Host greets you, Free street parking, Crib, High chair",
].flatMap((line) => line.split(", "));

function fieldsOf(amenities: string[], form: Record<string, unknown> = {}, seed = 0): Map<string, string> {
  const property = PropertyInput.parse({
    address: "York, United Kingdom",
    property_type: "Entire rental unit",
    room_type: "Entire home/apt",
    bedrooms: 2,
    beds: 2,
    bathrooms: 1,
    maxGuests: 4,
    amenities,
    ...form,
  });
  const { sections } = describeProperty({ property, options: { platform: "airbnb", seed } });
  return new Map(sections.map(({ heading, text }) => [heading, text]));
}

const wordsIn = (text: string) => text.split(/\s+/).length;

test("a space of boxes has forty words or more, and few boxes stand in the summary", () => {
  const spaces = SEEDS.map((seed) => {
    const random = seededRandom("boxes", seed);
    return fieldsOf(shuffled(BOXES, random).slice(0, 2 + Math.floor(random() * 20)), {}, seed).get("The space");
  });
  const told = spaces.filter((text) => text !== undefined);
  expect(told.length).toBeGreaterThan(5);
  expect(told.length).toBeLessThan(SEEDS.length - 5);
  expect(Math.min(...told.map(wordsIn))).toBeGreaterThanOrEqual(40);
});

test("few boxes are a second paragraph of the summary", () => {
  const fields = fieldsOf(["Kitchen", "Washer", "Dedicated workspace", "Wifi"]);
  expect(fields.get("The space")).toBeUndefined();
  expect(fields.get("Summary")).toMatch(/\bup to four[^\n]*\n\n.*kitchen/);
});

test("beside a host's own words boxes are no paragraph of the summary", () => {
  const fields = fieldsOf(["Kitchen", "Washer"], { living_notes: "the lounge has a piano and a bay window" });
  expect(fields.get("The space")).toContain("piano");
});

test("that pets are welcome is said once", () => {
  for (const seed of SEEDS.slice(0, 12)) {
    const text = [...fieldsOf(["Pets allowed", "Kitchen"], {}, seed).values()].join("\n").replace(/^.*\n/, "");
    expect(text.match(/\bpets?\b/gi)).toHaveLength(1);
  }
});

test("nobody cooks in a hammock, and the fire belongs to the evening", () => {
  for (const seed of SEEDS.slice(0, 12)) {
    const text = [...fieldsOf(["BBQ grill", "Hammock", "Outdoor dining area"], {}, seed).values()].join("\n");
    expect(text).not.toMatch(/(?:cook|eat|dinner|meals)[^.]*hammock/i);
  }
});

test("a home on the beach is called so, and the beach is no thing that it has", () => {
  for (const seed of SEEDS.slice(0, 12)) {
    const fields = fieldsOf(["Beach access – Beachfront", "Waterfront", "Kitchen", "Pool"], {}, seed);
    expect(fields.get("Summary")).toMatch(/\bthis beachfront apartment in York\b/i);
    expect([...fields.values()].join("\n")).not.toMatch(/waterfront|spot on|place on/i);
  }
});

test("what it is and how many it sleeps rest on their own facts", () => {
  const { sections, facts } = describeProperty({
    property: PropertyInput.parse({
      address: "York, United Kingdom",
      property_type: "Entire cottage",
      bedrooms: 2,
      beds: 3,
      bathrooms: 1,
      maxGuests: 4,
      amenities: ["Sauna"],
    }),
    options: { platform: "airbnb" },
  });
  const sentences = sections.find(({ heading }) => heading === "Summary")?.sentences ?? [];
  const keysOf = (part: RegExp) =>
    sentences
      .filter(({ text }) => part.test(text))
      .flatMap((one) => one.facts.map((id) => facts.find((fact) => fact.id === id)?.key));
  expect(keysOf(/\bup to four\b/)).toEqual(expect.arrayContaining(["guests", "bedrooms", "beds", "bathrooms"]));
  expect(keysOf(/\b(?:whole|entire|all)\b/).filter((key) => key === "guests")).toEqual([]);
});

test.each([
  ["5 inch HDTV with Netflix", /(?<!-inch )TV with Netflix/],
  ["55 inch HDTV with Netflix", /55-inch TV with Netflix/],
])("%s", (screen, told) => {
  const text = [...fieldsOf([screen, "Board games", "Indoor fireplace", "Piano"]).values()].join("\n");
  expect(text).toMatch(told);
});
