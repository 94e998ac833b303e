import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { deleteUserListing, listUserListings } from "#shared/contract/listings/user-listings.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";
import { JUST_READ_MS } from "#web/lib/query-client.ts";
import type { DashboardSearch } from "./dashboard-search.ts";

const LISTINGS_PER_PAGE = 24;
const MAX_RETRIES = 3;

const LISTINGS_KEY = ["/api/user/listings"] as const;

export function userListingsQuery({ q = "", sort = "newest" }: DashboardSearch) {
  return infiniteQueryOptions({
    queryKey: [...LISTINGS_KEY, q, sort],
    queryFn: ({ pageParam }) =>
      callEndpoint<typeof listUserListings>("GET /api/user/listings", {
        query: { search: q, sort, limit: LISTINGS_PER_PAGE, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: "",
    getNextPageParam: (page) => (page.length < LISTINGS_PER_PAGE ? undefined : page.at(-1)?.id),
    retry: (failures, error) => failures < MAX_RETRIES && !isLoggedOut(error),
    // A purchase adds to it, so every visit reads again.
    staleTime: JUST_READ_MS,
    placeholderData: keepPreviousData,
  });
}

export function isLoggedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}

export async function deleteListing(id: string): Promise<void> {
  await callEndpoint<typeof deleteUserListing>("DELETE /api/user/listings/{id}", { params: { id } });
}

export const listingsFilter = { queryKey: LISTINGS_KEY };
