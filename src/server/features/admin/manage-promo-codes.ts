import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Db, Tx } from "#server/db/connect.ts";
import { promoCodes } from "#server/db/schema/orders.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { AdminPromoCode, changeAdminPromoCode, createAdminPromoCode } from "#shared/contract/account/admin.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { dollarsOf } from "#shared/payment/pricing.ts";
import { type Admin, recordChange } from "./record-change.ts";

type PromoCodeRow = typeof promoCodes.$inferSelect;

// Lists and creates promo codes; implemented by the feature that redeems them.
export type PromoCodeStore = {
  list: () => Promise<{ promo: PromoCodeRow; redeemed: number; reserved: number }[]>;
  // Answers false when there is such a code already.
  create: (tx: Tx, promo: NewPromoCode) => Promise<boolean>;
};

export type NewPromoCode = {
  code: string;
  percent?: number | undefined;
  amount?: number | undefined;
  max?: number | undefined;
  starts?: Date | undefined;
  expires?: Date | undefined;
};

export type PromoDeps = { db: Db; promoCodeStore: PromoCodeStore };

export async function readPromoCodes({ promoCodeStore }: PromoDeps): Promise<AdminPromoCode[]> {
  const stored = await promoCodeStore.list();
  return stored.map(({ promo, redeemed, reserved }) => ({
    code: promo.code,
    percentOff: promo.percentOff,
    amountOff: promo.amountOffCents === null ? null : dollarsOf(promo.amountOffCents),
    startsAt: promo.startsAt?.toISOString() ?? null,
    expiresAt: promo.expiresAt?.toISOString() ?? null,
    maxRedemptions: promo.maxRedemptions,
    redeemed,
    reserved,
    isActive: promo.isActive,
    isTestCode: promo.isTestCode,
    createdAt: promo.createdAt.toISOString(),
  }));
}

type Creation = z.output<typeof createAdminPromoCode.body>;

export async function createPromoCode({ db, promoCodeStore }: PromoDeps, admin: Admin, wish: Creation): Promise<void> {
  const { code, percentOff, amountOff, startsAt, expiresAt, maxRedemptions } = wish;
  if ((percentOff === undefined) === (amountOff === undefined)) {
    throw new AppError("bad_request", adminMessages.percentOrAmount);
  }
  refuseBackwards(startsAt, expiresAt);
  await db.transaction(async (tx) => {
    await recordChange(tx, admin, { action: "promo_code_created", subject: code, details: { ...wish } });
    const isNew = await promoCodeStore.create(tx, {
      code,
      percent: percentOff,
      amount: amountOff,
      max: maxRedemptions ?? undefined,
      starts: startsAt ? new Date(startsAt) : undefined,
      expires: expiresAt ? new Date(expiresAt) : undefined,
    });
    if (!isNew) throw new AppError("conflict", adminMessages.codeExists);
  });
}

type PromoChange = { code: string; wish: z.output<typeof changeAdminPromoCode.body> };

// A buyer who holds the code already may still pay the price they were quoted.
export async function changePromoCode(db: Db, admin: Admin, { code, wish }: PromoChange): Promise<string> {
  return db.transaction(async (tx) => {
    const named = eq(promoCodes.code, code.trim().toUpperCase());
    const [before] = await tx.select().from(promoCodes).where(named).for("update");
    if (!before) throw new AppError("not_found");
    const { isActive = before.isActive, maxRedemptions = before.maxRedemptions } = wish;
    const startsAt = dateOf(wish.startsAt, before.startsAt);
    const expiresAt = dateOf(wish.expiresAt, before.expiresAt);
    refuseBackwards(startsAt?.toISOString(), expiresAt?.toISOString());
    await tx.update(promoCodes).set({ isActive, maxRedemptions, startsAt, expiresAt }).where(named);
    await recordChange(tx, admin, { action: "promo_code_changed", subject: before.code, details: { ...wish } });
    return before.code;
  });
}

// Undefined leaves what was, null takes it away.
function dateOf(wish: string | null | undefined, before: Date | null): Date | null {
  if (wish === undefined) return before;
  return wish === null ? null : new Date(wish);
}

function refuseBackwards(startsAt: string | null | undefined, expiresAt: string | null | undefined): void {
  if (startsAt && expiresAt && new Date(startsAt) >= new Date(expiresAt)) {
    throw new AppError("bad_request", adminMessages.startsAfterItExpires);
  }
}
