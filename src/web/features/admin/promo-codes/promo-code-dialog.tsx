import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm, useWatch } from "react-hook-form";
import type { AdminPromoCode } from "#shared/contract/account/admin.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { changePromoCode, createPromoCode } from "../api.ts";
import { useChange } from "../query-state.tsx";
import { formValuesOf, isOver, PromoFormValues, termsOf } from "./promo-form-values.ts";

type PromoCodeDialogProps = {
  // Null for a new one.
  promo: AdminPromoCode | null;
  onClose: () => void;
};

const kinds = [
  { value: "percent", label: "Percent off" },
  { value: "amount", label: "Dollars off" },
];

export function PromoCodeDialog({ promo, onClose }: PromoCodeDialogProps) {
  const form = useForm({ resolver: zodResolver(PromoFormValues), defaultValues: formValuesOf(promo) });
  const saving = useChange({
    act: (values: PromoFormValues) => save(values),
    done: (values) =>
      promo ? adminMessages.promoCodeChanged(promo.code) : adminMessages.promoCodeCreated(values.code.toUpperCase()),
    onDone: onClose,
  });
  const submit = form.handleSubmit((values) => saving.mutate(values));
  return (
    <Dialog
      isOpen
      onOpenChange={() => !saving.isPending && onClose()}
      ignoresPressOutside
      title={promo ? `Change ${promo.code}` : "New promo code"}
      description={promo && "Whoever was told a price with it already may still pay that price."}
      actions={
        <>
          <Button disabled={saving.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="promo-code" tone="primary" isBusy={saving.isPending} busyLabel="Saving…">
            {promo ? "Save" : "Create"}
          </Button>
        </>
      }
    >
      <form
        id="promo-code"
        noValidate
        aria-label="Promo code"
        className="field-rows"
        onSubmit={(event) => void submit(event)}
      >
        {!promo && <NameAndDiscount form={form} />}
        <Terms form={form} />
        <ExpiredWarning form={form} />
      </form>
    </Dialog>
  );
}

type FormProps = { form: ReturnType<typeof useForm<PromoFormValues>> };

function NameAndDiscount({ form: { register, control, formState } }: FormProps) {
  const { errors } = formState;
  return (
    <>
      <Field label="Code" isRequired help="Capital or small letters make no difference." error={errors.code?.message}>
        <TextInput required autoComplete="off" maxLength={64} {...register("code")} />
      </Field>
      <div className="field-rows sm:grid-cols-2 sm:gap-x-5">
        <Field label="Discount">
          <Controller control={control} name="kind" render={({ field }) => <Select options={kinds} {...field} />} />
        </Field>
        <Field label="How much" isRequired error={errors.value?.message}>
          <TextInput required inputMode="decimal" autoComplete="off" {...register("value")} />
        </Field>
      </div>
    </>
  );
}

function Terms({ form: { register, formState } }: FormProps) {
  const { errors } = formState;
  return (
    <>
      <div className="field-rows sm:grid-cols-2 sm:gap-x-5">
        <Field label="First day" help="In UTC; empty: at once." error={errors.starts?.message}>
          <TextInput type="date" {...register("starts")} />
        </Field>
        <Field label="Last day" help="In UTC; empty: no end." error={errors.expires?.message}>
          <TextInput type="date" {...register("expires")} />
        </Field>
      </div>
      <Field label="Maximum redemptions" help="Empty: as many as there are buyers." error={errors.maximum?.message}>
        <TextInput inputMode="numeric" autoComplete="off" {...register("maximum")} />
      </Field>
    </>
  );
}

// It may be made all the same, to be prolonged later.
function ExpiredWarning({ form: { control } }: FormProps) {
  const expires = useWatch({ control, name: "expires" });
  if (!isOver(expires)) return null;
  return <Notice title="This code has expired already">Its last day is over, so nobody can use it.</Notice>;
}

async function save(values: PromoFormValues): Promise<void> {
  const { code, kind, value, isNew } = values;
  if (!isNew) await changePromoCode(code, termsOf(values));
  else {
    const discount = kind === "percent" ? { percentOff: Number(value) } : { amountOff: Number(value) };
    await createPromoCode({ code, ...discount, ...termsOf(values) });
  }
}
