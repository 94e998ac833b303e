import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useController, useForm } from "react-hook-form";
import type { ExpressPreview } from "#shared/contract/express.ts";
import { BOUNDS } from "#shared/listing-bounds.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import type { AddressFieldComponent } from "./address-slot.ts";
import { changeOf, Details, typedDetailsOf } from "./details-form.ts";
import type { ChangePreview } from "./use-preview-changes.ts";

type EditDetailsProps = {
  preview: ExpressPreview;
  change: ChangePreview;
  AddressField: AddressFieldComponent;
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
};

const COUNTS = [
  ["bedrooms", "Bedrooms"],
  ["bathrooms", "Bathrooms"],
  ["maxGuests", "Max guests"],
] as const;

export function EditDetails({ preview, change, AddressField, onDirty, onClose }: EditDetailsProps) {
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: typedDetailsOf(preview),
    resolver: zodResolver(Details),
  });
  const { errors, isDirty, dirtyFields, isSubmitting } = formState;
  const { field: address } = useController({ control, name: "property_address" });

  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const save = handleSubmit(async (details) => {
    const changes = changeOf(details, dirtyFields);
    // What was typed stays in the fields until it is kept.
    if (Object.keys(changes).length === 0 || (await change(changes))) onClose();
  });

  return (
    <form
      noValidate
      aria-label="Property details"
      className="field-rows"
      data-unsaved={isDirty}
      onSubmit={(event) => void save(event)}
    >
      <AddressField {...address} label="Property address" error={errors.property_address?.message} />
      <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3">
        {COUNTS.map(([name, label]) => {
          const { min, max, step } = BOUNDS[name];
          return (
            <Field key={name} label={label} isRequired={name !== "maxGuests"} error={errors[name]?.message}>
              <NumberInput min={min} max={max} {...(step < 1 && { step })} {...register(name)} />
            </Field>
          );
        })}
        <div className="max-sm:pt-7.5 sm:col-span-3">
          <Checkbox label="Pet friendly" {...register("petFriendly")} />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" tone="primary" isBusy={isSubmitting} busyLabel="Saving…">
          Save details
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
