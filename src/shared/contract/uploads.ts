import { z } from "zod";
import { MAX_FLOORPLANS } from "../contract-values.ts";
import { MAX_IMAGES } from "../listing-bounds.ts";
import { defineEndpoint } from "./endpoint.ts";

const MAX_FILE_BYTES = 50 * 1024 * 1024;

export const uploadImages = defineEndpoint({
  method: "POST",
  path: "/api/upload-images",
  summary: "Keep JPEG, PNG or WebP pictures and answer their addresses in the order sent",
  files: { images: { noun: "image", maxFiles: MAX_IMAGES, maxBytes: MAX_FILE_BYTES } },
  response: z.object({ imageUrls: z.array(z.string()) }),
});

// The form also names the draft, as the text "draftId".
export const uploadPropertyFiles = defineEndpoint({
  method: "POST",
  path: "/api/upload-property-files",
  summary: "Keep a manager's photos and floor plans (images, or the first page of a PDF) with a draft",
  files: {
    photos: { noun: "photo", maxFiles: MAX_IMAGES, maxBytes: MAX_FILE_BYTES },
    floorplans: { noun: "floorplan", maxFiles: MAX_FLOORPLANS, maxBytes: MAX_FILE_BYTES },
  },
  response: z.object({ photos: z.array(z.string()), floorplans: z.array(z.string()) }),
});
