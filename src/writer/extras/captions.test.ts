import { describe, expect, it } from "vitest";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { captionsFor, type KnownPhoto, LONGEST_CAPTION } from "./captions.ts";

const FLAT = {
  formType: "detailed",
  address: "12 Dame Street, Dublin, Ireland",
  property_type: "Apartment",
  room_type: "Entire place",
  maxGuests: 2,
  bedrooms: [{ room: "", beds: [{ id: "a", type: "King" }], features: [] }],
  bathrooms: [{ label: "Hall", type: "Full", notes: "" }],
};

const said = (key: string, value: string): NewFact => ({ key, value, source: "photo", index: 1, isConfirmed: true });

function captionsOf(photos: KnownPhoto[], form: object = {}): (string | null)[] {
  const ledger = buildLedger(
    PropertyInput.parse({ ...FLAT, ...form }),
    photos.flatMap(({ facts }) => facts),
  );
  return captionsFor(photos, { ledger }).map((caption) => caption?.text ?? null);
}

describe("a caption", () => {
  it("names the room that the host named, and what the host confirmed in it", () => {
    const piano = [said("amenity.piano", "piano"), said("amenity.fireplace", "fireplace")];
    expect(captionsOf([{ room: "living_room", facts: piano }])).toEqual([
      "The living room with a piano and a fireplace.",
    ]);
  });

  it("is missing where nothing was said", () => {
    expect(captionsOf([{ room: null, facts: [] }])).toEqual([null]);
  });

  it("does not call a place by what nobody confirmed", () => {
    // The facts of this home name no pool, even if a photo is labelled as one.
    expect(captionsOf([{ room: "pool", facts: [] }])).toEqual([null]);
    expect(captionsOf([{ room: null, facts: [{ ...said("amenity.sauna", "sauna"), isConfirmed: false }] }])).toEqual([
      null,
    ]);
  });

  it("takes the words of the form where it knows more", () => {
    const pool = [said("amenity.pool", "pool")];
    const form = { amenities: ["Pool"], pool_access: "Private", pool_setting: "Outdoor" };
    expect(captionsOf([{ room: "pool", facts: pool }], form)[0]).toBe("The private outdoor pool.");
  });

  it("tells the beds of the only bedroom, and of several none, since nobody knows which it is", () => {
    expect(captionsOf([{ room: "bedroom", facts: [] }])).toEqual(["The bedroom with a king bed."]);
    const two = [...FLAT.bedrooms, { room: "", beds: [{ id: "b", type: "Twin" }], features: [] }];
    expect(captionsOf([{ room: "bedroom", facts: [] }], { bedrooms: two })).toEqual(["A bedroom."]);
  });

  it("uses the host's note about the room once, and other things for the next photo of it", () => {
    const form = {
      amenities: ["Kitchen"],
      kitchen_notes: "Marble counter and a window over the sink.",
      kitchen_appliances: ["Oven", "Dishwasher", "Microwave", "Toaster"],
    };
    const kitchen = { room: "kitchen", facts: [said("amenity.kitchen", "kitchen")] } as const;
    const [first, second] = captionsOf([kitchen, kitchen], form);
    expect(first).toMatch(/marble counter/i);
    expect(second).toMatch(/^The kitchen/);
    expect(second).not.toMatch(/marble/i);
    expect(second).not.toBe(first);
  });

  it("stays within its bound and gives no code away", () => {
    const form = {
      amenities: ["Kitchen"],
      kitchen_notes: `The kitchen has ${"a long shelf of blue cups, ".repeat(9)}and more.\nThe cupboard code is 4711.`,
    };
    const kitchen = { room: "kitchen", facts: [said("amenity.kitchen", "kitchen")] } as const;
    for (const caption of captionsOf([kitchen, kitchen, kitchen], form)) {
      expect(caption?.length ?? 0).toBeLessThanOrEqual(LONGEST_CAPTION);
      expect(caption ?? "").not.toContain("4711");
    }
  });
});
