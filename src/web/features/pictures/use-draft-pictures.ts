import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { DraftPictures, FindingState } from "#shared/contract/intake/pictures.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { MarkSaver, type PendingMarks, withPendingMarks } from "#web/lib/marks/mark-saver.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { isRefusal, orderPhotos, type PicturesView, picturesQuery, removePicture, saveMark } from "./api.ts";

const orderKey = ({ id }: PicturesView) => ["photo order", id];

// A draft's pictures as the manager left them, including what is still on its way to the server.
export function useDraftPictures(view: PicturesView) {
  const client = useQueryClient();
  const query = useQuery(picturesQuery(view));
  const { queryKey } = picturesQuery(view);
  const [saver] = useState(() => {
    const send = async (id: string, state: FindingState) => {
      const answer = await saveMark(view, id, state);
      // What was asked for before must not bring the former state back.
      await client.cancelQueries({ queryKey });
      // A new order that is on its way is not in this answer, and brings its own.
      if (client.isMutating({ mutationKey: orderKey(view) }) === 0) client.setQueryData(queryKey, answer);
    };
    const onRefused = () => {
      showToast({ ...intakeMessages.markNotSaved, tone: "problem" });
      void client.invalidateQueries({ queryKey });
    };
    return new MarkSaver({ formId: view.id, kept: localStorage, send, isRefusal, onRefused });
  });
  const order = usePhotoOrder(view);
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

  async function remove(url: string): Promise<boolean> {
    try {
      client.setQueryData(queryKey, await removePicture(view, url));
      return true;
    } catch {
      showToast({ ...intakeMessages.pictureNotRemoved, tone: "problem" });
      return false;
    }
  }

  return {
    ...query,
    data: query.data && withPending(query.data, pending),
    phase,
    mark: (id: string, state: FindingState) => saver.mark(id, state),
    retry: () => void saver.sendAll(),
    remove,
    order,
  };
}

function withPending(pictures: DraftPictures, pending: PendingMarks): DraftPictures {
  const questions = pictures.questions.filter(({ finding }) => pending[finding] !== "struck");
  return { ...withPendingMarks(pictures, pending), questions };
}

// Moves reach the server one after the other and are shown at once; what is refused is taken back.
function usePhotoOrder(view: PicturesView): (photos: string[]) => void {
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
