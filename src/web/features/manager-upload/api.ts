import type { AnswerOf } from "#shared/contract/endpoint.ts";
import type { uploadPropertyFiles } from "#shared/contract/intake/pictures.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";
import { shrinkPhoto } from "#web/lib/photos/prepare-photo.ts";

export type UploadedFiles = AnswerOf<typeof uploadPropertyFiles>;

export type ChosenFiles = { photos: File[]; floorplans: File[] };

export async function sendFiles(draftId: string, { photos, floorplans }: ChosenFiles): Promise<UploadedFiles> {
  const body = new FormData();
  // First, so that a server need not wait for the files to know what they are for.
  body.append("draftId", draftId);
  for (const file of photos) body.append("photos", await shrinkPhoto(file));
  for (const file of floorplans) body.append("floorplans", await shrinkPhoto(file));
  return callEndpoint<typeof uploadPropertyFiles>("POST /api/upload-property-files", { body });
}
