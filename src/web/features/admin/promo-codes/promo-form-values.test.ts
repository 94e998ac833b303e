import { expect, test } from "vitest";
import { formValuesOf, isOver, PromoFormValues, termsOf } from "./promo-form-values.ts";

const valid = { ...formValuesOf(null), code: "spring-20", value: "20" };

const complaintsOf = (values: object) => {
  const result = PromoFormValues.safeParse({ ...valid, ...values });
  return result.success ? [] : result.error.issues.map(({ path }) => path.join("."));
};

test("a code with a percentage or an amount is fine, with or without dates and a maximum", () => {
  expect(complaintsOf({})).toEqual([]);
  expect(
    complaintsOf({ kind: "amount", value: "5.5", starts: "2027-01-01", expires: "2027-01-01", maximum: "1" }),
  ).toEqual([]);
});

test("what is wrong is told at its field", () => {
  expect(complaintsOf({ code: "a" })).toEqual(["code"]);
  expect(complaintsOf({ code: "two words" })).toEqual(["code"]);
  for (const value of ["", "0", "101", "12.5", "ten"]) expect(complaintsOf({ value })).toEqual(["value"]);
  for (const value of ["", "0", "1000.01", "1.234", "-3"]) {
    expect(complaintsOf({ kind: "amount", value })).toEqual(["value"]);
  }
  for (const maximum of ["0", "1.5", "many"]) expect(complaintsOf({ maximum })).toEqual(["maximum"]);
  expect(complaintsOf({ starts: "2027-02-01", expires: "2027-01-01" })).toEqual(["expires"]);
});

test("a code is good on the whole of its last day, and empty fields mean no limit", () => {
  expect(termsOf({ ...valid, starts: "2027-01-01", expires: "2027-01-31", maximum: "5" })).toEqual({
    startsAt: "2027-01-01T00:00:00.000Z",
    expiresAt: "2027-01-31T23:59:59.999Z",
    maxRedemptions: 5,
  });
  expect(termsOf(valid)).toEqual({ startsAt: null, expiresAt: null, maxRedemptions: null });
});

test("a code is over when its last day is, and not before", () => {
  const now = new Date("2027-03-02T10:00:00Z");
  expect(["", "2027-03-01", "2027-03-02", "2027-03-03"].map((lastDay) => isOver(lastDay, now))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
