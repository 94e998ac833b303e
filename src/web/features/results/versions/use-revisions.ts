import { useQueryClient } from "@tanstack/react-query";
import type { Beginning, ReadListing } from "#shared/contract/listings/listings.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { messages } from "#shared/messages/toasts.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { chooseBeginning, chooseTitle, listingQuery, restore } from "../api.ts";

type Place = { listingId: string; platform: ListingPlatform };

export function useRevisions({ listingId, platform }: Place) {
  const client = useQueryClient();
  const { queryKey } = listingQuery(listingId);

  function show(listing: ReadListing): number {
    client.setQueryData(queryKey, listing);
    return listing.descriptions.find(({ platformType }) => platformType === platform)?.version ?? 1;
  }

  async function endedView(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.status === 410) await client.resetQueries({ queryKey });
  }

  return {
    restore: async (version: number): Promise<void> => {
      try {
        show(await restore(listingId, { platform, version }));
        showToast(messages.versionRestored(version));
      } catch (error) {
        await endedView(error);
        showToast({ ...messages.versionNotRestored, tone: "problem" });
      }
    },
    begin: async (beginning: Beginning): Promise<void> => {
      try {
        show(await chooseBeginning(listingId, { platform, beginning }));
      } catch (error) {
        await endedView(error);
        showToast({ ...messages.beginningNotChanged, tone: "problem" });
      }
    },
    retitle: async (title: string): Promise<void> => {
      try {
        showToast(messages.titleChanged(show(await chooseTitle(listingId, { platform, title }))));
      } catch (error) {
        await endedView(error);
        const isRefused = error instanceof ApiError && error.status === 400;
        const description = isRefused ? error.message : messages.titleNotChanged.description;
        showToast({ ...messages.titleNotChanged, description, tone: "problem" });
      }
    },
  };
}
