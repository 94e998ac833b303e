import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Tx } from "#server/db/connect.ts";
import { formatCents } from "#shared/money.ts";
import type { Order, OrderQuote } from "./store.ts";

// Posted in the transaction that settles the order: one settlement, one receipt.
export async function postReceipt(tx: Tx, order: Order, quote: OrderQuote): Promise<void> {
  if (!order.receiptEmail) return;
  const subject = quote.amountCents === 0 ? "Your free Stayscribe order" : "Your Stayscribe receipt";
  await postMail(tx, { to: order.receiptEmail, subject, text: receiptText(order, quote) });
}

function receiptText(order: Order, quote: OrderQuote): string {
  const address = order.propertyData?.["address"] ?? order.propertyData?.["property_address"];
  const lines = [
    "Thank you for your purchase!",
    "",
    `Order: ${order.id}`,
    ...(order.invoiceNumber === null ? [] : [`Invoice: ${order.invoiceNumber}`]),
    ...(typeof address === "string" ? [`Property: ${address}`] : []),
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
