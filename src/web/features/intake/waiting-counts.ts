import { queryOptions } from "@tanstack/react-query";
import { createEditStore } from "#web/lib/answers/edit-store.ts";

// How many answers wait on this device, by draft. A browser that keeps nothing has none waiting.
export const waitingCountsQuery = queryOptions({
  queryKey: ["answers waiting on this device"],
  queryFn: async () =>
    createEditStore()
      .countByDraft()
      .catch(() => new Map<string, number>()),
  staleTime: 0,
  gcTime: 0,
});
