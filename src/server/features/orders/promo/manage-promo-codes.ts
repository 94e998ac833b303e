import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "#server/db/connect.ts";
import { promoCodes, promoUses } from "#server/db/schema/orders.ts";

export const TEST_PROMO_CODES = [
  { code: "ALPHA100", percentOff: 100 },
  { code: "WELCOME20", percentOff: 20 },
] as const;

const Moment = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), "must be a date such as 2027-01-01")
  .transform((text) => new Date(text));

export const NewPromoCode = z
  .object({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9_-]{2,64}$/, "must be 2 to 64 letters, digits, - or _"),
    percent: z.coerce.number("must be a number").int("must be whole").min(1).max(100).optional(),
    amount: z.coerce.number("must be a number").positive().max(1000).optional(),
    max: z.coerce.number("must be a number").int("must be whole").min(1).optional(),
    starts: Moment.optional(),
    expires: Moment.optional(),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), "needs either percent or amount")
  .refine(({ starts, expires }) => !starts || !expires || starts < expires, "must start before it expires");
export type NewPromoCode = z.infer<typeof NewPromoCode>;

// Answers false when there is such a code already.
export async function createPromoCode(db: Db | Tx, promo: NewPromoCode): Promise<boolean> {
  const created = await db
    .insert(promoCodes)
    .values({
      code: promo.code,
      percentOff: promo.percent ?? null,
      amountOffCents: promo.amount === undefined ? null : Math.round(promo.amount * 100),
      maxRedemptions: promo.max ?? null,
      startsAt: promo.starts ?? null,
      expiresAt: promo.expires ?? null,
    })
    .onConflictDoNothing()
    .returning({ code: promoCodes.code });
  return created.length > 0;
}

// A buyer who holds the code already may still pay the price they were quoted.
export async function disablePromoCode(db: Db, code: string): Promise<boolean> {
  const disabled = await db
    .update(promoCodes)
    .set({ isActive: false })
    .where(eq(promoCodes.code, code.trim().toUpperCase()))
    .returning({ code: promoCodes.code });
  return disabled.length > 0;
}

export async function listPromoCodes(db: Db) {
  const redeemed = sql<number>`count(${promoUses.redeemedAt})::int`;
  const reserved = sql<number>`(count(${promoUses.orderId}) - count(${promoUses.redeemedAt}))::int`;
  return db
    .select({ promo: promoCodes, redeemed, reserved })
    .from(promoCodes)
    .leftJoin(promoUses, eq(promoUses.code, promoCodes.code))
    .groupBy(promoCodes.code)
    .orderBy(asc(promoCodes.code));
}

export async function seedTestPromoCodes(db: Db): Promise<void> {
  const rows = TEST_PROMO_CODES.map((promoCode) => ({ ...promoCode, isTestCode: true }));
  await db.insert(promoCodes).values(rows).onConflictDoNothing();
}
