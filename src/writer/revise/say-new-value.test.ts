import { expect, test } from "vitest";
import { ledgerOf } from "#writer/rules/checked-text.test-support.ts";
import { sayNewValue } from "./say-new-value.ts";

function said(text: string, key: string, [old, value]: [number | string, number | string]): string | null {
  const [before, after] = ledgerOf([
    { key, value: old },
    { key, value },
  ]).facts;
  if (!before || !after) throw new Error("there are no facts");
  return sayNewValue({ text, facts: [before.id] }, [{ before, after }])?.text ?? null;
}

test("a number beside its noun is said anew, in words, in digits and at the beginning", () => {
  expect(said("A three-bedroom cabin for six.", "bedrooms", [3, 4])).toBe("A four-bedroom cabin for six.");
  expect(said("Three bedrooms, 2 baths.", "bedrooms", [3, 5])).toBe("Five bedrooms, 2 baths.");
  expect(said("Three bedrooms, 2 baths.", "bathrooms", [2, 3])).toBe("Three bedrooms, 3 baths.");
  expect(said("The cabin sleeps six.", "guests", [6, 12])).toBe("The cabin sleeps 12.");
});

test("one of a thing becomes several where no verb hangs on it", () => {
  expect(said("It has two bedrooms and one bathroom.", "bathrooms", [1, 2])).toBe(
    "It has two bedrooms and two bathrooms.",
  );
  expect(said("It comes with two bathrooms.", "bathrooms", [2, 1])).toBe("It comes with one bathroom.");
  expect(said("A one-bedroom flat.", "bedrooms", [1, 2])).toBe("A two-bedroom flat.");
  expect(said("There is one bathroom.", "bathrooms", [1, 2])).toBeNull();
  expect(said("Two bathrooms serve the home.", "bathrooms", [2, 1])).toBeNull();
});

test("what says more than the number, says it of another thing or needs another article is left to the writer", () => {
  expect(said("Each of the three bedrooms has a desk.", "bedrooms", [3, 4])).toBeNull();
  expect(said("Three bedrooms, three minutes from the beach.", "bedrooms", [3, 4])).toBeNull();
  expect(said("The bedrooms are three minutes apart.", "bedrooms", [3, 4])).toBeNull();
  expect(said("This is a seven-bedroom home.", "bedrooms", [7, 8])).toBeNull();
  expect(said("This is a Kelowna cabin.", "place.city", ["Kelowna", "Ashland"])).toBeNull();
});

test("a town that is named once has its new name, and a count that is not said changes nothing", () => {
  expect(said("The cabin in Kelowna is yours.", "place.city", ["Kelowna", "Vernon"])).toBe(
    "The cabin in Vernon is yours.",
  );
  expect(said("Kelowna, in the hills of Kelowna.", "place.city", ["Kelowna", "Vernon"])).toBeNull();
  expect(said("There are two bathrooms for up to six guests.", "bedrooms", [3, 4])).toBe(
    "There are two bathrooms for up to six guests.",
  );
});
