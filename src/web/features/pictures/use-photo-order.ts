import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DraftPictures } from "#shared/contract/intake-pictures.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { orderPhotos, type PicturesView, picturesQuery } from "./api.ts";

export const orderKey = ({ id }: PicturesView) => ["photo order", id];

// Moves reach the server one after the other and are shown at once; what is refused is taken back.
export function usePhotoOrder(view: PicturesView): (photos: string[]) => void {
  const client = useQueryClient();
  const { queryKey } = picturesQuery(view);
  const mutationKey = orderKey(view);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: (photos: string[]) => orderPhotos(view, photos),
    onMutate: async (photos) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (pictures) => pictures && reordered(pictures, photos));
    },
    onSuccess: (pictures) => {
      // An answer to an earlier move knows nothing of the later ones that are on their way.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, pictures);
    },
    onError: async () => {
      showToast({ ...intakeMessages.photosNotMoved, tone: "problem" });
      await client.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}

// Findings go by the place of their photo.
function reordered(pictures: DraftPictures, photos: string[]): DraftPictures {
  const former = photos.map((url) => pictures.photos.indexOf(url));
  return {
    ...pictures,
    photos,
    rooms: former.map((at) => pictures.rooms[at] ?? null),
    findings: pictures.findings.map((finding) =>
      finding.photo === null ? finding : { ...finding, photo: former.indexOf(finding.photo) },
    ),
    saying: { ...pictures.saying, photos: former.flatMap((at) => pictures.saying.photos[at] ?? []) },
  };
}
