import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { messages } from "#shared/messages.ts";
import type { ListingFormParts } from "#web/lib/listing-form-parts.ts";
import { forgetExpress, rememberPreview } from "#web/lib/unfinished-memory.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { startExpressListing } from "./api.ts";
import { complaintAbout, ExpressDetails, NOTHING_TYPED, toExpressStart } from "./express-details.ts";
import { ExpressFields } from "./express-fields.tsx";
import { ExpressPictures } from "./express-pictures.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { useGoingOn } from "./use-going-on.ts";
import { useUnfinishedExpress } from "./use-unfinished-express.ts";

type ExpressDialogProps = { parts: ListingFormParts; onClose: () => void };

export function ExpressDialog({ parts, onClose }: ExpressDialogProps) {
  const form = useForm({ defaultValues: NOTHING_TYPED, resolver: zodResolver(ExpressDetails) });
  const { photos, floorPlan } = useUnfinishedExpress(form);
  const goOn = useGoingOn({ failure: messages.expressStartFailed, onClose: close });
  const { formState } = form;

  // Cancelled, closed or gone on with: nothing of it is needed any more.
  function close() {
    forgetExpress();
    onClose();
  }

  async function start(details: ExpressDetails): Promise<string> {
    const pictures = { photos: photos.urls, floorPlan: floorPlan.urls[0] ?? null };
    const path = await startExpressListing(toExpressStart(details, pictures));
    rememberPreview({ path, address: details.address });
    return path;
  }

  const submit = form.handleSubmit(
    (details) => goOn(() => start(details)),
    () => {
      const complaint = complaintAbout(form.getValues());
      if (complaint) showToast({ ...complaint, tone: "problem" });
    },
  );

  const typedFields = Object.keys(formState.dirtyFields);
  const uploads = [photos, floorPlan];
  const isUploading = uploads.some((upload) => upload.isUploading);
  const hasPictures = isUploading || uploads.some(({ urls }) => urls.length > 0);

  return (
    <FormDialog
      title="Express Listing - Quick Details"
      description="A few facts are enough to begin. What you leave out is not made up."
      submitLabel="Generate Preview"
      busyLabel="Processing..."
      isBusy={formState.isSubmitting}
      // Otherwise the pictures that are still on their way would be missing.
      canSubmit={!isUploading}
      isDirty={hasPictures || typedFields.length > 0}
      asksBeforeClosing={hasPictures || typedFields.some((name) => name !== "address")}
      onSubmit={(event) => void submit(event)}
      onClose={close}
    >
      <ExpressFields form={form} AddressField={parts.AddressField} />
      <ExpressPictures ImageUploader={parts.ImageUploader} photos={photos} floorPlan={floorPlan} />
    </FormDialog>
  );
}
