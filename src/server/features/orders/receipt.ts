import { isWithinDailyMails } from "#server/adapters/mail/limit-mails.ts";
import { plainLine } from "#server/adapters/mail/plain-line.ts";
import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import type { Tx } from "#server/db/connect.ts";
import { formatCents } from "#shared/money.ts";
import { PLATFORM_LABELS } from "#shared/platforms.ts";
import { hasLink } from "#shared/policy/find-links.ts";
import { deliverable } from "#writer/deliverable.ts";
import type { Description } from "#writer/description.ts";
import { findQuote, type Order, type OrderQuote } from "./store.ts";

const FREE_PER_DAY = 5;
const PAID_PER_DAY = 50;

// Posted in the transaction that delivers: one order, one receipt, with what was bought. A guest's page closes after
// half an hour, and a mailbox does not.
export async function postReceipt(tx: Tx, order: Order, texts: Description[]): Promise<void> {
  const quote = order.receiptEmail && (await findQuote(tx, order.id, order.quoteId));
  if (!quote || !order.receiptEmail) return;
  // A free order costs nobody anything, and its address need not be the buyer's.
  const max = quote.amountCents === 0 ? FREE_PER_DAY : PAID_PER_DAY;
  if (!(await isWithinDailyMails(tx, { kind: "receipt", to: order.receiptEmail, max }))) return;
  const subject = quote.amountCents === 0 ? "Your free Stayscribe order" : "Your Stayscribe receipt";
  await postMail(tx, { to: order.receiptEmail, subject, text: receiptText(order, quote) + descriptionText(texts) });
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

// Nothing of ours leads anybody to a page that somebody else chose.
function descriptionText(texts: Description[]): string {
  const parts = texts
    .map(deliverable)
    .flatMap(({ platform, sections }) => [
      ...(texts.length > 1 ? [`== ${PLATFORM_LABELS[platform]} ==`] : []),
      ...sections.filter(({ text }) => !hasLink(text)).map(({ heading, text }) => `${heading.toUpperCase()}\n${text}`),
    ]);
  return parts.length > 0 ? `\nYour description, to keep:\n\n${parts.join("\n\n")}\n` : "";
}

function discountLine(name: string, cents: number): string[] {
  return cents > 0 ? [`${name}: -${formatCents(cents)}`] : [];
}
