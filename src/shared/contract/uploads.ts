import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

export const uploadImages = defineEndpoint({
  method: "POST",
  path: "/api/upload-images",
  summary: "Keep JPEG, PNG or WebP pictures and answer their addresses in the order sent",
  files: { images: { noun: "image", maxFiles: 10, maxBytes: 50 * 1024 * 1024 } },
  response: z.object({ imageUrls: z.array(z.string()) }),
});
