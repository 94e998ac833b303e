import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import { orders, promoCodes, promoUses } from "#server/db/schema/orders.ts";
import type { Discount } from "#shared/payment/pricing.ts";

const RESERVED_FOR = sql`now() + interval '15 minutes'`;

export type Reservation =
  | { kind: "reserved"; code: string; discount: Discount }
  | { kind: "refused" }
  // Every redemption is taken, but some are held by orders whose reservation has lapsed.
  | { kind: "taken"; lapsedOrderIds: string[] }
  // The same customer holds it for other orders, which have to let go of it first.
  | { kind: "held"; ownOrderIds: string[] };

type Holder = { customerId: string; network: string | null };
type ReservationRequest = { code: string; orderId: string; testMode: boolean; holder: Holder };

// The caller holds the order's lock. The code's own lock serialises buyers of the last redemption.
export async function reservePromoCode(tx: Tx, request: ReservationRequest): Promise<Reservation> {
  const { code, orderId, testMode, holder } = request;
  const [promo] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code.toUpperCase())).for("update");
  if (!promo || !isUsable(promo, testMode)) return { kind: "refused" };
  if (promo.maxRedemptions !== null) {
    const others = await usesByOthers(tx, promo.code, orderId);
    const held = others.filter(({ isRedeemed }) => !isRedeemed);
    // One reservation per buyer, or one buyer's unpaid quotes would keep all others from the code.
    const own = held.filter(({ customerId }) => customerId === holder.customerId);
    if (own.length > 0) return { kind: "held", ownOrderIds: own.map((use) => use.orderId) };
    const isHeldNearby = holder.network !== null && held.some((use) => use.network === holder.network && !use.isLapsed);
    if (isHeldNearby) return { kind: "refused" };
    if (others.length >= promo.maxRedemptions) {
      const lapsedOrderIds = others.filter(({ isLapsed }) => isLapsed).map((use) => use.orderId);
      return lapsedOrderIds.length > 0 ? { kind: "taken", lapsedOrderIds } : { kind: "refused" };
    }
  }
  await tx
    .insert(promoUses)
    .values({ orderId, code: promo.code, reservedUntil: RESERVED_FOR, network: holder.network })
    .onConflictDoUpdate({
      target: [promoUses.orderId, promoUses.code],
      set: { reservedUntil: RESERVED_FOR, network: holder.network },
    });
  return { kind: "reserved", code: promo.code, discount: discountOf(promo) };
}

type PromoCode = typeof promoCodes.$inferSelect;

function isUsable(promo: PromoCode, testMode: boolean): boolean {
  const now = new Date();
  if (!promo.isActive || (promo.isTestCode && !testMode)) return false;
  return (promo.startsAt === null || promo.startsAt <= now) && (promo.expiresAt === null || promo.expiresAt > now);
}

function discountOf({ percentOff, amountOffCents }: PromoCode): Discount {
  if (percentOff !== null) return { percentOff };
  return { amountOffCents: amountOffCents ?? 0 };
}

// A lapsed reservation still counts until its order is known to be unpaid: only then may another buyer have it.
async function usesByOthers(tx: Tx, code: string, orderId: string) {
  return tx
    .select({
      orderId: promoUses.orderId,
      customerId: orders.customerId,
      network: promoUses.network,
      isRedeemed: sql<boolean>`${promoUses.redeemedAt} is not null`,
      isLapsed: sql<boolean>`${promoUses.redeemedAt} is null and ${promoUses.reservedUntil} < now()`,
    })
    .from(promoUses)
    .innerJoin(orders, eq(orders.id, promoUses.orderId))
    .where(and(eq(promoUses.code, code), ne(promoUses.orderId, orderId)));
}

// Returns false when the order no longer holds the code.
export async function redeemPromoCode(tx: Tx, { orderId, code }: { orderId: string; code: string }): Promise<boolean> {
  await releasePromoCodes(tx, orderId, code);
  const redeemed = await tx
    .update(promoUses)
    .set({ redeemedAt: new Date(), network: null })
    .where(and(eq(promoUses.orderId, orderId), eq(promoUses.code, code)))
    .returning({ code: promoUses.code });
  return redeemed.length > 0;
}

// A price that was paid is honoured, even if its code was let go meanwhile.
export async function redeemPaidPromoCode(tx: Tx, use: { orderId: string; code: string }): Promise<void> {
  if (await redeemPromoCode(tx, use)) return;
  await tx.insert(promoUses).values({ ...use, reservedUntil: new Date(), redeemedAt: new Date() });
}

export async function releasePromoCodes(tx: Tx, orderId: string, except: string | null = null): Promise<void> {
  const isOther = except === null ? undefined : ne(promoUses.code, except);
  await tx.delete(promoUses).where(and(eq(promoUses.orderId, orderId), isNull(promoUses.redeemedAt), isOther));
}
