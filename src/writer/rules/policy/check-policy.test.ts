import { describe, expect, it } from "vitest";
import type { Platform } from "#writer/description.ts";
import { findingsIn, type GivenFact } from "../checked-text.test-support.ts";

function policyIn(text: string, platform: Platform = "airbnb", facts: GivenFact[] = []): string[] {
  const heading = platform === "mls" ? "Public remarks" : platform === "vrbo" ? "Description" : "The space";
  return findingsIn({ text, platform, facts, heading })
    .filter(({ rule }) => rule.startsWith("policy."))
    .map(({ rule, severity, words }) => `${severity} ${rule.slice(7)}: ${words}`);
}

describe("contact data", () => {
  it.each([
    ["Call 604-555-0199 to book.", "604-555-0199"],
    ["Call +1 (604) 555 0199.", "+1 (604) 555 0199"],
    ["Write to host@example.com today.", "host@example.com"],
    ["See www.lakehouse.example/rooms for more.", "www.lakehouse.example/rooms"],
    ["See lakehouse.com for more.", "lakehouse.com"],
    ["Follow @lakehouse_stays there.", "@lakehouse_stays"],
  ])("blocks %s", (text, words) => {
    expect(policyIn(text)).toContain(`block contact: ${words}`);
  });

  it.each([
    "The TV is 43 inches; wifi runs at 192 Mbps.",
    "Quiet from 22:00 to 07:00.",
    "There are 1,200 sq ft, 2.5 baths.",
    "A unit 10 minutes out. 5 Min Drive to town. Right on the doorstep.It is calm.",
  ])("leaves %s alone", (text) => {
    expect(policyIn(text)).toEqual([]);
  });

  it("only warns on a page of the host's own", () => {
    expect(policyIn("Write to host@example.com today.", "website")).toEqual(["warn contact: host@example.com"]);
  });
});

describe("the address", () => {
  const facts: GivenFact[] = [
    { key: "place.street", value: "1240 Harbour View St", source: "address" },
    { key: "place.city", value: "Kelowna" },
  ];

  it.each([
    "It stands at 1240 Harbour View St.",
    "It stands on Harbour View Street.",
    "It stands on Harbour View St, by the bridge.",
    "The harbour view street is short.",
  ])("never lets through %s", (text) => {
    expect(policyIn(text, "website", facts).join()).toContain("block address");
  });

  it("blocks any numbered street, unit and postcode", () => {
    expect(policyIn("Come to 12 Oak Lane.")).toEqual(["block address: 12 Oak Lane."]);
    expect(policyIn("Ring at unit 4B.")).toEqual(["block address: unit 4B"]);
    expect(policyIn("The code is V1Y 6N2.")).toEqual(["block address: V1Y 6N2"]);
  });

  it("lets a place carry the name of its street", () => {
    const named: GivenFact[] = [
      { key: "place.street", value: "3 Kelowna Road, Kelowna" },
      { key: "place.city", value: "Kelowna" },
    ];
    expect(policyIn("You stay in Kelowna.", "airbnb", named)).toEqual([]);
  });
});

describe("other platforms, payment, events", () => {
  it("blocks other platforms by platform", () => {
    expect(policyIn("We are on VRBO too.")).toEqual(["block other-platform: VRBO"]);
    expect(policyIn("We are on Airbnb too.")).toEqual([]);
    expect(policyIn("We are on Airbnb too.", "vrbo")).toEqual(["block other-platform: Airbnb"]);
    expect(policyIn("Find us on Facebook.")).toEqual(["block other-site: Facebook"]);
    expect(policyIn("The TV has Amazon Prime Video.")).toEqual([]);
  });

  it("blocks payment and cancellation terms", () => {
    expect(policyIn("A deposit is due; the refund is full.")).toEqual([
      "block payment: deposit",
      "block payment: refund",
    ]);
    expect(policyIn("Book direct and save.")).toEqual(["block payment: Book direct"]);
  });

  it("blocks events, not their refusal", () => {
    expect(policyIn("Host your party here.")).toEqual(["block events: party"]);
    expect(policyIn("No parties or events. Weddings are not allowed.")).toEqual([]);
    expect(policyIn("A party of six fits.")).toEqual([]);
  });
});

describe("fair housing", () => {
  it.each(["No children.", "Adults only.", "A Christian community.", "Not suitable for children.", "Females only."])(
    "blocks %s on an MLS and warns elsewhere",
    (text) => {
      expect(policyIn(text, "mls")[0]).toMatch(/^block fair-housing/);
      expect(policyIn(text, "airbnb")[0]).toMatch(/^warn fair-housing/);
    },
  );

  it.each([
    "It is within walking distance of the shops.",
    "The master bedroom has a great view.",
    "A black leather sofa and white walls.",
    "Indian and Mexican food is served nearby.",
    "The family room has a single bed.",
    "The entrance is wheelchair accessible.",
    "Couples and students stay here.",
  ])("does not over-flag %s", (text) => {
    expect(policyIn(text, "mls")).toEqual([]);
  });

  it("only warns of words that may steer", () => {
    expect(policyIn("A safe neighborhood with good schools.", "mls")).toEqual([
      "warn fair-housing: safe neighborhood",
      "warn fair-housing: good schools",
    ]);
    expect(policyIn("A safe neighborhood.", "airbnb")).toEqual([]);
  });
});
