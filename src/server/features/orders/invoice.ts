import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { isUnsettled, type Order } from "#server/domain/orders.ts";
import { escapeHtml } from "#server/domain/safe-text.ts";
import { formatCents } from "#shared/payment/pricing.ts";
import { addressOf } from "#shared/property-facts.ts";
import { findOrder, findQuote, type OrderQuote } from "./store.ts";

// Who sells. The tax is part of the price.
export type Operator = {
  name: string;
  address: string | null;
  taxId: string | null;
  tax: { label: string; percent: number } | null;
};

export type InvoiceDeps = { db: Db; operator: Operator };

type Invoice = { fileName: string; html: string };

// A page of its own that prints well; only the buyer gets it, and only once there is something to account for.
export async function invoiceFor(
  { db, operator }: InvoiceDeps,
  customerId: CustomerId | null,
  id: string,
): Promise<Invoice> {
  const order = await findOrder(db, id);
  const quote = order && (await findQuote(db, order.id, order.quoteId));
  if (!order || !quote || order.customerId !== customerId || isUnsettled(order)) throw new AppError("not_found");
  const number = order.invoiceNumber === null ? order.id.slice(0, 8) : String(order.invoiceNumber).padStart(6, "0");
  return { fileName: `invoice-${number}.html`, html: invoiceHtml({ order, quote, operator, number }) };
}

type InvoiceFacts = { order: Order; quote: OrderQuote; operator: Operator; number: string };

function invoiceHtml({ order, quote, operator, number }: InvoiceFacts): string {
  const rows = [
    ["Property description", quote.originalCents],
    ["Member discount", -quote.memberDiscountCents],
    [`Promo code ${quote.promoCode ?? ""}`, -quote.promoDiscountCents],
  ] as const;
  const shown = rows.filter(([, cents]) => cents !== 0).map(([name, cents]) => row(name, signed(cents)));
  const address = addressOf(order.propertyData ?? {});
  const refunded = order.state === "refunded" ? "<p><strong>Refunded in full.</strong></p>" : "";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Invoice ${number}</title><style>${STYLE}</style></head>
<body><h1>Invoice ${number}</h1>
<p>${[operator.name, ...(operator.address?.split(/\\n|\n|;/) ?? [])].map(escapeHtml).join("<br>")}</p>
${operator.taxId ? `<p>Tax number: ${escapeHtml(operator.taxId)}</p>` : ""}
<p>Date: ${(order.settledAt ?? order.createdAt).toISOString().slice(0, 10)}<br>Order: ${order.id}</p>
${address ? `<p>Property: ${escapeHtml(address)}</p>` : ""}
<table>${shown.join("")}${row("Total paid", formatCents(quote.amountCents), "total")}${taxRow(quote, operator)}</table>
${refunded}</body></html>
`;
}

function taxRow({ amountCents }: OrderQuote, { tax }: Operator): string {
  if (!tax) return "";
  const taxCents = Math.round((amountCents * tax.percent) / (100 + tax.percent));
  return row(`of which ${tax.label} (${tax.percent}%)`, formatCents(taxCents));
}

function row(name: string, amount: string, kind = "line"): string {
  return `<tr class="${kind}"><td>${escapeHtml(name.trim())}</td><td>${amount}</td></tr>`;
}

function signed(cents: number): string {
  return cents < 0 ? `-${formatCents(-cents)}` : formatCents(cents);
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color:#222}
table{width:100%;border-collapse:collapse}td{padding:.4rem 0;border-bottom:1px solid #ddd}td+td{text-align:right}
.total td{font-weight:700;border-bottom:2px solid #222}`;
