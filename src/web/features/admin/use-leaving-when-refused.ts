import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "#web/lib/api-error.ts";

// Whoever stops being the admin while the page is open, or is signed out elsewhere, is told so by any call.
export function useLeavingWhenRefused(leave: () => void): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ query }) => {
        const { error } = query.state;
        if (query.queryKey[0] === "admin" && error instanceof ApiError && [401, 403].includes(error.status)) leave();
      }),
    [queries, leave],
  );
}
