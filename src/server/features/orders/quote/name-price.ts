import { eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { claimPhotos } from "#server/domain/pictures/photo-claims.ts";
import { refuseBeyond } from "#server/domain/rate-limit-counters.ts";
import { callerNetwork } from "#server/http/limits/caller-network.ts";
import { CURRENCY, type Discount, priceOrder } from "#shared/payment/pricing.ts";
import { type Reservation, reservePromoCode } from "../promo/promo-codes.ts";
import type { PaymentDeps } from "../settle/settle-payment.ts";
import type { OrderQuote } from "../store.ts";
import { expireOrder, PROMO_CODE_LAPSED, PROMO_CODE_MOVED } from "./expire-order.ts";
import { lockLeasedOrder, type OrderLease } from "./order-lease.ts";
import type { Subject } from "./order-subject.ts";

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
export type PriceDeps = PaymentDeps & { testMode: boolean };

// Stores the price before any caller is told it, and holds the promo code for as long as the price is valid.
export async function namePrice(deps: PriceDeps, lease: OrderLease, request: QuoteRequest): Promise<OrderQuote> {
  await refuseManyReceiptAddresses(deps, lease, request);
  for (let round = 1; round <= ROUNDS; round++) {
    const outcome = await tryToName(deps, lease, { ...request, isLastRound: round === ROUNDS });
    if (outcome.kind === "named") return outcome.quote;
    const [orderIds, expiry] =
      outcome.kind === "held" ? [outcome.ownOrderIds, PROMO_CODE_MOVED] : [outcome.lapsedOrderIds, PROMO_CODE_LAPSED];
    for (const orderId of orderIds) await expireOrder(deps, orderId, expiry);
  }
  throw new Error("unreachable: the last round names a price");
}

// A receipt is mail to an address that the buyer has not proven to own.
async function refuseManyReceiptAddresses(
  { db }: PriceDeps,
  { order }: OrderLease,
  request: QuoteRequest,
): Promise<void> {
  const { receiptEmail, buyer } = request;
  if (!receiptEmail || receiptEmail === order.receiptEmail) return;
  const key = `receipt addresses of ${buyer.network ?? buyer.customerId}`;
  const message = "Receipts were asked for at many addresses today. Please leave the field empty, or try tomorrow.";
  const limit = { key, windowMs: DAY_MS, max: RECEIPT_ADDRESSES_PER_DAY };
  await refuseBeyond(db, [limit], { message, field: "email" });
}

type Outcome = { kind: "named"; quote: OrderQuote } | Extract<Reservation, { kind: "taken" | "held" }>;

async function tryToName(
  { db, testMode }: PriceDeps,
  lease: OrderLease,
  { buyer, subject, promoCode, receiptEmail, isLastRound }: QuoteRequest & { isLastRound: boolean },
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const order = await lockLeasedOrder(tx, lease);
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

// Who buys. A guest is never a member, and is known by the network as well, since a new cookie is free.
type Buyer = { customerId: CustomerId; isMember: boolean; network: string | null };

export async function findBuyer(db: Db, customerId: CustomerId, ip: string): Promise<Buyer> {
  const [user] = await db.select({ isMember: users.isMember }).from(users).where(eq(users.id, customerId));
  return { customerId, isMember: user?.isMember ?? false, network: user ? null : callerNetwork(ip) };
}
