import { type FormEvent, useState } from "react";
import { type Message, messages } from "#shared/messages/toasts.ts";
import { formatAmount } from "#web/lib/format-text.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { checkoutTexts, type PurchaseTexts } from "./purchase-texts.ts";
import type { Quote } from "./use-purchase.ts";

// Shows the server's numbers only; the browser computes no price.
export function OrderSummary({ quote }: { quote: Quote }) {
  const { originalAmount, memberDiscount, totalDiscountAmount, promoCode, amount } = quote;
  const promoDiscount = totalDiscountAmount - memberDiscount;
  return (
    <dl className="order-rows">
      <Row name="Property description" amount={formatAmount(originalAmount)} />
      {memberDiscount > 0 && <Row name="Member discount (10%)" amount={minus(memberDiscount)} />}
      {promoCode && <Row name={`Promo code ${promoCode.toUpperCase()}`} amount={minus(promoDiscount)} />}
      <div className="order-total">
        <dt>Total</dt>
        <dd>{formatAmount(amount)}</dd>
      </div>
    </dl>
  );
}

const minus = (dollars: number) => `−${formatAmount(dollars)}`;

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

type PromoCodeBoxProps = {
  quote: Quote;
  ask: AskForQuote;
  texts?: PurchaseTexts;
  isTestMode: boolean;
  // A price that is being paid does not change.
  isLocked: boolean;
};

export function PromoCodeBox({ quote, ask, texts = checkoutTexts, isTestMode, isLocked }: PromoCodeBoxProps) {
  const [typed, setTyped] = useState("");
  const { apply, remove, isBusy, complaint, forgetComplaint } = usePromoCode({ quote, ask, texts });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isLocked) return;
    if (await apply(typed.trim())) setTyped("");
  }

  return (
    <form noValidate aria-label="Promo code" onSubmit={(event) => void submit(event)}>
      <Field label="Promo code" error={complaint ?? undefined}>
        <div className="promo-row">
          <TextInput
            name="promo-code"
            value={typed}
            placeholder={isTestMode ? "For example ALPHA100" : "Enter a code"}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            onChange={(event) => {
              setTyped(event.target.value);
              forgetComplaint();
            }}
          />
          <Button type="submit" isBusy={isBusy} disabled={isLocked}>
            Apply
          </Button>
        </div>
      </Field>
      {quote.promoCode && (
        <p className="flex items-center justify-between gap-4 text-[0.9375rem] text-ink-2">
          <span>
            Code <span className="note text-ink">{quote.promoCode.toUpperCase()}</span> is applied.
          </span>
          <Button tone="link" disabled={isLocked || isBusy} onClick={() => void remove()}>
            Remove
          </Button>
        </p>
      )}
    </form>
  );
}

type AskForQuote = (wish: { promoCode: string | null }) => Promise<Quote>;

type PromoCodeOptions = { quote: Quote; ask: AskForQuote; texts: PurchaseTexts };

function usePromoCode({ quote, ask, texts }: PromoCodeOptions) {
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
