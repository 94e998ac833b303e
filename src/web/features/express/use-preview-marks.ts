import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import type { FindingState } from "#shared/contract/intake/pictures.ts";
import { expressMessages } from "#shared/messages/express.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { MarkSaver } from "#web/lib/marks/mark-saver.ts";
import { withPendingMarks } from "#web/lib/marks/with-pending-marks.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { previewQuery, savePreview } from "./api.ts";

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
