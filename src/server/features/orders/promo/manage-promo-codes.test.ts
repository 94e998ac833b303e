import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { createPromoCode, disablePromoCode, listPromoCodes, NewPromoCode } from "./manage-promo-codes.ts";

test("a code is created once, in capitals, and can be disabled in any letters", async () => {
  const { db, drop } = await freshDatabase();
  onTestFinished(drop);
  const wish = NewPromoCode.parse({ code: "summer", percent: "100", max: "50", expires: "2027-01-01" });
  expect(await createPromoCode(db, wish)).toBe(true);
  expect(await createPromoCode(db, NewPromoCode.parse({ code: "Summer", amount: "5.50" }))).toBe(false);
  expect(await createPromoCode(db, NewPromoCode.parse({ code: "FIVE", amount: "5.50" }))).toBe(true);
  expect(await disablePromoCode(db, "sUMMER")).toBe(true);
  expect(await disablePromoCode(db, "winter")).toBe(false);
  expect(await listPromoCodes(db)).toMatchObject([
    { promo: { code: "FIVE", amountOffCents: 550, isActive: true }, redeemed: 0, reserved: 0 },
    { promo: { code: "SUMMER", percentOff: 100, maxRedemptions: 50, isActive: false }, redeemed: 0, reserved: 0 },
  ]);
});

test.for([
  [{ code: "X1" }, "needs either percent or amount"],
  [{ code: "X1", percent: "101" }, "percent"],
  [{ code: "X1", percent: "10", amount: "1" }, "needs either percent or amount"],
  [{ code: "X1", percent: "10", expires: "soon" }, "2027-01-01"],
  [{ code: "X1", percent: "10", starts: "2027-01-02", expires: "2027-01-01" }, "must start before it expires"],
  [{ code: "a b", percent: "10" }, "letters"],
] as const)("%o is refused", ([wish, why]) => {
  const read = NewPromoCode.safeParse(wish);
  expect(JSON.stringify(read.error?.issues)).toContain(why);
});
