import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Uploads } from "#web/lib/listing-form-parts.ts";
import { recallExpress, rememberExpress } from "#web/lib/unfinished-memory.ts";
import { type ExpressDetails, NOTHING_TYPED, type TypedDetails } from "./express-details.ts";

const NO_UPLOADS: Uploads = { imageUrls: [], isUploading: false };

type ExpressForm = UseFormReturn<TypedDetails, unknown, ExpressDetails>;

// Back, a reload or a crash lose nothing: what is entered is kept in this browser until the dialog is closed.
export function useUnfinishedExpress(form: ExpressForm) {
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

export type Pictures = ReturnType<typeof usePictures>;

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
