import { describe, expect, it } from "vitest";
import { AMENITY_CONCEPTS } from "#writer/ledger/amenities/amenity-concepts.ts";
import { blockedIn, findingsIn, type GivenFact } from "../../checked-text.test-support.ts";

const amenity = (concept: string, value: string, qualifiers: GivenFact["qualifiers"] = {}): GivenFact => ({
  key: `amenity.${concept}`,
  value,
  qualifiers,
});

describe("things that a text names", () => {
  it("blocks an amenity that no fact gives", () => {
    expect(blockedIn({ text: "There is a hot tub." })).toEqual(["proof.amenity: hot tub"]);
  });

  it("accepts the amenity under its other names", () => {
    const facts = [amenity("hot-tub", "hot tub"), amenity("refrigerator", "refrigerator"), amenity("bbq", "bbq grill")];
    expect(blockedIn({ text: "A jacuzzi, a fridge and a barbecue are yours.", facts })).toEqual([]);
  });

  it("tells the place of the words in the text", () => {
    const text = "Wifi is here, and so is a sauna.";
    const [finding] = findingsIn({ text, facts: [amenity("wifi", "wifi")] });
    expect(text.slice(finding?.start, finding?.end)).toBe("sauna");
  });

  it("does not take a pool table for a pool, nor a pool for a pool table", () => {
    expect(blockedIn({ text: "Swim in the pool.", facts: [amenity("pool-table", "pool table")] })).toEqual([
      "proof.amenity: Swim",
      "proof.amenity: pool",
    ]);
    expect(blockedIn({ text: "Play at the pool table.", facts: [amenity("pool", "pool")] })).toEqual([
      "proof.amenity: pool table",
    ]);
  });

  it("keeps narrower things to facts that name them", () => {
    const parking = [amenity("parking", "free parking on premises")];
    expect(blockedIn({ text: "There is parking.", facts: parking })).toEqual([]);
    expect(blockedIn({ text: "There is a garage.", facts: parking })).toEqual(["proof.amenity: garage"]);
    expect(blockedIn({ text: "There is a garage.", facts: [amenity("parking", "garage parking")] })).toEqual([]);
  });

  it("does not let a choice of two prove one of them", () => {
    const facts = [amenity("patio", "patio or balcony")];
    expect(blockedIn({ text: "Have coffee on the balcony.", facts: [...facts, amenity("coffee", "coffee")] })).toEqual([
      "proof.amenity: balcony",
    ]);
    expect(blockedIn({ text: "Sit outside on the patio or balcony.", facts })).toEqual([]);
    expect(blockedIn({ text: "The balcony is yours.", facts: [amenity("patio", "balcony")] })).toEqual([]);
    const swings = [amenity("other", "Trampoline or swing set")];
    expect(blockedIn({ text: "There is a trampoline.", facts: swings })).toEqual(["proof.amenity: trampoline"]);
  });

  it("takes an unknown amenity in its own words", () => {
    const facts = [amenity("other", "Antique telescope by the bay window")];
    expect(blockedIn({ text: "There is an antique telescope by the bay window.", facts })).toEqual([]);
  });

  it("proves nothing by a fact that is only seen", () => {
    const seen = [{ ...amenity("fireplace", "fireplace"), source: "photo" as const, isConfirmed: false }];
    expect(blockedIn({ text: "There is a fireplace.", facts: seen })).toEqual(["proof.unconfirmed: fireplace"]);
  });

  it("does not make a pool in the surroundings the home's own", () => {
    const facts = [{ key: "nearby", value: "3 minute walk to the public pool" }];
    expect(blockedIn({ text: "There is a pool.", facts })).toEqual(["proof.amenity: pool"]);
    expect(blockedIn({ text: "It is a 3 minute walk to the public pool.", facts })).toEqual([]);
    expect(blockedIn({ text: "The public pool is a 3 minute walk.", facts })).toEqual([]);
  });

  it("lets every known amenity be named by its own name", () => {
    const unspeakable = new Set<string>(["no-pets", "no-smoking", "no-events", "pets", "patio", "backyard"]);
    const blocked = AMENITY_CONCEPTS.filter((concept) => !unspeakable.has(concept)).filter((concept) => {
      const name = concept.replaceAll("-", " ");
      return blockedIn({ text: `You have ${name}.`, facts: [amenity(concept, name)] }).some((rule) =>
        rule.startsWith("proof.amenity"),
      );
    });
    expect(blocked).toEqual([]);
  });
});

