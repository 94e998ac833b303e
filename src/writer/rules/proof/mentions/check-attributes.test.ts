import { describe, expect, it } from "vitest";
import { blockedIn, findingsIn, type GivenFact } from "../../checked-text.test-support.ts";

const pool = (qualifiers: GivenFact["qualifiers"] = {}, value = "pool"): GivenFact => ({
  key: "amenity.pool",
  value,
  qualifiers,
});
const parking = (cost: "free" | "paid"): GivenFact => ({
  key: "amenity.parking",
  value: `${cost} street parking`,
  qualifiers: { cost, where: "street" },
});
const entire = { key: "home.scope", value: "entire" };

describe("private and shared", () => {
  it("needs a private fact for a private thing, even in a home let whole", () => {
    const text = "Swim in the private pool.";
    expect(blockedIn({ text, facts: [pool({ access: "private" })] })).toEqual([]);
    expect(blockedIn({ text, facts: [pool(), entire] })).toEqual(["proof.attribute: private pool"]);
  });

  it("reads the claim after the thing as well", () => {
    expect(blockedIn({ text: "The pool is private.", facts: [pool()] })).toEqual(["proof.attribute: private"]);
    expect(
      blockedIn({ text: "There is a pool, shared with the building.", facts: [pool({ access: "shared" })] }),
    ).toEqual([]);
  });

  it("wants a shared thing called shared in each sentence that names it", () => {
    const facts = [pool({ access: "shared" })];
    expect(blockedIn({ text: "Swim in the shared pool.", facts })).toEqual([]);
    expect(blockedIn({ text: "You share the pool with other guests.", facts })).toEqual([]);
    const [finding] = findingsIn({ text: "There is a pool.", facts });
    expect(finding).toMatchObject({ rule: "proof.shared", severity: "block", suggestion: "shared pool" });
  });

  it("wants no such word when one of two is private", () => {
    expect(
      blockedIn({ text: "There is a pool.", facts: [pool({ access: "shared" }), pool({ access: "private" })] }),
    ).toEqual([]);
  });

  it("blocks shared where nothing is shared", () => {
    expect(blockedIn({ text: "The pool is shared.", facts: [pool({ access: "private" })] })).toEqual([
      "proof.contradiction: shared",
    ]);
  });

  it("gives a home let whole its own bathroom and bedroom", () => {
    const rooms = [{ key: "bathrooms", value: 1 }];
    expect(blockedIn({ text: "There is a private bathroom.", facts: [...rooms, entire] })).toEqual([]);
    expect(blockedIn({ text: "There is a private bathroom.", facts: rooms })).toEqual([
      "proof.attribute: private bathroom",
    ]);
  });

  it("wants a shared bathroom called shared", () => {
    const facts = [{ key: "bathrooms", value: 1, qualifiers: { access: "shared" as const } }];
    expect(blockedIn({ text: "There is one bathroom.", facts })).toEqual(["proof.shared: bathroom"]);
    expect(blockedIn({ text: "You share the bathroom.", facts })).toEqual([]);
  });

  it("knows a private entrance, a private room and your own pace", () => {
    const facts = [{ key: "amenity.private-entrance", value: "private entrance" }];
    expect(blockedIn({ text: "The entrance is private. Come and go at your own pace.", facts })).toEqual([]);
    expect(blockedIn({ text: "Your room is private.", facts: [{ key: "home.scope", value: "private room" }] })).toEqual(
      [],
    );
  });
});

describe("cost, season and make", () => {
  it("calls parking free only when it is", () => {
    expect(blockedIn({ text: "Park on the street for free.", facts: [parking("free")] })).toEqual([]);
    expect(blockedIn({ text: "There is free street parking.", facts: [parking("paid")] })).toEqual([
      "proof.contradiction: free street parking",
      "proof.paid: street parking",
    ]);
  });

  it("names the price of what is paid for", () => {
    expect(blockedIn({ text: "There is street parking.", facts: [parking("paid")] })).toEqual([
      "proof.paid: street parking",
    ]);
    expect(blockedIn({ text: "Street parking is available for a fee.", facts: [parking("paid")] })).toEqual([]);
  });

  it("ties a cost to its own thing", () => {
    const facts = [parking("free"), { key: "amenity.wifi", value: "wifi" }];
    expect(blockedIn({ text: "Park on the street for free and get online with the wifi.", facts })).toEqual([]);
    expect(blockedIn({ text: "The street parking is near the free wifi.", facts })).toContain(
      "proof.attribute: free wifi",
    );
  });

  it("reads smoke-free and feel free as no cost", () => {
    expect(
      blockedIn({ text: "Feel free to open the windows.", facts: [{ key: "note", value: "Windows open wide." }] }),
    ).toEqual([]);
  });

  it("needs the fact for heated, indoor, fenced and full", () => {
    expect(blockedIn({ text: "The heated indoor pool is open.", facts: [pool({ setting: "outdoor" })] })).toEqual([
      "proof.attribute: heated indoor pool",
      "proof.contradiction: indoor pool",
    ]);
    expect(
      blockedIn({
        text: "The heated outdoor pool is open.",
        facts: [pool({ setting: "outdoor" }, "heated outdoor pool")],
      }),
    ).toEqual([]);
    const yard = { key: "amenity.backyard", value: "backyard", qualifiers: { isFenced: true } };
    expect(blockedIn({ text: "The backyard is fenced.", facts: [yard] })).toEqual([]);
    const kitchen = { key: "amenity.kitchen", value: "kitchen" };
    expect(blockedIn({ text: "Use the full kitchen.", facts: [kitchen] })).toEqual(["proof.attribute: full kitchen"]);
  });

  it("wants the season said once in the text", () => {
    const facts = [pool({ isSeasonal: true })];
    expect(blockedIn({ text: "Swim in the pool.", facts })).toEqual(["proof.seasonal: Swim"]);
    expect(blockedIn({ text: "Swim in the pool. It is open in summer.", facts })).toEqual([]);
  });
});
