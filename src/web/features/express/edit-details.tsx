import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useController, useForm } from "react-hook-form";
import { z } from "zod";
import type { ExpressChange, ExpressPreview } from "#shared/contract/intake/express.ts";
import { BOUNDS } from "#shared/contract-values.ts";
import type { ListingFormSlots } from "#web/lib/listing-form-slots.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Checkbox } from "#web/ui/inputs/checkbox.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { NumberInput } from "#web/ui/inputs/number-input.tsx";
import type { ChangePreview } from "./use-preview-changes.ts";

// The fields hold what was typed; what passes is what the server takes.
const Details = z.object({
  property_address: z.string().trim().min(1, "Enter the address of the property.").max(500, "This is too long."),
  bedrooms: typedAmount(BOUNDS.bedrooms),
  bathrooms: typedAmount(BOUNDS.bathrooms),
  maxGuests: optionalAmount(BOUNDS.maxGuests),
  petFriendly: z.boolean(),
});

type EditDetailsProps = {
  preview: ExpressPreview;
  change: ChangePreview;
  AddressField: ListingFormSlots["AddressField"];
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

type Bounds = { min: number; max: number; step: number };

function typedAmount({ min, max, step }: Bounds) {
  const request = `Enter ${min} to ${max}.`;
  const amount = z.number(request).min(min, request).max(max, request).multipleOf(step, `In steps of ${step}.`);
  return z.string().trim().min(1, request).transform(Number).pipe(amount);
}

// Left empty it is not given, and one is sent in its place.
function optionalAmount(bounds: Bounds) {
  return z.union([
    z
      .string()
      .trim()
      .length(0)
      .transform(() => null),
    typedAmount(bounds),
  ]);
}

type TypedDetails = z.input<typeof Details>;

type Details = z.output<typeof Details>;

function typedDetailsOf(preview: ExpressPreview): TypedDetails {
  return {
    property_address: preview.property_address,
    bedrooms: String(preview.total_bedrooms),
    bathrooms: String(preview.total_bathrooms),
    maxGuests: preview.capacity_given ? String(preview.capacity) : "",
    petFriendly: preview.pet_friendly,
  };
}

type DirtyFields = Partial<Record<keyof Details, boolean | undefined>>;

// Only what was touched: another tab may have corrected the rest meanwhile.
function changeOf(details: Details, dirty: DirtyFields): ExpressChange {
  const { maxGuests, ...others } = details;
  const guests = { maxGuests: maxGuests ?? BOUNDS.maxGuests.min, guestsGiven: maxGuests !== null };
  return {
    ...Object.fromEntries(Object.entries(others).filter(([name]) => dirty[name as keyof Details])),
    ...(dirty.maxGuests && guests),
  };
}
