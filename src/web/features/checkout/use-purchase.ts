import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import type { rewriteListing } from "#shared/contract/listings/listings.ts";
import type { createPaymentIntent, PropertyData } from "#shared/contract/orders.ts";
import { platformsOf } from "#shared/property-facts.ts";
import { isEmail } from "#shared/typed-text.ts";
import { formatAmount } from "#web/lib/format-text.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { serverMessageIn } from "#web/lib/http/request.ts";
import { summariseProperty } from "#web/lib/property-summary.ts";
import {
  type OrderDetails,
  recallPromoCode,
  rememberPromoCode,
  rememberPurchase,
} from "#web/lib/storage/purchase-memory.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { checkoutTexts, type PurchaseTexts } from "./purchase-texts.ts";

const LONGEST_ADDRESS = 254;

type PurchaseOptions = {
  propertyData: PropertyData;
  // What the server is told, where it knows more than this page.
  what?: PurchaseSubject;
  texts?: PurchaseTexts;
  // Where the receipt goes unless the buyer types another address.
  receiptTo?: string | null;
  onDone: (paymentIntentId: string, quote: Quote) => void;
};

// From the first quote to the paid or free order.
export function usePurchase({ propertyData, receiptTo = null, onDone, ...options }: PurchaseOptions) {
  const { what = { propertyData }, texts = checkoutTexts } = options;
  const [isPaying, setIsPaying] = useState(false);
  const { query, ask, settled, forgetOnLeaving } = useCheckoutQuote({ what, texts });
  const email = useReceiptEmail();

  function finish(quote: Quote, bought = propertyData): void {
    rememberPurchase({
      paymentIntentId: quote.paymentIntentId,
      propertyData: bought,
      orderDetails: orderDetailsOf(bought, quote),
    });
    forgetOnLeaving();
    onDone(quote.paymentIntentId, quote);
  }

  // Asked once more before every charge, which also carries the address for the receipt and holds the promo code:
  // another tab may have changed the order since, and the charge must equal the price on the button.
  async function prepare(seen: Quote): Promise<boolean> {
    try {
      const shown = await settled();
      const current =
        shown?.promoCode === seen.promoCode
          ? await ask({ promoCode: seen.promoCode, email: email.read() || (receiptTo ?? "") })
          : shown;
      if (current?.alreadyPaid) finish(current);
      else if (current && isSameOffer(current, seen)) return true;
      else if (current) tellNewTotal(current);
    } catch (error) {
      const words = serverMessageIn(error);
      showToast({ ...texts.notPrepared(words, seen.isFree), tone: "problem" });
    }
    return false;
  }

  const gateFor = (seen: Quote) => ({ isComplete: email.check, prepare: () => prepare(seen) });
  return { query, ask, email, texts, asksForReceipt: receiptTo === null, isPaying, setIsPaying, finish, gateFor };
}

function isSameOffer(one: Quote, other: Quote): boolean {
  return one.amount === other.amount && one.paymentIntentId === other.paymentIntentId;
}

function tellNewTotal({ amount }: Quote): void {
  showToast({
    title: "The order has changed",
    description: `The total is now ${formatAmount(amount)}. Nothing was charged; please look at it before you go on.`,
  });
}

function orderDetailsOf(propertyData: PropertyData, quote: Quote): OrderDetails {
  const { address, bedrooms, bathrooms } = summariseProperty(propertyData);
  return {
    address,
    bedrooms,
    bathrooms,
    selectedPlatforms: platformsOf(propertyData),
    originalAmount: quote.originalAmount,
    finalAmount: quote.amount,
    promoCode: quote.promoCode,
    discountAmount: quote.totalDiscountAmount,
  };
}

function addressProblem(typed: string): string | true {
  const email = typed.trim();
  const isFine = email === "" || (isEmail(email) && email.length <= LONGEST_ADDRESS);
  return isFine || "Please enter a valid email address, or none.";
}

function useReceiptEmail() {
  const { register, trigger, getValues, formState } = useForm({
    mode: "onTouched",
    defaultValues: { email: "" },
  });
  return {
    field: register("email", { validate: addressProblem }),
    error: formState.errors.email?.message,
    read: () => getValues("email").trim(),
    check: () => trigger("email", { shouldFocus: true }),
  };
}

type Wish = { promoCode: string | null; email?: string };

// The order's price as the server last named it, and the way to have it named again.
type QuoteOptions = { what: PurchaseSubject; texts: PurchaseTexts };

function useCheckoutQuote({ what, texts }: QuoteOptions) {
  const client = useQueryClient();
  const options = quoteQuery(what, texts);
  const asking = useRef<Promise<Quote>>(undefined);
  // Not renewed by itself: the server holds a code for a quarter of an hour after the buyer last did something, and the
  // price is asked once more before every charge.
  const query = useQuery(options);

  const isMissing = query.isError && !query.data;
  useEffect(() => {
    if (isMissing) showToast({ ...texts.notInitialised, tone: "problem" });
  }, [isMissing, texts]);

  function ask(wish: Wish): Promise<Quote> {
    asking.current = requestNext(wish);
    return asking.current;
  }

  async function requestNext(wish: Wish): Promise<Quote> {
    // An earlier answer that comes in late would bring the former price back.
    await client.cancelQueries({ queryKey: options.queryKey });
    const quote = await requestQuote({ ...what, ...wish });
    client.setQueryData(options.queryKey, quote);
    return quote;
  }

  // The price in force, once any question under way has its answer.
  async function settled(): Promise<Quote | undefined> {
    await asking.current?.catch(() => null);
    return client.getQueryData<Quote>(options.queryKey);
  }

  return { query, ask, settled, forgetOnLeaving: useForgetOnLeaving(options.queryKey) };
}

// A paid order must not be offered again on the next visit. It is forgotten only on leaving, since the open page
// would ask for the price again.
function useForgetOnLeaving(queryKey: readonly unknown[]) {
  const client = useQueryClient();
  const forgotten = useRef<readonly unknown[]>(null);

  useEffect(
    () => () => {
      if (forgotten.current) client.removeQueries({ queryKey: forgotten.current });
    },
    [client],
  );

  return () => {
    forgotten.current = queryKey;
  };
}

// A page that is reloaded right after paying finds its order paid.
export function useGoOnWhenPaid(quote: Quote | undefined, finish: (quote: Quote) => void): void {
  const paid = quote?.alreadyPaid && !quote.boughtBefore ? quote : null;
  useEffect(() => {
    if (paid) finish(paid);
    // oxlint-disable-next-line react/exhaustive-deps -- going on once is enough, however often the page is drawn
  }, [paid]);
}

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
