import { describe, expect, it, test } from "vitest";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { composeSections, planOf } from "./compose-sections.ts";

const FLAT = {
  formType: "detailed",
  address: "York, United Kingdom",
  property_type: "Entire rental unit",
  bedrooms: 2,
  beds: 2,
  bathrooms: 1,
  maxGuests: 4,
};

function textOf(form: Record<string, unknown>, heading: string, seed = 0): string {
  const ledger = buildLedger(PropertyInput.parse({ ...FLAT, ...form }));
  const sections = composeSections(ledger, { platform: "airbnb", seed });
  return sections.find((section) => section.heading === heading)?.text ?? "";
}

function planLine(form: Record<string, unknown>, start: string): string {
  const lines = planOf(buildLedger(PropertyInput.parse({ ...FLAT, ...form })));
  return lines.find((line) => line.startsWith(start)) ?? "";
}

describe("the lead", () => {
  it("is what guests mention first, before anything rare", () => {
    const form = { best_thing: "view of the Minster from the sofa", amenities: ["Sauna", "Pool"] };
    expect(planLine(form, "lead")).toMatch(/^lead \(guests mention\): view of the Minster from the sofa;/);
    expect(textOf(form, "Summary")).toMatch(/^[^.]*view of the Minster from the sofa\b/);
    expect(textOf(form, "Title")).toMatch(/^View of the Minster/);
  });

  it("is not the host's praise of themselves", () => {
    const form = { best_thing: "hundreds of 5 star reviews", amenities: ["Sauna"] };
    expect(planLine(form, "lead")).toMatch(/sauna/);
  });

  it("is the rarest thing where the host says nothing, a private one before a shared one", () => {
    expect(planLine({ amenities: ["Gym", "Private sauna", "Shared pool"] }, "lead")).toMatch(
      /^lead \(rare\): private sauna/,
    );
  });

  it.each([
    "Bathtub",
    "Elevator",
    "Private entrance",
    "Kitchen",
    "Washer",
    "Wifi",
    "TV",
    "Heating",
    "Patio or balcony",
  ])("is never %s", (amenity) => {
    expect(planLine({ amenities: [amenity] }, "lead")).toBe("lead (plain): nothing rare is known");
  });
});

test("what it is stands once in the summary, and the guests are counted once in the text", () => {
  for (const seed of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const summary = textOf({ best_thing: "quiet garden at the back", amenities: ["Kitchen"] }, "Summary", seed);
    expect(summary.match(/two[ -]bed(?:room|s\b)/gi)?.length).toBeLessThanOrEqual(2);
    const space = textOf({ best_thing: "quiet garden at the back", amenities: ["Kitchen"] }, "The space", seed);
    expect(`${summary} ${space}`.match(/up to four/g)).toHaveLength(1);
    expect(summary).toContain("York");
  }
});

test("a note that covers a ticked box silences the box", () => {
  const space = textOf(
    { amenities: ["Fireplace", "Kitchen"], living_notes: "fireplace is lit from October" },
    "The space",
  );
  expect(space.match(/fireplace/gi)).toHaveLength(1);
  expect(space).toContain("The fireplace is lit from October.");
});

test("places come nearest first, with their minutes, each once", () => {
  const nearby_places =
    "York Minster - 12 min walk\nFossgate Social - coffee, across the street\nHelmsley - 40 min drive";
  const text = `${textOf({ nearby_places }, "Summary")} ${textOf({ nearby_places }, "The neighborhood")}`;
  const order = ["Fossgate Social", "York Minster", "Helmsley"].map((name) => text.indexOf(name));
  for (const name of ["Fossgate Social", "York Minster", "Helmsley"]) expect(text.split(name)).toHaveLength(2);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(text).toMatch(/York Minster is a 12-minute walk away/);
});

test("cameras and resident pets are told before any rule or note", () => {
  const form = {
    cameras: "Outside only",
    resident_pets: ["Dog(s)"],
    smoking_policy: "Not allowed",
    things_to_note: "the stairs creak",
  };
  const text = textOf(form, "Other things to note");
  expect(text.search(/camera/i)).toBeLessThan(text.search(/smok/i));
  expect(text.search(/\bdog\b/i)).toBeLessThan(text.search(/creak/i));
});

test("what most homes have is left to the amenity list", () => {
  const amenities = [
    "Hair dryer",
    "Iron",
    "Hangers",
    "Shampoo",
    "Essentials",
    "Smoke alarm",
    "Dishes and silverware",
    "Toaster",
  ];
  const left = planLine({ amenities }, "left to the amenity list");
  for (const amenity of amenities) expect(left.toLowerCase()).toContain(amenity.toLowerCase());
});

