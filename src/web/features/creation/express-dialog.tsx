import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { messages } from "#shared/messages.ts";
import type { ListingFormParts, Uploads } from "#web/lib/listing-form-parts.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { startExpressListing } from "./api.ts";
import { complaintAbout, ExpressDetails, NOTHING_TYPED, toExpressStart } from "./express-details.ts";
import { ExpressFields } from "./express-fields.tsx";
import { ExpressPictures } from "./express-pictures.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { useGoingOn } from "./use-going-on.ts";

const NO_UPLOADS: Uploads = { imageUrls: [], isUploading: false };

type ExpressDialogProps = { parts: ListingFormParts; onClose: () => void };

export function ExpressDialog({ parts, onClose }: ExpressDialogProps) {
  const form = useForm({ defaultValues: NOTHING_TYPED, resolver: zodResolver(ExpressDetails) });
  const [photos, setPhotos] = useState(NO_UPLOADS);
  const [floorPlan, setFloorPlan] = useState(NO_UPLOADS);
  const goOn = useGoingOn({ failure: messages.expressStartFailed, onClose });
  const { formState } = form;

  const submit = form.handleSubmit(
    (details) => {
      const pictures = { photos: photos.imageUrls, floorPlan: floorPlan.imageUrls[0] ?? null };
      return goOn(() => startExpressListing(toExpressStart(details, pictures)));
    },
    () => {
      const complaint = complaintAbout(form.getValues());
      if (complaint) showToast({ ...complaint, tone: "problem" });
    },
  );

  const typedFields = Object.keys(formState.dirtyFields);
  const uploads = [photos, floorPlan];
  const isUploading = uploads.some((upload) => upload.isUploading);
  const hasPictures = isUploading || uploads.some(({ imageUrls }) => imageUrls.length > 0);

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
      onClose={onClose}
    >
      <ExpressFields form={form} AddressField={parts.AddressField} />
      <ExpressPictures ImageUploader={parts.ImageUploader} onPhotos={setPhotos} onFloorPlan={setFloorPlan} />
    </FormDialog>
  );
}
