import "#web/lib/zod-without-eval.ts";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as contract from "#shared/contract/admin.ts";
import { type OrderState, refundOrder } from "#shared/contract/orders.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";

const ADMIN_KEY = ["admin"] as const;
export const adminFilter = { queryKey: ADMIN_KEY };

// Others work and buy while the page is open, so every visit reads again.
const fresh = { staleTime: 0 } as const;
const steady = { ...fresh, placeholderData: keepPreviousData } as const;
const wanting = (search: string | undefined) => (search ? { search } : {});
const behind = (cursor: string) => (cursor === "" ? {} : { cursor });
const nextAfter = (rowsAPage: number) => (rows: { id: string }[]) =>
  rows.length < rowsAPage ? undefined : rows.at(-1)?.id;

// The listings below stay within reach; whoever wants more users gets many at once.
const FIRST_USERS = 10;

export const summaryQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "summary"],
  queryFn: () => callEndpoint(contract.getAdminSummary),
  ...fresh,
});

export const usersQuery = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, "users", search],
    queryFn: ({ pageParam }) =>
      callEndpoint(contract.listAdminUsers, {
        query: {
          ...wanting(search),
          ...behind(pageParam),
          limit: pageParam === "" ? FIRST_USERS : contract.USERS_A_PAGE,
        },
      }),
    initialPageParam: "",
    getNextPageParam: (rows, pages) => nextAfter(pages.length === 1 ? FIRST_USERS : contract.USERS_A_PAGE)(rows),
    ...steady,
  });

export const listingsQuery = (search: string | undefined) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, "listings", search],
    queryFn: () => callEndpoint(contract.listAdminListings, { query: wanting(search) }),
    ...steady,
  });

export const profileQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, "profile", id],
    queryFn: ({ pageParam }) => callEndpoint(contract.getAdminUser, { params: { id }, query: behind(pageParam) }),
    initialPageParam: "",
    getNextPageParam: ({ listings }) => nextAfter(contract.LISTINGS_A_PROFILE_PAGE)(listings),
    ...fresh,
  });

export const activityQuery = (days: number) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, "activity", days],
    queryFn: () => callEndpoint(contract.getAdminActivity, { query: { days } }),
    ...steady,
  });

export type OrdersWish = { search?: string | undefined; state?: OrderState | undefined };

export const ordersQuery = ({ search, state }: OrdersWish) =>
  infiniteQueryOptions({
    queryKey: [...ADMIN_KEY, "orders", search, state],
    queryFn: ({ pageParam }) => {
      const query = { ...wanting(search), ...(state && { state }), ...behind(pageParam) };
      return callEndpoint(contract.listAdminOrders, { query });
    },
    initialPageParam: "",
    getNextPageParam: nextAfter(contract.ORDERS_A_PAGE),
    ...steady,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, "order", id],
    queryFn: () => callEndpoint(contract.getAdminOrder, { params: { id } }),
    ...fresh,
  });

export const failuresQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "failures"],
  queryFn: () => callEndpoint(contract.listAdminFailures),
  ...fresh,
});

export const promoCodesQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "promo-codes"],
  queryFn: () => callEndpoint(contract.listAdminPromoCodes),
  ...fresh,
});

export const setMembership = (id: string, isMember: boolean) =>
  callEndpoint(contract.changeAdminUser, { params: { id }, body: { isMember } });

export const endSessions = (id: string) => callEndpoint(contract.endAdminUserSessions, { params: { id } });

export const refund = (id: string, reason: string) => callEndpoint(refundOrder, { params: { id }, body: { reason } });

export const retryDelivery = (id: string) => callEndpoint(contract.retryAdminOrder, { params: { id } });

type Creation = Parameters<typeof callEndpoint<typeof contract.createAdminPromoCode>>[1]["body"];
type Change = Parameters<typeof callEndpoint<typeof contract.changeAdminPromoCode>>[1]["body"];

export const createPromoCode = (body: Creation) => callEndpoint(contract.createAdminPromoCode, { body });

export const changePromoCode = (code: string, body: Change) =>
  callEndpoint(contract.changeAdminPromoCode, { params: { code }, body });
