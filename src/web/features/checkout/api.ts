import { queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import type { rewriteListing } from "#shared/contract/listings/listings.ts";
import type { createPaymentIntent, PropertyData } from "#shared/contract/orders.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";
import { recallPromoCode, rememberPromoCode } from "#web/lib/storage/purchase-memory.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import type { PurchaseTexts } from "./purchase-texts.ts";

// The server's numbers, with the promo code that they contain.
export type Quote = AnswerOf<typeof createPaymentIntent> & { promoCode: string | null };

// What is bought, as the server is told.
export type PurchaseSubject = { propertyData: PropertyData; again?: true } | { jobId: string };

type QuoteWish = PurchaseSubject & { promoCode: string | null; email?: string };

export async function requestQuote({ promoCode, ...rest }: QuoteWish): Promise<Quote> {
  const answer = await callEndpoint<typeof createPaymentIntent>("POST /api/create-payment-intent", {
    body: { ...rest, ...(promoCode && { promoCode }) },
  });
  const quote = { ...answer, promoCode: answer.discountApplied ? promoCode : null };
  rememberPromoCode(nameOf(rest), answer.alreadyPaid ? null : quote.promoCode);
  return quote;
}

// The texts of a form that was bought are written again from its answers as they are now.
export async function rewriteBought(listingId: string): Promise<void> {
  await callEndpoint<typeof rewriteListing>("POST /api/listing/{id}/rewrite", { params: { id: listingId } });
}

function nameOf(what: PurchaseSubject): string {
  return "jobId" in what ? what.jobId : (summariseProperty(what.propertyData).address ?? "");
}

// Asked through the cache, so that a page drawn twice, or returned to, has one order and one intent.
// Asked again, or by a page that was reloaded, it renews the price with the code that is applied.
export function quoteQuery(what: PurchaseSubject, texts: Pick<PurchaseTexts, "invalidPromoCode">) {
  return queryOptions({
    queryKey: ["/api/create-payment-intent", what] as const,
    queryFn: async ({ client, queryKey }) => {
      const known = client.getQueryData<Quote>(queryKey);
      const promoCode = known ? known.promoCode : recallPromoCode(nameOf(what));
      const quote = await requestQuote({ ...what, promoCode });
      if (promoCode && !quote.promoCode) showToast({ ...texts.invalidPromoCode, tone: "problem" });
      return quote;
    },
  });
}