test("a note that makes no sentence is named as not used", () => {
  expect(planLine({ things_to_note: "10% off with code SAVE10" }, "not used")).toContain("SAVE10");
});

test("long texts come in paragraphs", () => {
  const form = {
    living_notes: "open-plan lounge, lots of light. Oak floors all through, and the windows look over the river",
    bedroom_notes: "the bigger bedroom is at the back, away from the street. The other one looks over the yard",
    kitchen_notes: "fully equipped, gas hob and a big oven, breakfast bar seats four people with a view of the yard",
    outdoor_notes: "walled garden with a long table, apple trees. Sun until eight in summer",
    amenities: ["Kitchen", "Washer", "Dryer", "BBQ grill", "Wifi"],
  };
  expect(textOf(form, "The space").split("\n\n").length).toBeGreaterThan(1);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7])("several beds of a kind are, and one is (seed %i)", (seed) => {
  const bunks = { room: "Bunk room", beds: ["a", "b"].map((id) => ({ id, type: "Bunk" })), features: [] };
  const loft = { room: "Loft", beds: [{ id: "c", type: "King" }], features: [] };
  const form = { beds: undefined, bedrooms: [bunks, loft] };
  const text = textOf(form, "Summary", seed);
  expect(text).toMatch(/bunk beds/);
  expect(text).not.toMatch(/there is two|there are an? /i);
});

test("a field with little room has the reason and what it is in short sentences", () => {
  const form = {
    best_thing: "view of the Minster and the old town walls from the sofa in the bay window on the 4th floor",
  };
  const sections = composeSections(buildLedger(PropertyInput.parse({ ...FLAT, ...form })), { platform: "website" });
  expect(sections.find(({ heading }) => heading === "Meta description")?.text).toContain("view of the Minster");
});

describe("where the host says much", () => {
  const told = {
    amenities: ["Lockbox", "Self check-in", "Free street parking", "Washer", "BBQ grill"],
    best_thing: "view of the river from the sofa",
    living_notes: "The flat has old oak beams and a reading corner.",
    kitchen_notes: "The kitchen has a gas hob and a long table.",
    neighborhood_description: "The street is quiet, with old brick houses and tall trees.",
    nearby_places: "York Minster - 5 min walk\nFish market - 9 min walk\nRailway Museum - 15 min walk",
  };

  it("the summary leaves places, parking and the key to fields of their own", () => {
    expect(textOf(told, "Summary")).toMatch(/view of the river/);
    expect(textOf(told, "Summary")).not.toMatch(/minutes|walk away|park|lockbox/i);
    expect(textOf(told, "The neighborhood")).toMatch(/York Minster is a 5-minute walk away/);
    expect(textOf(told, "Guest access")).toMatch(/lockbox/);
    expect(textOf(told, "The space")).not.toMatch(/lockbox/);
    expect(textOf(told, "Getting around")).toMatch(/parking|park/i);
  });

  it("a place that shares a name with the town, or with another place, is told", () => {
    const best_thing = "two minutes from Union Market, the best of York";
    const nearby_places = "York Minster - 5 min walk\nUnion Station - 9 min walk";
    const area = textOf({ ...told, best_thing, nearby_places }, "The neighborhood");
    expect(area).toMatch(/York Minster is a 5-minute walk away/);
    expect(area).toMatch(/Union Station is a 9-minute walk away/);
  });

  it("what the host tells comes before what is only ticked", () => {
    const space = textOf(told, "The space");
    expect(space.indexOf("gas hob")).toBeGreaterThanOrEqual(0);
    expect(space.indexOf("gas hob")).toBeLessThan(space.indexOf("grill"));
  });
});

test("two beds in a list are the bedrooms where the form counts as many", () => {
  const living_notes = "roomy, modern, 2 bed + big study";
  const all = (bedrooms: number) =>
    ["Summary", "The space"].map((name) => textOf({ living_notes, bedrooms }, name)).join(" ");
  expect(all(2)).toMatch(/2 bedrooms and a big study/);
  expect(all(3)).not.toMatch(/2 bedrooms/);
});

describe("what a host says as a sentence", () => {
  const more = { story: "old mill", living_notes: "big beams, a piano" };

  it("is told as it was typed where nothing else reads well", () => {
    const getting_around = "be careful at night, don't walk home by yourself";
    expect(textOf({ ...more, getting_around }, "Getting around")).toMatch(/Be careful at night, don't walk home/);
  });

  it("is not told where it is in a script that guests may not read", () => {
    const getting_around = "you can возьмите автобус каждый день";
    expect(textOf({ ...more, getting_around }, "Getting around")).not.toMatch(/автобус/);
  });
});
