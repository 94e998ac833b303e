import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { forgetPurchase, noteThatRead } from "#web/lib/storage/purchase-memory.ts";
import { beginView, type Delivery, deliveryQuery, listingQuery, viewQuery } from "../api.ts";
import { useIsOver } from "../time-left.tsx";

export type ResultsState =
  | { step: "generating" | "loading" }
  | { step: "choosing"; listingId: string; address: string | null }
  | { step: "ready"; listingId: string; listing: ReadListing }
  | { step: "ended"; error: Error | null }
  | { step: "problem"; error: Error };

// From a payment or an address to the text: delivered, chosen how to read, opened.
export function useResults(delivery: Delivery) {
  const client = useQueryClient();
  const delivered = useQuery(deliveryQuery(delivery));
  const listingId = delivered.data ?? "";
  const view = useQuery({ ...viewQuery(listingId), enabled: listingId !== "" });
  const mustChoose = view.data?.isGuest === true && !view.data.isOpened;
  const listing = useQuery({ ...listingQuery(listingId), enabled: view.isSuccess && !mustChoose });
  const isOver = useIsOver(listing.data?.viewEndsAt ?? null);
  const failed = [delivered, view, listing].find(({ error }) => error !== null);
  const isEnded = isOver || (failed?.error instanceof ApiError && failed.error.status === 410);

  useEffect(() => {
    if (isEnded) forgetPurchase();
    else if (listing.isSuccess) noteThatRead();
  }, [isEnded, listing.isSuccess]);

  async function continueAsGuest(): Promise<void> {
    await beginView(listingId);
    await client.invalidateQueries({ queryKey: viewQuery(listingId).queryKey });
  }

  async function retry(): Promise<boolean> {
    return (await failed?.refetch())?.isSuccess ?? true;
  }

  function state(): ResultsState {
    if (isEnded) return { step: "ended", error: failed?.error ?? null };
    if (listing.data) return { step: "ready", listingId, listing: listing.data };
    if (failed?.error) return { step: "problem", error: failed.error };
    if (mustChoose) return { step: "choosing", listingId, address: view.data?.address ?? null };
    return { step: delivery.kind !== "listing" && !delivered.data ? "generating" : "loading" };
  }

  return { state: state(), isRetrying: failed?.isFetching ?? false, retry, continueAsGuest };
}
