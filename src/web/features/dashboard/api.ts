import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { deleteUserListing, listUserListings } from "#shared/contract/listings/user-listings.ts";
import { LISTING_ORDERS, type ListingOrder } from "#shared/contract-values.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { JUST_READ_MS } from "#web/lib/http/query-client.ts";
import { ApiError } from "#web/lib/http/request.ts";

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

export type DashboardSearch = { q?: string; sort?: ListingOrder };

export function readDashboardSearch({ q, sort }: Record<string, unknown>): DashboardSearch {
  // The router reads what looks like a number as one.
  const text = typeof q === "number" ? String(q) : q;
  const order = LISTING_ORDERS.find((name) => name === sort);
  return {
    ...(typeof text === "string" && text.trim() !== "" && { q: text.slice(0, 200) }),
    // The default order is left out of the address.
    ...(order && order !== "newest" && { sort: order }),
  };
}
