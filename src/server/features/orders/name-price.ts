import { eq } from "drizzle-orm";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import { AppError } from "#server/http/app-error.ts";
import { countHit } from "#server/http/rate-limit-store.ts";
import { CURRENCY, type Discount, priceOrder } from "#shared/pricing.ts";
import type { Buyer } from "./buyer.ts";
import { claimPhotos } from "./claim-photos.ts";
import { expireOrder, PROMO_CODE_LAPSED, PROMO_CODE_MOVED } from "./expire-order.ts";
import { type Reservation, reservePromoCode } from "./promo-codes.ts";
import { lockOrderInTurn, type Turn } from "./quote-turn.ts";
import type { PaymentParts } from "./settle-payment.ts";
import type { OrderQuote } from "./store.ts";
import type { Subject } from "./subject.ts";

const ROUNDS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const RECEIPT_ADDRESSES_PER_DAY = 60;

export type QuoteRequest = {
  buyer: Buyer;
  subject: Subject | null;
  promoCode: string | null;
  receiptEmail: string | null;
  buysAgain?: boolean;
};
export type PriceParts = PaymentParts & { testMode: boolean };

// Writes the price down before anyone hears it, and holds the promo code for as long as it stands.
export async function namePrice(parts: PriceParts, turn: Turn, request: QuoteRequest): Promise<OrderQuote> {
  await refuseManyReceiptAddresses(parts, turn, request);
  for (let round = 1; round <= ROUNDS; round++) {
    const outcome = await tryToName(parts, turn, { ...request, isLastRound: round === ROUNDS });
    if (outcome.kind === "named") return outcome.quote;
    const [orderIds, expiry] =
      outcome.kind === "held" ? [outcome.ownOrderIds, PROMO_CODE_MOVED] : [outcome.lapsedOrderIds, PROMO_CODE_LAPSED];
    for (const orderId of orderIds) await expireOrder(parts, orderId, expiry);
  }
  throw new Error("unreachable: the last round names a price");
}

// A receipt is mail to an address that nobody has proven to own.
async function refuseManyReceiptAddresses({ db }: PriceParts, { order }: Turn, request: QuoteRequest): Promise<void> {
  const { receiptEmail, buyer } = request;
  if (!receiptEmail || receiptEmail === order.receiptEmail) return;
  const { current } = await countHit(db, `receipt addresses of ${buyer.network ?? buyer.customerId}`, DAY_MS);
  if (current > RECEIPT_ADDRESSES_PER_DAY) {
    const message = "Receipts were asked for at many addresses today. Please leave the field empty, or try tomorrow.";
    throw new AppError("rate_limited", message, { field: "email" });
  }
}

type Outcome = { kind: "named"; quote: OrderQuote } | Extract<Reservation, { kind: "taken" | "held" }>;

async function tryToName(
  { db, testMode }: PriceParts,
  turn: Turn,
  { buyer, subject, promoCode, receiptEmail, isLastRound }: QuoteRequest & { isLastRound: boolean },
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const order = await lockOrderInTurn(tx, turn);
    if (!order) throw new AppError("conflict");
    const wish = { orderId: order.id, testMode, holder: buyer };
    const promo = promoCode ? await reservePromoCode(tx, { code: promoCode, ...wish }) : null;
    if ((promo?.kind === "taken" || promo?.kind === "held") && !isLastRound) return promo;
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
