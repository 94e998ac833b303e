import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ExpressChange, ExpressPreview } from "#shared/contract/intake/express.ts";
import { expressMessages } from "#shared/messages/express.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { changeKey, previewQuery, savePreview } from "./api.ts";

export type ChangePreview = (change: ExpressChange) => Promise<boolean>;

// Changes reach the server one after the other and are shown at once; what is refused is taken back.
export function usePreviewChanges(jobId: string): ChangePreview {
  const client = useQueryClient();
  const { queryKey } = previewQuery(jobId);
  const mutationKey = changeKey(jobId);
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: (change: ExpressChange) => savePreview(jobId, change),
    onMutate: async (change) => {
      // What was asked for before the change must not bring the former state back.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (preview) => preview && withChange(preview, change));
    },
    onSuccess: (preview) => {
      // An answer to an earlier change knows nothing of the later ones that are on their way.
      if (client.isMutating({ mutationKey }) !== 1) return;
      client.setQueryData(queryKey, (known) => (known && known.version > preview.version ? known : preview));
    },
    onError: async (error) => {
      showToast({ ...expressMessages.notSaved(reasonOf(error)), tone: "problem" });
      await client.invalidateQueries({ queryKey });
    },
  });
  return (change) =>
    mutateAsync(change).then(
      () => true,
      () => false,
    );
}

function reasonOf(error: Error): string | null {
  return error instanceof ApiError && [400, 409, 429, 503].includes(error.status) ? error.serverMessage : null;
}

// As the server will answer, as far as this page can tell.
function withChange(preview: ExpressPreview, change: ExpressChange): ExpressPreview {
  const { addPhotos = [], answers = {}, town } = change;
  const photos = change.photos ?? (addPhotos.length > 0 ? [...new Set([...preview.images, ...addPhotos])] : null);
  return {
    ...preview,
    ...(photos && rearranged(preview, photos)),
    findings: photos ? refound(preview, photos) : preview.findings,
    ...(town && { place: renamed(preview, town) }),
    questions: preview.questions.filter(({ id }) => !(id in answers)),
  };
}

function renamed({ place }: ExpressPreview, town: string): ExpressPreview["place"] {
  const others = [...(place.town === null ? [] : [place.town]), ...place.others];
  return { town, others: others.filter((name) => name !== town) };
}

type Rearranged = Pick<ExpressPreview, "images" | "rooms" | "saying">;

// What may be said of a photo that comes in is the server's to tell.
function rearranged({ images, rooms, saying }: ExpressPreview, photos: string[]): Rearranged {
  const former = photos.map((url) => images.indexOf(url));
  return {
    images: photos,
    rooms: former.map((at) => rooms[at] ?? null),
    saying: { ...saying, photos: former.map((at) => saying.photos[at] ?? { picture: "", room: null, likely: [] }) },
  };
}

function refound({ images, findings }: ExpressPreview, photos: string[]): ExpressPreview["findings"] {
  return findings.flatMap((finding) => {
    if (finding.photo === null) return [finding];
    const photo = photos.indexOf(images[finding.photo] ?? "");
    return photo === -1 ? [] : [{ ...finding, photo }];
  });
}
