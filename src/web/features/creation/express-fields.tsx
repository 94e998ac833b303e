import { type UseFormReturn, useController } from "react-hook-form";
import { BOUNDS } from "#shared/contract-values.ts";
import type { ListingFormSlots } from "#web/lib/listing-form-slots.ts";
import { Checkbox } from "#web/ui/inputs/checkbox.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { NumberInput } from "#web/ui/inputs/number-input.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import type { SelectOption } from "#web/ui/inputs/select-props.ts";
import type { ExpressDetails, TypedDetails } from "./express-details.ts";

const COMING_SOON = { note: "Coming Soon", isDisabled: true };

const PLATFORMS: readonly SelectOption[] = [
  { value: "airbnb", label: "Airbnb" },
  { value: "vrbo", label: "VRBO", ...COMING_SOON },
  { value: "website", label: "Direct booking website", ...COMING_SOON },
  { value: "mls", label: "MLS listing", ...COMING_SOON },
  { value: "social", label: "Social media", ...COMING_SOON },
  { value: "marketing", label: "Marketing materials", ...COMING_SOON },
];

type ExpressFieldsProps = {
  form: UseFormReturn<TypedDetails, unknown, ExpressDetails>;
  AddressField: ListingFormSlots["AddressField"];
};

export function ExpressFields({ form: { control, register, formState }, AddressField }: ExpressFieldsProps) {
  const { errors } = formState;
  // In the order of the page, which is the order in which wrong fields get focus.
  const { field: platform } = useController({ control, name: "platform" });
  const { field: address } = useController({ control, name: "address" });
  return (
    <>
      <Field label="Platform" isRequired error={errors.platform?.message}>
        <Select {...platform} options={PLATFORMS} />
      </Field>
      <AddressField {...address} label="Property address" error={errors.address?.message} />
      <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3">
        <Field label="Bedrooms" isRequired error={errors.bedrooms?.message}>
          <NumberInput {...bounds("bedrooms")} {...register("bedrooms")} />
        </Field>
        <Field label="Bathrooms" isRequired error={errors.bathrooms?.message}>
          <NumberInput {...bounds("bathrooms")} step={BOUNDS.bathrooms.step} {...register("bathrooms")} />
        </Field>
        <Field label="Max guests" error={errors.maxGuests?.message}>
          <NumberInput {...bounds("maxGuests")} {...register("maxGuests")} />
        </Field>
        {/* On a phone it stands beside the guests, level with their number. */}
        <div className="max-sm:pt-7.5 sm:col-span-3">
          <Checkbox label="Pet friendly" {...register("petFriendly")} />
        </div>
      </div>
    </>
  );
}

function bounds(name: keyof typeof BOUNDS) {
  const { min, max } = BOUNDS[name];
  return { min, max };
}
