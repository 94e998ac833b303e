import { type FormEvent, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { Quote } from "./api.ts";
import { checkoutTexts, type PurchaseTexts } from "./purchase-texts.ts";
import { type AskForQuote, usePromoCode } from "./use-promo-code.ts";

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