describe("rooms, kinds of home and beds", () => {
  it("knows the home by its kind and by broader kinds, not by narrower ones", () => {
    const facts = [{ key: "home.type", value: "condo" }];
    expect(blockedIn({ text: "A condo. An apartment.", facts })).toEqual([]);
    expect(blockedIn({ text: "The villa is bright.", facts })).toEqual(["proof.home: villa", "proof.claim: bright"]);
  });

  it("calls only a home let whole whole", () => {
    const text = "The whole house is yours.";
    const house = { key: "home.type", value: "house" };
    expect(blockedIn({ text, facts: [house, { key: "home.scope", value: "entire" }] })).toEqual([]);
    expect(blockedIn({ text, facts: [house, { key: "home.scope", value: "private room" }] })).toEqual([
      "proof.home: whole",
    ]);
  });

  it("does not take the house rules for a house", () => {
    expect(blockedIn({ text: "The house rules are short." })).toEqual([]);
  });

  it("blocks rooms and beds that are not in the ledger", () => {
    const facts = [{ key: "bedroom", value: "king", index: 1 }];
    expect(blockedIn({ text: "The bedroom has a king bed.", facts })).toEqual([]);
    expect(blockedIn({ text: "The bedroom has a queen.", facts })).toEqual(["proof.bed: queen"]);
    expect(blockedIn({ text: "There is a living room.", facts })).toEqual(["proof.amenity: living room"]);
  });
});

describe("claims", () => {
  it.each([
    ["It is newly renovated.", "proof.claim: newly renovated"],
    ["It is the largest on the lake.", "proof.claim: largest"],
    ["The spacious rooms are bright.", "proof.claim: spacious"],
    ["It is near everything.", "proof.distance: near"],
    ["The beach is within walking distance.", "proof.place: beach"],
    ["Restaurants are close by.", "proof.place: Restaurants"],
  ])("blocks %s", (text, finding) => {
    expect(blockedIn({ text })).toContain(finding);
  });

  it("lets a rule earn the word quiet", () => {
    const text = "Quiet rooms for reading.";
    expect(blockedIn({ text })).toEqual(["proof.amenity: Quiet"]);
    expect(blockedIn({ text, facts: [{ key: "rule.quiet-hours", value: "22:00" }] })).toEqual([]);
  });

  it("lets a fact's own words earn a claim", () => {
    const facts = [{ key: "note", value: "The kitchen was renovated in 2023." }];
    expect(blockedIn({ text: "The renovated kitchen dates from 2023.", facts })).toEqual([]);
  });

  it("only warns of praise", () => {
    const found = findingsIn({ text: "It is a lovely spot." });
    expect(found.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(["warn proof.praise"]);
  });

  it("reads names of places as names", () => {
    const facts = [
      { key: "place.neighborhood", value: "Lake View" },
      { key: "place.city", value: "Garden City" },
    ];
    expect(blockedIn({ text: "You stay in Lake View in Garden City.", facts })).toEqual([]);
    expect(blockedIn({ text: "There is a lake view.", facts })).toEqual(["proof.amenity: lake view"]);
  });

  it("does not let a name eat into a phrase beside it", () => {
    const facts = [{ key: "place.neighborhood", value: "Albany Park" }];
    expect(
      blockedIn({
        text: "All yours in Albany Park in season.",
        facts: [...facts, { key: "home.scope", value: "entire" }],
      }),
    ).not.toContain("proof.amenity: Park in");
  });
});

describe("denials", () => {
  it.each(["There is no lift.", "It comes without a lift.", "The lift is not available."])(
    "blocks %s without a fact",
    (text) => {
      expect(blockedIn({ text })).toEqual(["proof.negation: lift"]);
    },
  );

  it("accepts a denial that a fact makes", () => {
    expect(blockedIn({ text: "There is no lift.", facts: [{ key: "note", value: "Third floor, no lift." }] })).toEqual(
      [],
    );
    expect(blockedIn({ text: "No smoking.", facts: [{ key: "rule.no-smoking", value: true }] })).toEqual([]);
    expect(blockedIn({ text: "Pets are not allowed.", facts: [{ key: "pets", value: false }] })).toEqual([]);
  });

  it("knows who is denied: the one who acts, and not what is acted on", () => {
    const facts = [amenity("pool", "pool")];
    expect(blockedIn({ text: "No lifeguard watches the pool.", facts })).not.toContain("proof.contradiction: pool");
    expect(blockedIn({ text: "There is no use of the pool.", facts })).toContain("proof.contradiction: pool");
  });

  it("blocks a denial of what is there, and a claim of what is denied", () => {
    expect(blockedIn({ text: "There is no pool.", facts: [amenity("pool", "pool")] })).toEqual([
      "proof.contradiction: pool",
    ]);
    expect(blockedIn({ text: "Pets are welcome.", facts: [{ key: "rule.no-pets", value: true }] })).toEqual([
      "proof.contradiction: Pets",
    ]);
    expect(blockedIn({ text: "There is a lift.", facts: [{ key: "note", value: "There is no lift." }] })).toEqual([
      "proof.contradiction: lift",
    ]);
  });

  it("reaches over a list, and no further than its clause", () => {
    const rules = [
      { key: "rule.no-smoking", value: true },
      { key: "rule.no-parties", value: true },
      { key: "rule.no-pets", value: true },
    ];
    expect(blockedIn({ text: "No smoking, parties or pets.", facts: rules })).toEqual([]);
    const facts = [{ key: "rule.no-smoking", value: true }, amenity("pool", "pool")];
    expect(blockedIn({ text: "There is no smoking, and the pool is open.", facts })).toEqual([]);
  });
});
