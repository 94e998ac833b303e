import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import { ApiError, serverMessageIn } from "#web/lib/http/request.ts";
import { listingQuery } from "./api.ts";

const NO_ANSWER = "The server did not answer. Nothing was changed, and what you typed is kept here. Please try again.";

// One call at a time, named by what waits for it; what went wrong is said in words.
export function useAttempts(listingId: string) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { queryKey } = listingQuery(listingId);

  async function attempt(name: string, work: () => Promise<void>): Promise<void> {
    setBusy(name);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) await client.resetQueries({ queryKey });
      setProblem(serverMessageIn(error) ?? NO_ANSWER);
    } finally {
      setBusy(null);
    }
  }

  return { busy, problem, setProblem, attempt, show: (listing: ReadListing) => client.setQueryData(queryKey, listing) };
}
