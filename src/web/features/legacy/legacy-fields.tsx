import { Controller } from "react-hook-form";
import { BOUNDS } from "#shared/listing-bounds.ts";
import type { ListingFormParts } from "#web/lib/listing-form-parts.ts";
import { Field } from "#web/ui/field.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { LegacyKind } from "./legacy-kinds.ts";
import type { useLegacyForm } from "./use-legacy-form.ts";

type LegacyFieldsProps = {
  kind: LegacyKind;
  form: ReturnType<typeof useLegacyForm>["form"];
  AddressField: ListingFormParts["AddressField"];
};

export function LegacyFields({ kind, form: { register, control, formState }, AddressField }: LegacyFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <Field label="Title" isRequired error={errors.title?.message}>
        <TextInput maxLength={200} placeholder={kind.titlePlaceholder} {...register("title")} />
      </Field>
      <Controller
        control={control}
        name="address"
        render={({ field }) => <AddressField label="Address" {...field} error={errors.address?.message} />}
      />
      <div className="legacy-numbers">
        <Field label="Bedrooms" error={errors.bedrooms?.message}>
          <NumberInput min={BOUNDS.bedrooms.min} max={BOUNDS.bedrooms.max} {...register("bedrooms")} />
        </Field>
        <Field label="Bathrooms" error={errors.bathrooms?.message}>
          <NumberInput min={BOUNDS.bathrooms.min} max={BOUNDS.bathrooms.max} step="0.5" {...register("bathrooms")} />
        </Field>
        <Field label="Square footage" error={errors.squareFootage?.message}>
          <NumberInput min={1} {...register("squareFootage")} />
        </Field>
      </div>
      <Field label="Additional Details" error={errors.description?.message}>
        <TextArea rows={5} maxLength={5000} {...register("description")} />
      </Field>
    </>
  );
}
