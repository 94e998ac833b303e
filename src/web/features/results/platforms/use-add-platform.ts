import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { addPlatform } from "#shared/contract/listing-platforms.ts";
import type { RentalPlatform } from "#shared/contract-values.ts";
import { platformMessages } from "#shared/messages/platforms.ts";
import { PLATFORM_LABELS } from "#shared/platforms.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { listingQuery } from "../api.ts";

export function useAddPlatform(listingId: string, platform: RentalPlatform) {
  const client = useQueryClient();
  const { queryKey } = listingQuery(listingId);
  const [isWriting, setIsWriting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function add(): Promise<boolean> {
    setIsWriting(true);
    setProblem(null);
    try {
      const sent = { params: { id: listingId }, body: { platform } };
      const listing = await callEndpoint<typeof addPlatform>("POST /api/listing/{id}/platforms", sent);
      client.setQueryData(queryKey, listing);
      showToast(platformMessages.added(PLATFORM_LABELS[platform]));
      return true;
    } catch (error) {
      const reason = error instanceof ApiError ? error.serverMessage : null;
      setProblem(reason ?? platformMessages.notAdded);
      if (error instanceof ApiError && error.status === 410) await client.resetQueries({ queryKey });
      return false;
    } finally {
      setIsWriting(false);
    }
  }

  return { add, isWriting, problem };
}
