import { expect, test } from "vitest";
import { describeProperty, type PropertyInput } from "../write-description.ts";

const bed = (type: string) => ({ id: crypto.randomUUID(), type });
const HOME: PropertyInput = {
  address: "14 Alder Street, Portland, OR 97205, USA",
  property_type: "House",
  room_type: "Entire home/apt",
  maxGuests: 4,
};

function textOf(property: PropertyInput, seed = 0): string {
  const { content } = describeProperty({ property: { ...HOME, ...property }, options: { platform: "airbnb", seed } });
  return content;
}

test.each([0, 1, 2, 3])("rooms are told by their names, with all they have (%i)", (seed) => {
  const text = textOf(
    {
      bedrooms: [
        {
          room: "Loft",
          beds: [bed("King")],
          features: ["Ensuite bathroom", "Ceiling fan", "Blackout curtains", "Desk", "TV", "Wardrobe", "Fireplace"],
        },
        { room: "Garden room", beds: [bed("Twin"), bed("Twin")], features: ["Lock on the door"] },
      ],
      bathrooms: [
        { label: "Upstairs", type: "Full", notes: "heated floor" },
        { label: "Bathroom 2", type: "Half", notes: "" },
      ],
    },
    seed,
  );
  for (const words of ["loft", "king bed", "ensuite bathroom", "ceiling fan", "blackout curtains", "a desk", "a TV"])
    expect(text).toContain(words);
  for (const words of ["wardrobe", "fireplace", "garden room", "two twin beds", "lock on the door", "heated floor"])
    expect(text).toContain(words);
  expect(text).toContain("1.5 bathrooms");
});

test("a numbered room has no name, and what it has is told all the same", () => {
  const text = textOf({
    bedrooms: [
      { room: "Bedroom 1", beds: [bed("Queen")], features: ["Ceiling fan"] },
      { room: "Bedroom 2", beds: [bed("Twin")], features: [] },
    ],
    bathrooms: [
      { label: "Bathroom 1", type: "Full", notes: "" },
      { label: "Bathroom 2", type: "Ensuite", notes: "" },
    ],
  });
  expect(text).not.toMatch(/bedroom 1/i);
  expect(text).toContain("ceiling fan");
  expect(text).toMatch(/ensuite/i);
});

test("a room without a bed and a bathroom without a type count, and nothing is made up", () => {
  const text = textOf({
    bedrooms: [{ room: "Bedroom 1", beds: [], features: [] }],
    bathrooms: [{ label: "Bathroom 1", type: "", notes: "" }],
  });
  expect(text).toMatch(/one-bedroom/);
  expect(text).toMatch(/one bathroom/);
  expect(text).not.toMatch(/queen|full bath/i);
});

test("a name that is no name is not written", () => {
  const text = textOf({ bedrooms: [{ room: "<script>", beds: [bed("King")], features: ["Desk"] }], bathrooms: 1 });
  expect(text).not.toContain("script");
});
