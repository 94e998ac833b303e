import { expect, test } from "vitest";
import { LENGTHS, PLATFORMS } from "../description.ts";
import { describeProperty, type PropertyInput } from "../write-description.ts";

const THINGS = "lamp clock bench mirror carpet painting cupboard chest fountain bookcase stove piano globe".split(" ");
const PLACES = "hall attic cellar corner landing orchard workshop pantry courtyard gallery loft study library".split(
  " ",
);
const MAKERS = "Giovanni Marta Paolo Elena Bruno Silvia Carlo Ines Dario Luisa Pietro Chiara Aldo".split(" ");

// Long notes of which no sentence is like another.
const sentences = (start: number) =>
  THINGS.map((thing, at) => {
    const [place, maker] = [PLACES[(at + start) % PLACES.length], MAKERS[(at * 3 + start) % MAKERS.length]];
    return `The ${thing} in the ${place} was made by ${maker} for an aunt who came each spring and stayed until the first snow of ${1850 + at * 7 + start}.`;
  }).join(" ");

const TALKATIVE: PropertyInput = {
  address: "Via Roma 3, 53045 Montepulciano, Siena, Italy",
  property_type: "Private room in home",
  room_type: "Private room",
  bedrooms: 1,
  bathrooms: 1,
  maxGuests: 2,
  amenities: ["Exterior security cameras on property", "Noise decibel monitors on property", "Dog(s)", "Shared pool"],
  camera_views: "the front door",
  cameras: "Outside only",
  noise_monitors: "Yes",
  hazards: ["Low ceilings", "Uneven paths", "Steep stairs", "Open water", "Wildlife", "A rough access road"],
  entrance_steps: 12,
  levels: 2,
  inside_stairs: "Spiral staircase",
  floor: 3,
  elevator: "No, stairs only",
  shared_spaces: ["Living room", "Garden"],
  shared_with: ["The host"],
  check_in_time: "15:00",
  check_out_time: "11:00",
  quiet_hours_start: "22:00",
  minimum_age: 25,
  house_rules: sentences(0),
  things_to_note: sentences(1),
  guest_access: sentences(2),
  outdoor_notes: sentences(3),
  bedroom_notes: sentences(4),
  host_interaction: sentences(5),
};

const STAND = {
  camera: /\bcameras?\b/i,
  "noise monitor": /noise monitors?/i,
  "resident dog": /\bdog\b/i,
  hazards: /low ceilings[^]*a rough access road/i,
  "steps at the door": /(?:twelve|12) steps/i,
  "stairs inside": /spiral staircase/i,
  "no elevator": /no (?:elevator|lift)/i,
  "shared rooms": /living room/i,
  "shared with": /with (?:the )?host/i,
  "shared pool": /(?:share|shared).{0,40}\bpool|pool.{0,40}\bshared/i,
  "check-in": /3 pm/i,
  "check-out": /11 am/i,
  "quiet hours": /10 pm/i,
  "minimum age": /\b25\b/,
};

const SALE = new Set(["check-in", "check-out", "quiet hours", "minimum age"]);

test.each(PLATFORMS)("on %s every disclosure stands, however much the host has to say", (platform) => {
  for (const length of LENGTHS) {
    for (const seed of [0, 1, 2, 3, 4, 5]) {
      const { content } = describeProperty({ property: TALKATIVE, options: { platform, length, seed } });
      const missing = Object.entries(STAND)
        .filter(([name, words]) => !words.test(content) && !(platform === "mls" && SALE.has(name)))
        .map(([name]) => name);
      expect(missing, `${platform} ${length} ${seed}`).toEqual([]);
    }
  }
});

const RULES = [
  "Bins go out on Tuesday evening.",
  "Please close the gate behind you.",
  "Shoes stay in the hall.",
  "The olive trees are not for climbing.",
  "Candles are not allowed in the attic.",
  "Please water the basil on the sill.",
  "Windows are shut when it storms.",
  "Wet towels hang on the line and not over the chairs.",
  "Please wash the pans by hand.",
  "Ashes go into the iron bucket by the shed.",
  "The garden hose is turned off at dusk.",
  "Bicycles stay under the stairs.",
  "Please leave the piano closed.",
  "Salt for the dishwasher is in the pantry.",
  "The neighbour's goats are not to be fed.",
  "Please count the keys before you leave.",
  "Firewood is stacked to the left of the door.",
  "Chargers are unplugged overnight.",
  "The cellar door sticks and wants a push.",
  "Please empty the coffee grounds into the compost.",
  "Sun loungers come inside before rain.",
  "Glass is collected on the first Friday.",
  "The attic hatch stays closed.",
  "Please switch off the lamps in the yard.",
  "Mud is brushed off outside.",
  "Spare fuses are in the drawer under the telephone.",
].join(" ");

test("disclosures come first in their field, and the host's notes give way", () => {
  const property = { ...TALKATIVE, house_rules: RULES, things_to_note: "", guest_access: RULES };
  const { sections } = describeProperty({ property, options: { platform: "airbnb" } });
  const sentencesIn = (heading: string) => sections.find((section) => section.heading === heading)?.sentences ?? [];
  const isNote = sentencesIn("Other things to note").map(({ text }) => RULES.includes(text));
  expect(isNote.filter(Boolean).length).toBeGreaterThan(3);
  expect(isNote.filter(Boolean).length).toBeLessThan(RULES.split(". ").length);
  expect(isNote.indexOf(true)).toBeGreaterThan(isNote.lastIndexOf(false));
  expect(sentencesIn("Other things to note")[0]?.text).toMatch(/camera/i);
  expect(sentencesIn("Guest access")[0]?.text).toMatch(/share/i);
});

test("a word that a brand avoids silences no disclosure", () => {
  const brand = { wordsToAvoid: ["camera", "cameras", "share", "stairs"] };
  const { content } = describeProperty({ property: TALKATIVE, options: { platform: "airbnb", brand } });
  expect(content).toMatch(STAND.camera);
  expect(content).toMatch(STAND["shared rooms"]);
});

test("a note that tells of the resident pet stands as the disclosure it is", () => {
  const things_to_note = `${sentences(7)} Two cats live in the house.`;
  const { content } = describeProperty({
    property: { ...TALKATIVE, amenities: ["Cat(s)"], things_to_note },
    options: { platform: "airbnb" },
  });
  expect(content).toMatch(/cats?/i);
});

test("what the words to avoid keep out is told in the result, and nothing else is kept out", () => {
  const property: PropertyInput = {
    address: "14 Alder Street, Portland, OR 97205, USA",
    property_type: "Entire rental unit",
    room_type: "Entire home/apt",
    bedrooms: 2,
    beds: 2,
    bathrooms: 1,
    maxGuests: 4,
    amenities: ["Free parking on premises", "Kitchen", "Wifi"],
    events_policy: "Not allowed",
    quiet_hours_start: "22:00",
    things_to_note: "The art in the hall is for sale. The heating starts at six.",
  };
  const brand = { wordsToAvoid: ["art", "king"] };
  const { content, leftOut } = describeProperty({ property, options: { platform: "airbnb", brand } });
  expect(content).toMatch(/parking/i);
  expect(content).toMatch(/parties/i);
  expect(content).toMatch(/heating starts/i);
  expect(content).not.toMatch(/\bart\b/i);
  expect(leftOut).toEqual([
    expect.objectContaining({
      field: "things_to_note",
      words: "The art in the hall is for sale.",
      why: "It has “art”, which your brand voice avoids.",
    }),
  ]);
});
