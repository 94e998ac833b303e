import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as contract from "#shared/contract/account/admin.ts";
import type { refundOrder } from "#shared/contract/orders.ts";
import { LISTINGS_A_PROFILE_PAGE, ORDERS_A_PAGE, type OrderState, USERS_A_PAGE } from "#shared/contract-values.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";

const ADMIN_KEY = ["admin"] as const;
export const adminFilter = { queryKey: ADMIN_KEY };

// Others work and buy while the page is open, so every visit reads again.
const fresh = { staleTime: 0 } as const;
const steady = { ...fresh, placeholderData: keepPreviousData } as const;
const wanting = (search: string | undefined) => (search ? { search } : {});
const behind = (cursor: string) => (cursor === "" ? {} : { cursor });
const nextAfter = (rowsAPage: number) => (rows: { id: string }[]) =>
  rows.length < rowsAPage ? undefined : rows.at(-1)?.id;

// A short first page keeps the listings below it in view; further pages are larger.
const FIRST_USERS = 10;

export const summaryQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "summary"],
  queryFn: () => callEndpoint<typeof contract.getAdminSummary>("GET /api/admin/summary"),
  ...fresh,
});

export const usersQuery = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, "users", search],
    queryFn: ({ pageParam }) =>
      callEndpoint<typeof contract.listAdminUsers>("GET /api/admin/users", {
        query: {
          ...wanting(search),
          ...behind(pageParam),
          limit: pageParam === "" ? FIRST_USERS : USERS_A_PAGE,
        },
      }),
    initialPageParam: "",
    getNextPageParam: (rows, pages) => nextAfter(pages.length === 1 ? FIRST_USERS : USERS_A_PAGE)(rows),
    ...steady,
  });

export const listingsQuery = (search: string | undefined) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, "listings", search],
    queryFn: () =>
      callEndpoint<typeof contract.listAdminListings>("GET /api/admin/listings", { query: wanting(search) }),
    ...steady,
  });

export const profileQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, "profile", id],
    queryFn: ({ pageParam }) =>
      callEndpoint<typeof contract.getAdminUser>("GET /api/admin/users/{id}", {
        params: { id },
        query: behind(pageParam),
      }),
    initialPageParam: "",
    getNextPageParam: ({ listings }) => nextAfter(LISTINGS_A_PROFILE_PAGE)(listings),
    ...fresh,
  });

export const activityQuery = (days: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, "activity", days],
    queryFn: () => callEndpoint<typeof contract.getAdminActivity>("GET /api/admin/activity", { query: { days } }),
    ...steady,
  });

export type OrdersWish = { search?: string | undefined; state?: OrderState | undefined };

export const ordersQuery = ({ search, state }: OrdersWish) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, "orders", search, state],
    queryFn: ({ pageParam }) => {
      const query = { ...wanting(search), ...(state && { state }), ...behind(pageParam) };
      return callEndpoint<typeof contract.listAdminOrders>("GET /api/admin/orders", { query });
    },
    initialPageParam: "",
    getNextPageParam: nextAfter(ORDERS_A_PAGE),
    ...steady,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, "order", id],
    queryFn: () => callEndpoint<typeof contract.getAdminOrder>("GET /api/admin/orders/{id}", { params: { id } }),
    ...fresh,
  });

export const failuresQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "failures"],
  queryFn: () => callEndpoint<typeof contract.listAdminFailures>("GET /api/admin/failures"),
  ...fresh,
});

export const promoCodesQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "promo-codes"],
  queryFn: () => callEndpoint<typeof contract.listAdminPromoCodes>("GET /api/admin/promo-codes"),
  ...fresh,
});

export const setMembership = (id: string, isMember: boolean) =>
  callEndpoint<typeof contract.changeAdminUser>("PATCH /api/admin/users/{id}", { params: { id }, body: { isMember } });

export const endSessions = (id: string) =>
  callEndpoint<typeof contract.endAdminUserSessions>("POST /api/admin/users/{id}/end-sessions", { params: { id } });

export const refund = (id: string, reason: string) =>
  callEndpoint<typeof refundOrder>("POST /api/admin/orders/{id}/refund", { params: { id }, body: { reason } });

export const retryDelivery = (id: string) =>
  callEndpoint<typeof contract.retryAdminOrder>("POST /api/admin/orders/{id}/retry", { params: { id } });

type Creation = Parameters<typeof callEndpoint<typeof contract.createAdminPromoCode>>[1]["body"];
type Change = Parameters<typeof callEndpoint<typeof contract.changeAdminPromoCode>>[1]["body"];

export const createPromoCode = (body: Creation) =>
  callEndpoint<typeof contract.createAdminPromoCode>("POST /api/admin/promo-codes", { body });

export const changePromoCode = (code: string, body: Change) =>
  callEndpoint<typeof contract.changeAdminPromoCode>("PATCH /api/admin/promo-codes/{code}", { params: { code }, body });
