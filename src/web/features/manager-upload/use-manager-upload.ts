import { useState } from "react";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import type { uploadPropertyFiles } from "#shared/contract/intake/pictures.ts";
import { MAX_FLOORPLANS, MAX_IMAGES } from "#shared/contract-values.ts";
import { messages } from "#shared/messages/toasts.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { NO_ANSWER, serverMessageIn } from "#web/lib/http/request.ts";
import { convertPhoto, isHeic, shrinkPhoto } from "#web/lib/photos/prepare-photo.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { acceptFiles, FLOORPLAN_TYPES, PHOTO_TYPES } from "./accept-files.ts";

const ROOM = {
  photos: { types: PHOTO_TYPES, max: MAX_IMAGES },
  floorplans: { types: FLOORPLAN_TYPES, max: MAX_FLOORPLANS },
} as const;

type Options = { draftId: string; onUploaded: (files: UploadedFiles) => Promise<void>; onClose: () => void };

export function useManagerUpload({ draftId, onUploaded, onClose }: Options) {
  const [chosen, setChosen] = useState<ChosenFiles>({ photos: [], floorplans: [] });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function take(field: keyof ChosenFiles, files: File[]) {
    setProblem(null);
    const { files: accepted, complaint } = acceptFiles(files, { ...ROOM[field], taken: chosen[field].length });
    if (complaint) showToast({ ...complaint, tone: "problem" });
    setChosen((former) => ({ ...former, [field]: [...former[field], ...accepted] }));
  }

  // Some browsers can convert HEIC; in the others it is refused like any unknown format.
  async function takeConverted(field: keyof ChosenFiles, files: File[]) {
    take(field, await Promise.all(files.map(async (file) => (isHeic(file) && (await convertPhoto(file))) || file)));
  }

  function add(field: keyof ChosenFiles, files: File[]) {
    if (files.some(isHeic)) void takeConverted(field, files);
    else take(field, files);
  }

  function remove(field: keyof ChosenFiles, file: File) {
    setChosen((former) => ({ ...former, [field]: former[field].filter((other) => other !== file) }));
  }

  async function upload() {
    if (chosen.photos.length + chosen.floorplans.length === 0) {
      setProblem(messages.noFilesSelected.description);
      showToast({ ...messages.noFilesSelected, tone: "problem" });
      return;
    }
    setIsBusy(true);
    setProblem(null);
    try {
      const uploaded = await sendFiles(draftId, chosen);
      const counts = { photos: uploaded.photos.length, floorplans: uploaded.floorplans.length };
      showToast(messages.propertyFilesUploaded(counts));
      await onUploaded(uploaded);
      onClose();
    } catch (error) {
      setProblem(serverMessageIn(error) ?? NO_ANSWER);
      showToast({ ...messages.propertyFilesNotUploaded, tone: "problem" });
    } finally {
      setIsBusy(false);
    }
  }

  return { chosen, add, remove, upload, isBusy, problem };
}

export type UploadedFiles = AnswerOf<typeof uploadPropertyFiles>;

type ChosenFiles = { photos: File[]; floorplans: File[] };

async function sendFiles(draftId: string, { photos, floorplans }: ChosenFiles): Promise<UploadedFiles> {
  const body = new FormData();
  // First, so that a server need not wait for the files to know what they are for.
  body.append("draftId", draftId);
  for (const file of photos) body.append("photos", await shrinkPhoto(file));
  for (const file of floorplans) body.append("floorplans", await shrinkPhoto(file));
  return callEndpoint<typeof uploadPropertyFiles>("POST /api/upload-property-files", { body });
}
