import { describe, expect, it, test } from "vitest";
import { blockedIn } from "../checked-text.test-support.ts";

describe("rooms that are listed one by one", () => {
  const bathrooms = ["ensuite", "ensuite", "half"].map((value, at) => ({ key: "bathroom", value, index: at + 1 }));
  const facts = [{ key: "bathrooms", value: 2.5 }, ...bathrooms];

  it("may be counted by what they are, and not otherwise", () => {
    expect(blockedIn({ text: "Two of the bathrooms are ensuite.", facts })).toEqual([]);
    expect(blockedIn({ text: "Three of the bathrooms are ensuite.", facts })).toEqual(["proof.number: Three"]);
  });

  it("prove a half bath also where two halves make a whole", () => {
    const halves = ["half", "half"].map((value, at) => ({ key: "bathroom", value, index: at + 1 }));
    const text = "Two of them are half baths.";
    expect(blockedIn({ text, facts: [{ key: "bathrooms", value: 1 }, ...halves] })).toEqual([]);
    expect(blockedIn({ text, facts: [{ key: "bathrooms", value: 1 }] })).toContain("proof.room: half baths");
  });

  it("prove a Murphy bed by its short name", () => {
    const text = "The bedroom has a Murphy bed.";
    expect(blockedIn({ text, facts: [{ key: "bedroom", value: "murphy" }] })).toEqual([]);
    expect(blockedIn({ text, facts: [{ key: "bedroom", value: "king" }] })).toContain("proof.bed: Murphy bed");
  });
});

test("guests are no thing that must be called shared", () => {
  const shared = { key: "shared-bath", value: "bathroom shared with other guests" };
  const facts = [{ ...shared, qualifiers: { access: "shared" as const } }];
  expect(blockedIn({ text: "Guests are welcome to ask.", facts })).toEqual([]);
  expect(blockedIn({ text: "There is a bathroom.", facts })).toEqual(["proof.shared: bathroom"]);
});

test("what is not there may be said, and what is unknown may not be denied", () => {
  const facts = [{ key: "absent", value: "no elevator" }];
  expect(blockedIn({ text: "There is no lift.", facts })).toEqual([]);
  expect(blockedIn({ text: "There is a lift.", facts })).toEqual(["proof.contradiction: lift"]);
  expect(blockedIn({ text: "There is no kitchen.", facts })).toEqual(["proof.negation: kitchen"]);
});
