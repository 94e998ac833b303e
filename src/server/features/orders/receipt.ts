import { isWithinDailyMails } from "#server/adapters/mail/limit-mails.ts";
import { plainLine } from "#server/adapters/mail/plain-line.ts";
import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Tx } from "#server/db/connect.ts";
import { formatCents } from "#shared/money.ts";
import type { Order, OrderQuote } from "./store.ts";

const FREE_PER_DAY = 5;
const PAID_PER_DAY = 50;

// Posted in the transaction that settles the order: one settlement, one receipt.
export async function postReceipt(tx: Tx, order: Order, quote: OrderQuote): Promise<void> {
  if (!order.receiptEmail) return;
  // A free order costs nobody anything, and its address need not be the buyer's.
  const max = quote.amountCents === 0 ? FREE_PER_DAY : PAID_PER_DAY;
  if (!(await isWithinDailyMails(tx, { kind: "receipt", to: order.receiptEmail, max }))) return;
  const subject = quote.amountCents === 0 ? "Your free Stayscribe order" : "Your Stayscribe receipt";
  await postMail(tx, { to: order.receiptEmail, subject, text: receiptText(order, quote) });
}

function receiptText(order: Order, quote: OrderQuote): string {
  const address = plainLine(order.propertyData?.["address"] ?? order.propertyData?.["property_address"]);
  const lines = [
    "Thank you for your purchase!",
    "",
    `Order: ${order.id}`,
    ...(order.invoiceNumber === null ? [] : [`Invoice: ${order.invoiceNumber}`]),
    ...(address ? [`Property: ${address}`] : []),
    "",
    `Property description: ${formatCents(quote.originalCents)}`,
    ...discountLine("Member discount", quote.memberDiscountCents),
    ...discountLine(`Promo code ${quote.promoCode ?? ""}`, quote.promoDiscountCents),
    `Total paid: ${formatCents(quote.amountCents)}`,
  ];
  return `${lines.join("\n")}\n`;
}

function discountLine(name: string, cents: number): string[] {
  return cents > 0 ? [`${name}: -${formatCents(cents)}`] : [];
}
