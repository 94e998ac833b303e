import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ExpressChange, ExpressPreview } from "#shared/contract/intake/express.ts";
import type { FindingState } from "#shared/contract/intake/pictures.ts";
import { expressMessages } from "#shared/messages/express.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { MarkSaver, withPendingMarks } from "#web/lib/marks/mark-saver.ts";
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

// What the host says of the pictures, including what is still on its way to the server.
export function usePreviewMarks(jobId: string, preview: ExpressPreview) {
  const client = useQueryClient();
  const { queryKey } = previewQuery(jobId);
  const [saver] = useState(() => {
    const send = async (id: string, state: FindingState) => {
      const answer = await savePreview(jobId, { findings: { [id]: state } });
      // What was asked for before must not bring the former state back.
      await client.cancelQueries({ queryKey });
      // Another change that is on its way is not in this answer, and brings its own.
      if (client.isMutating({ mutationKey: ["express change", jobId] }) === 0) client.setQueryData(queryKey, answer);
    };
    const onRefused = () => {
      showToast({ ...expressMessages.notSaved(null), tone: "problem" });
      void client.invalidateQueries({ queryKey });
    };
    return new MarkSaver({ formId: jobId, kept: localStorage, send, isRefusal, onRefused });
  });
  const { phase, pending } = useSyncExternalStore(saver.subscribe, saver.read);

  useEffect(() => {
    const send = () => void saver.sendAll();
    // What an earlier visit could not send is sent by this one.
    send();
    window.addEventListener("online", send);
    return () => {
      window.removeEventListener("online", send);
      saver.stop();
    };
  }, [saver]);

  return {
    preview: withPendingMarks(preview, pending),
    phase,
    mark: (id: string, state: FindingState) => saver.mark(id, state),
    retry: () => void saver.sendAll(),
  };
}

// The server understood and said no: saying the same again changes nothing.
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403, 404, 409].includes(error.status);
}
