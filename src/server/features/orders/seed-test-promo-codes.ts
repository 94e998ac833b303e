import type { Db } from "#server/db/connect.ts";
import { promoCodes } from "#server/db/schema/orders.ts";

export const TEST_PROMO_CODES = [
  { code: "ALPHA100", percentOff: 100 },
  { code: "WELCOME20", percentOff: 20 },
] as const;

export async function seedTestPromoCodes(db: Db): Promise<void> {
  const rows = TEST_PROMO_CODES.map((promoCode) => ({ ...promoCode, isTestCode: true }));
  await db.insert(promoCodes).values(rows).onConflictDoNothing();
}
