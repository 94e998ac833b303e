import { eq } from "drizzle-orm";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import { AppError } from "#server/http/app-error.ts";
import { CURRENCY, type Discount, priceOrder } from "#shared/pricing.ts";
import type { Buyer } from "./buyer.ts";
import { claimPhotos } from "./claim-photos.ts";
import { expireOrder, PROMO_CODE_LAPSED } from "./expire-order.ts";
import { reservePromoCode } from "./promo-codes.ts";
import { lockOrderInTurn, type Turn } from "./quote-turn.ts";
import type { PaymentParts } from "./settle-payment.ts";
import type { OrderQuote } from "./store.ts";
import type { Subject } from "./subject.ts";

const ROUNDS = 3;

export type QuoteRequest = {
  buyer: Buyer;
  subject: Subject | null;
  promoCode: string | null;
  receiptEmail: string | null;
};
export type PriceParts = PaymentParts & { testMode: boolean };

// Writes the price down before anyone hears it, and holds the promo code for as long as it stands.
export async function namePrice(parts: PriceParts, turn: Turn, request: QuoteRequest): Promise<OrderQuote> {
  for (let round = 1; round <= ROUNDS; round++) {
    const outcome = await tryToName(parts, turn, { ...request, isLastRound: round === ROUNDS });
    if (outcome.kind === "named") return outcome.quote;
    for (const orderId of outcome.lapsedOrderIds) await expireOrder(parts, orderId, PROMO_CODE_LAPSED);
  }
  throw new Error("unreachable: the last round names a price");
}

type Outcome = { kind: "named"; quote: OrderQuote } | { kind: "taken"; lapsedOrderIds: string[] };

async function tryToName(
  { db, testMode }: PriceParts,
  turn: Turn,
  { buyer, subject, promoCode, receiptEmail, isLastRound }: QuoteRequest & { isLastRound: boolean },
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const order = await lockOrderInTurn(tx, turn);
    if (!order) throw new AppError("conflict");
    const promo = promoCode ? await reservePromoCode(tx, { code: promoCode, orderId: order.id, testMode }) : null;
    if (promo?.kind === "taken" && !isLastRound) return promo;
    const applied: { code: string; discount: Discount } | null = promo?.kind === "reserved" ? promo : null;
    const price = priceOrder({ isMember: buyer.isMember, promo: applied?.discount ?? null });
    const named = { ...price, orderId: order.id, currency: CURRENCY, promoCode: applied?.code ?? null };
    const [quote] = await tx.insert(orderQuotes).values(named).returning();
    if (!quote) throw new Error("the quote was not stored");
    const what = subject ? { propertyData: subject.propertyData, platforms: subject.platforms } : {};
    const changes = { ...what, ...(receiptEmail && { receiptEmail }) };
    if (Object.keys(changes).length > 0) await tx.update(orders).set(changes).where(eq(orders.id, order.id));
    if (subject) await claimPhotos(tx, order, subject.propertyData);
    return { kind: "named", quote };
  });
}
