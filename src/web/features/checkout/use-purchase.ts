import { useState } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { formatAmount } from "#web/lib/format-amount.ts";
import { rememberPurchase } from "#web/lib/purchase-memory.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import type { PurchaseSubject, Quote } from "./api.ts";
import { orderDetailsOf } from "./order-details.ts";
import { checkoutTexts, type PurchaseTexts } from "./purchase-texts.ts";
import { useCheckoutQuote } from "./use-checkout-quote.ts";
import { useReceiptEmail } from "./use-receipt-email.ts";

type PurchaseOptions = {
  propertyData: PropertyData;
  // What the server is told, where it knows more than this page.
  what?: PurchaseSubject;
  texts?: PurchaseTexts;
  // Where the receipt goes when nobody typed another address.
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
  // another tab may have changed the order since, and nobody pays another price than the one on the button.
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
      const words = error instanceof ApiError ? error.serverMessage : null;
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
