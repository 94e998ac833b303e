import { describe, expect, it } from "vitest";
import { blockedIn, ledgerOf } from "../checked-text.test-support.ts";
import { hostWordSpans } from "./quoted-spans.ts";

const note = (value: string) => ledgerOf([{ key: "space", field: "living_notes", value }]);

function isProved(value: string, text: string): boolean {
  const sentences = [{ text, facts: ["f1"] }];
  return hostWordSpans({ heading: "The space", text, sentences }, note(value)).length > 0;
}

describe("a host's note in a sentence of ours", () => {
  it("is proved by the note when only grammar was added", () => {
    expect(isProved("jacuzzi, 200 m to the beach", "There is a jacuzzi, and the beach is 200 m away.")).toBe(true);
    expect(isProved("pull-out sofa brings it to 6", "The pull-out sofa brings it to 6.")).toBe(true);
  });

  it("is not when a word came in that the note does not hold", () => {
    expect(isProved("jacuzzi", "There is a private jacuzzi.")).toBe(false);
    expect(isProved("beach 200 m", "The beach is 100 m away.")).toBe(false);
  });

  it("is not when a denial was lost or added", () => {
    expect(isProved("pool not heated", "The pool is heated.")).toBe(false);
    expect(isProved("pool heated", "The pool is not heated.")).toBe(false);
  });
});

it("still holds a sentence without a note to what the ledger knows", () => {
  expect(blockedIn({ text: "There is a jacuzzi." })).toEqual(["proof.amenity: jacuzzi"]);
});
