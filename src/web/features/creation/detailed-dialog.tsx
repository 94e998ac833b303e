import { useController, useForm } from "react-hook-form";
import { messages } from "#shared/messages/toasts.ts";
import type { ListingFormSlots } from "#web/lib/listing-form-slots.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { startDetailedListing } from "./api.ts";
import { FormDialog, useStartListing } from "./form-dialog.tsx";

type DetailedDialogProps = { parts: ListingFormSlots; onClose: () => void };

export function DetailedDialog({ parts: { AddressField }, onClose }: DetailedDialogProps) {
  const { control, handleSubmit, formState } = useForm({ defaultValues: { address: "" } });
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({
    control,
    name: "address",
    rules: { validate: (address) => address.trim() !== "" || messages.addressRequired.description },
  });
  const goOn = useStartListing({ failure: messages.detailedStartFailed, onClose });

  const submit = handleSubmit(
    ({ address }) => goOn(() => startDetailedListing(address.trim())),
    () => void showToast({ ...messages.addressRequired, tone: "problem" }),
  );

  return (
    <FormDialog
      title="Property Address Required"
      description="Your draft is saved under this address, so that you can close the form and reopen it later."
      submitLabel="Continue to Form"
      busyLabel="Creating Draft..."
      isBusy={formState.isSubmitting}
      canSubmit={value !== ""}
      isDirty={value !== ""}
      asksBeforeClosing={false}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <AddressField
        ref={ref}
        label="Property address"
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={fieldState.error?.message}
      />
    </FormDialog>
  );
}
