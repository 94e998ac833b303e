import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { listDraftsPage, nextCursor } from "../api.ts";

export function draftsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ["/api/intake", search],
    queryFn: ({ pageParam }) => listDraftsPage(search, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: nextCursor,
    // Others write in them too, so every visit reads again; what was found stays while the next search runs.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
