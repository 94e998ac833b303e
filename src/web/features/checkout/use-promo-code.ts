import { useState } from "react";
import { type Message, messages } from "#shared/messages.ts";
import { formatAmount } from "#web/lib/format-amount.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import type { Quote } from "./api.ts";
import type { PurchaseTexts } from "./purchase-texts.ts";

export type AskForQuote = (wish: { promoCode: string | null }) => Promise<Quote>;

type PromoCodeOptions = { quote: Quote; ask: AskForQuote; texts: PurchaseTexts };

export function usePromoCode({ quote, ask, texts }: PromoCodeOptions) {
  const [isBusy, setIsBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);

  function complain(message: Message): false {
    setComplaint(message.description);
    showToast({ ...message, tone: "problem" });
    return false;
  }

  async function whileBusy(work: () => Promise<boolean>): Promise<boolean> {
    setIsBusy(true);
    setComplaint(null);
    try {
      return await work();
    } catch {
      return complain(texts.promoCodeFailed);
    } finally {
      setIsBusy(false);
    }
  }

  // Answers whether the code is now part of the price.
  async function apply(promoCode: string): Promise<boolean> {
    if (promoCode === "") return complain(texts.promoCodeMissing);
    return whileBusy(async () => {
      const next = await ask({ promoCode });
      if (next.discountApplied) {
        showToast(appliedMessage(next));
        return true;
      }
      // A wrong code does not cost the buyer the right one from before.
      if (quote.promoCode) await ask({ promoCode: quote.promoCode });
      return complain(texts.invalidPromoCode);
    });
  }

  const remove = () => whileBusy(async () => !(await ask({ promoCode: null })).discountApplied);

  return { apply, remove, isBusy, complaint, forgetComplaint: () => setComplaint(null) };
}

function appliedMessage({ totalDiscountAmount, amount, isFree }: Quote): Message {
  return messages.promoCodeApplied({
    saved: formatAmount(totalDiscountAmount),
    newTotal: isFree ? null : formatAmount(amount),
  });
}
