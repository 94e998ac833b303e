import "#web/ui/inputs/checkbox.css";
import "./legacy.css";
import { Controller } from "react-hook-form";
import type { PropertyData } from "#shared/contract/orders.ts";
import { BOUNDS, MAX_IMAGES } from "#shared/contract-values.ts";
import type { ListingFormSlots } from "#web/lib/listing-form-slots.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field, FieldGroup } from "#web/ui/inputs/field.tsx";
import { NumberInput } from "#web/ui/inputs/number-input.tsx";
import { TextArea, TextInput } from "#web/ui/inputs/text-input.tsx";
import { KeptImages } from "#web/ui/pictures/kept-images.tsx";
import type { LegacyKind } from "./legacy-kinds.ts";
import { useLegacyForm } from "./use-legacy-form.ts";

type LegacyFormViewProps = {
  kind: LegacyKind;
  parts: ListingFormSlots;
  onDone: (property: PropertyData) => Promise<void>;
};
type Legacy = ReturnType<typeof useLegacyForm>;

export function LegacyFormView({ kind, parts, onDone }: LegacyFormViewProps) {
  const legacy = useLegacyForm({ kind, onDone });
  return (
    <form noValidate aria-label="Property" className="legacy-form" onSubmit={(event) => void legacy.submit(event)}>
      <div className="sheet field-rows px-5 py-6 sm:px-7">
        <LegacyFields kind={kind} form={legacy.form} AddressField={parts.AddressField} />
      </div>
      <div className="sheet px-5 py-6 sm:px-7">
        <FieldGroup label="Features">
          <div className="feature-grid">
            {kind.features.map((feature) => (
              <label key={feature} className="checkbox">
                <input type="checkbox" value={feature} {...legacy.form.register("features")} />
                <span>{feature}</span>
              </label>
            ))}
          </div>
        </FieldGroup>
      </div>
      <LegacyImages legacy={legacy} ImageUploader={parts.ImageUploader} />
      <div className="wide-submit">
        <Button
          type="submit"
          tone="primary"
          isBusy={legacy.isBusy}
          busyLabel="Processing…"
          // Otherwise the pictures that are still on their way would be missing.
          disabled={legacy.isUploading}
        >
          Proceed to Payment
        </Button>
      </div>
    </form>
  );
}

type LegacyImagesProps = { legacy: Legacy; ImageUploader: ListingFormSlots["ImageUploader"] };

function LegacyImages({ legacy, ImageUploader }: LegacyImagesProps) {
  return (
    <div className="sheet field-rows px-5 py-6 sm:px-7">
      {legacy.kept.length > 0 && <KeptImages urls={legacy.kept} onRemove={legacy.dropKept} />}
      <ImageUploader
        label="Images"
        purpose="At least one. Photos show what you did not write down."
        emptyText="No images yet"
        pickLabel="Choose images"
        maxImages={Math.max(1, MAX_IMAGES - legacy.kept.length)}
        onChange={legacy.setUploads}
      />
      {legacy.lacksImages && (
        <p role="alert" className="text-coral-ink">
          Upload at least one image.
        </p>
      )}
    </div>
  );
}

type LegacyFieldsProps = {
  kind: LegacyKind;
  form: ReturnType<typeof useLegacyForm>["form"];
  AddressField: ListingFormSlots["AddressField"];
};

function LegacyFields({ kind, form: { register, control, formState }, AddressField }: LegacyFieldsProps) {
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
