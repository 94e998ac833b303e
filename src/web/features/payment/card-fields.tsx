import { useWatch } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { brandOf } from "./card-text.ts";
import type { useCardForm } from "./use-card-form.ts";

type CardFieldsProps = { card: ReturnType<typeof useCardForm>; isBusy: boolean };

export function CardFields({ card, isBusy }: CardFieldsProps) {
  const { errors } = card;
  // Spelling services and the like must not see a card.
  const kept = { readOnly: isBusy, required: true, inputMode: "numeric", spellCheck: false } as const;
  return (
    <div className="field-rows">
      <div className="card-number">
        <Field label="Card number" error={errors.number?.message}>
          <TextInput autoComplete="cc-number" placeholder="1234 1234 1234 1234" {...kept} {...card.field("number")} />
        </Field>
        <CardBrand control={card.control} />
      </div>
      <div className="grid grid-cols-2 gap-x-4">
        <Field label="Expiry date" error={errors.expiry?.message}>
          <TextInput autoComplete="cc-exp" placeholder="MM / YY" {...kept} {...card.field("expiry")} />
        </Field>
        <Field label="Security code" error={errors.cvc?.message}>
          <TextInput autoComplete="cc-csc" placeholder="CVC" {...kept} {...card.field("cvc")} />
        </Field>
      </div>
    </div>
  );
}

function CardBrand({ control }: Pick<ReturnType<typeof useCardForm>, "control">) {
  const brand = brandOf(useWatch({ control, name: "number" }));
  return brand && <span className="note card-brand">{brand}</span>;
}
