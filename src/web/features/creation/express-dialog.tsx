import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { MAX_IMAGES } from "#shared/contract-values.ts";
import { messages } from "#shared/messages/toasts.ts";
import type { ListingFormSlots, Uploads } from "#web/lib/listing-form-slots.ts";
import { forgetExpress, recallExpress, rememberExpress, rememberPreview } from "#web/lib/storage/unfinished-memory.ts";
import { KeptImages } from "#web/ui/pictures/kept-images.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { startExpressListing } from "./api.ts";
import { complaintAbout, ExpressDetails, NOTHING_TYPED, type TypedDetails, toExpressStart } from "./express-details.ts";
import { ExpressFields } from "./express-fields.tsx";
import { FormDialog, useStartListing } from "./form-dialog.tsx";

const NO_UPLOADS: Uploads = { imageUrls: [], isUploading: false };

const FLOOR_PLAN = "Floor plan (highly recommended)";

type ExpressDialogProps = { parts: ListingFormSlots; onClose: () => void };

export function ExpressDialog({ parts, onClose }: ExpressDialogProps) {
  const form = useForm({ defaultValues: NOTHING_TYPED, resolver: zodResolver(ExpressDetails) });
  const { photos, floorPlan } = useUnfinishedExpress(form);
  const goOn = useStartListing({ failure: messages.expressStartFailed, onClose: close });
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

type ExpressPicturesProps = {
  ImageUploader: ListingFormSlots["ImageUploader"];
  photos: Pictures;
  floorPlan: Pictures;
};

function ExpressPictures({ ImageUploader, photos, floorPlan }: ExpressPicturesProps) {
  return (
    <div className="mt-3 grid gap-7 border-t border-line pt-6">
      <ImageUploader
        label="Property images (optional)"
        purpose="Photos show what you did not write down, and back it up."
        emptyText="No images yet"
        pickLabel="Choose images"
        maxImages={MAX_IMAGES - photos.kept.length}
        onChange={photos.setUploads}
      />
      {photos.kept.length > 0 && <KeptImages urls={photos.kept} onRemove={photos.removeKept} />}
      {floorPlan.kept.length > 0 ? (
        <div>
          <p className="field-label">{FLOOR_PLAN}</p>
          <KeptImages urls={floorPlan.kept} onRemove={floorPlan.removeKept} />
        </div>
      ) : (
        <ImageUploader
          label={FLOOR_PLAN}
          purpose="One image. It settles how the rooms lie and how many there are."
          emptyText="No floor plan yet"
          pickLabel="Choose floor plan"
          maxImages={1}
          onChange={floorPlan.setUploads}
        />
      )}
    </div>
  );
}

type ExpressForm = UseFormReturn<TypedDetails, unknown, ExpressDetails>;

// Back, a reload or a crash lose nothing: what is entered is kept in this browser until the dialog is closed.
function useUnfinishedExpress(form: ExpressForm) {
  const [restored] = useState(recallExpress);
  const photos = usePictures(restored?.photos ?? []);
  const floorPlan = usePictures(restored?.floorPlans ?? []);
  const details = useWatch({ control: form.control });

  useEffect(() => {
    for (const [name, value] of Object.entries(restored?.details ?? {})) {
      if (isField(name) && typeof value === typeof NOTHING_TYPED[name]) {
        form.setValue(name, value as TypedDetails[typeof name], { shouldDirty: true });
      }
    }
  }, [restored, form]);

  const [photoUrls, planUrls] = [photos.urls.join(" "), floorPlan.urls.join(" ")];
  const isDirty = photoUrls !== "" || planUrls !== "" || Object.keys(form.formState.dirtyFields).length > 0;
  useEffect(() => {
    if (isDirty) rememberExpress({ details, photos: wordsIn(photoUrls), floorPlans: wordsIn(planUrls) });
  }, [isDirty, details, photoUrls, planUrls]);

  return { photos, floorPlan };
}

type Pictures = ReturnType<typeof usePictures>;

// Those of before, which are on the server already, and those of now.
function usePictures(before: string[]) {
  const [kept, setKept] = useState(before);
  const [uploads, setUploads] = useState(NO_UPLOADS);
  return {
    kept,
    removeKept: (url: string) => setKept((urls) => urls.filter((each) => each !== url)),
    setUploads,
    isUploading: uploads.isUploading,
    urls: [...kept, ...uploads.imageUrls],
  };
}

function isField(name: string): name is keyof TypedDetails {
  return name in NOTHING_TYPED;
}

// Addresses of stored files hold no spaces.
function wordsIn(text: string): string[] {
  return text.split(" ").filter(Boolean);
}
