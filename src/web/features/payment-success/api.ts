import { queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "#shared/contract/endpoint.ts";
import type { getOrder } from "#shared/contract/orders.ts";
import { callEndpoint } from "#web/lib/call-endpoint.ts";

const ASK_AGAIN_MS = 1000;

export type Order = AnswerOf<typeof getOrder>;

const UNDER_WAY = new Set<Order["state"]>(["paid", "free", "generating", "failed"]);

export const isUnpaid = ({ state }: Order) => state === "open" || state === "expired";

// Asked again while the text is being written.
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/orders/{id}", id],
    queryFn: () => callEndpoint<typeof getOrder>("GET /api/orders/{id}", { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && UNDER_WAY.has(data.state) ? ASK_AGAIN_MS : false),
  });
}
